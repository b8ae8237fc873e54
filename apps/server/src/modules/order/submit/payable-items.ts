import { sign } from "@sihai/domain";
import { isServicePayable } from "@sihai/domain/forwarding";
import type { OrderType } from "@sihai/domain/order";
import type { Item } from "../../item/index.ts";
import { costOf } from "../item.store.ts";

/**
 * The items of an order that its payment pays for: the unpaid ones; of a forwarding order, those whose services cost something and can still
 * be done (docs/decisions/0012).
 */
export function payableItems(type: OrderType, items: readonly Item[]): Item[] {
  if (type !== "zy") return items.filter(({ state }) => state === "unpaid");
  return items.filter((item) => isServicePayable(item.state) && sign(item.paid) === 0 && sign(costOf(item)) > 0);
}
