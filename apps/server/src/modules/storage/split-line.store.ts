import type { StoredLinePart } from "@sihai/domain/storage";
import type { Tx } from "#platform";
import type { ItemRow } from "../item/index.ts";
import { splitRow } from "../order/index.ts";

/**
 * Takes pieces off a locked line and makes a line of its own of them, with the same history. The purchase stays booked under the line it was
 * first booked under; services and what went back stay with the first part.
 */
export function splitLineRow(
  tx: Tx,
  item: ItemRow,
  { kept, taken }: { kept: StoredLinePart; taken: StoredLinePart },
): Promise<{ itemId: string; itemNo: string }> {
  const split = { service_cny: "0", refunded_cny: "0", split_from: item.split_from ?? item.id };
  return splitRow(tx, item, { kept: columnsOf(kept), taken: { ...columnsOf(taken), ...split } });
}

function columnsOf({ quantity, domesticFreight, discount, paid, realPrice }: StoredLinePart) {
  return {
    quantity,
    domestic_freight_cny: domesticFreight.amount.toString(),
    discount_cny: discount.amount.toString(),
    paid_cny: paid.amount.toString(),
    real_price_cny: realPrice === null ? null : realPrice.amount.toString(),
  };
}
