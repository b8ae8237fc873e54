import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { accountEmail, authRecord, typedCode, typedPassword } from "./fields.ts";

/** `code` only after VERIFICATION_NEEDED: a six-digit password on a device not known. */
export const logIn = endpoint({
  method: "POST",
  path: "/user/oauth/login",
  summary: "Logs in by password",
  body: z.strictObject({ email: accountEmail, password: typedPassword, code: z.optional(typedCode) }),
  data: authRecord,
  refusals: ["ACCOUNT_DISABLED", "WRONG_PASSWORD", "LOGIN_LOCKED", "EMAIL_NOT_ACTIVATED", "VERIFICATION_NEEDED", "CODE_WRONG"],
  repeats: "renews",
});
