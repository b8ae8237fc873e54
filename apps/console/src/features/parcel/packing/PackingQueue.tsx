import { call, useAction, useEndpoint } from "@sihai/client";
import { lookUpParcels, packingQueue, putBackList, putItemBack } from "@sihai/contract/parcel";
import { benchStates } from "@sihai/domain/parcel";
import { consolePackingDict } from "@sihai/text/dict/console/packing";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { ChipGroup, Tag, toastFailure, toastSuccess } from "@sihai/ui";
import type { DataColumn } from "@sihai/ui/table";
import { useDict, usePageSearch } from "#console";
import { PageByPlace, QueueFilters, readScan, SavedFilters, StateTag, WarehouseFilter, WarehouseName, WorkQueue } from "#desk";
import { PutBackCard } from "./PutBackCard.tsx";
import { type QueuedParcel, useParcelColumns } from "./parcel-columns.tsx";

const marks = { kind: "parcel", no: ({ packageId }: QueuedParcel) => packageId, under: "parcel" } as const;

/** Paid parcels on their way through the bench; a scan of the parcel, or of an item that goes into one, opens it. */
export function PackingQueue() {
  const words = useDict(consolePackingDict);
  const shared = useDict(consoleDict);
  const [{ warehouse, state, due, assigned, after }, change] = usePageSearch("/packing");
  const queue = useEndpoint(
    packingQueue,
    {
      query: {
        ...(warehouse ? { warehouse } : {}),
        ...(state ? { state } : {}),
        ...(due && { due }),
        ...(assigned && { assigned }),
        ...(after && { after }),
      },
    },
    { freshMs: 0, everyMs: 60_000 },
  );
  const lying = useEndpoint(putBackList, { query: { ...(warehouse ? { warehouse } : {}) } }, { freshMs: 0, everyMs: 60_000 });
  const putBack = useAction(putItemBack, {
    refreshes: [putBackList],
    onDone: ({ itemNo, shelf }) => toastSuccess(words.putBackDone(itemNo, shelf)),
  });
  const columns = useColumns();

  async function scan(text: string) {
    const scanned = readScan(text);
    if (scanned.kind === "parcel") return change({ parcel: scanned.packageId });
    if (scanned.kind !== "item") return toastFailure(shared.scan.unknown(text));
    if (lying.data?.items.some(({ itemNo }) => itemNo === scanned.itemNo))
      return void putBack.run({ body: { itemNo: scanned.itemNo } });
    const packageId = await openParcelOf(scanned.itemNo);
    if (packageId) change({ parcel: packageId });
    else toastFailure(words.parcelOfItem(scanned.itemNo));
  }

  return (
    <>
      <PutBackCard items={lying.data?.items ?? []} onPut={(itemNo) => void putBack.run({ body: { itemNo } })} withParcel />
      <SavedFilters />
      <WorkQueue
        onScan={(text) => void scan(text)}
        scanHint={words.scanHint}
        filters={<PackingFilters />}
        read={queue}
        caption={words.queue}
        rows={queue.data?.parcels ?? []}
        rowId={(parcel) => parcel.packageId}
        columns={columns}
        marks={marks}
        onOpen={(parcel) => change({ parcel: parcel.packageId })}
        emptyText={words.empty}
      />
      <PageByPlace
        after={after}
        next={queue.data?.next ?? null}
        total={queue.data?.total ?? 0}
        onPage={(to) => change({ after: to })}
      />
    </>
  );
}

function useColumns(): DataColumn<QueuedParcel>[] {
  const words = useDict(consolePackingDict);
  const shared = useDict(consoleDict);
  const of = useParcelColumns();
  return [
    { ...of.due, title: shared.due },
    {
      ...of.parcel,
      cell: (parcel) => (
        <span className="flex flex-wrap items-center gap-2 whitespace-nowrap">
          <strong>{parcel.packageId}</strong>
          {parcel.priority ? <Tag tone="warn">{words.priority}</Tag> : null}
        </span>
      ),
    },
    {
      key: "state",
      title: shared.state,
      sortBy: (parcel) => parcel.state,
      cell: (parcel) => (
        <span className="flex flex-wrap items-center gap-2">
          <StateTag parcel={parcel.state} />
          <span className="text-note text-grey">{words.pickedOf(parcel.pickedCount, parcel.itemCount)}</span>
          {parcel.onHoldSince === null ? null : <Tag tone="danger">{words.itemMissing}</Tag>}
        </span>
      ),
    },
    of.line,
    of.weight(words.estimated, ({ estGrams }) => estGrams),
    {
      key: "customer",
      title: shared.customer,
      sortBy: (parcel) => parcel.customerMark,
      cell: (parcel) => (
        <span className="flex flex-col">
          {parcel.customerMark}
          <span className="text-note text-grey">
            <WarehouseName id={parcel.warehouse} />
          </span>
        </span>
      ),
    },
  ];
}

/** How far along the bench parcels are, by when they are due and where they lie. */
function PackingFilters() {
  const shared = useDict(consoleDict);
  const [{ state, due, assigned, warehouse }, change] = usePageSearch("/packing");
  return (
    <>
      <ChipGroup
        label={shared.state}
        value={state ?? "all"}
        onChange={(next) => change({ state: next === "all" ? undefined : next, after: undefined })}
        options={[
          { value: "all", label: shared.all },
          ...benchStates.map((value) => ({ value, label: shared.parcelStates[value] })),
        ]}
      />
      <QueueFilters assigned={assigned} due={due} onChange={(changed) => change({ ...changed, after: undefined })} />
      <WarehouseFilter value={warehouse} onChange={(next) => change({ warehouse: next, after: undefined })} />
    </>
  );
}

/** The parcel an item is to go into, while it can still be packed. */
async function openParcelOf(itemNo: string): Promise<string | undefined> {
  const { parcels } = await call(lookUpParcels, { query: { q: itemNo } });
  return parcels.find(({ parcel }) => ["unshipped", "picking", "packed"].includes(parcel.state))?.parcel.packageId;
}
