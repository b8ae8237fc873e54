import { unannouncedStates } from "@sihai/domain/unannounced";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id, text } from "../fields.ts";
import { unannouncedNo } from "./unannounced-fields.ts";

export const decideClaim = endpoint({
  method: "POST",
  path: "/staff/unannounced/decide",
  summary: "Approve or refuse a claim",
  body: z.strictObject({ unannouncedNo, claimId: id, approve: z.boolean(), note: z.optional(text(300, 0)) }),
  data: z.object({ state: z.enum(unannouncedStates), itemNo: z.nullable(z.string()) }),
  refusals: ["UNANNOUNCED_NOT_FOUND", "UNANNOUNCED_STATE_REFUSED", "UNANNOUNCED_CLAIM_NOT_FOUND"],
  once: true,
});
