import type { Tone } from "@sihai/ui";
import type { WithdrawalOnWire } from "./types.ts";

export type Standing = WithdrawalOnWire["state"] | "came-back" | "partly-back";

/** How a withdrawal stands for its owner: one that was paid, and of which a card's bank did not take parts or gave them back, is not simply paid. */
export function standingOf({ state, parts }: Pick<WithdrawalOnWire, "state" | "parts">): Standing {
  if (state !== "paid" || !parts.some((part) => part.state === "returned" || part.state === "failed")) return state;
  return parts.some((part) => part.state === "done") ? "partly-back" : "came-back";
}

/** How each is coloured, in lists and on its own page. */
export const standingTones: Record<Standing, Tone> = {
  applied: "brand",
  approved: "brand",
  paid: "ok",
  "came-back": "warn",
  "partly-back": "warn",
  cancelled: "neutral",
  refused: "danger",
};
