import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { claimNo } from "./fields.ts";

export const withdrawClaim = endpoint({
  method: "POST",
  path: "/claim/withdraw",
  summary: "Withdraw a claim that was not accepted yet",
  body: z.strictObject({ claimNo }),
  data: z.null(),
  refusals: ["CLAIM_NOT_FOUND", "CLAIM_STATE_REFUSED"],
  once: true,
});
