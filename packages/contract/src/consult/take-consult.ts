import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { changeRefusals, moved } from "./calls-fields.ts";
import { consultNo } from "./fields.ts";

/** Makes it one's own; of two who take it at once the later is told who was faster. */
export const takeConsult = endpoint({
  method: "POST",
  path: "/staff/consult/take",
  summary: "Take a consultation up",
  body: z.strictObject({ consultNo }),
  data: moved,
  refusals: [...changeRefusals, "CONSULT_TAKEN"],
  once: true,
});
