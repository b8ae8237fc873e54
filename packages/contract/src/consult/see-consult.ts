import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { consultNo } from "./fields.ts";

/** Takes the unread mark away. */
export const seeConsult = endpoint({
  method: "POST",
  path: "/consult/seen",
  summary: "I have read what was answered",
  body: z.strictObject({ consultNo }),
  data: z.null(),
  refusals: ["CONSULT_NOT_FOUND"],
  repeats: "sets",
});
