import type { SuspenseWords } from "../../dict/suspense.ts";

export const words: SuspenseWords = {
  title: "Payments being checked",
  number: (no) => `Number ${no}`,
  why: {
    "other-amount": "The amount isn’t what we asked for",
    "other-currency": "The currency isn’t what we asked for",
    "second-charge": "The same payment was charged twice",
    "unknown-payer": "The money came without a number",
    "refund-failed": "The refund to your card did not go through",
  },
  states: {
    open: "Being checked",
    sending: "On its way back",
    used: "Paid",
    credited: "In your balance",
    "sent-back": "Sent back",
  },
  next: "Your money is safe. Finance uses it to pay, adds it to your balance, or sends it back.",
  by: "Settled by",
  sending: "It’s on its way back to you. Your bank may take a few days.",
  waits: "Nothing is cancelled meanwhile. The time you have left to pay goes on afterwards.",
  late: (by) => `We said by ${by}, and we’re late. Finance is on it.`,
  notice: (why) =>
    `${why}. Your money is safe. Finance uses it to pay, adds it to your balance, or sends it back. Nothing is cancelled meanwhile, and the time you have left to pay goes on afterwards. Please don’t pay again.`,
  noticeTitle: (amount) => `We received ${amount} and are checking it`,
  toWallet: "See it in your wallet",
  contact: "Contact us",
  payOtherwise: "Pay another way anyway",
  payOtherwiseNote: "The money being checked is then added to your balance or sent back.",
};
