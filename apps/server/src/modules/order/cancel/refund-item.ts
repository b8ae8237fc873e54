import { add, type Money, zero } from "@sihai/domain";
import type { Tx } from "#platform";
import type { Item } from "../../item/index.ts";
import { deposit, post, world } from "../../ledger/index.ts";
import { paidWith } from "../discount-item.ts";
import { giveBack } from "./give-back.ts";
import { keepGivenBack } from "./refund-service.ts";

/** The ledger entry of a purchase; parts of a split line were bought under the line they were split from. */
export function purchaseKey(itemId: string): string {
  return `buy-item:${itemId}`;
}

/**
 * Gives back everything paid for an item and not yet given back, once. A purchase that was booked is undone first, so that the money is the
 * customer's again. What a coupon had paid goes back to the promotion. Returns what went to the wallet.
 */
export async function refundItem(tx: Tx, item: Item, at: Date): Promise<Money> {
  if (item.realPrice !== null) {
    await undoPurchase(tx, item, item.realPrice, at);
    await keepGivenBack(tx, item, at);
  }
  if (item.state === "unpaid") return zero("CNY");
  const { money: own, promotion } = paidWith(item);
  return giveBack(tx, item, add(own, promotion), { event: "refund-item", at });
}

/** Takes the item's own part of its purchase back into the deposit: after a split, other parts of the same purchase stay bought. */
async function undoPurchase(tx: Tx, item: Item, cost: Money, at: Date): Promise<void> {
  const to = deposit(item.userId);
  const posted = await post(tx, {
    key: `undo-purchase:${item.id}`,
    kind: "undo-purchase",
    userId: item.userId,
    at,
    subject: `item:${item.itemNo}`,
    postings: [
      { from: world("purchases"), to, amount: cost },
      { from: world("service-income"), to, amount: item.service },
    ],
  });
  if (!posted.ok || posted.value.already) throw new Error(`the purchase of item ${item.id} was undone before`);
}
