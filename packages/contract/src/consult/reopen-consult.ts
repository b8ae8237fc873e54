import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { changeRefusals, moved } from "./calls-fields.ts";
import { consultNo, written } from "./fields.ts";

/** Within days of its end, by saying why. */
export const reopenConsult = endpoint({
  method: "POST",
  path: "/consult/reopen",
  summary: "Take a closed question up again",
  body: z.strictObject({ consultNo, ...written }),
  data: moved,
  refusals: [...changeRefusals, "CONSULT_REOPEN_TOO_LATE", "CONSULT_PICTURE_NOT_FOUND"],
  once: true,
});
