import { add, greatest, least, type Money, money, subtract, sum, zero } from "../money.ts";
import { ok, type Result } from "../result.ts";
import { shareOut } from "../share-out.ts";
import { type CouponTerms, couponDeduction, leaveOneFen } from "./coupon.ts";

/** An item of an order as a coupon reduces it: its goods, or one of its services. The seller's freight is never reduced. */
export type CouponItem = { goods: Money; services: readonly { serviceNo: string; total: Money }[] };

/** What a coupon takes off an order: from its goods, or from one service; `shares` are the items' parts and add up to `amount`. */
export type OrderDeduction = { amount: Money; on: string; shares: Money[] };
export const onGoods = "goods";

/**
 * What a coupon takes off an order (docs/decisions/0047), shared out over its items by what it reduces of each, by the largest remainder: no item's share is
 * more than what is reduced of it, so that whatever goes back for any of them is what was paid for it, to the fen (rules F18 and F27).
 */
export function orderCouponDeduction(
  terms: Pick<CouponTerms, "reduction" | "minSpend" | "maxDeduction">,
  items: readonly CouponItem[],
  total: Money,
): Result<OrderDeduction, { code: "COUPON_NOT_USABLE"; reason: "min-spend" | "no-service" }> {
  const base = sum(
    items.map(({ goods }) => goods),
    "CNY",
  );
  const found = couponDeduction(terms, { base, services: servicesOf(items) });
  if (!found.ok) return found;
  const { amount, service } = leaveOneFen(found.value, total);
  const weights = items.map((item) => (service === null ? item.goods : feeOf(item, service)));
  return ok({ amount, on: service ?? onGoods, shares: sharesOf(amount, weights) });
}

function sharesOf(amount: Money, weights: readonly Money[]): Money[] {
  if (weights.length === 0) return [];
  return shareOut(
    amount,
    weights.map((weight) => weight.amount),
  );
}

/** Each service that was chosen with what it costs for all items. */
function servicesOf(items: readonly CouponItem[]): { code: string; amount: Money }[] {
  const codes = [...new Set(items.flatMap(({ services }) => services.map(({ serviceNo }) => serviceNo)))];
  return codes.map((code) => ({
    code,
    amount: sum(
      items.map((item) => feeOf(item, code)),
      "CNY",
    ),
  }));
}

function feeOf({ services }: CouponItem, code: string): Money {
  return sum(
    services.flatMap(({ serviceNo, total }) => (serviceNo === code ? [total] : [])),
    "CNY",
  );
}

/** What an item was paid with: by its buyer, and by the promotion; less what each has back already. */
export type PaidWith = { money: Money; promotion: Money };

/**
 * Gives `amount` of an item back: first the buyer's own money, the rest to the promotion. A discount never becomes cash. Throws RangeError
 * for more than there is.
 */
export function giveBackShares(amount: Money, { money: own, promotion }: PaidWith): PaidWith {
  if (amount.amount > add(own, promotion).amount) throw new RangeError("more than was paid for the item");
  const buyers = least(amount, own);
  return { money: buyers, promotion: subtract(amount, buyers) };
}

/**
 * How much of a discount goes with `refund` of what had cost `cost`: as much of it as came back, rounded down; all of it with all of the cost.
 */
export function discountWith(refund: Money, cost: Money, discount: Money): Money {
  if (cost.amount <= 0n) return zero("CNY");
  return least(discount, money((discount.amount * refund.amount) / cost.amount, "CNY"));
}

/** How much of the discount on a service is over once `amount` of its `fee` goes back: it frees what is left of the fee. */
export function discountOver(amount: Money, fee: Money, discount: Money): Money {
  return greatest(zero("CNY"), subtract(discount, subtract(fee, amount)));
}

/** The coupon that takes most off, of those that do; of equals the one that ends first. Null when none does. */
export function bestCoupon<Offered extends { couponId: string; takesOff: Money | null; validUntil: Date }>(
  coupons: readonly Offered[],
): string | null {
  const [best] = coupons
    .flatMap((coupon) =>
      coupon.takesOff !== null && coupon.takesOff.amount > 0n ? [{ ...coupon, takesOff: coupon.takesOff }] : [],
    )
    .toSorted((a, b) => Number(b.takesOff.amount - a.takesOff.amount) || a.validUntil.getTime() - b.validUntil.getTime());
  return best?.couponId ?? null;
}
