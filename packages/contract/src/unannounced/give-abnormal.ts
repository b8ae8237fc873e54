import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { instant, text } from "../fields.ts";
import { abnormalNo } from "./abnormal-fields.ts";

const mark = z.string().check(z.trim(), z.regex(/^SH\d{5,18}$/i));

/** For a member who is known and announced nothing: a forwarding order is written for them. */
export const giveAbnormal = endpoint({
  method: "POST",
  path: "/staff/abnormal/give",
  summary: "Give an unannounced parcel to a member",
  body: z.strictObject({ abnormalNo, mark, contents: text(200, 2) }),
  data: z.object({ itemNo: z.string(), orderNo: z.string(), dueAt: instant }),
  refusals: ["ABNORMAL_NOT_FOUND", "ABNORMAL_STATE_REFUSED", "MEMBER_NOT_FOUND"],
  once: true,
});
