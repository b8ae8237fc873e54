import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { cnyAmount, instant, text } from "../fields.ts";
import { promotionCode } from "./fields.ts";

export const createDiscountCode = endpoint({
  method: "POST",
  path: "/staff/promotion/discount-codes",
  summary: "Make a discount code, for a colleague to check",
  body: z.strictObject({
    code: promotionCode,
    name: z.object({ zh: text(60), en: text(60) }),
    reduce: z.optional(cnyAmount),
    percentOff: z.optional(z.number().check(z.positive(), z.maximum(100))),
    minSpend: cnyAmount,
    maxDeduction: z.optional(cnyAmount),
    perUser: z.int().check(z.minimum(1), z.maximum(99)),
    total: z.optional(z.int().check(z.minimum(1), z.maximum(1_000_000))),
    validFrom: instant,
    validUntil: instant,
  }),
  data: z.object({ codeId: z.string(), code: z.string() }),
  refusals: ["COUPON_TERMS_WRONG", "PROMOTION_CODE_TAKEN"],
  once: true,
});
