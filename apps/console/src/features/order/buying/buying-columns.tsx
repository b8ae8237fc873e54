import type { deskTabs } from "@sihai/contract/order";
import { cnyText } from "@sihai/text";
import { consoleBuyingDict } from "@sihai/text/dict/console/buying";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { Tag } from "@sihai/ui";
import type { DataColumn } from "@sihai/ui/table";
import { useDeferred, useDict } from "#console";
import { DeliveryLink, DueMark, ItemCell, ItemLink, OrderLink, PlatformName, useLocal } from "#desk";
import type { DeskItem } from "./desk-item.ts";

type DeskTab = (typeof deskTabs)[number];

/** The columns of each stage, few enough for a screen of 1024, and those that stay when an item stands open beside the table. */
const columnsOf: Record<DeskTab, readonly string[]> = {
  "to-buy": ["due", "item", "budget", "platform"],
  buying: ["due", "item", "budget", "buyer"],
  "awaiting-confirmation": ["due", "item", "budget", "platform"],
  bought: ["due", "item", "budget", "platform-order", "buyer"],
  sent: ["due", "item", "tracking", "buyer"],
};
export const buyingColumnsBeside = ["due", "item"];

/** Of an item to buy, what its tab is about: a tab leaves out what none of its items has yet or needs any more. */
export function useBuyingColumns(tab: DeskTab): DataColumn<DeskItem>[] {
  const words = useDict(consoleBuyingDict);
  const shared = useDict(consoleDict);
  const columns: DataColumn<DeskItem>[] = [
    { key: "due", title: shared.due, sortBy: (item) => item.dueAt ?? "9", cell: (item) => <DueMark at={item.dueAt} /> },
    { key: "item", title: shared.item, cell: (item) => <ItemToBuy item={item} /> },
    {
      key: "budget",
      title: words.budget,
      align: "right",
      sortBy: (item) => Number(item.budget),
      cell: (item) => <Budget item={item} />,
    },
    {
      key: "platform",
      title: words.platform,
      sortBy: (item) => item.platform,
      cell: (item) => (
        <span className="flex flex-col">
          <PlatformName platform={item.platform} />
          <span className="wrap-anywhere">{item.shopName}</span>
          <OrderLink orderNo={item.orderNo} />
        </span>
      ),
    },
    {
      key: "buyer",
      title: words.buyer,
      sortBy: (item) => item.buyerName ?? "",
      cell: (item) => <span className="wrap-anywhere">{item.isMine ? words.you : item.buyerName}</span>,
    },
    { key: "platform-order", title: words.platformOrderNo, cell: (item) => item.platformOrderNo },
    { key: "tracking", title: shared.trackingNo, cell: (item) => <Sent item={item} /> },
  ];
  return columns.filter(({ key }) => columnsOf[tab].includes(key));
}

/** What is to be bought, marked while its cancelling can still be undone. */
function ItemToBuy({ item }: { item: DeskItem }) {
  const words = useDict(consoleBuyingDict);
  const local = useLocal();
  const leaving = useDeferred((state) => state.waiting?.subject);
  return (
    <ItemCell
      name={item.name}
      options={item.options.map(({ value }) => local(value))}
      pictureUrl={item.pictureUrl}
      below={
        <>
          <ItemLink itemNo={item.itemNo} />
          {item.quickBuy ? (
            <span className="block whitespace-nowrap">
              <Tag>{words.quickBuyMark}</Tag>
            </span>
          ) : null}
          {item.answered && item.state === "buying" ? (
            <span className="block whitespace-nowrap">
              <Tag tone="brand">{words.answered}</Tag>
            </span>
          ) : null}
          {leaving === item.itemNo ? (
            <span className="block whitespace-nowrap">
              <Tag tone="danger">{words.aboutToCancel}</Tag>
            </span>
          ) : null}
        </>
      }
    />
  );
}

/** By which parcel it comes, and how many pieces of which order. */
function Sent({ item }: { item: DeskItem }) {
  const shared = useDict(consoleDict);
  return (
    <span className="flex flex-col">
      <DeliveryLink trackingNo={item.trackingNo} />
      <OrderLink orderNo={item.orderNo} />
      <span className="text-note text-grey">{shared.count(item.quantity)}</span>
    </span>
  );
}

/** What may be spent on how many pieces, and whether the customer set it. */
function Budget({ item }: { item: DeskItem }) {
  const words = useDict(consoleBuyingDict);
  const shared = useDict(consoleDict);
  return (
    <span className="flex flex-col items-end gap-1 whitespace-nowrap">
      <strong className="font-semibold">{cnyText(item.budget)}</strong>
      <span className={item.quantity > 1 ? "font-semibold" : "text-grey"}>{shared.count(item.quantity)}</span>
      {item.isBuyersOwnPrice ? <span className="text-note whitespace-normal text-warn">{words.buyersOwnPrice}</span> : null}
    </span>
  );
}
