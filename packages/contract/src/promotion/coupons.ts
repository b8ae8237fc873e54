import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id } from "../fields.ts";
import { couponOffer, couponView, creditsView, discountCodeTerms, promotionCode } from "./fields.ts";

/** The newest hundred of a tab; the numbers count all. */
export const listCoupons = endpoint({
  method: "GET",
  path: "/user/coupon/list",
  summary: "My coupons by status",
  query: z.object({ status: z.optional(z.enum(["available", "used", "expired"])) }),
  data: z.object({
    list: z.array(couponView),
    counts: z.object({ available: z.int(), used: z.int(), expired: z.int() }),
    offers: z.array(couponOffer),
  }),
});

export const claimCoupon = endpoint({
  method: "POST",
  path: "/user/coupon/claim",
  summary: "Take a coupon that is offered",
  body: z.strictObject({ kindId: id }),
  data: couponView,
  refusals: ["GET_COUPON_FAILED"],
  once: true,
});

/** A coupon's code gives the coupon; a discount code is looked up for use at a parcel. */
export const redeemCode = endpoint({
  method: "POST",
  path: "/user/coupon/redeem",
  summary: "Use a code: a coupon for me, or the terms of a discount code",
  body: z.strictObject({ code: promotionCode }),
  data: z.discriminatedUnion("gives", [
    z.object({ gives: z.literal("coupon"), coupon: couponView }),
    z.object({ gives: z.literal("discount-code"), discount: discountCodeTerms }),
  ]),
  refusals: ["GET_COUPON_FAILED", "DISCOUNT_CODE_NOT_FOUND", "DISCOUNT_CODE_NOT_USABLE"],
  once: true,
});

/** Credits and when those held now end. */
export const readCredits = endpoint({
  method: "GET",
  path: "/user/credits",
  summary: "My credits, the most for a parcel, and when they end",
  data: creditsView,
});

/** Looked at again whenever a kept code is shown; nothing is used up. */
export const checkDiscountCode = endpoint({
  method: "POST",
  path: "/user/coupon/check-code",
  summary: "The terms of a discount code I may use",
  body: z.strictObject({ code: promotionCode }),
  data: discountCodeTerms,
  refusals: ["DISCOUNT_CODE_NOT_FOUND", "DISCOUNT_CODE_NOT_USABLE"],
});
