import type { CallData } from "@sihai/contract";
import type { lookUpParcels } from "@sihai/contract/parcel";
import { cny, plotted, sign } from "@sihai/domain";
import { cnyText } from "@sihai/text";
import { consoleLookUpDict } from "@sihai/text/dict/console/look-up";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { DataTable } from "@sihai/ui/table";
import { useDict } from "#console";
import { DueMark, ParcelLink, StateTag, useLocal } from "#desk";

type ParcelMatch = CallData<typeof lookUpParcels>["parcels"][number];

/** Several parcels answer to the number, such as those of one customer. */
export function ParcelMatches({ parcels }: { parcels: readonly ParcelMatch[] }) {
  const words = useDict(consoleLookUpDict);
  const shared = useDict(consoleDict);
  const local = useLocal();
  return (
    <DataTable
      caption={words.found(parcels.length)}
      rows={parcels}
      rowId={({ parcel }) => parcel.packageId}
      columns={[
        {
          key: "parcel",
          title: shared.packageNo,
          sortBy: ({ parcel }) => parcel.packageId,
          cell: ({ parcel }) => <ParcelLink packageId={parcel.packageId} />,
        },
        {
          key: "state",
          title: shared.state,
          sortBy: ({ parcel }) => parcel.state,
          cell: ({ parcel }) => <StateTag parcel={parcel.state} />,
        },
        {
          key: "due",
          title: shared.due,
          sortBy: ({ parcel }) => parcel.dueAt ?? "9",
          cell: ({ parcel }) => <DueMark at={parcel.dueAt} />,
        },
        { key: "line", title: words.line, cell: ({ parcel }) => local(parcel.lineName) },
        { key: "country", title: words.country, sortBy: ({ parcel }) => parcel.country, cell: ({ parcel }) => parcel.country },
        {
          key: "total",
          title: words.parcelTotal,
          align: "right",
          sortBy: ({ total }) => plotted(total),
          cell: ({ total }) => cnyText(total),
        },
        {
          key: "owed",
          title: words.owed,
          align: "right",
          sortBy: ({ owed }) => plotted(owed),
          cell: ({ owed }) => (sign(cny(owed)) > 0 ? <strong className="text-danger">{cnyText(owed)}</strong> : shared.none),
        },
      ]}
    />
  );
}
