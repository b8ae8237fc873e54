import { add, least, type Money, sign, subtract, zero } from "@sihai/domain";
import type { Tx } from "#platform";
import { type Item, updateItem } from "../../item/index.ts";
import { refundToWallet } from "../../payment/index.ts";
import { returnDiscount } from "../discount-item.ts";
import { costOf } from "../item.store.ts";

/**
 * Gives back a part of what was paid for an item: the buyer's own money to the wallet, what a coupon had paid to the promotion (`promotion`: so
 * much of it; without it the buyer's money goes first). `event` names it once: an item has at most one refund of each name, or of each name and
 * turn. Returns what the buyer got.
 */
export async function giveBack(
  tx: Tx,
  item: Item,
  amount: Money,
  {
    event,
    at,
    turn,
    promotion,
  }: {
    event: "refund-item" | "purchase-surplus" | "cheaper-choice" | "refund-return" | "refund-service";
    at: Date;
    turn?: number | string;
    promotion?: Money;
  },
): Promise<Money> {
  const { userId, id: itemId, orderId } = item;
  if (sign(amount) <= 0) return zero("CNY");
  // What came through the order's trade goes back against it; a difference taken from the wallet later does not.
  const name = turn === undefined ? itemId : `${itemId}:${turn}`;
  const own = await returnDiscount(tx, item, amount, { key: `${event}:${name}`, at, ...(promotion && { promotion }) });
  if (sign(own) === 0) return own;
  const left = subtract(costOf(item), item.refunded);
  const ofTrade = least(own, left);
  const of = { purpose: "order", subjectId: orderId } as const;
  const parts = [
    { key: `${event}:${name}`, amount: ofTrade, isDifference: false },
    { key: `${event}-difference:${name}`, amount: subtract(own, ofTrade), isDifference: true },
  ].filter((part) => sign(part.amount) > 0);
  for (const part of parts) {
    const refunded = await refundToWallet(tx, { ...part, of, userId, kind: event, subject: `item:${item.itemNo}`, at });
    if (!refunded.ok) throw new Error(`item ${itemId} cannot be refunded: ${refunded.refusal.code}`);
  }
  await updateItem(tx, { userId, itemId }, { refunded: add(item.refunded, own) });
  return own;
}
