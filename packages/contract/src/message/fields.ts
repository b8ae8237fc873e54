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

/** `0` and `1` as the specification's queries write flags. */
export const flag = z.enum(["0", "1"]);
