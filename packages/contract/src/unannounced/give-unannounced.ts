import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { instant, text } from "../fields.ts";
import { unannouncedNo } from "./unannounced-fields.ts";

const mark = z.string().check(z.trim(), z.regex(/^SH\d{5,18}$/i));

/** For a member who is known and announced nothing: a forwarding order is written for them. */
export const giveUnannounced = endpoint({
  method: "POST",
  path: "/staff/unannounced/give",
  summary: "Give an unannounced parcel to a member",
  body: z.strictObject({ unannouncedNo, mark, contents: text(200, 2) }),
  data: z.object({ itemNo: z.string(), orderNo: z.string(), dueAt: instant }),
  refusals: ["UNANNOUNCED_NOT_FOUND", "UNANNOUNCED_STATE_REFUSED", "MEMBER_NOT_FOUND"],
  once: true,
});
