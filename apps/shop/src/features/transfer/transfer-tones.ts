import type { TransferOnWire } from "./types.ts";

/** How a state looks: what waits for the customer, what waits for us, what is done. */
export const transferTones = {
  opened: "warn",
  announced: "brand",
  arrived: "brand",
  credited: "ok",
  cancelled: "neutral",
  lapsed: "neutral",
  refused: "danger",
} as const satisfies Record<TransferOnWire["state"], string>;
