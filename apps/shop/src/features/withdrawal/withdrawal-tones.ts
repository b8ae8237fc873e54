import type { Tone } from "@sihai/ui";
import type { WithdrawalOnWire } from "./types.ts";

/** How each state of a withdrawal is coloured, in lists and on its own page. */
export const withdrawalTones: Record<WithdrawalOnWire["state"], Tone> = {
  applied: "brand",
  approved: "brand",
  paid: "ok",
  cancelled: "neutral",
  refused: "danger",
};

/** The same of its parts. What is uncertain is being looked into, and nobody's fault. */
export const partTones: Record<WithdrawalOnWire["parts"][number]["state"], Tone> = {
  waiting: "neutral",
  sending: "brand",
  "on-its-way": "brand",
  returned: "warn",
  uncertain: "warn",
  done: "ok",
  failed: "warn",
  stopped: "neutral",
};
