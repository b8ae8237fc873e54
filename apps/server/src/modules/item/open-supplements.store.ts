import { type Money, money } from "@sihai/domain";
import type { Db } from "#platform";

export type OpenSupplement = { amount: Money; payBefore: Date };

/** Money still asked for items after their order was paid (rule E-15), by item; one has one at most. */
export async function openSupplementsOf(
  db: Db,
  userId: string,
  itemIds: readonly string[],
): Promise<ReadonlyMap<string, OpenSupplement>> {
  if (itemIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("supplement")
    .select(["item_id", "amount_cny", "pay_before"])
    .where("user_id", "=", userId)
    .where("item_id", "in", [...itemIds])
    .where("state", "=", "requested")
    .execute();
  return new Map(rows.map((row) => [row.item_id, { amount: money(BigInt(row.amount_cny), "CNY"), payBefore: row.pay_before }]));
}
