import { type Money, sum, zero } from "@sihai/domain";
import { shopFreight } from "@sihai/domain/order";
import type { Tx } from "#platform";
import { type Item, updateItem } from "../../item/index.ts";
import { costOf, itemsOfOrders } from "../item.store.ts";
import { type Order, setOrderPrice } from "../order.store.ts";

/**
 * Shares the freight of an unpaid order's delivery among what is still ordered: the seller's greatest of those lines, as the cart would
 * (docs/decisions/0011), and none for what was called off. Returns what is left, at its price now. The rows must be locked.
 */
export async function priceTheRest(tx: Tx, order: Order): Promise<Item[]> {
  const items = await itemsOfOrders(tx, order.userId, [order.id]);
  const left = items.filter(({ state }) => state === "unpaid");
  if (left.length === 0) return left;
  const { domesticFreight, shares } = shopFreight(left.map((item) => ({ ...item, domesticFreight: item.sellerFreight })));
  const shareOf = new Map(left.map(({ id }, index) => [id, shares[index] ?? zero("CNY")]));
  const priced = items.map((item) => ({ ...item, domesticFreight: shareOf.get(item.id) ?? zero("CNY") }));
  for (const [index, { domesticFreight: share }] of priced.entries()) {
    const before = items[index];
    if (before && before.domesticFreight.amount !== share.amount)
      await updateItem(tx, { userId: order.userId, itemId: before.id }, { domesticFreight: share });
  }
  await setOrderPrice(tx, order, { domesticFreight, total: totalOf(priced) });
  return priced.filter(({ state }) => state === "unpaid");
}

function totalOf(items: readonly Item[]): Money {
  return sum(items.map(costOf), "CNY");
}
