import { add, type Money, sum, toDecimal, zero } from "@sihai/domain";
import type { LocalText } from "@sihai/domain/language";
import { clearTimer, type Deps, type Tx } from "#platform";
import { type Actor, confirmTimer, type Item, moveItem } from "../../item/index.ts";
import { tell } from "../../message/index.ts";
import { openTrade } from "../../payment/index.ts";
import { releaseOrderCoupon } from "../../promotion/index.ts";
import { closeDelivery } from "../../warehouse/index.ts";
import { costOf, itemsOfOrders } from "../item.store.ts";
import type { Order } from "../order.store.ts";
import { priceTheRest } from "./price-the-rest.ts";
import { refundItem } from "./refund-item.ts";

export { confirmTimer };

type Cancel = { by: Actor; at: Date; reason: string; note?: string };

/** Calls off locked items and gives back what was paid for them; throws when the transition table forbids it (ask it first). */
export async function cancelItems(tx: Tx, deps: Deps, items: readonly Item[], { by, at, reason, note }: Cancel): Promise<Money> {
  let refunded = zero("CNY");
  for (const item of items) {
    const { userId, id: itemId } = item;
    const moved = await moveItem(tx, { userId, itemId, to: "cancelled", by, at, ...(note && { note }), facts: { reason } });
    if (!moved.ok) throw new Error(`item ${itemId} cannot be cancelled from ${item.state}`);
    await clearTimer(tx, confirmTimer, { userId, itemId });
    if (item.trackingNo !== null) await closeDelivery(tx, { userId, trackingNo: item.trackingNo, at });
    const given = await refundItem(tx, item, at);
    refunded = add(refunded, given);
    if (given.amount > 0n) await tellRefunded(tx, deps, item, given, at);
  }
  await releaseCoupons(tx, items, at);
  return refunded;
}

/** An order of which nothing is left gives its coupon back, once; while something is left of a paid one, the shares of the rest stay. */
async function releaseCoupons(tx: Tx, items: readonly Item[], at: Date): Promise<void> {
  const orders = new Map(items.map(({ userId, orderId }) => [orderId, userId]));
  for (const [orderId, userId] of orders) {
    const rest = await itemsOfOrders(tx, userId, [orderId]);
    if (rest.every(({ state }) => state === "cancelled")) await releaseOrderCoupon(tx, { userId, orderId, at });
  }
}

async function tellRefunded(tx: Tx, deps: Deps, item: Item, amount: Money, at: Date): Promise<void> {
  await tell(tx, deps, {
    userId: item.userId,
    type: "order",
    template: "item-refunded",
    facts: { ...namesOf(item), amountCny: toDecimal(amount) },
    link: "/wallet/index",
    mail: true,
    at,
  });
}

/** What messages call an item by. */
export function namesOf(item: Item): { itemNo: string; name: LocalText } {
  return { itemNo: item.itemNo, name: item.name };
}

/** Prices what is left of an unpaid order after one of its items was called off, and opens a payment for it. */
export async function payForTheRest(tx: Tx, deps: Deps, order: Order, at: Date): Promise<void> {
  const left = await priceTheRest(tx, deps, order, at);
  if (left.length === 0) return;
  const amount = sum(left.map(costOf), "CNY");
  const discount = sum(
    left.map((item) => item.discount),
    "CNY",
  );
  const subjects = [{ subjectId: order.id, amount, discount }];
  await openTrade(tx, { userId: order.userId, purpose: "order", subjects, expiresAt: order.payBefore, at });
}
