import { zero } from "@sihai/domain";
import type { StoredLinePart } from "@sihai/domain/storage";
import type { Tx } from "#platform";
import type { Item } from "../item/index.ts";
import { splitRow } from "../order/index.ts";

/**
 * Takes pieces off a locked line and makes a line of its own of them, with the same history. The purchase stays booked under the line it was
 * first booked under; services and what went back stay with the first part.
 */
export function splitLineRow(
  tx: Tx,
  item: Item,
  { kept, taken }: { kept: StoredLinePart; taken: StoredLinePart },
): Promise<{ itemId: string; itemNo: string }> {
  const split = { service: zero("CNY"), refunded: zero("CNY"), splitFrom: item.splitFrom ?? item.id };
  return splitRow(tx, item, { kept, taken: { ...taken, ...split } });
}
