import { type Money, money, ok, refuse, sum, toDecimal } from "@sihai/domain";
import { buyBefore } from "@sihai/domain/order";
import { clearTimer, type Deps, type TradePaidHandler, type Tx } from "#platform";
import { type Item, lockItemsOfOrder, moveItem, updateItem } from "../../item/index.ts";
import { askForReader, cardTold, tell } from "../../message/index.ts";
import { useOrderCoupon } from "../../promotion/index.ts";
import { payOrderDiscount } from "../discount-item.ts";
import { costOf } from "../item.store.ts";
import { lockOrders, type Order } from "../order.store.ts";
import { payableItems } from "./payable-items.ts";
import { unpaidTimer } from "./submit-order.service.ts";

/**
 * What a paid trade sets going, in the payment's own transaction: every item of its orders is paid and waits for the buying desk, due
 * within 24 hours. Refuses when an order is not the one that was priced; the payment is then rolled back (rule F16).
 */
export const orderPaid: TradePaidHandler = async (tx, paid, deps) => {
  const { userId, subjects, at } = paid;
  const ids = subjects.map(({ subjectId }) => subjectId);
  const about = { userId, type: "order", template: "order-paid", mail: true } as const;
  const [orders, reader, ...itemsOf] = await Promise.all([
    lockOrders(tx, userId, ids),
    askForReader(tx, about),
    ...ids.map((orderId) => lockItemsOfOrder(tx, userId, orderId)),
  ]);
  for (const [index, { subjectId, amount }] of subjects.entries()) {
    const order = orders.find(({ id }) => id === subjectId);
    if (!order) return refuse({ code: "ORDER_NOT_FOUND" });
    const items = itemsOf[index] ?? [];
    const unpaid = payableItems(order.type, items);
    if (sum(unpaid.map(costOf), "CNY").amount !== amount.amount) return refuse({ code: "ORDER_CHANGED" });
    if (order.type === "zy") {
      await servicesPaid(tx, deps, { order, items: unpaid, amount, told: cardTold(paid), at });
      continue;
    }
    const dueAt = buyBefore(at, deps.settings.at(at));
    const by = { kind: "user", id: userId } as const;
    const facts = { orderNo: order.orderNo, amountCny: toDecimal(money(amount.amount, "CNY")), ...cardTold(paid) };
    const link = `/order/detail?orderNo=${order.orderNo}`;
    const told = tell(tx, deps, { ...about, facts, link, at }, reader);
    const [moves] = await Promise.all([
      Promise.all(
        unpaid.map((item) =>
          moveItem(tx, { userId, itemId: item.id, to: "paid", by, at, change: { paid: costOf(item), dueAt }, locked: item }),
        ),
      ),
      useOrderCoupon(tx, { userId, orderId: order.id, at }),
      clearTimer(tx, unpaidTimer, { userId, orderId: order.id }),
      told,
    ]);
    const refused = moves.find(({ ok: isMoved }) => !isMoved);
    if (refused && !refused.ok) return refused;
    await payOrderDiscount(tx, order, unpaid, at);
  }
  return ok();
};

type ServicesPaid = { order: Order; items: readonly Item[]; amount: Money; told: ReturnType<typeof cardTold>; at: Date };

/** The services of a forwarding order: its items go their way with or without them, so nothing moves. */
async function servicesPaid(tx: Tx, deps: Deps, { order, items, amount, told, at }: ServicesPaid): Promise<void> {
  for (const item of items) await updateItem(tx, { userId: order.userId, itemId: item.id }, { paid: costOf(item) });
  await tell(tx, deps, {
    userId: order.userId,
    type: "order",
    template: "forwarding-services-paid",
    facts: { orderNo: order.orderNo, amountCny: toDecimal(amount), ...told },
    link: `/order/detail?orderNo=${order.orderNo}`,
    at,
  });
}
