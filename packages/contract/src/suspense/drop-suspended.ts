import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { text } from "../fields.ts";
import { suspenseNo } from "./fields.ts";
import { suspenseChanged } from "./staff-fields.ts";

export const dropSuspended = endpoint({
  method: "POST",
  path: "/staff/suspense/drop",
  summary: "Take back what was proposed about money that arrived wrong",
  body: z.strictObject({ suspenseNo, reason: text(300) }),
  data: suspenseChanged,
  once: true,
  refusals: ["SUSPENSE_NOT_FOUND", "SUSPENSE_STATE_REFUSED", "SUSPENSE_TAKEN_BACK"],
});
