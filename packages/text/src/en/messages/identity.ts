import type { IdentityMessages, Messages } from "../../messages/index.ts";
import { atTime } from "./said.ts";

/** What a member is told about the account. */
export const identityMessages: Messages<IdentityMessages> = {
  welcome: (f) => ({ title: "Welcome to Sihai", body: `Hello ${f.userName}! Paste an item link to start your first order.` }),
  "login-password-changed": (f) => ({
    title: "Login password changed",
    body: `Your login password was changed on ${atTime(f.at)} and other devices were logged out. If this wasn’t you, reset it at once and contact us.`,
  }),
  "payment-password-changed": (f) => ({
    title: "Payment password changed",
    body: `Your payment password was changed on ${atTime(f.at)}. If this wasn’t you, contact us at once.`,
  }),
  "email-changed": (f) => ({
    title: "Account e-mail changed",
    body: `Your account’s e-mail was changed to ${f.masked} on ${atTime(f.at)}. If this wasn’t you, contact us at once.`,
  }),
};
