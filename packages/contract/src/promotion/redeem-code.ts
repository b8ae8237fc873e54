import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { couponView, discountCodeTerms, promotionCode } from "./fields.ts";

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
