import { endpoint } from "../endpoint.ts";
import { nothing } from "./fields.ts";

export const wechatUnbind = endpoint({
  method: "POST",
  path: "/user/oauth/wx-unbind",
  summary: "Takes the account’s WeChat away: it logs in no more, and its owner is told",
  data: nothing,
  refusals: ["WECHAT_NOT_BOUND"],
  once: true,
});
