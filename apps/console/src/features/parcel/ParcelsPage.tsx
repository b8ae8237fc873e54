import { useEndpoint } from "@sihai/client";
import { lookUpParcels } from "@sihai/contract/parcel";
import { consoleLookUpDict } from "@sihai/text/dict/console/look-up";
import { EmptyState, ErrorState, SkeletonList } from "@sihai/ui";
import { useDict, usePageSearch, WorkPage } from "#console";
import { ScanField } from "#desk";
import { ParcelCard } from "./ParcelCard.tsx";
import { ParcelMatches } from "./ParcelMatches.tsx";

/** Any number of a parcel leads to it: its goods, its money, its evidence, and where it is. */
export default function ParcelsPage() {
  const words = useDict(consoleLookUpDict);
  const [{ q = "" }, change] = usePageSearch("/parcels");
  const search = useEndpoint(lookUpParcels, { query: { q: q.slice(0, 60) } }, { enabled: q !== "", freshMs: 0 });
  const parcels = search.data?.parcels ?? [];
  const [only] = parcels;
  return (
    <WorkPage title={words.parcelsTitle}>
      <ScanField onScan={(text) => change({ q: text })} label={words.parcelsHint} />
      {q === "" ? (
        <EmptyState picture="search" text={words.parcelsStart} />
      ) : search.isPending ? (
        <SkeletonList cards={2} lines={4} />
      ) : search.error ? (
        <ErrorState onReload={() => void search.refetch()} />
      ) : only === undefined ? (
        <EmptyState picture="search" text={words.nothing(q)} />
      ) : parcels.length === 1 ? (
        <ParcelCard packageId={only.parcel.packageId} />
      ) : (
        <ParcelMatches parcels={parcels} />
      )}
    </WorkPage>
  );
}
