import type { CallData } from "@sihai/contract";
import type { checkDiscountCode, listCoupons } from "@sihai/contract/promotion";
import { cny } from "@sihai/domain";
import type { CouponTerms, DiscountCodeTerms } from "@sihai/domain/promotion";

export type CouponView = CallData<typeof listCoupons>["list"][number];
export type CouponOffer = CallData<typeof listCoupons>["offers"][number];
export type CodeView = CallData<typeof checkDiscountCode>;

/** A coupon's terms with their amounts as money, to calculate with. */
export function termsOf({ terms }: Pick<CouponView, "terms">): CouponTerms {
  const { reduction, minSpend, maxDeduction } = terms;
  return {
    ...terms,
    reduction: reduction.type === 0 ? { type: 0, amount: cny(reduction.amount) } : reduction,
    minSpend: cny(minSpend),
    maxDeduction: maxDeduction === null ? null : cny(maxDeduction),
  };
}

/** The same of a discount code; `maxDeduction` null: as much as it comes to. */
export function codeTermsOf({ reduction, minSpend, maxDeduction }: CodeView): DiscountCodeTerms {
  return {
    reduction: reduction.type === 0 ? { type: 0, amount: cny(reduction.amount) } : reduction,
    minSpend: cny(minSpend),
    maxDeduction: maxDeduction === null ? null : cny(maxDeduction),
  };
}
