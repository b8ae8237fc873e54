import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id } from "../fields.ts";
import { campaignKind } from "./campaigns-fields.ts";

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
