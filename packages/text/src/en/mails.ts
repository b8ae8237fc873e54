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
  "lost-mailbox": "get your account back",
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
          "Open the link below and confirm to activate your e-mail.",
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
    case "lost-mailbox-asked":
    case "lost-mailbox-stopped":
    case "lost-mailbox-refused":
      return lostMailboxMail(mail);
    case "staff-invitation":
      return {
        subject: "Your login at the Sihai console",
        paragraphs: [
          `Your login is ${mail.login}. Choose a password with the link below.`,
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

type LostMailboxMail = Extract<AccountMail, { kind: `lost-mailbox-${string}` }>;

/** What somebody is told at the new mailbox who asks for an account. */
function lostMailboxMail(mail: LostMailboxMail): MailWords {
  switch (mail.kind) {
    case "lost-mailbox-asked":
      return {
        subject: "We received your request for a Sihai account",
        paragraphs: [
          `You asked us to move the account of ${mail.masked} to this mailbox. If there is such an account, we check what you wrote and answer after ${mail.days} days at the earliest.`,
          "We tell the old mailbox and every device that is logged in at once, and they can stop it. If this wasn’t you, stop it with the link in this e-mail.",
        ],
        button: { label: "Stop the request", url: mail.url },
      };
    case "lost-mailbox-stopped":
      return {
        subject: "The request for a Sihai account was stopped",
        paragraphs: [
          "The request was stopped. The account is as it was.",
          "If you can read the old mailbox again, log in with an e-mail code.",
        ],
      };
    case "lost-mailbox-refused":
      return {
        subject: "We couldn’t move the Sihai account",
        paragraphs: [
          "Sorry, what you sent us doesn’t show well enough that the account is yours. The account is as it was.",
          "You can ask again and add more, for example order numbers, or the day and amount of your last recharge.",
        ],
      };
  }
}
