import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id } from "../fields.ts";

export const enableStaff = endpoint({
  method: "POST",
  path: "/staff/accounts/enable",
  summary: "Give a login back",
  body: z.strictObject({ staffId: id }),
  data: z.null(),
  refusals: ["STAFF_NOT_FOUND", "STAFF_OWN_ADMIN", "STAFF_LAST_ADMIN", "STAFF_GIVES_MORE"],
  once: true,
});
