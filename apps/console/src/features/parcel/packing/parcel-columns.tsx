import type { CallData } from "@sihai/contract";
import type { packingQueue } from "@sihai/contract/parcel";
import { countryName, formatWeight } from "@sihai/text";
import { consolePackingDict } from "@sihai/text/dict/console/packing";
import { consoleDict } from "@sihai/text/dict/console/shell";
import type { DataColumn } from "@sihai/ui/table";
import { useDict, useLanguage } from "#console";
import { DueMark, ParcelLink, useLocal } from "#desk";

export type QueuedParcel = CallData<typeof packingQueue>["parcels"][number];
export type BenchParcel = Omit<QueuedParcel, "onHoldSince">;
type Column = DataColumn<BenchParcel>;

/** The columns of a parcel that the packing and the dispatch bench show alike. */
export function useParcelColumns() {
  const words = useDict(consolePackingDict);
  const shared = useDict(consoleDict);
  const language = useLanguage();
  const local = useLocal();
  return {
    due: { key: "due", title: words.pickupDue, sortBy: ({ dueAt }) => dueAt ?? "9", cell: ({ dueAt }) => <DueMark at={dueAt} /> },
    parcel: {
      key: "parcel",
      title: shared.packageNo,
      sortBy: ({ packageId }) => packageId,
      cell: ({ packageId }) => (
        <span className="whitespace-nowrap">
          <ParcelLink packageId={packageId} />
        </span>
      ),
    },
    line: {
      key: "line",
      title: words.line,
      sortBy: ({ lineName }) => local(lineName),
      cell: ({ lineName, country }) => (
        <span className="flex flex-col">
          {local(lineName)}
          <span className="text-note text-grey">{countryName(country, language)}</span>
        </span>
      ),
    },
    weight: (title: string, grams: (parcel: BenchParcel) => number): Column => ({
      key: "weight",
      title,
      align: "right",
      sortBy: grams,
      cell: (parcel) => <span className="whitespace-nowrap">{formatWeight(grams(parcel), language)}</span>,
    }),
  } satisfies Record<string, Column | ((title: string, grams: (parcel: BenchParcel) => number) => Column)>;
}
