import * as z from "zod/mini";

/** Parcels that wait for somebody, by where they stand. */
export const liveParcelStates = [
  "unpaid",
  "unshipped",
  "picking",
  "packed",
  "weighed",
  "shipped",
  "delivered",
  "exception",
] as const;

/** How long they have: under a day, under three, under seven, longer. Days since they were made, paid, sent or delivered. */
export const parcelAges = ["day", "three-days", "week", "longer"] as const;

export const benches = [
  ...(["buying", "receiving", "packing", "dispatch", "returns", "claims", "consults"] as const),
  ...(["enquiries", "experts", "services", "storage", "unannounced"] as const),
  ...(["transfers", "bank-lines", "withdrawals", "suspense", "disputes"] as const),
] as const;

/** The views of the desks, by which what waits there can be looked at apart. */
export const benchViews = [
  ...(["to-buy", "buying", "expected", "unshipped", "picking", "packed", "weighed"] as const),
  ...(["applied", "approved", "sent-back", "seller-received", "open", "reviewing", "accepted"] as const),
  ...(["ready", "waiting", "discard", "split", "forfeit", "claimed"] as const),
  ...(["announced", "arrived", "check", "proposed"] as const),
] as const;

export const month = z.string().check(z.regex(/^\d{4}-\d{2}$/));
