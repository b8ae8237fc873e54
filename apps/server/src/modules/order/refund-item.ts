import { type Money, money } from "@sihai/domain";
import type { Tx } from "#platform";
import { reverse } from "../ledger/index.ts";
import { refundToWallet } from "../payment/index.ts";
import { costOf, type ItemRow, updateItem } from "./item.store.ts";
import { keepGivenBack } from "./refund-service.ts";

/** The ledger entry of a purchase; undone when the item is cancelled after it was bought. */
export function purchaseKey(itemId: string): string {
  return `buy-item:${itemId}`;
}

/**
 * Gives back everything paid for an item and not yet given back, once. A purchase that was booked is undone first, so that the money is the
 * customer's again. Returns what went to the wallet.
 */
export async function refundItem(tx: Tx, item: ItemRow, at: Date): Promise<Money> {
  if (item.real_price_cny !== null) {
    const undone = await reverse(tx, { key: purchaseKey(item.id), kind: "undo-purchase", at });
    if (!undone.ok) throw new Error(`purchase of item ${item.id} cannot be undone: ${undone.refusal.code}`);
    await keepGivenBack(tx, item, at);
  }
  return giveBack(tx, item, BigInt(item.paid_cny) - BigInt(item.refunded_cny), { event: "refund-item", at });
}

/**
 * Gives back a part of what was paid for an item. `event` names it once: an item has at most one refund of each name, or of each name and turn.
 */
export async function giveBack(
  tx: Tx,
  item: ItemRow,
  amount: bigint,
  {
    event,
    at,
    turn,
  }: {
    event: "refund-item" | "purchase-surplus" | "cheaper-choice" | "refund-return" | "refund-service";
    at: Date;
    turn?: number | string;
  },
): Promise<Money> {
  const { user_id: userId, id: itemId, order_id: orderId } = item;
  if (amount <= 0n) return money(0n, "CNY");
  // What came through the order's trade goes back against it; a difference taken from the wallet later does not.
  const left = costOf(item) - BigInt(item.refunded_cny);
  const ofTrade = amount < left ? amount : left;
  const name = turn === undefined ? itemId : `${itemId}:${turn}`;
  const parts = [
    { key: `${event}:${name}`, amount: money(ofTrade, "CNY"), of: { purpose: "order" as const, subjectId: orderId } },
    { key: `${event}-difference:${name}`, amount: money(amount - ofTrade, "CNY") },
  ].filter((part) => part.amount.amount > 0n);
  for (const part of parts) {
    const refunded = await refundToWallet(tx, { ...part, userId, kind: event, subject: `item:${item.item_no}`, at });
    if (!refunded.ok) throw new Error(`item ${itemId} cannot be refunded: ${refunded.refusal.code}`);
  }
  await updateItem(tx, { userId, itemId }, { refunded_cny: (BigInt(item.refunded_cny) + amount).toString() });
  return money(amount, "CNY");
}
