import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { claimNo, contestReason } from "./fields.ts";

export const contestClaimOffer = endpoint({
  method: "POST",
  path: "/claim/contest",
  summary: "Say why an offer is not enough, or take up again what lapsed; it is looked at again",
  body: z.strictObject({ claimNo, text: contestReason }),
  data: z.null(),
  refusals: ["CLAIM_NOT_FOUND", "CLAIM_STATE_REFUSED", "CLAIM_OPEN_ALREADY", "CLAIM_NOT_POSSIBLE"],
  once: true,
});
