import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id } from "../fields.ts";
import { campaignKind } from "./campaigns-fields.ts";

/** Before it nobody can have the coupon or use the code; after it, within its days. */
export const checkCampaign = endpoint({
  method: "POST",
  path: "/staff/promotion/check",
  summary: "Open a colleague's coupon or discount code to customers",
  body: z.strictObject({ kind: campaignKind, id }),
  data: z.null(),
  refusals: ["CAMPAIGN_NOT_FOUND", "CAMPAIGN_OVER", "CAMPAIGN_CHECKED", "CAMPAIGN_OWN"],
  once: true,
});
