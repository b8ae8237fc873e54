import { parcelDict } from "@sihai/text/dict/parcel";
import { Button, Card, StaffText, TextLink, Timeline, type TimelineEntry } from "@sihai/ui";
import { Copy } from "lucide-react";
import { useState } from "react";
import { copyText, href, useDict, useLanguage } from "#shop";
import { parcelHistory } from "./parcel-history.ts";
import type { Parcel } from "./parcel-view.ts";
import { ReportProblem } from "./ReportProblem.tsx";

const shown = 4;

/** Where the parcel is, by the carrier's scans, and beside them its own progress: who did what, and when. */
export function TrackingCard({ parcel }: { parcel: Parcel }) {
  const words = useDict(parcelDict);
  const { scans, progress } = parcelHistory(parcel, words, useLanguage());
  const { packageId, waybillNo, carrier, shippedAt } = parcel;
  const hasLeft = waybillNo !== null || shippedAt !== null;
  return (
    <>
      {hasLeft ? (
        <Card title={words.trackingTitle} className="flex flex-col gap-3">
          {waybillNo === null ? null : (
            <button
              type="button"
              onClick={() => void copyText(waybillNo)}
              className="-my-2 flex min-h-11 flex-wrap items-center gap-2 self-start text-body"
            >
              <span className="text-grey">{carrier}</span>
              <span className="font-semibold">{waybillNo}</span>
              <Copy aria-hidden size={18} className="text-brand-strong" />
              <span className="sr-only">{words.copy}</span>
            </button>
          )}
          {scans.length === 0 ? <p className="text-note text-grey">{words.noTracking}</p> : null}
          <Timeline entries={scans.slice(0, shown)} />
          {shippedAt === null ? null : (
            <div className="flex flex-wrap items-center justify-between gap-4">
              {scans.length > shown ? (
                <TextLink href={href("/operation/pkg-logistics-tracking", { packageId })}>{words.track}</TextLink>
              ) : null}
              <ReportProblem packageId={packageId} claim={parcel.claim} />
            </div>
          )}
        </Card>
      ) : null}
      <Progress
        entries={progress.map(({ isSaid, note, ...entry }) => ({
          ...entry,
          note: isSaid ? <StaffText>{note}</StaffText> : note,
        }))}
      />
    </>
  );
}

/** The parcel's own history; what is cut is one press away. */
function Progress({ entries }: { entries: readonly TimelineEntry[] }) {
  const words = useDict(parcelDict);
  const [all, setAll] = useState(false);
  return (
    <Card title={words.history} className="flex flex-col gap-3">
      <Timeline entries={all ? entries : entries.slice(0, shown)} />
      {all || entries.length <= shown ? null : (
        <Button small kind="quiet" onClick={() => setAll(true)}>
          {words.showAll(entries.length)}
        </Button>
      )}
    </Card>
  );
}
