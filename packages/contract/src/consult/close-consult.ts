import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { changeRefusals, moved } from "./calls-fields.ts";
import { consultNo } from "./fields.ts";

export const closeConsult = endpoint({
  method: "POST",
  path: "/consult/close",
  summary: "My question is settled",
  body: z.strictObject({ consultNo }),
  data: moved,
  refusals: changeRefusals,
  once: true,
});
