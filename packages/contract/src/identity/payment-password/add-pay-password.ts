import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { nothing, typedCode } from "../fields.ts";
import { pin } from "./payment-password-fields.ts";

export const addPayPassword = endpoint({
  method: "POST",
  path: "/user/payment/add-password",
  summary: "Sets the first payment password, with an e-mailed code",
  body: z.strictObject({ code: typedCode, password: pin, confirmPassword: pin }),
  data: nothing,
  refusals: ["CODE_WRONG", "PAY_PASSWORD_SET_ALREADY", "PASSWORDS_DIFFER", "PASSWORD_TOO_COMMON", "MAILBOX_MOVED_PAY_PASSWORD"],
  repeats: "spends",
});
