import type { CodePurpose } from "@sihai/domain/identity";
import type { Language } from "../core/language.ts";

/** A mail before it is dressed: plain words only. `code` is shown large; `button` is the one thing to do. */
export type MailWords = {
  subject: string;
  paragraphs: string[];
  code?: string;
  button?: { label: string; url: string };
};

const purposeZh: Record<CodePurpose, string> = {
  register: "注册账户",
  login: "登录",
  bind: "绑定微信",
  "payment-password": "设置支付密码",
  "login-password": "修改登录密码",
  "change-email": "修改邮箱",
  withdraw: "提现",
};
const purposeEn: Record<CodePurpose, string> = {
  register: "create your account",
  login: "log in",
  bind: "connect WeChat",
  "payment-password": "set your payment password",
  "login-password": "change your login password",
  "change-email": "change your e-mail",
  withdraw: "withdraw money",
};

/** Every mail that is not a message to a member: codes and links. */
export type AccountMail =
  | { kind: "code"; purpose: CodePurpose; code: string }
  | { kind: "reset-link"; url: string }
  | { kind: "no-account"; url: string }
  | { kind: "activation-link"; url: string }
  | { kind: "email-changed"; masked: string };

export function accountMail(mail: AccountMail, language: Language): MailWords {
  return language === "zh" ? inChinese(mail) : inEnglish(mail);
}

function inChinese(mail: AccountMail): MailWords {
  switch (mail.kind) {
    case "code":
      return {
        subject: `四海验证码 ${mail.code}`,
        paragraphs: [
          `您正在${purposeZh[mail.purpose]}，验证码为：`,
          "验证码 10 分钟内有效，只能使用一次。四海的工作人员不会向您索要验证码。",
          "如非本人操作，请忽略此邮件。",
        ],
        code: mail.code,
      };
    case "reset-link":
      return {
        subject: "重置四海登录密码",
        paragraphs: [
          "我们收到了重置您登录密码的请求。",
          "链接 24 小时内有效，只能使用一次。如非本人操作，请忽略此邮件，密码不会改变。",
        ],
        button: { label: "重置密码", url: mail.url },
      };
    case "no-account":
      return {
        subject: "这个邮箱还没有四海账户",
        paragraphs: [
          "有人用这个邮箱请求重置四海的登录密码，但它还没有账户。您可能是用另一个邮箱注册的。",
          "如非本人操作，请忽略此邮件。",
        ],
        button: { label: "前往注册", url: mail.url },
      };
    case "activation-link":
      return {
        subject: "激活您的四海邮箱",
        paragraphs: ["请点击下面的按钮并确认，激活您的邮箱。", "链接 24 小时内有效，只能使用一次。"],
        button: { label: "激活邮箱", url: mail.url },
      };
    case "email-changed":
      return {
        subject: "您的四海账户邮箱已修改",
        paragraphs: [`您的账户邮箱已改为 ${mail.masked}，今后的邮件将发往新邮箱。`, "如非本人操作，请立即联系我们。"],
      };
  }
}

function inEnglish(mail: AccountMail): MailWords {
  switch (mail.kind) {
    case "code":
      return {
        subject: `Your Sihai code is ${mail.code}`,
        paragraphs: [
          `Use this code to ${purposeEn[mail.purpose]}:`,
          "It is valid for 10 minutes and works once. Nobody at Sihai will ever ask you for it.",
          "If this wasn't you, ignore this e-mail.",
        ],
        code: mail.code,
      };
    case "reset-link":
      return {
        subject: "Reset your Sihai password",
        paragraphs: [
          "We were asked to reset your login password.",
          "The link is valid for 24 hours and works once. If this wasn't you, ignore this e-mail; your password stays as it is.",
        ],
        button: { label: "Reset password", url: mail.url },
      };
    case "no-account":
      return {
        subject: "No Sihai account with this e-mail yet",
        paragraphs: [
          "Somebody asked to reset a Sihai password for this address, but it has no account. You may have used another e-mail.",
          "If this wasn't you, ignore this e-mail.",
        ],
        button: { label: "Create an account", url: mail.url },
      };
    case "activation-link":
      return {
        subject: "Activate your Sihai e-mail",
        paragraphs: [
          "Press the button below and confirm to activate your e-mail.",
          "The link is valid for 24 hours and works once.",
        ],
        button: { label: "Activate", url: mail.url },
      };
    case "email-changed":
      return {
        subject: "The e-mail of your Sihai account was changed",
        paragraphs: [
          `Your account's e-mail is now ${mail.masked}; future mails go there.`,
          "If this wasn't you, contact us at once.",
        ],
      };
  }
}

const signature: Record<Language, string> = {
  zh: "四海 Sihai：代购中国好物，寄往全球",
  en: "Sihai 四海: buy in China, ship worldwide",
};

/** Dresses a mail as plain text and as HTML. Every word is escaped; only addresses of our own server become links. */
export function renderMail(words: MailWords, language: Language): { subject: string; text: string; html: string } {
  const [first = "", ...rest] = words.paragraphs;
  const text = [first, words.code, words.button && `${words.button.label}: ${words.button.url}`, ...rest, signature[language]]
    .filter((line) => line !== undefined && line !== "")
    .join("\n\n");
  const paragraph = (line: string): string => `<p style="margin:0 0 16px;line-height:1.6">${escapeHtml(line)}</p>`;
  const code = words.code
    ? `<p style="margin:0 0 16px;font-size:32px;letter-spacing:6px;font-weight:700;color:#0071cd">${escapeHtml(words.code)}</p>`
    : "";
  const button = words.button
    ? `<p style="margin:0 0 16px"><a href="${escapeHtml(words.button.url)}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:#0071cd;color:#ffffff;text-decoration:none">${escapeHtml(words.button.label)}</a></p>`
    : "";
  const html = `<!doctype html><html lang="${language === "zh" ? "zh-CN" : "en"}"><body style="margin:0;padding:24px;font-family:system-ui,sans-serif;color:#1b2430;background:#ffffff"><div style="max-width:480px;margin:0 auto">${paragraph(first)}${code}${button}${rest.map(paragraph).join("")}<p style="margin:24px 0 0;font-size:12px;color:#5b6675">${escapeHtml(signature[language])}</p></div></body></html>`;
  return { subject: words.subject.replace(/[\r\n]+/g, " "), text, html };
}

function escapeHtml(value: string): string {
  return value.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
