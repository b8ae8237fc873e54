import * as z from "zod/mini";
import { couponReason } from "./fields.ts";

/** Refusals of coupons, discount codes and credits: numeric state of the envelope and HTTP status. */
export const promotionRefusals = {
  GET_COUPON_FAILED: { state: 54001, status: 409, facts: z.object({ because: z.enum(["gone", "level", "limit"]) }) },
  COUPON_NOT_FOUND: { state: 54002, status: 404 },
  COUPON_NOT_USABLE: { state: 54003, status: 409, facts: z.object({ reason: couponReason }) },
  CODE_NOT_COMBINABLE: { state: 54004, status: 409 },
  DISCOUNT_CODE_NOT_FOUND: { state: 54005, status: 404 },
  DISCOUNT_CODE_NOT_USABLE: {
    state: 54006,
    status: 409,
    facts: z.object({ reason: z.enum(["expired", "not-yet", "limit", "min-spend"]) }),
  },
  CREDITS_NOT_A_HUNDRED: { state: 54007, status: 400 },
  CREDITS_TOO_MANY: { state: 54008, status: 409, facts: z.object({ most: z.int() }) },
  CREDITS_NOT_ENOUGH: { state: 54009, status: 409, facts: z.object({ balance: z.int() }) },
  COUPON_TERMS_WRONG: { state: 54010, status: 400, facts: z.object({ field: z.string() }) },
  PROMOTION_CODE_TAKEN: { state: 54011, status: 409 },
  CUSTOMER_NOT_FOUND: { state: 54012, status: 404 },
  COUPON_FITS_NOTHING: { state: 54013, status: 400, facts: z.object({ field: z.enum(["shops", "service"]) }) },
  CAMPAIGN_NOT_FOUND: { state: 54020, status: 404 },
  CAMPAIGN_OVER: { state: 54021, status: 409 },
  CAMPAIGN_CHECKED: { state: 54022, status: 409 },
  CAMPAIGN_OWN: { state: 54023, status: 403 },
} as const;
