import * as z from "zod/mini";
import { agreementsSeen } from "../content/agreements-seen.ts";
import { endpoint } from "../endpoint.ts";
import { accountEmail, authRecord, newPassword, typedCode, typedPassword, userNameField } from "./fields.ts";

export const register = endpoint({
  method: "POST",
  path: "/user/oauth/register",
  summary: "Opens an account for an address proved by its code",
  body: z.strictObject({
    email: accountEmail,
    code: typedCode,
    /** None: whoever proves the address by a code logs in; a password can be set later. */
    password: z.optional(newPassword),
    confirmPassword: z.optional(typedPassword),
    userName: z.optional(userNameField),
    acceptTerms: z.literal(true),
    acceptPrivacy: z.literal(true),
    agreementsSeen,
    partnerCode: z.optional(z.string().check(z.regex(/^[\w-]{1,64}$/))),
  }),
  data: authRecord,
  refusals: ["CODE_WRONG", "EMAIL_EXISTS", "PASSWORDS_DIFFER", "PASSWORD_TOO_COMMON", "AGREEMENT_CHANGED"],
  repeats: "spends",
});
