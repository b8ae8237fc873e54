import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { nothing, opaqueKey } from "../fields.ts";
import { pin } from "./payment-password-fields.ts";

export const resetPayPassword = endpoint({
  method: "POST",
  path: "/user/payment/reset-password",
  summary: "Sets a new payment password after user-validate",
  body: z.strictObject({ ticket: opaqueKey, password: pin, confirmPassword: pin }),
  data: nothing,
  refusals: ["VERIFY_USER", "PASSWORDS_DIFFER", "PASSWORD_TOO_COMMON", "PASSWORD_UNCHANGED", "MAILBOX_MOVED_PAY_PASSWORD"],
  repeats: "spends",
});
