import { ok, refuse } from "@sihai/domain";
import { askJson, type Fetch } from "../http/index.ts";
import { identityFrom } from "./map.ts";
import type { SocialLoginPort } from "./port.ts";
import { profileReply, tokenReply } from "./reply.ts";

export type WechatConfig = {
  fetch: Fetch;
  /** `https://api.weixin.qq.com`, or the sandbox's address followed by `/wechat`. */
  apiBaseUrl: string;
  /** `https://open.weixin.qq.com`, or the sandbox's public address followed by `/wechat`. */
  pageBaseUrl: string;
  appId: string;
  secret: string;
  timeoutMs?: number;
};

const source = "wechat";
/** The code was used, is too old or was never given out. */
const codeErrors = new Set([40_029, 40_163, 41_008]);

/** WeChat login by OAuth2 code flow (rule B-04). */
export function createWechatLogin({
  fetch,
  apiBaseUrl,
  pageBaseUrl,
  appId,
  secret,
  timeoutMs = 5000,
}: WechatConfig): SocialLoginPort {
  const api = apiBaseUrl.replace(/\/$/, "");

  return {
    authorizeUrl({ state, redirectUri }) {
      const query = new URLSearchParams({
        appid: appId,
        redirect_uri: redirectUri,
        response_type: "code",
        scope: "snsapi_login",
        state,
      });
      return `${pageBaseUrl.replace(/\/$/, "")}/connect/qrconnect?${query}#wechat_redirect`;
    },

    async identify(code) {
      const grant = new URLSearchParams({ appid: appId, secret, code, grant_type: "authorization_code" });
      const token = await askJson({
        fetch,
        source,
        url: `${api}/sns/oauth2/access_token?${grant}`,
        timeoutMs,
        schema: tokenReply,
      });
      if (!token.ok) return token;
      if ("errcode" in token.value) {
        if (codeErrors.has(token.value.errcode)) return refuse({ code: "LOGIN_CODE_REFUSED" });
        return refuse({ code: "SOURCE_FAILED", source, detail: `${token.value.errcode} ${token.value.errmsg}` });
      }
      const who = new URLSearchParams({ access_token: token.value.access_token, openid: token.value.openid });
      const profile = await askJson({ fetch, source, url: `${api}/sns/userinfo?${who}`, timeoutMs, schema: profileReply });
      if (!profile.ok) return profile;
      if ("errcode" in profile.value)
        return refuse({ code: "SOURCE_FAILED", source, detail: `${profile.value.errcode} ${profile.value.errmsg}` });
      return ok(identityFrom(profile.value));
    },
  };
}
