import type { CodePurpose } from "@sihai/domain/identity";
import type { AccountMail, MailWords } from "../mails.ts";

const purposes: Record<CodePurpose, string> = {
  register: "注册账户",
  login: "登录",
  bind: "绑定微信",
  "payment-password": "设置支付密码",
  "login-password": "修改登录密码",
  "change-email": "修改邮箱",
  withdraw: "提现",
  "close-account": "注销账户",
  "add-passkey": "添加通行密钥",
  "lost-mailbox": "找回账户",
};

/** Every mail that is not a message to a member: codes and links. */
export function accountMail(mail: AccountMail): MailWords {
  switch (mail.kind) {
    case "code":
      return {
        subject: `四海验证码 ${mail.code}`,
        paragraphs: [
          `您正在${purposes[mail.purpose]}，验证码为：`,
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
        paragraphs: ["请打开下面的链接并确认，激活您的邮箱。", "链接 24 小时内有效，只能使用一次。"],
        button: { label: "激活邮箱", url: mail.url },
      };
    case "account-closed":
      return {
        subject: "您的四海账户已注销",
        paragraphs: [
          "账户已注销，个人资料已删除。法律要求保存的订单和付款记录会保留，但不再包含您的姓名。",
          "您随时可以用这个邮箱重新注册。",
        ],
      };
    case "lost-mailbox-asked":
    case "lost-mailbox-stopped":
    case "lost-mailbox-refused":
      return lostMailboxMail(mail);
    case "staff-invitation":
      return {
        subject: "您的四海后台登录名",
        paragraphs: [
          `您的登录名是 ${mail.login}。请打开下面的链接设置密码。`,
          `链接 ${mail.hours} 小时内有效，仅可使用一次。如果您不是四海的员工，请忽略此邮件。`,
        ],
        button: { label: "设置密码", url: mail.url },
      };
    case "email-changed":
      return {
        subject: "您的四海账户邮箱已修改",
        paragraphs: [`您的账户邮箱已改为 ${mail.masked}，今后的邮件将发往新邮箱。`, "如非本人操作，请立即联系我们。"],
      };
  }
}

type LostMailboxMail = Extract<AccountMail, { kind: `lost-mailbox-${string}` }>;

/** What somebody is told at the new mailbox who asks for an account. */
function lostMailboxMail(mail: LostMailboxMail): MailWords {
  switch (mail.kind) {
    case "lost-mailbox-asked":
      return {
        subject: "我们收到了找回四海账户的申请",
        paragraphs: [
          `您申请将账户从 ${mail.masked} 改到这个邮箱。如果原邮箱有账户，我们会核对您提供的资料，最早 ${mail.days} 天后答复。`,
          "我们会立即通知原邮箱和已登录的设备，对方可以中止申请。如非本人操作，请打开邮件中的链接中止。",
        ],
        button: { label: "中止申请", url: mail.url },
      };
    case "lost-mailbox-stopped":
      return {
        subject: "找回账户的申请已中止",
        paragraphs: ["申请已被中止，账户没有任何改动。", "如果原邮箱又可以使用了，请直接用邮箱验证码登录。"],
      };
    case "lost-mailbox-refused":
      return {
        subject: "找回账户的申请未通过",
        paragraphs: [
          "抱歉，您提供的资料不足以证明账户属于您，账户没有任何改动。",
          "您可以补充资料后再次申请，例如订单号、最近一次充值的日期和金额。",
        ],
      };
  }
}
