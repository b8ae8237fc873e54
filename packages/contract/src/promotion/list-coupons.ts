import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { couponOffer, couponView } from "./fields.ts";

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
