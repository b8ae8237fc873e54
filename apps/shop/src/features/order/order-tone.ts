import type { Tone } from "@sihai/ui";
import type { ItemOnWire, OrderOnWire } from "./types.ts";

/** Red only for what asks for money or an answer; green for what lies in storage or is done. */
export const orderTones: Record<OrderOnWire["state"], Tone> = {
  unpaid: "danger",
  confirming: "warn",
  pending: "brand",
  signed: "brand",
  "in-storage": "ok",
  returning: "warn",
  done: "ok",
  cancelled: "neutral",
};

export const itemTones: Record<ItemOnWire["state"], Tone> = {
  unpaid: "danger",
  paid: "brand",
  buying: "brand",
  purchased: "brand",
  "seller-shipped": "brand",
  signed: "brand",
  "stocked-in": "ok",
  "in-parcel": "brand",
  shipped: "ok",
  received: "ok",
  "awaiting-logistics": "warn",
  "in-transit": "brand",
  "awaiting-confirmation": "warn",
  returning: "warn",
  exchanging: "warn",
  returned: "neutral",
  cancelled: "neutral",
  forfeited: "neutral",
  lost: "danger",
};
