import { claimLimits } from "@sihai/domain/claim";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { text } from "../fields.ts";
import { claimNo } from "./fields.ts";

export const writeAboutClaim = endpoint({
  method: "POST",
  path: "/claim/message",
  summary: "Write to us about an open claim",
  body: z.strictObject({ claimNo, text: text(claimLimits.message) }),
  data: z.null(),
  refusals: ["CLAIM_NOT_FOUND", "CLAIM_STATE_REFUSED"],
  once: true,
});
