import { cnyText, countryName, dotted, formatDateRange, formatWeight, inLanguage } from "@sihai/text";
import { parcelDict } from "@sihai/text/dict/parcel";
import { Card, LinkButton, Picture, StatusTag, useUi } from "@sihai/ui";
import { href, useDict, useLanguage } from "#shop";
import { NextStep } from "./NextStep.tsx";
import { hasAlert, type ListedParcel, titleOf, toneOf } from "./parcel-view.ts";

/** A parcel in the list: what is in it, where it goes, what happens next, and the one thing to do. */
export function ParcelCard({ parcel }: { parcel: ListedParcel }) {
  const words = useDict(parcelDict);
  const language = useLanguage();
  const { LinkPart } = useUi();
  const { packageId, owed, total, tradeNo } = parcel;
  const weight = formatWeight(parcel.grams, language);
  return (
    <Card className="flex flex-col gap-3">
      <LinkPart href={href("/package/detail", { packageId })} className="flex flex-col gap-2">
        <span className="flex items-center justify-between gap-3">
          <StatusTag
            tone={toneOf(parcel)}
            label={owed === "0.00" || hasAlert(parcel) ? titleOf(parcel, words) : words.due(cnyText(owed))}
          />
          <span className="text-note text-grey">{packageId}</span>
        </span>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <span className="flex gap-1.5">
            {parcel.pictures.slice(0, 3).map((picture) => (
              <span key={picture} className="block size-14 overflow-hidden rounded-control">
                <Picture src={picture} alt="" ratio="1/1" sizes="56px" />
              </span>
            ))}
          </span>
          <span className="min-w-0 flex-1 basis-28 text-body">
            <span className="block font-medium">
              {inLanguage(parcel.lineName, language)} → {countryName(parcel.country, language)}
            </span>
            <span className="block text-note text-grey">
              {dotted([
                words.items(parcel.itemCount),
                parcel.weighed ? words.actualWeight(weight) : words.estimatedWeight(weight),
              ])}
            </span>
          </span>
        </span>
        {parcel.arrives ? (
          <span className="block font-semibold">
            {words.arrives(formatDateRange(parcel.arrives.from, parcel.arrives.to, language))}
          </span>
        ) : null}
      </LinkPart>
      {parcel.next.code === "arrive" && parcel.arrives ? null : <NextStep next={parcel.next} claimBy={parcel.claimBy} />}
      {tradeNo === null ? null : (
        <LinkButton small href={href("/pay/index", { tradeNo, purpose: owed === "0.00" ? "parcel" : "back-payment" })}>
          {owed === "0.00" ? words.payDeposit(cnyText(total)) : words.payBalance(cnyText(owed))}
        </LinkButton>
      )}
    </Card>
  );
}
