import type { IdentityMessages, Messages } from "../../messages/index.ts";
import { atTime } from "./said.ts";

/** What a member is told about the account. */
export const identityMessages: Messages<IdentityMessages> = {
  welcome: (f) => ({ title: "欢迎来到四海", body: `${f.userName}，您好！粘贴一个商品链接，就可以开始第一单。` }),
  "login-password-changed": (f) => ({
    title: "登录密码已修改",
    body: `登录密码于 ${atTime(f.at)} 修改，其他设备已退出登录。如非本人操作，请立即重置密码并联系我们。`,
  }),
  "payment-password-changed": (f) => ({
    title: "支付密码已修改",
    body: `支付密码于 ${atTime(f.at)} 修改。如非本人操作，请立即联系我们。`,
  }),
  "email-changed": (f) => ({
    title: "账户邮箱已修改",
    body: `账户邮箱于 ${atTime(f.at)} 改为 ${f.masked}。如非本人操作，请立即联系我们。`,
  }),
};
