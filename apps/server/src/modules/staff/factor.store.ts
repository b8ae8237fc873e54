import { sql } from "kysely";
import type { Db, Tx } from "#platform";

/** A secret that waits for its first code; one that was confirmed stays as it is. False: there is a confirmed one. */
export async function beginFactor(tx: Tx, staffId: string, sealed: string, at: Date): Promise<boolean> {
  const row = await tx
    .insertInto("staff_factor")
    .values({ staff_id: staffId, sealed, began_at: at })
    .onConflict((conflict) =>
      conflict
        .column("staff_id")
        .doUpdateSet({ sealed, began_at: at, last_step: "0" })
        .where("staff_factor.confirmed_at", "is", null),
    )
    .returning("staff_id")
    .executeTakeFirst();
  return row !== undefined;
}

/** The sealed secret, whether or not its first code was given; null without any. */
export async function findFactor(db: Db | Tx, staffId: string): Promise<{ sealed: string; isConfirmed: boolean } | null> {
  const row = await db
    .selectFrom("staff_factor")
    .select(["sealed", "confirmed_at"])
    .where("staff_id", "=", staffId)
    .executeTakeFirst();
  return row ? { sealed: row.sealed, isConfirmed: row.confirmed_at !== null } : null;
}

/** Secrets that do not begin so: they lie under another key. */
export async function factorsNotUnder(db: Db, beginning: string, most: number) {
  const rows = await db
    .selectFrom("staff_factor")
    .select(["staff_id", "sealed"])
    .where(sql<boolean>`not starts_with(sealed, ${beginning})`)
    .limit(most)
    .execute();
  return rows.map(({ staff_id: staffId, sealed }) => ({
    staffId,
    sealed,
    keep: (anew: string) =>
      db.updateTable("staff_factor").set({ sealed: anew }).where("staff_id", "=", staffId).where("sealed", "=", sealed).execute(),
  }));
}

/** Uses up a step of time, and every one before it. False when it was used: of many at once one gets it. */
export async function takeStep(db: Db | Tx, staffId: string, step: number): Promise<boolean> {
  const done = await db
    .updateTable("staff_factor")
    .set({ last_step: step })
    .where("staff_id", "=", staffId)
    .where("last_step", "<", String(step))
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

/** The first code was right: from now on log-in asks for one in a browser that has not proved it. */
export async function confirmFactor(tx: Tx, staffId: string, at: Date): Promise<void> {
  await tx.updateTable("staff_factor").set({ confirmed_at: at }).where("staff_id", "=", staffId).execute();
}

/** Takes the factor and its recovery codes away; false where there was none. */
export async function dropFactor(tx: Tx, staffId: string): Promise<boolean> {
  await tx.deleteFrom("staff_recovery_code").where("staff_id", "=", staffId).execute();
  const done = await tx.deleteFrom("staff_factor").where("staff_id", "=", staffId).executeTakeFirst();
  return done.numDeletedRows === 1n;
}

/** Keeps the hashes of new codes; those before them, used or not, open nothing any more. */
export async function replaceRecoveryCodes(tx: Tx, staffId: string, hashes: readonly Buffer[]): Promise<void> {
  await tx.deleteFrom("staff_recovery_code").where("staff_id", "=", staffId).execute();
  await tx
    .insertInto("staff_recovery_code")
    .values(hashes.map((hash) => ({ staff_id: staffId, code_hash: hash })))
    .execute();
}

/** Uses a recovery code up; false when it is unknown or used. */
export async function takeRecoveryCode(db: Db | Tx, staffId: string, hash: Buffer, at: Date): Promise<boolean> {
  const done = await db
    .updateTable("staff_recovery_code")
    .set({ used_at: at })
    .where("staff_id", "=", staffId)
    .where("code_hash", "=", hash)
    .where("used_at", "is", null)
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

/** Codes that are not used yet. */
export async function countRecoveryCodes(db: Db, staffId: string): Promise<number> {
  const row = await db
    .selectFrom("staff_recovery_code")
    .select((eb) => eb.fn.countAll<string>().as("left"))
    .where("staff_id", "=", staffId)
    .where("used_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(row.left);
}
