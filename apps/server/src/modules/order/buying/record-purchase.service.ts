import { add, type Money, ok, type Result, refuse, sign, subtract, toDecimal, zero } from "@sihai/domain";
import { arriveBefore, purchaseOutcome } from "@sihai/domain/order";
import { businessEvents, type Deps, type Tx, transact } from "#platform";
import { audit } from "../../audit/index.ts";
import { type Item, type ItemRefusal, moveItem } from "../../item/index.ts";
import { deposit, post, world } from "../../ledger/index.ts";
import { tell } from "../../message/index.ts";
import { namesOf } from "../cancel/cancel-items.ts";
import { giveBack } from "../cancel/give-back.ts";
import { purchaseKey } from "../cancel/refund-item.ts";
import { paidWith } from "../discount-item.ts";
import { staffName } from "./buying-desk.store.ts";
import { lockItemForRefund, type StaffCommand } from "./take-items.service.ts";

type Command = StaffCommand & { itemNo: string; platformOrderNo: string; realPrice: Money };
export type Recorded = { itemNo: string; refunded: Money };
export type PurchaseRefusal =
  | { code: "ITEM_NOT_FOUND" }
  | { code: "ITEM_TAKEN"; by: string }
  | { code: "PURCHASE_DEARER"; short: string }
  | { code: "PRICE_NOT_CORRECT" }
  | ItemRefusal;

/** What the buyer, and a coupon for him, paid for goods and domestic freight: the most a purchase may cost. */
export function budgetOf(item: Pick<Item, "paid" | "service" | "refunded" | "discount" | "discountBack">): Money {
  const { money: own, promotion } = paidWith(item);
  return subtract(add(own, promotion), item.service);
}

/**
 * Records that an item was bought: its price becomes the provider's spending, its services the provider's income, a cheaper price goes back
 * to the wallet. A dearer one is refused; the buyer is to be asked. The item's lock decides against a cancellation (rule F13).
 */
export function recordPurchase(deps: Deps, { staffId, itemNo, platformOrderNo, realPrice, now, once }: Command) {
  return transact<Recorded, PurchaseRefusal>(
    deps.db,
    async (tx) => {
      const item = await lockItemForRefund(tx, itemNo);
      if (!item) return refuse({ code: "ITEM_NOT_FOUND" });
      return purchaseItem(tx, deps, item, { staffId, platformOrderNo, realPrice, now });
    },
    once,
  );
}

/** Buys one item whose row and payment are locked. */
export async function purchaseItem(
  tx: Tx,
  deps: Deps,
  item: Item,
  { staffId, platformOrderNo, realPrice, now }: Omit<Command, "itemNo" | "once">,
): Promise<Result<Recorded, PurchaseRefusal>> {
  const itemNo = item.itemNo;
  if (item.state !== "buying") return refuse({ code: "ITEM_STATE_REFUSED", from: item.state, to: "purchased" });
  if (item.buyerId !== null && item.buyerId !== staffId)
    return refuse({ code: "ITEM_TAKEN", by: await staffName(tx, item.buyerId) });
  if (sign(realPrice) < 1) return refuse({ code: "PRICE_NOT_CORRECT" });
  const outcome = purchaseOutcome(budgetOf(item), realPrice);
  if (outcome.outcome === "ask") return refuse({ code: "PURCHASE_DEARER", short: toDecimal(outcome.short) });
  await bookPurchase(tx, item, realPrice, now);
  const surplus = outcome.outcome === "refund" ? outcome.amount : zero("CNY");
  const refunded = await giveBack(tx, item, surplus, { event: "purchase-surplus", at: now });
  const key = { userId: item.userId, itemId: item.id };
  const change = { platformOrderNo, realPrice, buyerId: staffId, dueAt: arriveBefore(now, deps.settings.at(now)) };
  const moved = await moveItem(tx, { ...key, to: "purchased", by: { kind: "staff", id: staffId }, at: now, change });
  if (!moved.ok) return moved;
  await audit(tx, {
    staffId,
    action: "buying.record-purchase",
    subject: `item:${itemNo}`,
    facts: { platformOrderNo, realPrice: toDecimal(realPrice) },
    at: now,
  });
  await tell(tx, deps, {
    userId: item.userId,
    type: "order",
    template: "item-bought",
    facts: namesOf(item),
    link: `/order/list?keyword=${itemNo}`,
    at: now,
  });
  businessEvents.inc({ event: "item-bought" });
  return ok({ itemNo, refunded });
}

async function bookPurchase(tx: Tx, item: Item, realPrice: Money, at: Date): Promise<void> {
  const from = deposit(item.userId);
  const posted = await post(tx, {
    key: purchaseKey(item.id),
    kind: "buy-item",
    userId: item.userId,
    at,
    subject: `item:${item.itemNo}`,
    postings: [
      { from, to: world("purchases"), amount: realPrice },
      { from, to: world("service-income"), amount: item.service },
    ],
  });
  if (!posted.ok) throw new Error(`item ${item.itemNo} was paid, yet the deposit does not hold it`);
  if (posted.value.already) throw new Error(`item ${item.itemNo} was bought before`);
}
