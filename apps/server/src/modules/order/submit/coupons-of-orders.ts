import { ok, type Result, refuse, subtract, sum } from "@sihai/domain";
import type { Deps, Tx } from "#platform";
import { levelOf } from "../../freight/index.ts";
import {
  couponsToOffer,
  decideOrderCoupon,
  type OrderCouponRefusal,
  type OrderToReduce,
  offerCoupons,
} from "../../promotion/index.ts";
import { discountedOn } from "../discount-item.ts";
import type { Placement, ShopOrder } from "./gather-lines.ts";

type By = { userId: string; placement: Placement; now: Date };
type ShopOf = Pick<ShopOrder, "found">;

/** What a shop's order is as a coupon looks at it: its goods without the seller's freight, and the services chosen. */
function toReduce({ found, priced }: ShopOrder, { userId, placement, now }: By, level: number): OrderToReduce {
  const { platform, shop } = found.goods;
  const goods = [{ shoppingAgent: platform !== "xianyu", source: platform, shopId: shop.id }];
  return { userId, level, warehouse: placement.warehouseId, goods, items: priced.items, total: priced.total, now };
}

function wishFor({ found }: ShopOf, { couponList }: Placement): string | null {
  const { platform, shop } = found.goods;
  const wish = couponList.find(({ isUse, shopSource, shopId }) => isUse === 1 && shopSource === platform && shopId === shop.id);
  return wish?.couponId ?? null;
}

export type DecidedCoupon = NonNullable<Extract<Awaited<ReturnType<typeof decideOrderCoupon>>, { ok: true }>["value"]>;

/**
 * The coupon of each shop's order, decided with every one locked in the order of their ids, as everybody does. One is refused by its reason;
 * so is one that names a shop nothing is bought in.
 */
export async function decideCoupons(
  tx: Tx,
  orders: readonly ShopOrder[],
  by: By,
): Promise<Result<Map<string, DecidedCoupon>, OrderCouponRefusal>> {
  const used = by.placement.couponList.filter(({ isUse }) => isUse === 1);
  const wished = orders.flatMap((order) => {
    const couponId = wishFor(order, by.placement);
    return couponId === null ? [] : [{ order, couponId }];
  });
  if (wished.length < used.length) return refuse({ code: "COUPON_NOT_USABLE", reason: "goods" });
  const decided = new Map<string, DecidedCoupon>();
  if (wished.length === 0) return ok(decided);
  const level = await levelOf(tx, by.userId);
  for (const { order, couponId } of wished.toSorted((a, b) => Number(BigInt(a.couponId) - BigInt(b.couponId)))) {
    const taken = await decideOrderCoupon(tx, couponId, toReduce(order, by, level));
    if (!taken.ok) return taken;
    if (taken.value) decided.set(order.key, taken.value);
  }
  return ok(decided);
}

/**
 * What the customer's coupons would take off each shop's order, the best of them suggested, and what the chosen one does. One chosen for
 * another shop's order is spoken for there.
 */
export async function offerForOrders<Order extends ShopOrder>(deps: Deps, orders: readonly Order[], by: By) {
  const coupons = await couponsToOffer(deps.db, by.userId, by.now);
  const level = await levelOf(deps.db, by.userId);
  return orders.map((order) => {
    const chosen = wishFor(order, by.placement);
    const elsewhere = orders.flatMap((other) => (other === order ? [] : [wishFor(other, by.placement)]));
    const free = coupons.map((coupon) => ({
      ...coupon,
      usesLeft: coupon.usesLeft - elsewhere.filter((couponId) => couponId === coupon.couponId).length,
    }));
    const offers = offerCoupons(free, toReduce(order, by, level));
    const taken = chosen === null ? null : offers.deductionOf(chosen);
    const coupon = coupons.find(({ couponId }) => couponId === chosen);
    const discount = taken &&
      coupon && {
        couponNo: coupon.couponNo,
        name: coupon.name,
        validUntil: coupon.validUntil,
        amount: taken.amount,
        on: discountedOn(taken.on),
      };
    const total = taken ? subtract(order.priced.total, taken.amount) : order.priced.total;
    return { ...order, coupons: offers.list, bestCoupon: offers.best, discount: discount ?? null, total };
  });
}

/** What all orders placed together come to, CNY. */
export function totalDue(orders: readonly { total: ShopOrder["priced"]["total"] }[]) {
  return sum(
    orders.map(({ total }) => total),
    "CNY",
  );
}
