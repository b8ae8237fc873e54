import { claimLimits } from "@sihai/domain/claim";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { text } from "../fields.ts";
import { claimNo } from "./fields.ts";
import { changeRefusals } from "./staff-fields.ts";

export const answerClaim = endpoint({
  method: "POST",
  path: "/staff/claims/message",
  summary: "Write to a customer about an open claim",
  body: z.strictObject({ claimNo, text: text(claimLimits.message) }),
  data: z.null(),
  refusals: changeRefusals,
  once: true,
});
