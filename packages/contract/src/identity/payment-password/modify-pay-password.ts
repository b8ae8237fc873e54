import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { nothing, payPasswordRefusals } from "../fields.ts";
import { pin } from "./payment-password-fields.ts";

export const modifyPayPassword = endpoint({
  method: "POST",
  path: "/user/payment/modify-password",
  summary: "Changes the payment password by the old one",
  body: z.strictObject({ oldPassword: pin, password: pin, confirmPassword: pin }),
  data: nothing,
  refusals: [...payPasswordRefusals, "PASSWORDS_DIFFER", "PASSWORD_TOO_COMMON", "PASSWORD_UNCHANGED"],
  repeats: "spends",
});
