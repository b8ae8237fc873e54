import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { cnyAmount } from "../fields.ts";
import { claimNo } from "./fields.ts";

export const acceptClaimOffer = endpoint({
  method: "POST",
  path: "/claim/accept",
  summary: "Take the offer of a claim, as it was seen",
  body: z.strictObject({ claimNo, amount: cnyAmount }),
  data: z.null(),
  refusals: ["CLAIM_NOT_FOUND", "CLAIM_STATE_REFUSED", "CLAIM_OFFER_CHANGED"],
  once: true,
});
