import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { claimNo } from "./fields.ts";
import { changed, changeRefusals } from "./staff-fields.ts";

export const reviewClaim = endpoint({
  method: "POST",
  path: "/staff/claims/review",
  summary: "Take a claim up",
  body: z.strictObject({ claimNo }),
  data: changed,
  refusals: changeRefusals,
  once: true,
});
