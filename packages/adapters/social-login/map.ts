import type { SocialIdentity } from "./port.ts";
import type { Profile } from "./reply.ts";

/** The union id where the account has one: it is the same for every app of one owner. */
export function identityFrom({ unionid, openid, nickname, headimgurl }: Profile): SocialIdentity {
  return {
    provider: "wechat",
    subject: unionid || openid,
    nickname,
    avatarUrl: headimgurl && /^https?:\/\//.test(headimgurl) ? headimgurl : null,
  };
}
