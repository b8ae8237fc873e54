import * as z from "zod/mini";
import { agreementsSeen } from "../content/agreements-seen.ts";
import { endpoint } from "../endpoint.ts";
import { accountEmail, authRecord, opaqueKey, typedCode } from "./fields.ts";

/**
 * Binds the WeChat of a ticket: to the account logged in, or else to the one whose address is proved by `email` and `code` (a new
 * account when the address has none and the terms are accepted).
 */
export const wechatBind = endpoint({
  method: "POST",
  path: "/user/oauth/wx-bind",
  summary: "Binds WeChat to an account",
  body: z.strictObject({
    ticket: opaqueKey,
    email: z.optional(accountEmail),
    code: z.optional(typedCode),
    acceptTerms: z.optional(z.literal(true)),
    acceptPrivacy: z.optional(z.literal(true)),
    agreementsSeen,
  }),
  data: authRecord,
  refusals: ["BIND_FAILED", "CODE_WRONG", "LOGIN_METHOD_OFF", "AGREEMENT_CHANGED"],
  repeats: "spends",
});
