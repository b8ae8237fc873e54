import { formatWeight } from "@sihai/text";
import { consoleDict } from "@sihai/text/dict/console";
import { consolePackingDict } from "@sihai/text/dict/console-packing";
import { Tag } from "@sihai/ui";
import { type DataColumn, DataTable } from "@sihai/ui/table";
import { DueMark, ParcelLink, useLocal, WarehouseName } from "#bench";
import { useDict, useLanguage } from "#console";
import type { BenchParcel } from "../packing/PackingQueue.tsx";

type DispatchTableProps = {
  parcels: readonly BenchParcel[];
  selected: readonly string[];
  onSelect: (packageIds: string[]) => void;
  onOpen: (packageId: string) => void;
};

export function DispatchTable({ parcels, selected, onSelect, onOpen }: DispatchTableProps) {
  const words = useDict(consolePackingDict);
  const columns = useColumns();
  return (
    <DataTable
      caption={words.dispatchTitle}
      rows={parcels}
      rowId={({ packageId }) => packageId}
      columns={columns}
      selected={selected}
      onSelect={onSelect}
      onOpen={({ packageId }) => onOpen(packageId)}
    />
  );
}

function useColumns(): DataColumn<BenchParcel>[] {
  const words = useDict(consolePackingDict);
  const shared = useDict(consoleDict);
  const language = useLanguage();
  const local = useLocal();
  return [
    {
      key: "due",
      title: words.pickupDue,
      sortBy: (parcel) => parcel.dueAt ?? "9",
      cell: (parcel) => <DueMark at={parcel.dueAt} />,
    },
    {
      key: "parcel",
      title: shared.packageNo,
      sortBy: (parcel) => parcel.packageId,
      cell: (parcel) => (
        <span className="whitespace-nowrap">
          <ParcelLink packageId={parcel.packageId} />
        </span>
      ),
    },
    {
      key: "waybill",
      title: words.waybill,
      sortBy: (parcel) => parcel.waybillNo ?? "",
      cell: (parcel) =>
        parcel.waybillNo === null ? (
          <Tag tone="warn">{words.noWaybill}</Tag>
        ) : (
          <span>
            {parcel.waybillNo}
            <span className="block text-note text-grey">{parcel.carrier}</span>
          </span>
        ),
    },
    { key: "line", title: words.line, sortBy: (parcel) => local(parcel.lineName), cell: (parcel) => local(parcel.lineName) },
    { key: "country", title: words.country, sortBy: (parcel) => parcel.country, cell: (parcel) => parcel.country },
    {
      key: "weight",
      title: words.actual,
      align: "right",
      sortBy: (parcel) => parcel.actGrams ?? 0,
      cell: (parcel) => <span className="whitespace-nowrap">{formatWeight(parcel.actGrams ?? parcel.estGrams, language)}</span>,
    },
    { key: "warehouse", title: shared.warehouse, cell: (parcel) => <WarehouseName id={parcel.warehouse} /> },
  ];
}
