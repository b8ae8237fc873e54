import type { CodePurpose } from "@sihai/domain/identity";
import type { AccountMail, MailWords } from "../mails.ts";

const purposes: Record<CodePurpose, string> = {
  register: "create your account",
  login: "log in",
  bind: "connect WeChat",
  "payment-password": "set your payment password",
  "login-password": "change your login password",
  "change-email": "change your e-mail",
  withdraw: "withdraw money",
};

/** Every mail that is not a message to a member: codes and links. */
export function accountMail(mail: AccountMail): MailWords {
  switch (mail.kind) {
    case "code":
      return {
        subject: `Your Sihai code is ${mail.code}`,
        paragraphs: [
          `Use this code to ${purposes[mail.purpose]}:`,
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
