import type { deskTabs } from "@sihai/contract/order";
import { cnyText } from "@sihai/text";
import { consoleDict } from "@sihai/text/dict/console";
import { consoleBuyingDict } from "@sihai/text/dict/console-buying";
import { Tag } from "@sihai/ui";
import { type DataColumn, DataTable } from "@sihai/ui/table";
import { DeliveryLink, DueMark, ItemCell, ItemLink, OrderLink, PlatformName, useLocal } from "#bench";
import { useDict, useLater } from "#console";
import type { DeskItem } from "./desk-item.ts";

type DeskTab = (typeof deskTabs)[number];

/** The columns of each stage, and those that stay when an item stands open beside the table. */
const columnsOf: Record<DeskTab, readonly string[]> = {
  "to-buy": ["due", "item", "quantity", "budget", "platform", "order"],
  buying: ["due", "item", "quantity", "budget", "platform", "buyer"],
  asked: ["due", "item", "quantity", "budget", "platform", "order"],
  bought: ["due", "item", "quantity", "budget", "platform-order", "buyer"],
  sent: ["due", "item", "quantity", "tracking", "order", "buyer"],
};
const columnsBeside = ["due", "item", "budget"];

type DeskTableProps = {
  tab: DeskTab;
  isBeside: boolean;
  caption: string;
  list: readonly DeskItem[];
  selected: readonly string[];
  /** Only where something can be done to several at once. */
  onSelect: ((itemNos: string[]) => void) | null;
  onOpen: (item: DeskItem) => void;
};

export function DeskTable({ tab, isBeside, caption, list, selected, onSelect, onOpen }: DeskTableProps) {
  const shown = isBeside ? columnsBeside : columnsOf[tab];
  const columns = useColumns().filter(({ key }) => shown.includes(key));
  return (
    <DataTable
      caption={caption}
      rows={list}
      rowId={(item) => item.itemNo}
      columns={columns}
      {...(onSelect ? { selected, onSelect } : {})}
      onOpen={onOpen}
      maxHeight="calc(100dvh - 280px)"
    />
  );
}

function useColumns(): DataColumn<DeskItem>[] {
  const words = useDict(consoleBuyingDict);
  const shared = useDict(consoleDict);
  const local = useLocal();
  const leaving = useLater((state) => state.waiting?.subject);
  return [
    { key: "due", title: shared.due, sortBy: (item) => item.dueAt ?? "9", cell: (item) => <DueMark at={item.dueAt} /> },
    {
      key: "item",
      title: shared.item,
      cell: (item) => (
        <ItemCell
          name={item.name}
          options={item.options.map(({ value }) => local(value))}
          pictureUrl={item.pictureUrl}
          below={
            <>
              <ItemLink itemNo={item.itemNo} />
              {leaving === item.itemNo ? (
                <span className="block whitespace-nowrap">
                  <Tag tone="danger">{words.aboutToCancel}</Tag>
                </span>
              ) : null}
            </>
          }
        />
      ),
    },
    { key: "quantity", title: shared.quantity, align: "right", sortBy: (item) => item.quantity, cell: (item) => item.quantity },
    {
      key: "budget",
      title: words.budget,
      align: "right",
      sortBy: (item) => Number(item.budget),
      cell: (item) => (
        <span className="flex flex-col items-end gap-1 whitespace-nowrap">
          <strong className="font-semibold">{cnyText(item.budget)}</strong>
          {item.isBuyersOwnPrice ? <span className="text-note whitespace-normal text-warn">{words.buyersOwnPrice}</span> : null}
        </span>
      ),
    },
    {
      key: "platform",
      title: words.platform,
      sortBy: (item) => item.platform,
      cell: (item) => <PlatformName platform={item.platform} />,
    },
    { key: "order", title: shared.orderNo, sortBy: (item) => item.orderNo, cell: (item) => <OrderLink orderNo={item.orderNo} /> },
    {
      key: "buyer",
      title: words.buyer,
      sortBy: (item) => item.buyerName ?? "",
      cell: (item) => (item.isMine ? words.you : (item.buyerName ?? "")),
    },
    { key: "platform-order", title: words.platformOrderNo, cell: (item) => item.platformOrderNo },
    { key: "tracking", title: shared.trackingNo, cell: (item) => <DeliveryLink trackingNo={item.trackingNo} /> },
  ];
}
