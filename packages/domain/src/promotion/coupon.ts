import type { LocalText } from "../language/index.ts";
import { compare, greatest, least, type Money, money, percent, sign, subtract, zero } from "../money.ts";
import { ok, type Result, refuse } from "../result.ts";

export const couponParcelTypes = ["domestic", "international"] as const;
export const couponScopes = ["all", "shopping-agent", "preferred", "shops"] as const;

/** The types of the specification (rule J-26): an amount off, a share off (shown as %OFF), the fee of a service free. */
export type CouponReduction =
  | { type: 0; amount: Money }
  /** Basis points. */
  | { type: 1; bp: number }
  /** `service` null: the dearest one chosen. */
  | { type: 2; service: string | null };

/** A shop a coupon is for, or with no id its platform whole. `name`: what people know it by, where we knew it as the coupon was made. */
export type CouponShop = { source: string; shopId: string | null; name?: LocalText | undefined };

export type CouponTerms = {
  reduction: CouponReduction;
  /** domestic: orders; international: parcels (rule J-26). */
  parcelType: (typeof couponParcelTypes)[number];
  minSpend: Money;
  maxDeduction: Money | null;
  scope: (typeof couponScopes)[number];
  shops: readonly CouponShop[];
  minLevel: number;
  warehouse: number | null;
};

export type Coupon = { terms: CouponTerms; usesLeft: number; validFrom: Date; validUntil: Date };
export type CouponState = "available" | "used" | "expired";

/** Used goes before expired; a coupon ends at the instant it is valid until. */
export function couponState({ usesLeft, validUntil }: Pick<Coupon, "usesLeft" | "validUntil">, now: Date): CouponState {
  if (usesLeft < 1) return "used";
  return now.getTime() < validUntil.getTime() ? "available" : "expired";
}

/** A percentage as the operator enters it, times 100 (rule D-89): 15 % is 1500 basis points. Throws RangeError outside 0–100. */
export function basisPointsOf(percentOff: number): number {
  const bp = Math.round(percentOff * 100);
  if (!(bp >= 1 && bp <= 10_000)) throw new RangeError(`not a share: ${percentOff}`);
  return bp;
}

/** Goods of a parcel or an order as a coupon looks at them. */
export type CouponGoods = { shoppingAgent: boolean; source: string; shopId: string | null };

/**
 * What can be reduced: the base (of a parcel its freight, of an order its goods) before any discount, and services by what was chosen;
 * the rest of the total is never reduced.
 */
export type Reducible = { base: Money; services: readonly { code: string; amount: Money }[] };

export type CouponReason =
  | "used"
  | "expired"
  | "not-yet"
  | "parcel-type"
  | "warehouse"
  | "level"
  | "goods"
  | "min-spend"
  | "no-service";

/** What does not depend on the price: null when the coupon may be used on these goods, else why not. */
export function couponReason(
  coupon: Coupon,
  on: { parcelType: CouponTerms["parcelType"]; warehouse: number; level: number; goods: readonly CouponGoods[]; now: Date },
): CouponReason | null {
  const { terms } = coupon;
  const state = couponState(coupon, on.now);
  if (state !== "available") return state;
  if (on.now.getTime() < coupon.validFrom.getTime()) return "not-yet";
  if (terms.parcelType !== on.parcelType) return "parcel-type";
  if (terms.warehouse !== null && terms.warehouse !== on.warehouse) return "warehouse";
  if (on.level < terms.minLevel) return "level";
  return on.goods.every((goods) => isInScope(terms, goods)) ? null : "goods";
}

function isInScope({ scope, shops }: CouponTerms, goods: CouponGoods): boolean {
  switch (scope) {
    case "all":
      return true;
    case "shopping-agent":
      return goods.shoppingAgent;
    case "preferred":
    case "shops":
      return shops.some(({ source, shopId }) => source === goods.source && (shopId === null || shopId === goods.shopId));
  }
}

/** What was taken off, how much of it from the base, and the service that was freed instead of it. */
export type Deduction = { amount: Money; base: Money; service: string | null };

/**
 * What a coupon takes off. The minimum is measured on the base before anything else is taken off it; nothing is reduced below zero and
 * nothing above the maximum deduction (rule F23).
 */
export function couponDeduction(
  { reduction, minSpend, maxDeduction }: Pick<CouponTerms, "reduction" | "minSpend" | "maxDeduction">,
  { base, services }: Reducible,
): Result<Deduction, { code: "COUPON_NOT_USABLE"; reason: "min-spend" | "no-service" }> {
  if (compare(base, minSpend) < 0) return refuse({ code: "COUPON_NOT_USABLE", reason: "min-spend" });
  if (reduction.type === 2) {
    const [dearest] = services
      .filter(({ code, amount }) => sign(amount) > 0 && (reduction.service === null || code === reduction.service))
      .toSorted((a, b) => compare(b.amount, a.amount));
    if (!dearest) return refuse({ code: "COUPON_NOT_USABLE", reason: "no-service" });
    return ok({ amount: capped(dearest.amount, maxDeduction), base: zero("CNY"), service: dearest.code });
  }
  const wanted = reduction.type === 0 ? reduction.amount : percent(base, reduction.bp);
  const amount = least(capped(wanted, maxDeduction), base);
  return ok({ amount, base: amount, service: null });
}

function capped(amount: Money, most: Money | null): Money {
  return most === null ? amount : least(amount, most);
}

/** Something is always left to pay: a trade of nothing cannot be paid. */
export function leaveOneFen<Taken extends Pick<Deduction, "amount" | "base">>(deduction: Taken, total: Money): Taken {
  const most = greatest(subtract(total, money(1n, "CNY")), zero("CNY"));
  return { ...deduction, amount: least(deduction.amount, most), base: least(deduction.base, most) };
}
