import type { TrackingWords } from "../../dict/tracking.ts";
import { plural } from "../grammar.ts";

export const words: TrackingWords = {
  title: "Delivery to the warehouse",
  shipped: (shipped, total) => `${shipped} of ${total} shipped`,
  parts: (pieces, quantity) => `${pieces} of ${quantity}`,
  inThis: (shipped, total) => `${shipped} of ${plural(total, { one: "1 piece", other: `${total} pieces` })} in this delivery`,
  steps: { sent: "Shipped", "on-the-way": "On the way", "at-the-door": "At the warehouse", "taken-in": "Signed for" },
  atTheDoor: "The courier delivered it to the warehouse. Waiting to be scanned",
  takenIn: "Scanned and signed for by the warehouse",
  alert: "Something went wrong on the way. Our buyer is contacting the seller",
  copy: "Copy the number",
  noScans: "No updates from the courier yet. They usually appear within a day",
  waiting: "Not shipped yet",
  waitingNote: "The tracking number appears here once the seller ships",
  empty: "The seller hasn’t shipped yet",
  toOrder: "See the order",
  order: (no) => `Order ${no}`,
};
