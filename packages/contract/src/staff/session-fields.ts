import { staffPasswordLeast, staffPermissions, staffRoleNames } from "@sihai/domain/staff";
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
export const staffRolesField = z.array(z.enum(staffRoleNames)).check(z.minLength(1), z.maxLength(staffRoleNames.length));
export const staffLogin = z.string().check(z.trim(), z.regex(/^[\w.@-]{1,64}$/));
