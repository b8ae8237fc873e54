import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { discountCodeTerms, promotionCode } from "./fields.ts";

/** Looked at again whenever a kept code is shown; nothing is used up. */
export const checkDiscountCode = endpoint({
  method: "POST",
  path: "/user/coupon/check-code",
  summary: "The terms of a discount code I may use",
  body: z.strictObject({ code: promotionCode }),
  data: discountCodeTerms,
  refusals: ["DISCOUNT_CODE_NOT_FOUND", "DISCOUNT_CODE_NOT_USABLE"],
  repeats: "reads",
});
