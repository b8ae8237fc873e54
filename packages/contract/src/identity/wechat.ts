import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { accountEmail, authRecord, opaqueKey, typedCode } from "./fields.ts";

const oauthWord = z.string().check(z.regex(/^[\w.-]{1,200}$/));

/**
 * Without `code`: the address to send the browser to. With the `code` and `state` that came back: logs in, or answers USER_BIND with
 * a `ticket` for `wx-bind` when that person has no account yet.
 */
export const wechatLogIn = endpoint({
  method: "POST",
  path: "/user/oauth/wx-login",
  summary: "Logs in with WeChat",
  body: z.strictObject({ code: z.optional(oauthWord), state: z.optional(oauthWord) }),
  data: z.discriminatedUnion("step", [
    z.object({ step: z.literal("authorize"), url: z.string() }),
    z.object({ step: z.literal("done"), ...authRecord.shape }),
  ]),
  refusals: ["LOGIN_METHOD_OFF", "SOCIAL_LOGIN_FAILED", "USER_BIND"],
});

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
  }),
  data: authRecord,
  refusals: ["BIND_FAILED", "CODE_WRONG", "LOGIN_METHOD_OFF"],
});
