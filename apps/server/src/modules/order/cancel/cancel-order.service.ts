import { type Money, ok, refuse } from "@sihai/domain";
import { type CancelReason, isCancellableByBuyer, orderActions } from "@sihai/domain/order";
import { businessEvents, clearTimer, type Deps, type Once, type Tx, transact } from "#platform";
import { lockItems } from "../../item/index.ts";
import { cancelOpenTrade } from "../../payment/index.ts";
import { findItemByNo } from "../item.store.ts";
import { findOrder, findOrders, itemIdsOf, lockOrders, type Order, setCancelReason } from "../order.store.ts";
import { unpaidTimer } from "../submit/submit-order.service.ts";
import { cancelItems, payForTheRest } from "./cancel-items.ts";

type Given = { userId: string; reason: CancelReason; note: string; now: Date; once: Once | null };
type Cancelled = { refunded: Money };

/** Cancels a whole order while the buyer may: unpaid without any charge, paid with the whole amount back to the wallet, once (rule F13). */
export function cancelOrder(deps: Deps, { userId, orderNo, reason, note, now, once }: Given & { orderNo: string }) {
  return transact<Cancelled, { code: "ORDER_NOT_FOUND" } | { code: "ORDER_CANCEL_REFUSED" }>(
    deps.db,
    async (tx) => {
      const order = await findOrder(tx, userId, orderNo);
      if (!order) return refuse({ code: "ORDER_NOT_FOUND" });
      const items = await lockInOrder(tx, order, now);
      if (!orderActions(items.map(({ state }) => state)).cancel) return refuse({ code: "ORDER_CANCEL_REFUSED" });
      const live = items.filter(({ state }) => state !== "cancelled");
      const refunded = await cancelItems(tx, deps, live, { by: { kind: "user", id: userId }, at: now, reason, note });
      await setCancelReason(tx, userId, order.id, reason);
      await clearTimer(tx, unpaidTimer, { userId, orderId: order.id });
      businessEvents.inc({ event: "order-cancelled-by-buyer" });
      return ok({ refunded });
    },
    once,
  );
}

/** Cancels one item. The rest of an unpaid order gets a payment of its own. */
export function cancelItem(deps: Deps, { userId, itemNo, reason, note, now, once }: Given & { itemNo: string }) {
  return transact<Cancelled, { code: "ITEM_NOT_FOUND" } | { code: "ITEM_CANCEL_REFUSED" }>(
    deps.db,
    async (tx) => {
      const key = await findItemByNo(tx, itemNo, userId);
      const [order] = key ? await findOrders(tx, userId, [key.orderId]) : [];
      if (!key || !order) return refuse({ code: "ITEM_NOT_FOUND" });
      const items = await lockInOrder(tx, order, now);
      const item = items.find(({ id }) => id === key.itemId);
      if (!item || !isCancellableByBuyer(item.state)) return refuse({ code: "ITEM_CANCEL_REFUSED" });
      const refunded = await cancelItems(tx, deps, [item], { by: { kind: "user", id: userId }, at: now, reason, note });
      if (item.state === "unpaid") await payForTheRest(tx, deps, order, now);
      if (items.every(({ id, state }) => id === item.id || state === "cancelled")) {
        await setCancelReason(tx, userId, order.id, reason);
        await clearTimer(tx, unpaidTimer, { userId, orderId: order.id });
      }
      return ok({ refunded });
    },
    once,
  );
}

/** Locks trade, order and items in the order everybody does; an open payment is withdrawn, a paid one stays. */
export async function lockInOrder(tx: Tx, order: Order, at: Date) {
  const { userId, id } = order;
  await cancelOpenTrade(tx, { userId, purpose: "order", subjectId: id, at });
  await lockOrders(tx, userId, [id]);
  const itemIds = await itemIdsOf(tx, userId, id);
  return lockItems(
    tx,
    itemIds.map((itemId) => ({ userId, itemId })),
  );
}
