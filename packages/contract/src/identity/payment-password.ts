import { sixDigitsPattern } from "@sihai/domain/identity";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { cnyAmount, instant, tradeNo } from "../fields.ts";
import { nothing, opaqueKey, payPasswordRefusals, typedCode } from "./fields.ts";

const pin = z.string().check(z.regex(sixDigitsPattern));

export const checkHasPayPassword = endpoint({
  method: "GET",
  path: "/user/payment/check-has-password",
  summary: "Whether a payment password is set",
  data: z.object({ hasPassword: z.boolean() }),
});

/** Mails a code to the account's own address. */
export const sendCodeToMail = endpoint({
  method: "POST",
  path: "/user/payment/sendcode2mail",
  summary: "Mails a code to the account's address",
  body: z.strictObject({
    purpose: z._default(z.enum(["payment-password", "login-password", "change-email", "withdraw"]), "payment-password"),
  }),
  data: z.object({ resendSeconds: z.int(), validMinutes: z.int(), email: z.string() }),
  refusals: ["CODE_NOT_SENT", "CODE_TOO_SOON", "EMAIL_NOT_BOUND"],
});

export const addPayPassword = endpoint({
  method: "POST",
  path: "/user/payment/add-password",
  summary: "Sets the first payment password, with an e-mailed code",
  body: z.strictObject({ code: typedCode, password: pin, confirmPassword: pin }),
  data: nothing,
  refusals: ["CODE_WRONG", "PAY_PASSWORD_SET_ALREADY", "PASSWORDS_DIFFER", "PASSWORD_TOO_COMMON"],
});

export const modifyPayPassword = endpoint({
  method: "POST",
  path: "/user/payment/modify-password",
  summary: "Changes the payment password by the old one",
  body: z.strictObject({ oldPassword: pin, password: pin, confirmPassword: pin }),
  data: nothing,
  refusals: [...payPasswordRefusals, "PASSWORDS_DIFFER", "PASSWORD_TOO_COMMON", "PASSWORD_UNCHANGED"],
});

/** The person is proved by an e-mailed code; the ticket opens `reset-password` for ten minutes, once, in this session. */
export const validateUser = endpoint({
  method: "POST",
  path: "/user/payment/user-validate",
  summary: "Proves the person before a reset",
  body: z.strictObject({ code: typedCode }),
  data: z.object({ ticket: z.string() }),
  refusals: ["CODE_WRONG"],
});

export const resetPayPassword = endpoint({
  method: "POST",
  path: "/user/payment/reset-password",
  summary: "Sets a new payment password after user-validate",
  body: z.strictObject({ ticket: opaqueKey, password: pin, confirmPassword: pin }),
  data: nothing,
  refusals: ["VERIFY_USER", "PASSWORDS_DIFFER", "PASSWORD_TOO_COMMON", "PASSWORD_UNCHANGED"],
});

/** What a proof may be spent on: the purpose, its number if it has one, and the amount are all bound (rule F50). */
export const proofSubject = {
  purpose: z.enum(["trade", "withdraw", "expert"]),
  tradeNo: z.optional(tradeNo),
  amount: cnyAmount,
};

export const validatePayPassword = endpoint({
  method: "POST",
  path: "/user/payment/validate-password",
  summary: "Exchanges the payment password for a proof: one payable, one amount, five minutes, once",
  body: z.strictObject({ password: pin, ...proofSubject }),
  data: z.object({ proof: z.string(), expiresAt: instant }),
  refusals: payPasswordRefusals,
});
