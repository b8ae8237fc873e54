import type { StoredLinePart } from "@sihai/domain/warehouse";
import { sql } from "kysely";
import type { Tx } from "#platform";
import type { ItemRow } from "../item/index.ts";
import { nextItemNo } from "../order/index.ts";

/**
 * Takes pieces off a locked line and makes a line of its own of them, with the same history. The purchase stays booked under the line it was
 * first booked under; services and what went back stay with the first part.
 */
export async function splitLineRow(
  tx: Tx,
  item: ItemRow,
  { kept, taken }: { kept: StoredLinePart; taken: StoredLinePart },
): Promise<{ itemId: string; itemNo: string }> {
  const itemNo = await nextItemNo(tx, item.created_at);
  const { id, sku_name, ...same } = item;
  const made = await tx
    .insertInto("order_item")
    .values({
      ...same,
      ...columnsOf(taken),
      sku_name: JSON.stringify(sku_name),
      item_no: itemNo,
      service_cny: "0",
      refunded_cny: "0",
      services: "[]",
      split_from: item.split_from ?? id,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const updated = await tx
    .updateTable("order_item")
    .set(columnsOf(kept))
    .where("user_id", "=", item.user_id)
    .where("id", "=", id)
    .executeTakeFirst();
  if (updated.numUpdatedRows !== 1n) throw new Error(`item ${id} is gone`);
  await sql`insert into timeline (user_id, subject_kind, subject_id, seq, from_state, to_state, at, by_kind, by_id, note, facts)
    select user_id, subject_kind, ${made.id}, seq, from_state, to_state, at, by_kind, by_id, note, facts
    from timeline where user_id = ${item.user_id} and subject_kind = 'item' and subject_id = ${id}`.execute(tx);
  return { itemId: made.id, itemNo };
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
