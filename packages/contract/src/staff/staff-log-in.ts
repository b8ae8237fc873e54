import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { text } from "../fields.ts";
import { staffRecord } from "./session-fields.ts";

export const staffLogIn = endpoint({
  method: "POST",
  path: "/staff/session/login",
  summary: "Logs a member of staff in",
  body: z.strictObject({
    login: z.string().check(z.trim(), z.regex(/^[\w.@-]{1,64}$/)),
    password: z.string().check(z.minLength(1), z.maxLength(128)),
    /** Of the second factor, where it is asked for: six digits, or a recovery code. */
    code: z.optional(text(20)),
  }),
  data: staffRecord,
  refusals: ["STAFF_LOGIN_WRONG", "STAFF_LOGIN_LOCKED", "STAFF_CODE_NEEDED", "STAFF_CODE_WRONG"],
  repeats: "renews",
});
