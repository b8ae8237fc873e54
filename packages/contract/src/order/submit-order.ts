import * as z from "zod/mini";
import { agreementsSeen } from "../content/agreements-seen.ts";
import { endpoint } from "../endpoint.ts";
import { cnyAmount, tradeNo } from "../fields.ts";
import { goodsCode, howItIsBought, orderRefusals, placement, tellsHowItIsBought } from "./submit-dg-fields.ts";

/**
 * Places one order per shop and one trade for all of them. `seenTotal` is what the buyer agreed to: when the source asks another
 * price by now nothing is written and ORDER_PRICE_CHANGED says which goods changed from what to what (rule F32).
 */
export const submitOrder = endpoint({
  method: "POST",
  path: "/order/submit/dg",
  summary: "Place a shopping order",
  body: z
    .strictObject({
      ...placement,
      seenPrices: z
        .array(z.strictObject({ goodsCode, unitPrice: cnyAmount, domesticFreight: cnyAmount }))
        .check(z.minLength(1), z.maxLength(100)),
      disclaimerAgreed: z.boolean(),
      agreementsSeen,
      /**
       * For goods bought at once: to be refused with ORDERED_A_MOMENT_AGO where I ordered the same that way minutes ago, in another tab say.
       * Without it they are ordered again.
       */
      unlessJustOrdered: z.optional(z.boolean()),
    })
    .check(z.refine(tellsHowItIsBought, howItIsBought)),
  data: z.object({ tradeNo, total: cnyAmount, orders: z.array(z.object({ orderNo: z.string(), total: cnyAmount })) }),
  refusals: [
    ...orderRefusals,
    "COUPON_NOT_FOUND",
    "COUPON_NOT_USABLE",
    "DEBT_OPEN",
    "WINDING_DOWN",
    "NOT_SERVED",
    "DISCLAIMER_NOT_AGREED",
    "AGREEMENT_CHANGED",
    "ORDER_PRICE_CHANGED",
    "ORDER_TOO_LARGE",
    "ORDERED_A_MOMENT_AGO",
  ],
  once: true,
});
