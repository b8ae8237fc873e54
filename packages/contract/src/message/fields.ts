import * as z from "zod/mini";
import { id, instant } from "../fields.ts";

/** Types of messages (rule L-08). */
export const messageTypes = ["order", "parcel", "warehouse", "wallet", "activity", "system"] as const;

export const messageType = z.enum(messageTypes);

export type MessageType = (typeof messageTypes)[number];

/** A message in the words of the caller's language. `link` is a path of the shop without a language prefix. */
export const messageField = z.object({
  msgId: id,
  msgTypeId: messageType,
  title: z.string(),
  text: z.string(),
  link: z.nullable(z.string()),
  createdAt: instant,
  isRead: z.boolean(),
});

/** What messages are about, for whoever chooses what to be told. What concerns the account's safety is no matter of choice. */
export const preferenceKinds = ["orders", "parcels", "money", "service", "promotions"] as const;
export type PreferenceKind = (typeof preferenceKinds)[number];
export const messageChannels = ["app", "mail", "push"] as const;
export type MessageChannel = (typeof messageChannels)[number];

/** `0` and `1` as the specification's queries write flags. */
export const flag = z.enum(["0", "1"]);

/** A zone by its name, `Europe/Berlin`. */
export const timeZone = z.string().check(z.maxLength(40), z.refine(isTimeZone));

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}
