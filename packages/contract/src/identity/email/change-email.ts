import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { accountEmail, typedCode, typedPassword } from "../fields.ts";

/** Proof of the new address (`code`) and of the person: the login password, or a code sent to the old address (rule F54). */
export const changeEmail = endpoint({
  method: "POST",
  path: "/user/account/change-email",
  summary: "Moves the account to another e-mail",
  body: z.strictObject({
    email: accountEmail,
    code: typedCode,
    password: z.optional(typedPassword),
    oldCode: z.optional(typedCode),
  }),
  data: z.object({ email: z.string() }),
  refusals: ["CODE_WRONG", "VERIFY_USER", "WRONG_PASSWORD", "LOGIN_LOCKED", "EMAIL_EXISTS"],
  repeats: "spends",
});
