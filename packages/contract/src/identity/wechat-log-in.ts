import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { authRecord } from "./fields.ts";

const oauthWord = z.string().check(z.regex(/^[\w.-]{1,200}$/));

/**
 * Without `code`: the address to send the browser to. With the `code` and `state` that came back: logs in, or answers USER_BIND with
 * a `ticket` for `wx-bind` when that person has no account yet. BIND_FAILED: somebody else is logged in here.
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
  refusals: ["ACCOUNT_DISABLED", "BIND_FAILED", "LOGIN_METHOD_OFF", "SOCIAL_LOGIN_FAILED", "USER_BIND"],
  repeats: "spends",
});
