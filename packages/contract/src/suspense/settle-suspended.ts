import { suspenseWays } from "@sihai/domain/suspense";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { text } from "../fields.ts";
import { suspenseNo } from "./fields.ts";
import { settleRefusals, suspenseChanged } from "./staff-fields.ts";

/** Done at once, or proposed to a colleague where it is above the limit. */
export const settleSuspended = endpoint({
  method: "POST",
  path: "/staff/suspense/settle",
  summary: "Decide about money that arrived wrong",
  body: z.strictObject({
    suspenseNo,
    way: z.enum(suspenseWays),
    reason: text(300),
    /** Whose it is, where that was not known. */
    customerMark: z.optional(text(24)),
    /** The bank's number of the transfer back, for what came by bank. */
    sentAs: z.optional(text(80, 4)),
  }),
  data: suspenseChanged,
  once: true,
  refusals: [...settleRefusals],
});
