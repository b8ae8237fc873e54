import type { Tone } from "@sihai/ui";
import type { ClaimOnWire } from "./types.ts";

/** How each state of a claim is coloured, on its own page and on its parcel's. */
export const claimTones: Record<ClaimOnWire["state"], Tone> = {
  open: "brand",
  reviewing: "brand",
  offered: "warn",
  accepted: "brand",
  paid: "ok",
  refused: "danger",
  withdrawn: "neutral",
  lapsed: "neutral",
  void: "neutral",
};
