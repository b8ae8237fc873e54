import { type Money, money, ok, refuse, sum, toDecimal } from "@sihai/domain";
import { buyBefore } from "@sihai/domain/order";
import { clearTimer, type Deps, type TradePaidHandler, type Tx } from "#platform";
import { type Item, lockItemsOfOrder, moveItem, updateItem } from "../../item/index.ts";
import { cardTold, tell } from "../../message/index.ts";
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
  const orders = await lockOrders(
    tx,
    userId,
    subjects.map(({ subjectId }) => subjectId),
  );
  for (const { subjectId, amount } of subjects) {
    const order = orders.find(({ id }) => id === subjectId);
    if (!order) return refuse({ code: "ORDER_NOT_FOUND" });
    const items = await lockItemsOfOrder(tx, userId, order.id);
    const unpaid = payableItems(order.type, items);
    if (sum(unpaid.map(costOf), "CNY").amount !== amount.amount) return refuse({ code: "ORDER_CHANGED" });
    if (order.type === "zy") {
      await servicesPaid(tx, deps, { order, items: unpaid, amount, told: cardTold(paid), at });
      continue;
    }
    for (const item of unpaid) {
      const change = { paid: costOf(item), dueAt: buyBefore(at, deps.settings.at(at)) };
      const by = { kind: "user", id: userId } as const;
      const moved = await moveItem(tx, { userId, itemId: item.id, to: "paid", by, at, change, locked: item });
      if (!moved.ok) return moved;
    }
    await useOrderCoupon(tx, { userId, orderId: order.id, at });
    await payOrderDiscount(tx, order, unpaid, at);
    await clearTimer(tx, unpaidTimer, { userId, orderId: order.id });
    await tell(tx, deps, {
      userId,
      type: "order",
      template: "order-paid",
      facts: { orderNo: order.orderNo, amountCny: toDecimal(money(amount.amount, "CNY")), ...cardTold(paid) },
      link: `/order/detail?orderNo=${order.orderNo}`,
      mail: true,
      at,
    });
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
