import { currencies } from "@sihai/domain";
import type { DisplayCoupon, OrderCoupon } from "@sihai/domain/order/draft";
import { inLanguage, type Language } from "@sihai/text";
import type { Preview, PreviewedOrder } from "../types.ts";

type Coupon = PreviewedOrder["coupons"][number];
type Shop = Pick<PreviewedOrder, "shopId" | "shopSource">;

/** The coupons offered for the priced shops as the draft holds them, each with what it asks for (rules D-58 to D-68). */
export function laidOutCoupons(
  { orders }: Preview,
  language: Language,
  describe: (terms: Coupon["terms"]) => string,
): DisplayCoupon[] {
  return orders.flatMap(({ shopId, shopSource, coupons }) =>
    coupons.map(({ couponId, couponNo, name, terms, takesOff }, couponIndex) => ({
      couponIndex,
      couponId,
      couponName: inLanguage(name, language),
      couponNo,
      couponDesc: describe(terms),
      couponAmount: takesOff ?? "0.00",
      productType: terms.scope,
      currencySymbol: currencies.CNY.symbol,
      version: 1,
      shopId,
      shopSource,
    })),
  );
}

/** A coupon as it is chosen for a shop's order; a share is kept times 100, as the server says it (rules D-69 to D-77 and D-89). */
export function orderCouponOf({ couponId, terms }: Coupon, shop: Shop): OrderCoupon {
  const { reduction, minSpend, scope } = terms;
  return {
    ...{ couponId, isUse: 1, productType: scope, condition: minSpend, reduceMethod: reduction.type, couponType: reduction.type },
    reduceValue: reductionOf(reduction),
    ...shop,
  };
}

function reductionOf(reduction: Coupon["terms"]["reduction"]): string {
  if (reduction.type === 0) return reduction.amount;
  return reduction.type === 1 ? String(reduction.bp) : (reduction.service ?? "");
}
