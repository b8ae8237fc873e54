import type { ConsoleCardHoldWords } from "../../../dict/console/payment/card-hold.ts";

export const words: ConsoleCardHoldWords = {
  title: "Card limits",
  tabsLabel: "Progress",
  tabs: { open: "To decide", decided: "Decided" },
  empty: "No card payments beyond limits",
  payment: "Payment",
  why: "Why",
  whys: { tries: "Many tries in an hour", failed: "Many failed payments", "new-account": "Large sum from a new account" },
  states: { open: "To decide", released: "Released", refused: "Refused" },
  heldAt: "Stopped",
  tries: "Card payments since the day before",
  failed: "Of these failed",
  decided: "Decided",
  decidedBy: (name, at) => `${name}, ${at}`,
  reason: "Reason",
  needReason: "Give the reason first",
  note: "Released, this payment may be made by card. Attempts from then on count anew: beyond a limit, it comes back here. Refused, it can’t be made by card; the balance and transfers stay possible. Neither moves money.",
  release: "Release",
  refuse: "Refuse",
  done: (no) => `${no} is decided`,
};
