import { type Money, sum, times, toDecimal, zero } from "@sihai/domain";
import { shopFreight } from "@sihai/domain/order";
import type { Deps, Tx } from "#platform";
import { levelOf } from "../../freight/index.ts";
import { type Item, updateItem } from "../../item/index.ts";
import { tell } from "../../message/index.ts";
import { decideOrderCouponAgain } from "../../promotion/index.ts";
import { discountShare } from "../discount-item.ts";
import { costOf, itemsOfOrders } from "../item.store.ts";
import { type Order, setOrderPrice } from "../order.store.ts";

/**
 * Shares the freight of an unpaid order's delivery among what is still ordered: the seller's greatest of those lines, as the cart would
 * (docs/decisions/0011), and none for what was called off; so is what its coupon takes off, if it still fits (docs/decisions/0047). Returns
 * what is left, at its price now. The rows must be locked.
 */
export async function priceTheRest(tx: Tx, deps: Deps, order: Order, at: Date): Promise<Item[]> {
  const items = await itemsOfOrders(tx, order.userId, [order.id]);
  const left = items.filter(({ state }) => state === "unpaid");
  if (left.length === 0) return left;
  const { domesticFreight, shares } = shopFreight(left.map((item) => ({ ...item, domesticFreight: item.sellerFreight })));
  const shareOf = new Map(left.map(({ id }, index) => [id, shares[index] ?? zero("CNY")]));
  const none = { discount: zero("CNY"), discountOn: "goods" as const };
  const undiscounted = items.map((item) => ({ ...item, ...none, domesticFreight: shareOf.get(item.id) ?? zero("CNY") }));
  const rest = undiscounted.filter(({ state }) => state === "unpaid");
  const coupon = await couponOfRest(tx, deps, order, rest, at);
  const priced = undiscounted.map((item) => ({ ...item, ...(coupon ? coupon.shareOf(item) : none) }));
  for (const { id, domesticFreight: share, discount, discountOn } of priced)
    await updateItem(tx, { userId: order.userId, itemId: id }, { domesticFreight: share, discount, discountOn });
  await setOrderPrice(tx, order, { domesticFreight, discount: coupon?.amount ?? zero("CNY"), total: totalOf(priced) });
  return priced.filter(({ state }) => state === "unpaid");
}

/** What the order's coupon takes off the rest of it; one that fits no more is back with the buyer, who is told that the rest costs more. */
async function couponOfRest(tx: Tx, deps: Deps, order: Order, rest: readonly Item[], at: Date) {
  const { userId, id: orderId } = order;
  const { deduction, returned } = await decideOrderCouponAgain(
    tx,
    { userId, orderId, at },
    {
      level: await levelOf(tx, userId),
      warehouse: order.warehouseId,
      goods: [{ shoppingAgent: order.type === "dg", source: order.shopSource, shopId: order.shopId }],
      items: rest.map((item) => ({ goods: times(item.unitPrice, item.quantity), services: item.services })),
      total: totalOf(rest),
    },
  );
  if (returned)
    await tell(tx, deps, {
      userId,
      type: "order",
      template: "order-coupon-returned",
      facts: { orderNo: order.orderNo, name: returned.name, amountCny: toDecimal(totalOf(rest)) },
      link: `/order/detail?orderNo=${order.orderNo}`,
      at,
    });
  if (!deduction) return null;
  const indexOf = new Map(rest.map(({ id }, index) => [id, index]));
  return { amount: deduction.amount, shareOf: ({ id }: Item) => discountShare(deduction, indexOf.get(id) ?? -1) };
}

function totalOf(items: readonly Item[]): Money {
  return sum(items.map(costOf), "CNY");
}
