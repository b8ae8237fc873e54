import { isPositive } from "@sihai/domain";
import { mostUrgent } from "@sihai/domain/order";
import { cnyText, moneyText } from "@sihai/text";
import { orderDict } from "@sihai/text/dict/order";
import { Card, Checkbox, IconButton, Price, Tag, useLongPress, useOnceOpen, useUi } from "@sihai/ui";
import { Ellipsis } from "lucide-react";
import { type MouseEvent, memo, useRef, useState } from "react";
import { href, useAmountDue, useDict, useLanguage } from "#shop";
import { ServicesToPay } from "../service/ServicesToPay.tsx";
import { AwaitedLine } from "../transfer/pay/AwaitedTransfer.tsx";
import type { AwaitedOnWire } from "../transfer/pay/use-awaited-transfer.ts";
import { ItemRow } from "./ItemRow.tsx";
import { NextStep } from "./NextStep.tsx";
import { OrderActions } from "./OrderActions.tsx";
import { OrderMenu } from "./OrderMenu.tsx";
import { orderTitle } from "./order-title.ts";
import { orderStanding } from "./order-tone.ts";
import type { OrderOnWire } from "./types.ts";
import { useOrderActs } from "./use-order-acts.ts";

type OrderCardProps = {
  order: OrderOnWire;
  /** Whether it is ticked, for paying several together; undefined: it has no tick. */
  chosen: boolean | undefined;
  onChoose: (orderNo: string, on: boolean) => void;
  /** The transfer it waits for. */
  awaited: AwaitedOnWire | null;
};

const itemsShown = 3;

/** An order in the list: shop, state, items, what happens next, what can be done. A long press opens everything that can. Drawn anew for what is new of it alone: twenty stand beside a search being typed. */
export const OrderCard = memo(function OrderCard({ order, chosen, onChoose, awaited }: OrderCardProps) {
  const words = useDict(orderDict);
  const language = useLanguage();
  const { LinkPart } = useUi();
  const [menu, setMenu] = useState(false);
  const isMenuMade = useOnceOpen(menu);
  const acts = useOrderActs(order);
  const press = useMenuPress(() => setMenu(true));
  const { orderNo, items, state } = order;
  const standing = orderStanding(order, words);
  const leading = mostUrgent(items);
  return (
    <Card flush>
      <div className="flex flex-wrap items-center gap-x-2 pt-2 pr-2 pl-4">
        {chosen !== undefined && awaited === null ? (
          <Checkbox hideLabel label={words.chooseOrder(orderNo)} checked={chosen} onChange={(on) => onChoose(orderNo, on)} />
        ) : null}
        <h2 className="line-clamp-2 min-w-0 flex-1 basis-[4.5rem] text-body leading-5 wrap-anywhere font-semibold">
          {orderTitle(order, words, language)}
        </h2>
        <Tag tone={standing.tone}>{standing.label}</Tag>
        <IconButton icon={Ellipsis} label={words.moreOf(orderNo)} onClick={() => setMenu(true)} />
      </div>
      <div className="[-webkit-touch-callout:none]" {...press}>
        <LinkPart href={href("/order/detail", { orderNo })} className="flex flex-col gap-3 px-4 pt-1 pb-3">
          <span className="sr-only">{words.orderNumber(orderNo)}</span>
          {items.slice(0, itemsShown).map((item) => (
            <ItemRow key={item.itemNo} item={item} cancelled={item.state === "cancelled" && state !== "cancelled"} />
          ))}
        </LinkPart>
      </div>
      {awaited && state === "unpaid" ? (
        <div className="px-4 pb-2">
          <AwaitedLine transfer={awaited} />
        </div>
      ) : leading && state !== "cancelled" && state !== "done" ? (
        <div className="px-4 pb-2">
          <NextStep brief item={leading} />
          <ServicesToPay brief order={order} />
        </div>
      ) : null}
      <div className="flex flex-col gap-2 border-t border-line px-4 py-2.5">
        <p className="text-right text-note text-grey">
          {words.itemCount(order.goodsCount)} ·{" "}
          {isPositive(order.total) ? <Price amount={order.total} size="small" /> : words.free}
          <SurchargeBeside order={order} isAwaited={awaited !== null} />
        </p>
        <div className="flex flex-wrap justify-end gap-2 empty:hidden">
          <OrderActions order={order} acts={acts} isAwaited={awaited !== null} />
        </div>
      </div>
      {isMenuMade ? <OrderMenu order={order} acts={acts} open={menu} onClose={() => setMenu(false)} /> : null}
    </Card>
  );
});

type SurchargeBesideProps = { order: OrderOnWire; isAwaited: boolean };

/** What a card will take on top of the order's sum, why the button asks for more; or what it was charged. A transfer under way asks for no surcharge. */
function SurchargeBeside({ order: { due, actions, cardSurcharge }, isAwaited }: SurchargeBesideProps) {
  const words = useDict(orderDict);
  const { surcharge } = useAmountDue(due);
  if (actions.pay && surcharge !== null && !isAwaited)
    return <span className="block">{words.plusSurcharge(cnyText(surcharge), 1)}</span>;
  if (!cardSurcharge) return null;
  const { amount, orders, charged } = cardSurcharge;
  return (
    <span className="block">
      {charged
        ? words.cardChargedWith(moneyText(charged), cnyText(amount), orders)
        : words.plusSurcharge(cnyText(amount), orders)}
    </span>
  );
}

/** A long press opens the menu, and neither follows the link below the finger nor opens the browser's own menu. */
function useMenuPress(onLong: () => void) {
  const wasLong = useRef(false);
  const { onPointerDown, ...lift } = useLongPress(() => {
    wasLong.current = true;
    onLong();
  });
  const keepStill = (event: MouseEvent) => {
    if (wasLong.current) event.preventDefault();
  };
  return {
    ...lift,
    onPointerDown: () => {
      wasLong.current = false;
      onPointerDown();
    },
    onClickCapture: keepStill,
    onContextMenu: keepStill,
  };
}
