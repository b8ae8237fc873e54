/** What stops an account from being closed, in the order it is best seen to: each has a way out. */
export const closingStops = [
  "orders",
  "storage",
  "parcels",
  "claims",
  "returns",
  "experts",
  "enquiries",
  "questions",
  "payments",
  "wallet",
  "owed",
] as const;
export type ClosingStop = (typeof closingStops)[number];
