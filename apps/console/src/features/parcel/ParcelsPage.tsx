import { useEndpoint } from "@sihai/client";
import { lookUpParcels } from "@sihai/contract/parcel";
import { consoleLookUpDict } from "@sihai/text/dict/console-look-up";
import { EmptyState, ErrorState, SkeletonList } from "@sihai/ui";
import { useDict, usePageSearch, WorkPage } from "#console";
import { ScanField } from "#desk";
import { FoundParcels } from "./FoundParcels.tsx";
import { ParcelCard } from "./ParcelCard.tsx";

/** Any number of a parcel leads to it: its goods, its money, its evidence, and where it is. */
export default function ParcelsPage() {
  const words = useDict(consoleLookUpDict);
  const [{ q = "" }, change] = usePageSearch("/parcels");
  const found = useEndpoint(lookUpParcels, { query: { q: q.slice(0, 60) } }, { enabled: q !== "", freshMs: 0 });
  const parcels = found.data?.parcels ?? [];
  const [only] = parcels;
  return (
    <WorkPage title={words.parcelsTitle}>
      <ScanField onScan={(text) => change({ q: text })} label={words.parcelsHint} />
      {q === "" ? (
        <EmptyState picture="search" text={words.parcelsStart} />
      ) : found.isPending ? (
        <SkeletonList cards={2} lines={4} />
      ) : found.error ? (
        <ErrorState onReload={() => void found.refetch()} />
      ) : only === undefined ? (
        <EmptyState picture="search" text={words.nothing(q)} />
      ) : parcels.length === 1 ? (
        <ParcelCard packageId={only.parcel.packageId} />
      ) : (
        <FoundParcels parcels={parcels} />
      )}
    </WorkPage>
  );
}
