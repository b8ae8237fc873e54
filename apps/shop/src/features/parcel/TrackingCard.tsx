import { cnyText, inLanguage } from "@sihai/text";
import { parcelDict } from "@sihai/text/dict/parcel";
import { Card, TextLink, Timeline } from "@sihai/ui";
import { Copy } from "lucide-react";
import { copyText, href, useDict, useLanguage } from "#shop";
import type { Parcel } from "./parcel-view.ts";
import { ReportProblem } from "./ReportProblem.tsx";

const shown = 4;

/** Where the parcel is: the carrier's scans once there are any, before that its own progress. */
export function TrackingCard({ parcel }: { parcel: Parcel }) {
  const words = useDict(parcelDict);
  const language = useLanguage();
  const { tracking, steps, packageId, waybillNo, carrier, shippedAt } = parcel;
  const scans = tracking.map(({ at, status, place, text }) => ({
    key: `${at}-${status}-${place}`,
    title: inLanguage(text, language),
    at,
  }));
  const progress = steps
    .map(({ to, at, by, note, changed }, index) => ({
      key: String(index),
      title: changed ? words.changedEvent(cnyText(changed.from), cnyText(changed.to)) : stateWord(to, words.events),
      at,
      note: note ?? words.by[by],
    }))
    .reverse();
  return (
    <Card title={scans.length > 0 ? words.trackingTitle : words.history} className="flex flex-col gap-3">
      {waybillNo === null ? null : (
        <button
          type="button"
          onClick={() => void copyText(waybillNo)}
          className="-my-2 flex min-h-11 items-center gap-2 self-start text-body"
        >
          <span className="text-grey">{carrier}</span>
          <span className="font-semibold">{waybillNo}</span>
          <Copy aria-hidden size={18} className="text-brand-strong" />
          <span className="sr-only">{words.copy}</span>
        </button>
      )}
      {parcel.state === "shipped" && scans.length === 0 ? <p className="text-note text-grey">{words.noTracking}</p> : null}
      <Timeline entries={(scans.length > 0 ? scans : progress).slice(0, shown)} />
      {shippedAt === null ? null : (
        <div className="flex flex-wrap items-center justify-between gap-4">
          {scans.length > shown ? (
            <TextLink href={href("/operation/pkg-logistics-tracking", { packageId })}>{words.track}</TextLink>
          ) : null}
          <ReportProblem packageId={packageId} />
        </div>
      )}
    </Card>
  );
}

export function stateWord(state: string, states: Record<string, string>): string {
  return states[state] ?? state;
}
