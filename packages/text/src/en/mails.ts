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
  "close-account": "close your account",
  "add-passkey": "add a passkey",
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
          "If this wasn’t you, ignore this e-mail.",
        ],
        code: mail.code,
      };
    case "reset-link":
      return {
        subject: "Reset your Sihai password",
        paragraphs: [
          "We received a request to reset your login password.",
          "The link is valid for 24 hours and works once. If this wasn’t you, ignore this e-mail. Your password won’t change.",
        ],
        button: { label: "Reset password", url: mail.url },
      };
    case "no-account":
      return {
        subject: "No Sihai account with this e-mail yet",
        paragraphs: [
          "We received a request to reset a Sihai password for this e-mail, but it has no account. You may have signed up with another e-mail.",
          "If this wasn’t you, ignore this e-mail.",
        ],
        button: { label: "Create an account", url: mail.url },
      };
    case "activation-link":
      return {
        subject: "Activate your Sihai e-mail",
        paragraphs: [
          "Tap the button below and confirm to activate your e-mail.",
          "The link is valid for 24 hours and works once.",
        ],
        button: { label: "Activate", url: mail.url },
      };
    case "account-closed":
      return {
        subject: "Your Sihai account is closed",
        paragraphs: [
          "Your account is closed and your personal data is deleted. Only what the law asks us to keep of orders and payments stays, without your name.",
          "You can sign up again with this e-mail at any time.",
        ],
      };
    case "staff-invitation":
      return {
        subject: "Your login at the Sihai console",
        paragraphs: [
          `Your login is ${mail.login}. Choose a password with the button below.`,
          `The link is valid for ${mail.hours} hours and works once. If you don’t work at Sihai, ignore this e-mail.`,
        ],
        button: { label: "Choose a password", url: mail.url },
      };
    case "email-changed":
      return {
        subject: "Your Sihai account e-mail was changed",
        paragraphs: [
          `Your account e-mail is now ${mail.masked}. We’ll send future e-mails there.`,
          "If this wasn’t you, contact us at once.",
        ],
      };
  }
}
