import { template } from "./template.ts";
import { timeEn, timeZh } from "./words.ts";

/** What a member is told about the account. */
export const identityMessages = {
  welcome: template<{ userName: string }>(
    (f) => ({ title: "欢迎来到四海", body: `${f.userName}，您好！粘贴一个商品链接，就可以开始第一单。` }),
    (f) => ({ title: "Welcome to Sihai", body: `Hello ${f.userName}! Paste a product link to start your first order.` }),
  ),
  "login-password-changed": template<{ at: string }>(
    (f) => ({
      title: "登录密码已修改",
      body: `登录密码于 ${timeZh(f.at)} 修改，其他设备已退出登录。如非本人操作，请立即重置密码并联系我们。`,
    }),
    (f) => ({
      title: "Login password changed",
      body: `Your login password was changed on ${timeEn(f.at)} and other devices were logged out. If this wasn't you, reset it at once and contact us.`,
    }),
  ),
  "payment-password-changed": template<{ at: string }>(
    (f) => ({ title: "支付密码已修改", body: `支付密码于 ${timeZh(f.at)} 修改。如非本人操作，请立即联系我们。` }),
    (f) => ({
      title: "Payment password changed",
      body: `Your payment password was changed on ${timeEn(f.at)}. If this wasn't you, contact us at once.`,
    }),
  ),
  "email-changed": template<{ at: string; masked: string }>(
    (f) => ({ title: "账户邮箱已修改", body: `账户邮箱于 ${timeZh(f.at)} 改为 ${f.masked}。如非本人操作，请立即联系我们。` }),
    (f) => ({
      title: "Account e-mail changed",
      body: `Your account's e-mail was changed to ${f.masked} on ${timeEn(f.at)}. If this wasn't you, contact us at once.`,
    }),
  ),
} as const;
