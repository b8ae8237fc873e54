import { add, type Money, money, toDecimal, zero } from "@sihai/domain";
import type { LocalText } from "@sihai/domain/language";
import { clearTimer, type Deps, type Tx } from "#platform";
import { type Actor, confirmTimer, type ItemRow, moveItem } from "../../item/index.ts";
import { tell } from "../../message/index.ts";
import { openTrade } from "../../payment/index.ts";
import { closeDelivery } from "../../warehouse/index.ts";
import { costOf, itemsOfOrders } from "../item.store.ts";
import type { OrderRow } from "../order.store.ts";
import { refundItem } from "./refund-item.ts";

export { confirmTimer };

type Cancel = { by: Actor; at: Date; reason: string; note?: string };

/** Calls off locked items and gives back what was paid for them; throws when the transition table forbids it (ask it first). */
export async function cancelItems(
  tx: Tx,
  deps: Deps,
  items: readonly ItemRow[],
  { by, at, reason, note }: Cancel,
): Promise<Money> {
  let refunded = zero("CNY");
  for (const item of items) {
    const { user_id: userId, id: itemId } = item;
    const moved = await moveItem(tx, { userId, itemId, to: "cancelled", by, at, ...(note && { note }), facts: { reason } });
    if (!moved.ok) throw new Error(`item ${itemId} cannot be cancelled from ${item.state}`);
    await clearTimer(tx, confirmTimer, { userId, itemId });
    if (item.tracking_no !== null) await closeDelivery(tx, { userId, trackingNo: item.tracking_no, at });
    const given = await refundItem(tx, item, at);
    refunded = add(refunded, given);
    if (given.amount > 0n) await tellRefunded(tx, deps, item, given, at);
  }
  return refunded;
}

async function tellRefunded(tx: Tx, deps: Deps, item: ItemRow, amount: Money, at: Date): Promise<void> {
  await tell(tx, deps, {
    userId: item.user_id,
    type: "order",
    template: "item-refunded",
    facts: { ...namesOf(item), amountCny: toDecimal(amount) },
    link: "/wallet/index",
    mail: true,
    at,
  });
}

export function namesOf(item: ItemRow): { itemNo: string; name: LocalText } {
  return { itemNo: item.item_no, name: { zh: item.name_zh, en: item.name_en } };
}

/** Opens a payment for what is left of an unpaid order after one of its items was called off. */
export async function payForTheRest(tx: Tx, order: OrderRow, at: Date): Promise<void> {
  const items = await itemsOfOrders(tx, order.userId, [order.id]);
  const left = items.filter(({ state }) => state === "unpaid");
  if (left.length === 0) return;
  const amount = money(
    left.reduce((sum, item) => sum + costOf(item), 0n),
    "CNY",
  );
  const subjects = [{ subjectId: order.id, amount }];
  await openTrade(tx, { userId: order.userId, purpose: "order", subjects, expiresAt: order.payBefore, at });
}
