import { consolePackingDict } from "@sihai/text/dict/console/packing";
import { Tag } from "@sihai/ui";
import type { DataColumn } from "@sihai/ui/table";
import type { ComponentProps } from "react";
import { useDict } from "#console";
import { ParcelLink, ReadTable, WarehouseName } from "#desk";
import { type BenchParcel, useParcelColumns } from "../packing/parcel-columns.tsx";

const marks = { kind: "parcel", no: ({ packageId }: BenchParcel) => packageId, under: "parcel" } as const;

type DispatchTableProps = {
  read: ComponentProps<typeof ReadTable>["read"];
  parcels: readonly BenchParcel[];
  selected: readonly string[];
  onSelect: (packageIds: string[]) => void;
  onOpen: (packageId: string) => void;
};

/** Sealed parcels that wait for their carrier, to be chosen for a handover or opened one by one. */
export function DispatchTable({ read, parcels, selected, onSelect, onOpen }: DispatchTableProps) {
  const words = useDict(consolePackingDict);
  const columns = useColumns();
  return (
    <ReadTable
      read={read}
      emptyText={words.dispatchEmpty}
      caption={words.dispatchTitle}
      rows={parcels}
      rowId={({ packageId }) => packageId}
      columns={columns}
      marks={marks}
      selected={selected}
      onSelect={onSelect}
      onOpen={({ packageId }) => onOpen(packageId)}
    />
  );
}

function useColumns(): DataColumn<BenchParcel>[] {
  const words = useDict(consolePackingDict);
  const { due, parcel, line, weight } = useParcelColumns();
  const waybill: DataColumn<BenchParcel> = {
    key: "waybill",
    title: words.waybill,
    sortBy: ({ waybillNo }) => waybillNo ?? "",
    cell: ({ waybillNo, carrier }) =>
      waybillNo === null ? (
        <Tag tone="warn">{words.noWaybill}</Tag>
      ) : (
        <span>
          {waybillNo}
          <span className="block text-note text-grey">{carrier}</span>
        </span>
      ),
  };
  const parcelAndPlace: DataColumn<BenchParcel> = {
    ...parcel,
    cell: ({ packageId, warehouse }) => (
      <span className="flex flex-col whitespace-nowrap">
        <ParcelLink packageId={packageId} />
        <span className="text-note text-grey">
          <WarehouseName id={warehouse} />
        </span>
      </span>
    ),
  };
  return [due, parcelAndPlace, waybill, line, weight(words.actual, ({ actGrams, estGrams }) => actGrams ?? estGrams)];
}
