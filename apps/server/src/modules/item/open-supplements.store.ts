import type { Money } from "@sihai/domain";
import { sql } from "kysely";
import { type Db, fen, prepared, type Tx } from "#platform";

export type OpenSupplement = { amount: Money; payBefore: Date };

/** Money still asked for items after their order was paid (rule E-15), by item; one has one at most. */
export async function openSupplementsOf(
  db: Db | Tx,
  userId: string,
  itemIds: readonly string[],
): Promise<ReadonlyMap<string, OpenSupplement>> {
  if (itemIds.length === 0) return new Map();
  const { rows } = await db.executeQuery(requestedOf({ userId, itemIds }));
  return new Map(rows.map((row) => [row.item_id, { amount: fen(row.amount_cny), payBefore: row.pay_before }]));
}

const requestedOf = prepared((db, { userId, itemIds }: { userId: string; itemIds: readonly string[] }) =>
  db
    .selectFrom("supplement")
    .select(["item_id", "amount_cny", "pay_before"])
    .where("user_id", "=", userId)
    .where("item_id", "=", sql<string>`any(${itemIds}::bigint[])`)
    .where("state", "=", "requested"),
);
