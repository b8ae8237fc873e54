import { suspenseWays } from "@sihai/domain/suspense";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { text } from "../fields.ts";
import { suspenseNo } from "./fields.ts";
import { settleRefusals, suspenseChanged } from "./staff-fields.ts";

/** What is confirmed is what was seen. */
export const confirmSuspended = endpoint({
  method: "POST",
  path: "/staff/suspense/confirm",
  summary: "Agree with a colleague about money that arrived wrong",
  body: z.strictObject({ suspenseNo, way: z.enum(suspenseWays), reason: text(300) }),
  data: suspenseChanged,
  once: true,
  refusals: [...settleRefusals, "SUSPENSE_SAME_PERSON", "SUSPENSE_SEEN_CHANGED"],
});
