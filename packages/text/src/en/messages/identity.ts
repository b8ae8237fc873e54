import { deviceName } from "../../core/device-name.ts";
import type { IdentityMessages, Messages } from "../../messages/index.ts";
import { atTime } from "../../messages/moments.ts";

/** What a member is told about the account. */
export const identityMessages: Messages<IdentityMessages> = {
  welcome: (f) => ({ title: "Welcome to Sihai", body: `Hello ${f.userName}! Paste an item link to start your first order.` }),
  "login-password-changed": (f) => ({
    title: "Login password changed",
    body: `Your login password was changed on ${atTime(f.at)} and other devices were logged out. If this wasn’t you, reset it at once and contact us.`,
  }),
  "payment-password-set": (f) => ({
    title: "Payment password set",
    body: `You set a payment password on ${atTime(f.at)}. We ask for it whenever you pay from your balance. If this wasn’t you, contact us at once.`,
  }),
  "payment-password-changed": (f) => ({
    title: "Payment password changed",
    body: `Your payment password was changed on ${atTime(f.at)}. If this wasn’t you, contact us at once.`,
  }),
  "new-device": (f) => ({
    title: "New device logged in",
    body: `${deviceName(f, "en")} logged in to your account on ${atTime(f.at)}. If this was you, there is nothing to do. If not, open your devices, log out everywhere else and change your password.`,
  }),
  "passkey-added": (f) => ({
    title: "Passkey added",
    body: `A passkey was added to your account on ${atTime(f.at)} in ${deviceName(f, "en")}. If this wasn’t you, open your devices, remove it, log out everywhere else and change your password.`,
  }),
  "passkey-removed": (f) => ({
    title: "Passkey removed",
    body: `The passkey of ${deviceName(f, "en")} was removed from your account on ${atTime(f.at)} and opens it no more. If this wasn’t you, log out everywhere else and change your password.`,
  }),
  "wechat-bound": (f) => ({
    title: "WeChat connected",
    body: `A WeChat account was connected on ${atTime(f.at)} and can log in to your account. If this wasn’t you, disconnect it in the settings, log out everywhere else and change your password.`,
  }),
  "wechat-unbound": (f) => ({
    title: "WeChat disconnected",
    body: `WeChat was disconnected on ${atTime(f.at)} and no longer logs in to your account. You can log in with an e-mail code at any time.`,
  }),
  "token-made": (f) => ({
    title: "New API token",
    body: `The API token “${f.name}” was made for your account on ${atTime(f.at)}. If this wasn’t you, revoke it in the settings and change your login password.`,
  }),
  "hook-added": (f) => ({
    title: "Events are sent to a new address",
    body: `Since ${atTime(f.at)}, steps of your items and parcels are sent to ${f.host}. If this wasn’t you, remove the address in the settings and change your login password.`,
  }),
  "mail-returned": ({ kind }) => ({
    title: kind === "bounce" ? "Your mailbox didn’t take our e-mail" : "You marked our e-mail as spam",
    body:
      kind === "bounce"
        ? "An e-mail to you came back. We now send only codes and links to this address. To get e-mails again, log in with a code sent to it, or change your address in the settings. Offers stay off until you switch them on."
        : "We send you no more offers by e-mail. In the settings you can choose which e-mails you get.",
  }),
  "hook-off": (f) => ({
    title: "Events are no longer sent",
    body: `We couldn’t deliver events to ${f.host} for a long time and stopped sending them. Switch the address on again in the settings once it answers.`,
  }),
  "data-copy-ready": (f) => ({
    title: "The copy of your data is ready",
    body: `Download it in the settings until ${atTime(f.until)}. If you didn’t ask for it, log out other devices and change your password.`,
  }),
  "closing-asked": (f) => ({
    title: "Your account is set to close",
    body: `It closes on ${atTime(f.closesAt)}, and your personal data is deleted then. Until that moment you can keep it in the settings. If this wasn’t you, keep it and change your password at once.`,
  }),
  "closing-taken-back": () => ({
    title: "Your account stays open",
    body: "It is no longer set to close. Everything is as it was.",
  }),
  "closing-called-off": () => ({
    title: "Your account was not closed",
    body: "Something was still open, or money was in your balance. The settings show what. Nothing was deleted, and you can ask again.",
  }),
  "agreement-changes": (f) => ({
    title: f.agreement === "terms" ? "Our Terms of Service will change" : "Our Privacy Policy will change",
    body: `The new version holds from ${atTime(f.from)}. You can read it now, and we ask you to accept it once it holds.`,
  }),
  "email-changed": (f) => ({
    title: "Account e-mail changed",
    body: `Your account’s e-mail was changed to ${f.masked} on ${atTime(f.at)}. If this wasn’t you, contact us at once.`,
  }),
  "lost-mailbox-asked": (f) => ({
    title: "Somebody asks to move your account",
    body: `Somebody says your mailbox is lost and asks us to move your account to ${f.masked}. If this wasn’t you, open the details and stop it. It won’t happen before ${atTime(f.opensAt)}, and no money can be withdrawn until it is decided. If it was you, there is nothing to do.`,
  }),
  "lost-mailbox-stopped": () => ({
    title: "Your account stays where it is",
    body: "The request to move your account to another mailbox is over. Your mailbox and how you log in are as they were.",
  }),
  "lost-mailbox-moved": (f) => ({
    title: "Your account was moved to your new mailbox",
    body: `Your account’s e-mail is now ${f.masked}. Log in with an e-mail code. Every device was logged out, and former passwords, passkeys, the connected WeChat and API tokens no longer work. You can set a payment password from ${atTime(f.payPasswordFrom)} and withdraw from ${atTime(f.withdrawalsFrom)}.`,
  }),
  "account-viewed": (f) => ({
    title: "We looked at your pages",
    body: `${f.by} of our team looked at the shop as you see it from ${atTime(f.at)}, until ${atTime(f.until)} at the latest. Nothing could be changed, and passwords, documents and downloads stayed closed. Reason given: ${f.reason}`,
  }),
  "account-disabled": () => ({
    title: "Your account is paused",
    body: "You can’t log in at the moment. Your balance and your items stay yours. Write to us by e-mail: we’ll explain, and pay your balance out if you wish.",
  }),
  "account-unserved": () => ({
    title: "We can’t take new orders from you",
    body: "New orders and recharges are closed for your account. You can still ship your items, withdraw your balance and write to us.",
  }),
  "account-resumed": () => ({ title: "Your account is open again", body: "You can use your account again as before." }),
};
