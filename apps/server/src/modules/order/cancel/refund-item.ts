import type { Money } from "@sihai/domain";
import type { Tx } from "#platform";
import { deposit, post, world } from "../../ledger/index.ts";
import type { ItemRow } from "../item.store.ts";
import { fen } from "../order.store.ts";
import { giveBack } from "./give-back.ts";
import { keepGivenBack } from "./refund-service.ts";

/** The ledger entry of a purchase; parts of a split line were bought under the line they were split from. */
export function purchaseKey(itemId: string): string {
  return `buy-item:${itemId}`;
}

/**
 * Gives back everything paid for an item and not yet given back, once. A purchase that was booked is undone first, so that the money is the
 * customer's again. Returns what went to the wallet.
 */
export async function refundItem(tx: Tx, item: ItemRow, at: Date): Promise<Money> {
  if (item.real_price_cny !== null) {
    await undoPurchase(tx, item, fen(item.real_price_cny), at);
    await keepGivenBack(tx, item, at);
  }
  return giveBack(tx, item, BigInt(item.paid_cny) - BigInt(item.refunded_cny), { event: "refund-item", at });
}

/** Takes the item's own part of its purchase back into the deposit: after a split, other parts of the same purchase stay bought. */
async function undoPurchase(tx: Tx, item: ItemRow, cost: Money, at: Date): Promise<void> {
  const to = deposit(item.user_id);
  const posted = await post(tx, {
    key: `undo-purchase:${item.id}`,
    kind: "undo-purchase",
    userId: item.user_id,
    at,
    subject: `item:${item.item_no}`,
    postings: [
      { from: world("purchases"), to, amount: cost },
      { from: world("service-income"), to, amount: fen(item.service_cny) },
    ],
  });
  if (!posted.ok || posted.value.already) throw new Error(`the purchase of item ${item.id} was undone before`);
}
