import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { changeRefusals, moved } from "./calls-fields.ts";
import { consultNo, written } from "./fields.ts";

export const writeInConsult = endpoint({
  method: "POST",
  path: "/consult/write",
  summary: "Write more in an open question; an answered one waits for us again",
  body: z.strictObject({ consultNo, ...written }),
  data: moved,
  refusals: [...changeRefusals, "CONSULT_PICTURE_NOT_FOUND"],
  once: true,
});
