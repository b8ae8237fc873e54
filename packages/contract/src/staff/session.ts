import { staffPermissions } from "@sihai/domain/staff";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id } from "../fields.ts";

const staffRecord = z.object({ staffId: id, name: z.string(), permissions: z.array(z.enum(staffPermissions)) });

export const staffLogIn = endpoint({
  method: "POST",
  path: "/staff/session/login",
  summary: "Logs a member of staff in",
  body: z.strictObject({
    login: z.string().check(z.trim(), z.regex(/^[\w.@-]{1,64}$/)),
    password: z.string().check(z.minLength(1), z.maxLength(128)),
  }),
  data: staffRecord,
  refusals: ["STAFF_LOGIN_WRONG", "STAFF_LOGIN_LOCKED"],
});

export const staffMe = endpoint({
  method: "GET",
  path: "/staff/session/me",
  summary: "Who is logged in, and what they may do now",
  data: staffRecord,
});

export const staffLogOut = endpoint({
  method: "POST",
  path: "/staff/session/logout",
  summary: "Ends the staff session",
  data: z.null(),
});
