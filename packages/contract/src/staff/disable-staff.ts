import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id } from "../fields.ts";

export const disableStaff = endpoint({
  method: "POST",
  path: "/staff/accounts/disable",
  summary: "Take a login away; its sessions end at once",
  body: z.strictObject({ staffId: id }),
  data: z.null(),
  refusals: ["STAFF_NOT_FOUND", "STAFF_OWN_ADMIN", "STAFF_LAST_ADMIN", "STAFF_GIVES_MORE"],
  once: true,
});
