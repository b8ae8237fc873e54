import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { newPassword, nothing, opaqueKey, typedPassword } from "../fields.ts";

export const resetPassword = endpoint({
  method: "POST",
  path: "/user/oauth/reset-password",
  summary: "Sets the login password by the link of the mail, once",
  body: z.strictObject({ key: opaqueKey, password: newPassword, confirmPassword: typedPassword }),
  data: nothing,
  refusals: ["LINK_EXPIRED", "PASSWORDS_DIFFER", "PASSWORD_TOO_COMMON", "PASSWORD_UNCHANGED"],
  repeats: "spends",
});
