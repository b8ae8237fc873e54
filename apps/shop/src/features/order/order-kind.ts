import { mayEnterLogistics } from "@sihai/domain/forwarding";
import type { OrderOnWire } from "./types.ts";

/** Whether its goods can be put into the cart again: those of a look-up can, described or sent ones cannot. */
export function isRepeatable({ items }: Pick<OrderOnWire, "items">): boolean {
  return items.some(({ goodsId }) => goodsId !== null);
}

/** What can be done with the logistics of a forwarding order now; null when nothing can. */
export function logisticsOf({ type, items }: Pick<OrderOnWire, "type" | "items">): "complete" | "modify" | null {
  if (type !== "zy") return null;
  if (items.some(({ state }) => state === "awaiting-logistics")) return "complete";
  return items.some(({ state }) => mayEnterLogistics(state)) ? "modify" : null;
}
