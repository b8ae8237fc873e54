import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id } from "../fields.ts";
import { staffRolesField } from "./session-fields.ts";

export const changeRoles = endpoint({
  method: "POST",
  path: "/staff/accounts/roles",
  summary: "What a colleague may do from now on",
  body: z.strictObject({ staffId: id, roles: staffRolesField }),
  data: z.null(),
  refusals: ["STAFF_NOT_FOUND", "STAFF_OWN_ADMIN", "STAFF_LAST_ADMIN", "STAFF_GIVES_MORE", "STAFF_ROLE_CLOSED"],
  once: true,
});
