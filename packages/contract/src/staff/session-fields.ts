import { staffPasswordLeast, staffPermissions } from "@sihai/domain/staff";
import * as z from "zod/mini";
import { id } from "../fields.ts";

/** `mustEnrol`: a second factor is demanded and not set up; nothing else is open until it is. */
export const staffRecord = z.object({
  staffId: id,
  name: z.string(),
  permissions: z.array(z.enum(staffPermissions)),
  mustEnrol: z.boolean(),
});
export const newStaffPassword = z.string().check(z.minLength(staffPasswordLeast), z.maxLength(128));
/** One of ours or of the setting `ownRoles`. */
const staffRole = z.string().check(z.regex(/^[a-z][a-z-]{0,39}$/));
export const staffRolesField = z.array(staffRole).check(z.minLength(1), z.maxLength(60));
export const staffLogin = z.string().check(z.trim(), z.regex(/^[\w.@-]{1,64}$/));
