import { add, type Money, sign, subtract, sum, toDecimal, zero } from "@sihai/domain";
import { giveBackShares, type OrderDeduction } from "@sihai/domain/promotion";
import { oneOf, type Tx } from "#platform";
import { type DiscountOn, discountsOn, type Item, updateItem } from "../item/index.ts";
import { deposit, post, world } from "../ledger/index.ts";
import type { Order } from "./order.store.ts";

/** What still stands of an item's discount: the promotion has paid it into the customer's deposit. */
export function standingDiscount({ discount, discountBack }: Pick<Item, "discount" | "discountBack">): Money {
  return subtract(discount, discountBack);
}

/** What was paid for an item, by its buyer and by the promotion, and has not gone back. */
export function paidWith(item: Pick<Item, "paid" | "refunded" | "discount" | "discountBack">) {
  return { money: subtract(item.paid, item.refunded), promotion: standingDiscount(item) };
}

/** What a coupon reduces of an order's items, by the word the rows know. */
export function discountedOn(on: string): DiscountOn {
  return oneOf(discountsOn, on, "a coupon's service");
}

/** An item's part of what a coupon takes off its order, as its row holds it. */
export function discountShare({ shares, on }: Pick<OrderDeduction, "shares" | "on">, index: number) {
  return { discount: shares[index] ?? zero("CNY"), discountOn: discountedOn(on) };
}

/** An order is paid: what its coupon took off is paid into the deposit by the promotion, so that the deposit holds what its items cost (rule M2). */
export async function payOrderDiscount(tx: Tx, { userId, id, orderNo }: Order, items: readonly Item[], at: Date): Promise<void> {
  const amount = sum(
    items.map(({ discount }) => discount),
    "CNY",
  );
  if (sign(amount) === 0) return;
  const posted = await post(tx, {
    key: `promote-order:${id}`,
    kind: "promote-order",
    userId,
    at,
    subject: `order:${orderNo}`,
    postings: [{ from: world("promotion"), to: deposit(userId), amount }],
  });
  if (!posted.ok) throw new Error("a promotion cannot be refused");
}

/**
 * Shares what goes back of an item between its buyer and the promotion. `promotion`: how much of it is the promotion's whatever the buyer has
 * paid; without it the buyer's own money goes first. Writes the promotion's part and returns the buyer's.
 */
export async function returnDiscount(
  tx: Tx,
  item: Item,
  amount: Money,
  { key, at, promotion }: { key: string; at: Date; promotion?: Money },
): Promise<Money> {
  const of = paidWith(item);
  if (sign(of.promotion) === 0) return amount;
  const own = promotion ? { money: subtract(amount, promotion), promotion } : giveBackShares(amount, of);
  if (sign(own.promotion) > 0) {
    const posted = await post(tx, {
      key: `unpromote-${key}`,
      kind: "unpromote-order",
      userId: item.userId,
      at,
      subject: `item:${item.itemNo}`,
      postings: [{ from: deposit(item.userId), to: world("promotion"), amount: own.promotion }],
    });
    if (!posted.ok) throw new Error(`the deposit of item ${item.itemNo} is short by ${toDecimal(posted.refusal.short)}`);
    await updateItem(tx, { userId: item.userId, itemId: item.id }, { discountBack: add(item.discountBack, own.promotion) });
  }
  return own.money;
}
