import type { Db, Tx } from "#platform";

type Which = { year: number; days: number; least: number; after: string; limit: number };

/** Customers who hold at least so many credits and were not told of this moment, by number. */
export async function notReminded(
  db: Db,
  { year, days, least, after, limit }: Which,
): Promise<{ userId: string; credits: number }[]> {
  const rows = await db
    .selectFrom("ledger_account as a")
    .select(["a.owner_user_id", "a.balance"])
    .where("a.kind", "=", "credits")
    .where("a.balance", ">=", String(least))
    .where("a.owner_user_id", ">", after)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("credit_reminder as r")
            .select("r.user_id")
            .whereRef("r.user_id", "=", "a.owner_user_id")
            .where("r.year", "=", year)
            .where("r.days", "=", days),
        ),
      ),
    )
    .orderBy("a.owner_user_id")
    .limit(limit)
    .execute();
  return rows.flatMap(({ owner_user_id: userId, balance }) => (userId === null ? [] : [{ userId, credits: Number(balance) }]));
}

/** False when the customer was told of this moment already. */
export async function insertReminder(
  tx: Tx,
  { userId, year, days, credits, at }: { userId: string; year: number; days: number; credits: number; at: Date },
): Promise<boolean> {
  const row = await tx
    .insertInto("credit_reminder")
    .values({ user_id: userId, year, days, credits, told_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning("user_id")
    .executeTakeFirst();
  return row !== undefined;
}
