import type { OrderWords } from "@sihai/text/dict/order";
import type { Tone } from "@sihai/ui";
import type { ItemOnWire, OrderOnWire } from "./types.ts";

/** Red only for what asks for money or an answer; green for what lies in storage or is done. */
const orderTones: Record<OrderOnWire["state"], Tone> = {
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

/**
 * How an order stands in a word and a colour: its state; of one under way that lacks a number only its sender can give, that it is lacking,
 * for without it the order is cancelled (rules E-39 and E-103).
 */
export function orderStanding(
  { state, items }: { state: OrderOnWire["state"]; items: readonly Pick<ItemOnWire, "state">[] },
  words: Pick<OrderWords, "state" | "itemState">,
): { label: string; tone: Tone } {
  const isLacking = state === "pending" && items.some((item) => item.state === "awaiting-logistics");
  if (isLacking) return { label: words.itemState["awaiting-logistics"], tone: itemTones["awaiting-logistics"] };
  return { label: words.state[state], tone: orderTones[state] };
}
