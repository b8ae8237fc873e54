import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { accountEmail, nothing, opaqueKey, typedCode, typedPassword } from "./fields.ts";

export const sendNewEmailCode = endpoint({
  method: "POST",
  path: "/user/account/send-new-email-code",
  summary: "Mails a code to the address an account shall move to",
  body: z.strictObject({ email: accountEmail }),
  data: z.object({ resendSeconds: z.int(), validMinutes: z.int() }),
  refusals: ["CODE_NOT_SENT", "CODE_TOO_SOON"],
});

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
});

/** A GET that changes something, as the specification has it; opened by a button of our own page only. */
export const activateEmail = endpoint({
  method: "GET",
  path: "/user/activate",
  summary: "Confirms the account's address by the link of the mail, once",
  query: z.strictObject({ key: opaqueKey }),
  data: nothing,
  refusals: ["LINK_EXPIRED"],
});
