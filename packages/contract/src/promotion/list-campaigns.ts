import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { cnyAmount, id, instant, localText, pageOf } from "../fields.ts";
import { campaignKind, campaignStates, page } from "./campaigns-fields.ts";
import { couponReduction, couponTerms } from "./fields.ts";

/**
 * A kind of coupon or a discount code. `taken`: coupons given out; for a code its uses. `used`: with parcels and orders that live. `amount`: what
 * it really took off those that are paid.
 */
const campaign = z.object({
  id,
  kind: campaignKind,
  name: localText,
  code: z.nullable(z.string()),
  reduction: couponReduction,
  minSpend: cnyAmount,
  maxDeduction: z.nullable(cnyAmount),
  perUser: z.int(),
  total: z.nullable(z.int()),
  taken: z.int(),
  used: z.int(),
  amount: cnyAmount,
  from: instant,
  until: instant,
  state: z.enum(campaignStates),
  /** Of coupons alone. */
  coupon: z.nullable(
    z.object({
      terms: couponTerms,
      obtainedBy: z.enum(["claim", "code", "gift"]),
      uses: z.int(),
      validDays: z.int(),
    }),
  ),
  createdBy: z.string(),
  createdAt: instant,
  checkedBy: z.nullable(z.string()),
  checkedAt: z.nullable(instant),
  checkedAlone: z.boolean(),
  /** Whether the caller may check it, and if not, why. */
  mayCheck: z.enum(["yes", "alone", "own", "state"]),
  stoppedBy: z.nullable(z.string()),
  stoppedAt: z.nullable(instant),
});

export const listCampaigns = endpoint({
  method: "GET",
  path: "/staff/promotion/campaigns",
  summary: "Kinds of coupons or discount codes, the newest first, with what they were used for",
  query: z.strictObject({ kind: campaignKind, page }),
  data: pageOf(campaign),
});
