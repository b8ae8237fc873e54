import { claimLimits } from "@sihai/domain/claim";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { text } from "../fields.ts";
import { claimNo } from "./fields.ts";
import { changed, changeRefusals } from "./staff-fields.ts";

export const refuseClaim = endpoint({
  method: "POST",
  path: "/staff/claims/refuse",
  summary: "Refuse a claim, with the reason",
  body: z.strictObject({ claimNo, reason: text(claimLimits.reason, 2) }),
  data: changed,
  refusals: changeRefusals,
  once: true,
});
