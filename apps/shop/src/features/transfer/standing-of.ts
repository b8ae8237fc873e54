import type { TransferWords } from "@sihai/text/dict/transfer";
import type { TransferOnWire } from "./types.ts";

/** How a transfer stands and what is next, in the words of what it is for: the wallet, or something to pay. */
export function standingOf({ state, pays }: TransferOnWire, words: TransferWords): { name: string; next: string } {
  const { name, next } = words.states[state];
  if (!pays) return { name, next };
  if (pays.state === "over" && state !== "credited")
    return { name: state === "opened" ? words.pay.over : name, next: words.pay.states.over };
  switch (state) {
    case "opened":
    case "announced":
    case "arrived":
      return { name, next: words.pay.states[state] };
    case "credited":
      return pays.state === "paid"
        ? { name: words.pay.paid, next: words.pay.states.paid }
        : { name, next: words.pay.states[pays.state === "short" ? "short" : "late"] };
    case "cancelled":
    case "lapsed":
    case "refused":
      return { name, next: words.pay.states.ended };
  }
}
