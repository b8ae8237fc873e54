import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { cnyAmount, id, instant, pageOf } from "../fields.ts";
import { campaignKind, page } from "./campaigns-fields.ts";

export const listCampaignUses = endpoint({
  method: "GET",
  path: "/staff/promotion/campaign-uses",
  summary: "The parcels and orders a campaign was used for, the latest first",
  query: z.strictObject({ kind: campaignKind, id, page }),
  data: pageOf(
    z.object({
      /** What it was used for, by its number. */
      kind: z.enum(["parcel", "order"]),
      no: z.string(),
      customerMark: z.string(),
      /** What it really took off; not paid, or given back: what was set aside. */
      amount: cnyAmount,
      /** Set aside with the submit, used with the payment, given back when it was cancelled. */
      reservedAt: instant,
      usedAt: z.nullable(instant),
      releasedAt: z.nullable(instant),
    }),
  ),
  refusals: ["CAMPAIGN_NOT_FOUND"],
});
