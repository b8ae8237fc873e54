import { cnyText, formatDay, formatDays, inLanguage } from "@sihai/text";
import { parcelDict } from "@sihai/text/dict/parcel";
import { Card, StatusTag, Steps } from "@sihai/ui";
import { Truck } from "lucide-react";
import { serverNow, useDict, useLanguage } from "#shop";
import { ArrivalTrack } from "./ArrivalTrack.tsx";
import { MissingItems } from "./MissingItems.tsx";
import { NextStep } from "./NextStep.tsx";
import { arrivalText, daysBetween, hasAlert, type Parcel, reached, titleOf, toneOf } from "./parcel-view.ts";

/** The state in a word and a sentence, the arrival as a range, and how far it has come. */
export function ArrivalCard({ parcel }: { parcel: Parcel }) {
  const words = useDict(parcelDict);
  const language = useLanguage();
  const owed = parcel.settlement?.owed ?? "0.00";
  const { arrives, alert, shippedAt, deliveredAt, line } = parcel;
  const sofar = shippedAt ? formatDays(daysBetween(shippedAt, serverNow()), language) : "";
  const steps = (["submitted", "packed", "shipped", "delivered"] as const).map((key) => ({ key, label: words.steps[key] }));
  const expected = arrives && arrivalText({ ...parcel, arrives }, serverNow(), words, language);
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex items-center justify-between gap-3">
        <StatusTag
          tone={toneOf({ state: parcel.state, owed, next: parcel.next })}
          label={owed === "0.00" || hasAlert(parcel) ? titleOf(parcel, words) : words.due(cnyText(owed))}
          icon={Truck}
        />
        <span className="text-right text-note text-grey">{inLanguage(line.name, language)}</span>
      </div>
      {alert ? (
        <div>
          <p className="text-display font-bold">{words.alerts[alert]}</p>
          {arrives ? <p className="text-note text-grey">{expected}</p> : null}
        </div>
      ) : arrives ? (
        <div>
          <p className="text-display font-bold">{expected}</p>
          <p className="text-note text-grey">{words[saidOf(arrives)](sofar)}</p>
        </div>
      ) : null}
      {deliveredAt ? (
        <div>
          <p className="text-display font-bold">{words.deliveredOn(formatDay(deliveredAt, language))}</p>
          {shippedAt ? (
            <p className="text-note text-grey">
              {words.tookDays(formatDays(daysBetween(shippedAt, Date.parse(deliveredAt)), language))}
            </p>
          ) : null}
        </div>
      ) : null}
      <MissingItems parcel={parcel} />
      {arrives && parcel.next.code === "arrive" ? null : (
        <NextStep next={parcel.next} claimBy={parcel.claimBy} claim={parcel.claim} />
      )}
      {parcel.state === "cancelled" || parcel.state === "exception" || alert === "returning" ? null : arrives && shippedAt ? (
        <ArrivalTrack parcel={parcel} shippedAt={shippedAt} arrives={arrives} />
      ) : (
        <Steps steps={steps} current={reached(parcel.state)} />
      )}
    </Card>
  );
}

/** Whose word the days are: measured on our parcels, stated in the price list, or promised. */
function saidOf({ basis, isMeasured = true }: NonNullable<Parcel["arrives"]>) {
  if (basis === "promised") return "arrivesPromised";
  return isMeasured ? "arrivesMeasured" : "arrivesListed";
}
