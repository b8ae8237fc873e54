import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { changeRefusals, moved } from "./calls-fields.ts";
import { consultNo, consultText } from "./fields.ts";

/** `seen`: how many messages the writer has read; refused when more was said since. */
export const answerConsult = endpoint({
  method: "POST",
  path: "/staff/consult/answer",
  summary: "Answer a consultation",
  body: z.strictObject({ consultNo, text: consultText, seen: z.int().check(z.minimum(1), z.maximum(100_000)) }),
  data: moved,
  refusals: [...changeRefusals, "CONSULT_MORE_WAS_SAID"],
  once: true,
});
