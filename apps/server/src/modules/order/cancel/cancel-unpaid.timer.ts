import { businessEvents, type Deps, type SubjectOf, type Tx } from "#platform";
import { tell } from "../../message/index.ts";
import { findOrders, setCancelReason } from "../order.store.ts";
import type { unpaidTimer } from "../submit/submit-order.service.ts";
import { cancelItems } from "./cancel-items.ts";
import { lockInOrder } from "./cancel-order.service.ts";

/** Nobody paid within 72 hours: the order is called off, nothing was charged. When the payment came first it stays (rule F12). */
export async function cancelUnpaidOrder({ userId, orderId }: SubjectOf<typeof unpaidTimer>, deps: Deps, tx: Tx): Promise<void> {
  const [order] = await findOrders(tx, userId, [orderId]);
  if (!order) return;
  const at = deps.clock.now();
  const items = await lockInOrder(tx, order, at);
  const unpaid = items.filter(({ state }) => state === "unpaid");
  if (unpaid.length === 0) return;
  await cancelItems(tx, deps, unpaid, { by: { kind: "system" }, at, reason: "unpaid" });
  await setCancelReason(tx, userId, orderId, "unpaid");
  await tell(tx, deps, {
    userId,
    type: "order",
    template: "order-unpaid-cancelled",
    facts: { orderNo: order.orderNo },
    link: `/order/detail?orderNo=${order.orderNo}`,
    mail: true,
    at,
  });
  businessEvents.inc({ event: "order-cancelled-unpaid" });
}
