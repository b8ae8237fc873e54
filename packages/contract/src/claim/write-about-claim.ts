import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { claimMessage, claimNo } from "./fields.ts";

export const writeAboutClaim = endpoint({
  method: "POST",
  path: "/claim/message",
  summary: "Write to us about an open claim",
  body: z.strictObject({ claimNo, text: claimMessage }),
  data: z.null(),
  refusals: ["CLAIM_NOT_FOUND", "CLAIM_STATE_REFUSED"],
  once: true,
});
