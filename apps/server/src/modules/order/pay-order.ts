import { money, ok, refuse, toDecimal } from "@sihai/domain";
import { buyBefore } from "@sihai/domain/order";
import { clearTimer, type TradePaidHandler } from "#platform";
import { lockItems, moveItem } from "../item/index.ts";
import { tell } from "../message/index.ts";
import { costOf, updateItem } from "./item.store.ts";
import { itemIdsOf, lockOrders } from "./order.store.ts";
import { unpaidTimer } from "./submit-order.service.ts";

/**
 * What a paid trade sets going, in the payment's own transaction: every item of its orders is paid and waits for the buying desk, due
 * within 24 hours. Refuses when an order is not the one that was priced; the payment is then rolled back (F16).
 */
export const orderPaid: TradePaidHandler = async (tx, { userId, subjects, at }, deps) => {
  const orders = await lockOrders(
    tx,
    userId,
    subjects.map(({ subjectId }) => subjectId),
  );
  for (const { subjectId, amount } of subjects) {
    const order = orders.find(({ id }) => id === subjectId);
    if (!order) return refuse({ code: "ORDER_NOT_FOUND" });
    const ids = await itemIdsOf(tx, userId, order.id);
    const items = await lockItems(
      tx,
      ids.map((itemId) => ({ userId, itemId })),
    );
    const unpaid = items.filter(({ state }) => state === "unpaid");
    if (unpaid.reduce((sum, item) => sum + costOf(item), 0n) !== amount.amount) return refuse({ code: "ORDER_CHANGED" });
    for (const item of unpaid) {
      const moved = await moveItem(tx, { userId, itemId: item.id, to: "paid", by: { kind: "user", id: userId }, at });
      if (!moved.ok) return moved;
      await updateItem(tx, { userId, itemId: item.id }, { paid_cny: costOf(item).toString(), due_at: buyBefore(at) });
    }
    await clearTimer(tx, unpaidTimer, `${userId}:${order.id}`);
    await tell(tx, deps, {
      userId,
      type: "order",
      template: "order-paid",
      facts: { orderNo: order.orderNo, amountCny: toDecimal(money(amount.amount, "CNY")) },
      link: `/order/detail?orderNo=${order.orderNo}`,
      mail: true,
      at,
    });
  }
  return ok();
};
