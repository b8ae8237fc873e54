import { type Money, money } from "@sihai/domain";
import type { Tx } from "#platform";
import { refundToWallet } from "../../payment/index.ts";
import { costOf, type ItemRow, updateItem } from "../item.store.ts";

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
