import { call, useEndpoint } from "@sihai/client";
import type { CallData } from "@sihai/contract";
import { lookUpParcels, packingQueue } from "@sihai/contract/parcel";
import { formatWeight } from "@sihai/text";
import { consoleDict } from "@sihai/text/dict/console";
import { consolePackingDict } from "@sihai/text/dict/console-packing";
import { ChipGroup, EmptyState, ErrorState, SkeletonList, Tag, toastFailure } from "@sihai/ui";
import { type DataColumn, DataTable } from "@sihai/ui/table";
import { DueMark, ParcelLink, readScan, ScanField, StateTag, useLocal, WarehouseName } from "#bench";
import { useDict, useLanguage, usePageSearch } from "#console";

export type BenchParcel = CallData<typeof packingQueue>["parcels"][number];

/** Paid parcels on their way through the bench; a scan of the parcel, or of an item that goes into one, opens it. */
export function PackingQueue() {
  const words = useDict(consolePackingDict);
  const shared = useDict(consoleDict);
  const [{ warehouse, state }, change] = usePageSearch("/packing");
  const queue = useEndpoint(
    packingQueue,
    { query: { ...(warehouse ? { warehouse } : {}), ...(state ? { state } : {}) } },
    { freshMs: 0, everyMs: 60_000 },
  );
  const columns = useColumns();

  async function scan(text: string) {
    const scanned = readScan(text);
    if (scanned.kind === "parcel") return change({ parcel: scanned.packageId });
    if (scanned.kind !== "item") return toastFailure(shared.scan.unknown(text));
    const { parcels } = await call(lookUpParcels, { query: { q: scanned.itemNo } });
    const open = parcels.find(({ parcel }) => ["unshipped", "picking", "packed"].includes(parcel.state));
    if (open) change({ parcel: open.parcel.packageId });
    else toastFailure(words.parcelOfItem(scanned.itemNo));
  }

  return (
    <>
      <ScanField onScan={(text) => void scan(text)} hint={words.scanHint} />
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        <ChipGroup
          label={shared.state}
          value={state ?? "all"}
          onChange={(next) => change({ state: next === "all" ? undefined : next })}
          options={[
            { value: "all", label: shared.all },
            ...(["unshipped", "picking", "packed", "weighed"] as const).map((value) => ({
              value,
              label: shared.parcelStates[value],
            })),
          ]}
        />
        <ChipGroup
          label={shared.warehouse}
          value={warehouse ?? "all"}
          onChange={(next) => change({ warehouse: next === "all" ? undefined : next })}
          options={[
            { value: "all", label: shared.all },
            { value: "1", label: shared.warehouses.w1 },
            { value: "2", label: shared.warehouses.w2 },
          ]}
        />
      </div>
      {queue.isPending ? (
        <SkeletonList cards={4} lines={2} />
      ) : queue.error ? (
        <ErrorState onReload={() => void queue.refetch()} />
      ) : (
        <DataTable
          caption={words.queue}
          rows={queue.data.parcels}
          rowId={(parcel) => parcel.packageId}
          columns={columns}
          onOpen={(parcel) => change({ parcel: parcel.packageId })}
          empty={<EmptyState text={words.empty} />}
        />
      )}
    </>
  );
}

function useColumns(): DataColumn<BenchParcel>[] {
  const words = useDict(consolePackingDict);
  const shared = useDict(consoleDict);
  const language = useLanguage();
  const local = useLocal();
  return [
    { key: "due", title: shared.due, sortBy: (parcel) => parcel.dueAt ?? "9", cell: (parcel) => <DueMark at={parcel.dueAt} /> },
    {
      key: "parcel",
      title: shared.packageNo,
      sortBy: (parcel) => parcel.packageId,
      cell: (parcel) => (
        <span className="flex flex-wrap items-center gap-2 whitespace-nowrap">
          <ParcelLink packageId={parcel.packageId} />
          {parcel.priority ? <Tag tone="warn">{words.priority}</Tag> : null}
        </span>
      ),
    },
    {
      key: "state",
      title: shared.state,
      sortBy: (parcel) => parcel.state,
      cell: (parcel) => <StateTag parcel={parcel.state} />,
    },
    {
      key: "picked",
      title: words.picked,
      align: "right",
      sortBy: (parcel) => parcel.itemCount,
      cell: (parcel) => words.pickedOf(parcel.pickedCount, parcel.itemCount),
    },
    {
      key: "line",
      title: words.line,
      sortBy: (parcel) => local(parcel.lineName),
      cell: (parcel) => local(parcel.lineName),
    },
    { key: "country", title: words.country, sortBy: (parcel) => parcel.country, cell: (parcel) => parcel.country },
    {
      key: "weight",
      title: words.estimated,
      align: "right",
      sortBy: (parcel) => parcel.estGrams,
      cell: (parcel) => <span className="whitespace-nowrap">{formatWeight(parcel.estGrams, language)}</span>,
    },
    { key: "customer", title: shared.customer, sortBy: (parcel) => parcel.customerMark, cell: (parcel) => parcel.customerMark },
    { key: "warehouse", title: shared.warehouse, cell: (parcel) => <WarehouseName id={parcel.warehouse} /> },
  ];
}
