import { orderDetail } from "@sihai/contract/order";
import { cny, isPositive, sum, toDecimal } from "@sihai/domain";
import { cnyText, joinedSentences } from "@sihai/text";
import { orderDict } from "@sihai/text/dict/order";
import { Page, SkeletonList } from "@sihai/ui";
import { finish, NothingHere, NotYet, OncePainted, useAmountDue, useDict, useEndpoint, useLanguage, usePageSearch } from "#shop";
import { AskAbout } from "../consult/AskAbout.tsx";
import { OrdersToDoor } from "../goods/to-door/OrdersToDoor.tsx";
import { DisputedFor } from "../payment/DisputedFor.tsx";
import { ReceiptLink } from "../payment/ReceiptLink.tsx";
import { ReturnsOfOrder } from "../return/ReturnsOfOrder.tsx";
import { OrderServices } from "../service/OrderServices.tsx";
import { SuspendedFor } from "../suspense/SuspendedNotice.tsx";
import { ArrivedFor } from "../transfer/pay/ArrivedFor.tsx";
import { AwaitedFor } from "../transfer/pay/AwaitedTransfer.tsx";
import { useAwaitedTransfer } from "../transfer/pay/use-awaited-transfer.ts";
import { OrderActions } from "./OrderActions.tsx";
import { OrderCosts } from "./OrderCosts.tsx";
import { OrderFacts } from "./OrderFacts.tsx";
import { OrderHead } from "./OrderHead.tsx";
import { OrderItemCard } from "./OrderItemCard.tsx";
import type { OrderDetailOnWire } from "./types.ts";
import { useOrderActs } from "./use-order-acts.ts";

/** One order: where it stands and what comes next, its items with their history, every cost, what can be done. */
export default function OrderDetailPage() {
  const words = useDict(orderDict);
  const { orderNo } = usePageSearch("/order/detail");
  if (orderNo === undefined) {
    return (
      <Page title={words.detail}>
        <NothingHere />
      </Page>
    );
  }
  return <Detail orderNo={orderNo} />;
}

function Detail({ orderNo }: { orderNo: string }) {
  const words = useDict(orderDict);
  const acts = useOrderActs({ orderNo }, () => finish(undefined, "/order/list"));
  const order = useEndpoint(orderDetail, { query: { orderNo } }, { freshMs: 0 });
  const isAwaited = useAwaitedTransfer(order.data?.actions.pay ? orderNo : undefined) !== null;
  if (!order.data)
    return (
      <Page title={words.detail}>
        <NotYet read={order} missing="ORDER_NOT_FOUND" skeleton={<SkeletonList picture />} />
      </Page>
    );
  const isPaid = order.data.items.some(({ state }) => state !== "unpaid" && state !== "cancelled");
  return (
    <Page title={words.detail} footer={<OrderActions wide order={order.data} acts={acts} isAwaited={isAwaited} />}>
      <OrderHead order={order.data} />
      {isPaid ? null : <SuspendedFor no={orderNo} />}
      {order.data.state === "unpaid" ? <AwaitedFor no={orderNo} /> : null}
      {isPaid || isPositive(order.data.paid) ? null : <ArrivedFor no={orderNo} />}
      {isPaid ? <DisputedFor no={orderNo} /> : null}
      <ReturnsOfOrder orderNo={order.data.orderNo} />
      {order.data.items.map((item) => (
        <OrderItemCard key={item.itemNo} orderNo={orderNo} item={item} alone={order.data.items.length === 1} />
      ))}
      <OncePainted>
        {isPaid ? <OrderServices orderNo={orderNo} states={order.data.items.map(({ state }) => state)} /> : null}
        <OrderCosts order={order.data} />
        <OrderPaper order={order.data} />
        <ToDoor order={order.data} />
        <OrderFacts order={order.data} isAwaited={isAwaited} />
        <AskAbout kind="order" no={order.data.orderNo} />
      </OncePainted>
    </Page>
  );
}

/** The way to the order's invoice or receipt. One that costs nothing has none, unless something was paid for it later. */
function OrderPaper({ order: { orderNo, lines, paid, isPaidApart = false } }: { order: OrderDetailOnWire }) {
  if (lines.length === 0 && !isPaidApart) return null;
  return <ReceiptLink paper={{ orderNo }} isPaid={isPaidApart || isPositive(paid)} />;
}

/**
 * What it comes to at the door, with the surcharge its button has while it is unpaid, and that its card was charged afterwards. A transfer under way
 * is announced without one.
 */
function ToDoor({ order }: { order: OrderDetailOnWire }) {
  const { surcharge } = useAmountDue(order.due);
  const transfer = useAwaitedTransfer(order.orderNo);
  const note = useNote(order);
  const toCome = transfer ? null : surcharge;
  return <OrdersToDoor orders={[order]} surcharge={isPositive(order.paid) ? surchargePaid(order) : toCome} note={note} />;
}

/** Paid together with others its receipt told one price for all of them: why the prices of the orders come to more. */
function useNote({ cardPayments }: OrderDetailOnWire): string {
  const words = useDict(orderDict);
  const language = useLanguage();
  const shared = cardPayments.filter(({ orders }) => orders > 1);
  const apart = shared.map(({ surcharge, orders }) => words.surchargeApart(cnyText(surcharge), orders));
  return joinedSentences([words.countedAlone, ...apart], language);
}

/** Null where no card paid, or one paid several orders at once: then the surcharge is theirs together. */
function surchargePaid({ cardPayments }: OrderDetailOnWire): string | null {
  const own = cardPayments.filter(({ orders }) => orders === 1);
  return own.length === 0 || own.length < cardPayments.length
    ? null
    : toDecimal(
        sum(
          own.map((one) => cny(one.surcharge)),
          "CNY",
        ),
      );
}
