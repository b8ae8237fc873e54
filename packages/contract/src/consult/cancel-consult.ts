import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { changeRefusals, moved } from "./calls-fields.ts";
import { consultNo } from "./fields.ts";

/** While nobody has taken it up. */
export const cancelConsult = endpoint({
  method: "POST",
  path: "/consult/cancel",
  summary: "Call a question off",
  body: z.strictObject({ consultNo }),
  data: moved,
  refusals: changeRefusals,
  once: true,
});
