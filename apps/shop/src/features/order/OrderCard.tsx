import { orderDict } from "@sihai/text/dict/order";
import { Card, Checkbox, Price, Tag, useUi } from "@sihai/ui";
import { href, useDict, useLanguage } from "#shop";
import { inLanguage, platformLabel } from "../goods/local-text.ts";
import { ItemRow } from "./ItemRow.tsx";
import { NextStep } from "./NextStep.tsx";
import { OrderActions } from "./OrderActions.tsx";
import { orderTones } from "./order-tone.ts";
import type { OrderOnWire } from "./types.ts";

type OrderCardProps = {
  order: OrderOnWire;
  /** With a tick in front, for paying several together. */
  choice?: { chosen: boolean; onChange: (on: boolean) => void } | undefined;
};

const itemsShown = 3;

/** An order in the list: shop, state, items, what happens next, what can be done. */
export function OrderCard({ order, choice }: OrderCardProps) {
  const words = useDict(orderDict);
  const language = useLanguage();
  const { LinkPart } = useUi();
  const { orderNo, items, state } = order;
  const leading = items.find((item) => item.state !== "cancelled") ?? items[0];
  return (
    <Card flush>
      <div className="flex items-center gap-2 px-4 pt-3">
        {choice ? (
          <Checkbox hideLabel label={words.chooseOrder(orderNo)} checked={choice.chosen} onChange={choice.onChange} />
        ) : null}
        <h2 className="min-w-0 flex-1 truncate text-[15px] font-semibold">
          {platformLabel(order.shopSource, language)} · {inLanguage(order.shopName, language)}
        </h2>
        <Tag tone={orderTones[state]}>{words.state[state]}</Tag>
      </div>
      <LinkPart href={href("/order/detail", { orderNo })} className="flex flex-col gap-3 px-4 py-3">
        <span className="sr-only">{words.orderNumber(orderNo)}</span>
        {items.slice(0, itemsShown).map((item) => (
          <ItemRow key={item.itemNo} item={item} />
        ))}
      </LinkPart>
      {leading && state !== "cancelled" && state !== "done" ? (
        <div className="px-4 pb-2">
          <NextStep item={leading} />
        </div>
      ) : null}
      <div className="flex flex-col gap-2 border-t border-line px-4 py-2.5">
        <p className="text-right text-sm text-grey">
          {words.itemCount(order.goodsCount)} · <Price amount={order.total} size="small" />
        </p>
        <div className="flex justify-end gap-2 empty:hidden">
          <OrderActions order={order} />
        </div>
      </div>
    </Card>
  );
}
