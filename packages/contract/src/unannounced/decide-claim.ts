import { abnormalStates } from "@sihai/domain/unannounced";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id, text } from "../fields.ts";
import { abnormalNo } from "./abnormal-fields.ts";

export const decideClaim = endpoint({
  method: "POST",
  path: "/staff/abnormal/decide",
  summary: "Approve or refuse a claim",
  body: z.strictObject({ abnormalNo, claimId: id, approve: z.boolean(), note: z.optional(text(300, 0)) }),
  data: z.object({ state: z.enum(abnormalStates), itemNo: z.nullable(z.string()) }),
  refusals: ["ABNORMAL_NOT_FOUND", "ABNORMAL_STATE_REFUSED", "ABNORMAL_CLAIM_NOT_FOUND"],
  once: true,
});
