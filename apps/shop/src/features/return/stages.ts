import type { ReturnOnWire } from "./types.ts";

type Stage = "applied" | "approved" | "paid" | "sent" | "received" | "refunded" | "shipped" | "stored";
const ways = {
  return: ["applied", "approved", "sent", "received", "refunded"],
  exchange: ["applied", "paid", "sent", "received", "shipped", "stored"],
} as const satisfies Record<ReturnOnWire["kind"], readonly Stage[]>;
const behind: Partial<Record<ReturnOnWire["state"], number>> = {
  applied: 0,
  "awaiting-payment": 0,
  approved: 1,
  "sent-back": 2,
  "seller-received": 3,
  "exchange-shipped": 4,
  refunded: 5,
};

/** How far an application has got on its way, beyond the last stage once it is over; null for one that was refused or called off. */
export function stagesOf({ kind, state, items }: Pick<ReturnOnWire, "kind" | "state" | "items">): {
  keys: readonly Stage[];
  current: number;
} | null {
  // An exchange the seller could not make ends like a return.
  const keys = kind === "exchange" && state === "refunded" ? ways.return : ways[kind];
  const reached = behind[state];
  if (reached === undefined) return null;
  const stored = state === "exchange-shipped" && items.every(({ backInStorage }) => backInStorage);
  return { keys, current: stored ? keys.length : reached };
}
