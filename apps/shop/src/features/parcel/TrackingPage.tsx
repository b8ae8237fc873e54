import { parcelTracking } from "@sihai/contract/parcel";
import { inLanguage } from "@sihai/text";
import { parcelDict } from "@sihai/text/dict/parcel";
import { Card, EmptyState, Page, Timeline } from "@sihai/ui";
import { Copy } from "lucide-react";
import { copyText, href, NothingHere, NotYet, useDict, useEndpoint, useLanguage, usePageSearch } from "#shop";
import { TrackingToCome } from "./ParcelToCome.tsx";

/** Every scan of a parcel, in the reader's language and time, with Beijing time beside. */
export default function TrackingPage() {
  const words = useDict(parcelDict);
  const { packageId } = usePageSearch("/operation/pkg-logistics-tracking");
  if (packageId === undefined)
    return (
      <Page title={words.trackingTitle}>
        <NothingHere />
      </Page>
    );
  return <Tracking packageId={packageId} />;
}

function Tracking({ packageId }: { packageId: string }) {
  const words = useDict(parcelDict);
  const language = useLanguage();
  const tracking = useEndpoint(parcelTracking, { query: { packageId } }, { freshMs: 0, everyMs: 60_000 });
  if (!tracking.data)
    return (
      <Page title={words.trackingTitle}>
        <NotYet read={tracking} missing="PARCEL_NOT_FOUND" skeleton={<TrackingToCome />} />
      </Page>
    );
  const { carrier, waybillNo, events } = tracking.data;
  return (
    <Page title={words.trackingTitle}>
      {waybillNo === null ? null : <WaybillCard carrier={carrier} waybillNo={waybillNo} />}
      {events.length === 0 ? (
        <EmptyState
          picture="plane"
          text={words.noTracking}
          action={{ label: words.parcel(packageId), href: href("/package/detail", { packageId }) }}
        />
      ) : (
        <Card>
          <Timeline
            entries={events.map(({ at, status, place, text }) => ({
              key: `${at}-${status}-${place}`,
              title: inLanguage(text, language),
              at,
              beijing: true,
            }))}
          />
        </Card>
      )}
    </Page>
  );
}

/** The number to follow the parcel by at its carrier; a press copies it. */
function WaybillCard({ carrier, waybillNo }: { carrier: string | null; waybillNo: string }) {
  const words = useDict(parcelDict);
  return (
    <Card>
      <h2 className="text-note text-grey">{carrier ?? words.carrier}</h2>
      <button
        type="button"
        onClick={() => void copyText(waybillNo)}
        className="-my-2 flex min-h-11 items-center gap-2 text-title font-semibold"
      >
        <span className="min-w-0 text-left wrap-anywhere">{waybillNo}</span>
        <Copy aria-hidden size={18} className="shrink-0 text-brand-strong" />
        <span className="sr-only">{words.copy}</span>
      </button>
    </Card>
  );
}
