import type { TrackingWords } from "../../dict/tracking.ts";
import { plural } from "../grammar.ts";

export const words: TrackingWords = {
  title: "Delivery to the warehouse",
  shipped: (shipped, total) => `${shipped} of ${total} sent`,
  parts: (pieces, quantity) => `${pieces} of ${quantity}`,
  inThis: (shipped, total) => `${shipped} of ${plural(total, { one: "1 piece", other: `${total} pieces` })} in this delivery`,
  steps: { sent: "Sent", "on-the-way": "On the way", "at-the-door": "At the door", "taken-in": "Taken in" },
  atTheDoor: "The courier has brought it to the warehouse; it waits to be scanned",
  takenIn: "Scanned and taken in by the warehouse",
  trouble: "Something went wrong on the way; our buyer is talking to the seller",
  copy: "Copy the number",
  noScans: "No news from the courier yet; usually within a day of sending",
  waiting: "Not sent yet",
  waitingNote: "Numbers appear here as soon as the seller gives them to us",
  empty: "The seller hasn't sent it yet",
  toOrder: "See the order",
  order: (no) => `Order ${no}`,
};
