import { sixDigitsPattern } from "@sihai/domain/identity";
import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { id } from "../../fields.ts";
import { newPassword, nothing, typedCode, typedPassword } from "../fields.ts";

/**
 * By the old password (6–20 characters), or by an e-mailed code (then the new one is six digits, rule B-70, and a new device
 * will also need a code). Every other session ends.
 */
export const editPassword = endpoint({
  method: "POST",
  api: "gateway",
  path: "/users/editpassword/{userId}",
  summary: "Changes the login password",
  params: z.strictObject({ userId: id }),
  body: z.union([
    z.strictObject({ oldPassword: typedPassword, password: newPassword, confirmPassword: typedPassword }),
    z.strictObject({ code: typedCode, password: z.string().check(z.regex(sixDigitsPattern)), confirmPassword: typedPassword }),
  ]),
  data: nothing,
  refusals: [
    "USER_NOT_FOUND",
    "WRONG_PASSWORD",
    "LOGIN_LOCKED",
    "CODE_WRONG",
    "PASSWORDS_DIFFER",
    "PASSWORD_TOO_COMMON",
    "PASSWORD_UNCHANGED",
  ],
  repeats: "spends",
});
