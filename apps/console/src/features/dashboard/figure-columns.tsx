import type { CallData } from "@sihai/contract";
import type { listFigureParcels } from "@sihai/contract/dashboard";
import { cny, type Money, subtract } from "@sihai/domain";
import { beijing, cnyText, formatDateTime, formatMoney } from "@sihai/text";
import { consoleDashboardDict } from "@sihai/text/dict/console/dashboard";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { Tag } from "@sihai/ui";
import type { DataColumn } from "@sihai/ui/table";
import { useDict, useLanguage } from "#console";
import { ParcelLink, wordOf } from "#desk";

export type FigureParcel = CallData<typeof listFigureParcels>["list"][number];

/** What of the deposit was left over, below zero where it fell short; null until the freight is settled. */
function differenceOf({ deposit, finalFreight }: FigureParcel): Money | null {
  return finalFreight === null ? null : subtract(cny(deposit), cny(finalFreight));
}

/** Of each parcel: its line, what was deposited and what the freight came to, and how long it took. */
export function useFigureColumns(): DataColumn<FigureParcel>[] {
  const words = useDict(consoleDashboardDict);
  const shared = useDict(consoleDict);
  const language = useLanguage();
  return [
    {
      key: "no",
      title: shared.packageNo,
      cell: ({ packageId, lineId }) => (
        <>
          <ParcelLink packageId={packageId} />
          <span className="block text-note text-grey">
            <span className="sr-only">{words.line} </span>
            {lineId}
          </span>
        </>
      ),
    },
    { key: "state", title: shared.state, cell: ({ state }) => <Tag>{wordOf(shared.parcelStates, state)}</Tag> },
    {
      key: "created",
      title: words.created,
      sortBy: ({ createdAt }) => createdAt,
      cell: ({ createdAt }) => formatDateTime(createdAt, language, beijing),
    },
    { key: "deposit", title: words.deposit, align: "right", cell: ({ deposit }) => cnyText(deposit) },
    {
      key: "final",
      title: words.final,
      align: "right",
      cell: ({ finalFreight }) => (finalFreight === null ? "–" : cnyText(finalFreight)),
    },
    {
      key: "difference",
      title: words.difference,
      align: "right",
      sortBy: (row) => Number(differenceOf(row)?.amount ?? 0n),
      cell: (row) => {
        const difference = differenceOf(row);
        return difference === null ? "–" : formatMoney(difference);
      },
    },
    {
      key: "days",
      title: words.daysTaken,
      align: "right",
      sortBy: ({ days }) => days ?? -1,
      cell: ({ days, isOnTime }) =>
        days === null ? (
          "–"
        ) : isOnTime === false ? (
          <span className="font-semibold text-danger">
            {words.days1(days)} · {words.tooLate}
          </span>
        ) : (
          words.days1(days)
        ),
    },
  ];
}
