import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { cnyAmount, id, instant, localText, pageOf, whole } from "../fields.ts";
import { couponReduction, couponTerms } from "./fields.ts";

export const campaignKinds = ["coupon", "code"] as const;
export const campaignStates = ["coming", "running", "given-out", "over", "stopped"] as const;
const campaignKind = z.enum(campaignKinds);
const page = z.optional(whole(1, 10_000));

/** A kind of coupon or a discount code. `taken`: coupons given out; for a code its uses. `used` and `amount`: with parcels that live. */
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

export const listCampaignUses = endpoint({
  method: "GET",
  path: "/staff/promotion/campaign-uses",
  summary: "The parcels a campaign was used for, the latest first",
  query: z.strictObject({ kind: campaignKind, id, page }),
  data: pageOf(
    z.object({
      packageId: z.string(),
      customerMark: z.string(),
      amount: cnyAmount,
      /** Set aside with the submit, used with the payment, given back when the parcel was cancelled. */
      reservedAt: instant,
      usedAt: z.nullable(instant),
      releasedAt: z.nullable(instant),
    }),
  ),
  refusals: ["CAMPAIGN_NOT_FOUND"],
});

/** Nobody takes a coupon or uses the code from now on; coupons customers hold, and parcels submitted, keep theirs. */
export const stopCampaign = endpoint({
  method: "POST",
  path: "/staff/promotion/stop",
  summary: "End a campaign before its time",
  body: z.strictObject({ kind: campaignKind, id }),
  data: z.null(),
  refusals: ["CAMPAIGN_NOT_FOUND", "CAMPAIGN_OVER"],
  once: true,
});
