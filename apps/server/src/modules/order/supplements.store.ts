import { type Money, money } from "@sihai/domain";
import type { Db } from "#platform";

/** What was asked for items after their order was paid: still open, and paid and not given back (rule E-15). */
export async function supplementsOf(db: Db, userId: string, itemIds: readonly string[]): Promise<{ open: Money; paid: Money }> {
  if (itemIds.length === 0) return { open: money(0n, "CNY"), paid: money(0n, "CNY") };
  const rows = await db
    .selectFrom("supplement")
    .select(["state", "amount_cny", "refunded_cny"])
    .where("user_id", "=", userId)
    .where("item_id", "in", [...itemIds])
    .where("state", "in", ["requested", "paid"])
    .execute();
  const total = (state: string) =>
    rows.filter((row) => row.state === state).reduce((sum, row) => sum + BigInt(row.amount_cny) - BigInt(row.refunded_cny), 0n);
  return { open: money(total("requested"), "CNY"), paid: money(total("paid"), "CNY") };
}
