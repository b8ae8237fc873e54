import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { staffRecord } from "./session-fields.ts";

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
