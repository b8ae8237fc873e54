import { plotted } from "@sihai/domain";
import { cnyText } from "@sihai/text";
import { consoleReturnDict } from "@sihai/text/dict/console/return";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { Tag } from "@sihai/ui";
import type { DataColumn } from "@sihai/ui/table";
import { useDict } from "#console";
import { DueMark, ItemCell, OrderLink, PlatformName, useLocal } from "#desk";
import type { DeskReturn } from "./types.ts";

/** A return or an exchange: by when, the first of its goods and how many more, why, what they cost in CNY, and the order they were bought in. */
export function useReturnColumns(): DataColumn<DeskReturn>[] {
  const words = useDict(consoleReturnDict);
  const shared = useDict(consoleDict);
  const local = useLocal();
  return [
    { key: "due", title: shared.due, sortBy: (row) => row.dueAt ?? "9", cell: (row) => <DueMark at={row.dueAt} /> },
    {
      key: "item",
      title: shared.item,
      cell: ({ items, returnNo, kind }) => {
        const [first] = items;
        return first ? (
          <ItemCell
            name={first.name}
            options={[...first.skuName.map(local), ...(items.length > 1 ? [`+${items.length - 1}`] : [])]}
            pictureUrl={first.pictureUrl}
            below={`${returnNo} · ${words.kinds[kind]}`}
          />
        ) : (
          returnNo
        );
      },
    },
    {
      key: "kind",
      title: words.kind,
      cell: (row) => <What row={row} />,
    },
    {
      key: "cost",
      title: words.cost,
      align: "right",
      sortBy: (row) => plotted(row.cost),
      cell: (row) => <span className="whitespace-nowrap">{cnyText(row.cost)}</span>,
    },
    {
      key: "order",
      title: shared.orderNo,
      cell: (row) => <Bought row={row} />,
    },
  ];
}

/** What is asked for and why, and how it ended. */
function What({ row: { kind, reason, state, closedAt } }: { row: DeskReturn }) {
  const words = useDict(consoleReturnDict);
  return (
    <span className="flex flex-col items-start gap-1">
      <Tag tone={kind === "return" ? "brand" : "warn"}>{words.kinds[kind]}</Tag>
      {words.reasons[reason]}
      {closedAt === null ? null : <span className="text-note text-grey">{words.states[state]}</span>}
    </span>
  );
}

/** The order, where it was bought and for whom. */
function Bought({ row: { orderNo, platform, shopName, customerMark } }: { row: DeskReturn }) {
  return (
    <>
      <OrderLink orderNo={orderNo} />
      <span className="block text-grey">
        <PlatformName platform={platform} /> · {customerMark}
      </span>
      <span className="block wrap-anywhere">{shopName}</span>
    </>
  );
}
