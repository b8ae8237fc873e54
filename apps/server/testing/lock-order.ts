import type { Pair } from "./record-locks.ts";

/**
 * The order in which every transaction that moves money locks rows: who pays, what is paid, what brings the money, what it is for, the
 * accounts, and of them the money's sources. Two that keep to it never wait for each other in a circle.
 */
const order = [
  ...["app_user", "trade", "withdrawal", "withdrawal_part", "transfer", "payment_attempt", "transfer_arrival"],
  ...[
    "suspended_arrival",
    "return_request",
    "parcel",
    "claim",
    "purchase_order",
    "storage_extension",
    "order_item",
    "supplement",
  ],
  ...["ledger_account", "money_source"],
];

/** Two that are locked the other way as well, and what everybody has locked before who does: of one such row there is one at a time. */
const behind: Readonly<Record<string, { gate: string; why: string }>> = {
  "ledger_account purchase_order": { gate: "trade", why: "money that comes is booked before what it pays for goes on" },
  "ledger_account order_item": { gate: "trade", why: "the same; items that wait to be paid are in nobody's parcel" },
  "order_item claim": { gate: "parcel", why: "a claim is about what came in one parcel" },
  "order_item storage_extension": { gate: "trade", why: "an extension is given up with the trade that would have paid it" },
};

/** In words, when a transaction locked rows of two tables the wrong way round. */
export function againstTheOrder({ first, second, before, by }: Pair): string | null {
  const [at, then] = [order.indexOf(first), order.indexOf(second)];
  if (at === -1 || then === -1 || at < then) return null;
  const guard = behind[`${first} ${second}`];
  if (guard && before.includes(guard.gate)) return null;
  const said = by.map((text) => text.replace(/\s+/g, " ").slice(0, 200));
  return `${second} is locked after ${first}, behind ${before.join(", ") || "nothing"}: ${said.join(" … ")}`;
}
