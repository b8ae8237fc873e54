import { type NotNull, sql } from "kysely";
import type { Db, Tx } from "#platform";

/** What a customer's credits came to by the entries before an instant. */
export async function creditsBefore(db: Db | Tx, userId: string, at: Date): Promise<number> {
  const row = await db
    .selectFrom("ledger_account as a")
    .innerJoin("ledger_posting as p", (join) =>
      join.on((eb) => eb.or([eb("p.to_account_id", "=", eb.ref("a.id")), eb("p.from_account_id", "=", eb.ref("a.id"))])),
    )
    .innerJoin("ledger_entry as e", "e.id", "p.entry_id")
    .select(sql<string>`coalesce(sum(case when p.to_account_id = a.id then p.amount else -p.amount end), 0)`.as("credits"))
    .where("a.owner_user_id", "=", userId)
    .where("a.kind", "=", "credits")
    .where("e.at", "<", at)
    .executeTakeFirst();
  return Number(row?.credits ?? 0);
}

/** Whether an entry of this key was written. */
export async function isBooked(db: Db | Tx, key: string): Promise<boolean> {
  const row = await db.selectFrom("ledger_entry").select("id").where("business_key", "=", key).executeTakeFirst();
  return row !== undefined;
}

/** Whether an instant lies in a month whose books are closed: it takes no entry any more, not even one that is there already. */
export async function isClosedAt(db: Db | Tx, at: Date): Promise<boolean> {
  const row = await db
    .selectFrom("ledger_period")
    .select("month")
    .where("state", "in", ["closed", "reopening"])
    .where("starts_at", "<=", at)
    .where("ends_at", ">", at)
    .executeTakeFirst();
  return row !== undefined;
}

/** Customers with credits whose entry of this key prefix is still missing. */
export async function creditHoldersWithout(db: Db, keyPrefix: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("ledger_account as a")
    .select("a.owner_user_id")
    .where("a.kind", "=", "credits")
    .where("a.balance", ">", "0")
    .where("a.owner_user_id", "is not", null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("ledger_entry as e")
            .select("e.id")
            .where("e.business_key", "=", sql<string>`${keyPrefix}::text || a.owner_user_id`),
        ),
      ),
    )
    .$narrowType<{ owner_user_id: NotNull }>()
    .limit(limit)
    .execute();
  return rows.map((row) => row.owner_user_id);
}
