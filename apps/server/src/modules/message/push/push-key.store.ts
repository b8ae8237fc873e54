import { sql } from "kysely";
import type { Db } from "#platform";

export type KeptKey = { publicKey: string; sealed: string };

/** The pair of keys, its private half sealed; null before any was made. */
export async function keptKey(db: Db): Promise<KeptKey | null> {
  const row = await db.selectFrom("push_key").select(["public_key", "private_sealed"]).executeTakeFirst();
  return row ? { publicKey: row.public_key, sealed: row.private_sealed } : null;
}

/** Of two that are made at once the first one stays. */
export async function keepKey(db: Db, { publicKey, sealed }: KeptKey): Promise<void> {
  await db
    .insertInto("push_key")
    .values({ public_key: publicKey, private_sealed: sealed })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The key, where it is sealed under another than the one whose texts begin so. */
export async function keyNotUnder(db: Db, beginning: string) {
  const rows = await db
    .selectFrom("push_key")
    .select("private_sealed as sealed")
    .where(sql<boolean>`not starts_with(private_sealed, ${beginning})`)
    .execute();
  return rows.map(({ sealed }) => ({
    sealed,
    keep: (anew: string) =>
      db.updateTable("push_key").set({ private_sealed: anew }).where("private_sealed", "=", sealed).execute(),
  }));
}
