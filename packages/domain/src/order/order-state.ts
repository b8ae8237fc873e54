import { type ItemState, storedStates } from "../item/index.ts";
import { keysOf } from "../words.ts";

/** The list states of an order (rules E-38 to E-43), derived from its items, never stored. */
export const orderStates = ["unpaid", "confirming", "pending", "signed", "in-storage", "returning", "done", "cancelled"] as const;
export type OrderState = (typeof orderStates)[number];

/** The tabs of the order list (rule E-62), each naming the item states it gathers. */
export const orderTabs = {
  all: null,
  unpaid: ["unpaid"],
  pending: ["paid", "buying", "awaiting-confirmation", "purchased", "seller-shipped", "awaiting-logistics", "in-transit"],
  signed: ["signed"],
  "in-storage": storedStates,
} as const satisfies Record<string, readonly ItemState[] | null>;
export type OrderTab = keyof typeof orderTabs;
export const orderTabNames = keysOf(orderTabs);

const stateOfItem: Record<ItemState, OrderState> = {
  unpaid: "unpaid",
  paid: "pending",
  buying: "pending",
  purchased: "pending",
  "seller-shipped": "pending",
  "awaiting-logistics": "pending",
  "in-transit": "pending",
  "awaiting-confirmation": "confirming",
  signed: "signed",
  "stocked-in": "in-storage",
  "in-parcel": "in-storage",
  returning: "returning",
  exchanging: "returning",
  shipped: "done",
  received: "done",
  lost: "done",
  returned: "done",
  forfeited: "done",
  cancelled: "cancelled",
};

/**
 * The state of an order: what asks most urgently for the buyer decides, then the item that is furthest behind. Cancelled items
 * count only when all are.
 */
export function orderState(items: readonly ItemState[]): OrderState {
  const states = new Set(items.map((state) => stateOfItem[state]));
  return orderStates.find((state) => states.has(state)) ?? "cancelled";
}

/** What a buyer may do with a whole order now; the server asks the same function (rule F41). */
export function orderActions(items: readonly ItemState[]): { pay: boolean; cancel: boolean; remove: boolean; confirm: boolean } {
  const live = items.filter((state) => state !== "cancelled");
  return {
    pay: live.length > 0 && live.every((state) => state === "unpaid"),
    cancel: live.length > 0 && live.every(isCancellableByBuyer),
    remove: items.length > 0 && live.length === 0,
    confirm: items.includes("awaiting-confirmation"),
  };
}

/** Where an order is to go may change while something of it has not left for there. */
export function isCountryOpen(items: readonly ItemState[]): boolean {
  const state = orderState(items);
  return state !== "done" && state !== "cancelled";
}

/** A buyer takes an item back until the provider's staff have begun to buy it, or until the warehouse has signed for what was announced. */
export function isCancellableByBuyer(state: ItemState): boolean {
  return state === "unpaid" || state === "paid" || state === "awaiting-logistics" || state === "in-transit";
}

/** Staff call an item off, with a full refund, until the seller has sent it (a seller may still be out of stock after taking the money). */
export function isCancellableByStaff(state: ItemState): boolean {
  return state === "paid" || state === "buying" || state === "awaiting-confirmation" || state === "purchased";
}
