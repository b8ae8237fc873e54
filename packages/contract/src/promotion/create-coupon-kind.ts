import { couponParcelTypes, couponScopes } from "@sihai/domain/promotion";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { cnyAmount, instant, text, warehouseId } from "../fields.ts";
import { promotionCode } from "./fields.ts";

const kindInput = z.strictObject({
  name: z.object({ zh: text(60), en: text(60) }),
  type: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  reduce: z.optional(cnyAmount),
  /** 15 for 15 % off; kept times 100. */
  percentOff: z.optional(z.number().check(z.positive(), z.maximum(100))),
  service: z.optional(text(40)),
  uses: z.int().check(z.minimum(1), z.maximum(99)),
  parcelType: z.enum(couponParcelTypes),
  minSpend: cnyAmount,
  maxDeduction: z.optional(cnyAmount),
  scope: z.enum(couponScopes),
  shops: z.array(z.strictObject({ source: text(40), shopId: z.nullable(text(80)) })).check(z.maxLength(100)),
  minLevel: z.int().check(z.minimum(0), z.maximum(5)),
  warehouse: z.optional(warehouseId),
  obtainedBy: z.enum(["claim", "code", "gift"]),
  code: z.optional(promotionCode),
  perUser: z.int().check(z.minimum(1), z.maximum(99)),
  total: z.optional(z.int().check(z.minimum(1), z.maximum(1_000_000))),
  claimFrom: instant,
  claimUntil: instant,
  validDays: z.int().check(z.minimum(1), z.maximum(366)),
});

export const createCouponKind = endpoint({
  method: "POST",
  path: "/staff/promotion/coupon-kinds",
  summary: "Make a new kind of coupon, for a colleague to check",
  body: kindInput,
  data: z.object({ kindId: z.string() }),
  refusals: ["COUPON_TERMS_WRONG", "COUPON_FITS_NOTHING", "PROMOTION_CODE_TAKEN"],
  once: true,
});
