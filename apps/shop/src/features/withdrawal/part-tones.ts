import type { Tone } from "@sihai/ui";
import type { WithdrawalOnWire } from "./types.ts";

/** How each state of a part is coloured. What is uncertain is being looked into, and nobody's fault. */
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
