import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { newStaffPassword } from "./session-fields.ts";

export const changeOwnPassword = endpoint({
  method: "POST",
  path: "/staff/me/password",
  summary: "Change one’s own password; every other session ends",
  body: z.strictObject({ password: z.string().check(z.minLength(1), z.maxLength(128)), next: newStaffPassword }),
  data: z.null(),
  refusals: ["STAFF_PASSWORD_WRONG", "PASSWORD_UNCHANGED", "STAFF_LOGIN_LOCKED"],
  repeats: "spends",
});
