import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";

/** Mails a code to the account's own address. */
export const sendCodeToMail = endpoint({
  method: "POST",
  path: "/user/payment/sendcode2mail",
  summary: "Mails a code to the account's address",
  body: z.strictObject({
    purpose: z._default(
      z.enum(["payment-password", "login-password", "change-email", "withdraw", "close-account", "add-passkey"]),
      "payment-password",
    ),
  }),
  data: z.object({ resendSeconds: z.int(), validMinutes: z.int(), email: z.string() }),
  refusals: ["CODE_NOT_SENT", "CODE_TOO_SOON", "EMAIL_NOT_BOUND"],
  repeats: "renews",
});
