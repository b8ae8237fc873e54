import { businessEvents, clearTimer, type Deps, type SubjectOf, type Tx } from "#platform";
import { tell } from "../message/index.ts";
import { cancelItems, findOrders, itemsOfOrders, lockInOrder, orderOfItem, setCancelReason } from "../order/index.ts";
import { logisticsTimers } from "./timers.ts";

/**
 * Courier and number were not entered within 15 days: what still waits for them is cancelled, all of the order that is due at once, told
 * once (rules P-05 and E-103). Whoever completes them first keeps the item: both lock the order.
 */
export async function cancelWithoutLogistics(
  { userId, itemId }: SubjectOf<typeof logisticsTimers.due>,
  deps: Deps,
  tx: Tx,
): Promise<void> {
  const orderId = await orderOfItem(tx, { userId, itemId });
  const [order] = orderId === null ? [] : await findOrders(tx, userId, [orderId]);
  if (!order) return;
  const at = deps.clock.now();
  const items = await lockInOrder(tx, order, at);
  const late = items.filter(({ state, dueAt }) => state === "awaiting-logistics" && dueAt !== null && dueAt <= at);
  if (late.length === 0) return;
  await cancelItems(tx, deps, late, { by: { kind: "system" }, at, reason: "logistics-missing" });
  for (const { id } of late) if (id !== itemId) await clearTimer(tx, logisticsTimers.due, { userId, itemId: id });
  const isOver = items.every(({ id, state }) => state === "cancelled" || late.some((each) => each.id === id));
  if (isOver) await setCancelReason(tx, userId, order.id, "logistics-missing");
  await tell(tx, deps, {
    userId,
    type: "order",
    template: "forwarding-logistics-cancelled",
    facts: { orderNo: order.orderNo, count: late.length },
    link: `/order/detail?orderNo=${order.orderNo}`,
    mail: true,
    at,
  });
  businessEvents.inc({ event: "forwarding-cancelled-without-logistics" });
}

/** Three days before, once an order. */
export async function remindOfLogistics(
  { userId, orderId }: SubjectOf<typeof logisticsTimers.remind>,
  deps: Deps,
  tx: Tx,
): Promise<void> {
  const [order] = await findOrders(tx, userId, [orderId]);
  if (!order) return;
  const waiting = (await itemsOfOrders(tx, userId, [orderId])).filter(({ state }) => state === "awaiting-logistics");
  const [first] = waiting.flatMap(({ dueAt }) => (dueAt === null ? [] : [dueAt])).toSorted((a, b) => a.getTime() - b.getTime());
  if (first === undefined) return;
  await tell(tx, deps, {
    userId,
    type: "order",
    template: "forwarding-logistics-reminder",
    facts: { orderNo: order.orderNo, count: waiting.length, logisticsBefore: first.toISOString() },
    link: `/operation/logistics-modified?orderNo=${order.orderNo}`,
    mail: true,
    at: deps.clock.now(),
  });
}
