import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { email, id, text } from "../fields.ts";
import { staffLogin, staffRolesField } from "./session-fields.ts";

export const inviteStaff = endpoint({
  method: "POST",
  path: "/staff/accounts/invite",
  summary: "Invite a colleague by mail; they choose their own password",
  body: z.strictObject({ login: staffLogin, name: text(60), email, roles: staffRolesField }),
  data: z.object({ staffId: id }),
  refusals: ["STAFF_KNOWN_ALREADY", "STAFF_GIVES_MORE", "STAFF_ROLE_CLOSED"],
  once: true,
});
