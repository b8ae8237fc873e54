import { claimLimits } from "@sihai/domain/claim";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { cnyAmount, text } from "../fields.ts";
import { claimNo } from "./fields.ts";
import { changed, changeRefusals } from "./staff-fields.ts";

/** At most what was asked for and what it can come to. A lost or seized parcel becomes an exception with it. */
export const offerForClaim = endpoint({
  method: "POST",
  path: "/staff/claims/offer",
  summary: "Offer an amount for a claim, with the reason",
  body: z.strictObject({ claimNo, amount: cnyAmount, reason: text(claimLimits.reason, 2) }),
  data: changed,
  refusals: [...changeRefusals, "CLAIM_AMOUNT_REFUSED", "CLAIM_NOT_POSSIBLE"],
  once: true,
});
