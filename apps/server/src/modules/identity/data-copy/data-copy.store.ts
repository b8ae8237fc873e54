import { dataCopyStates } from "@sihai/contract/identity";
import { sql } from "kysely";
import { type Db, fieldsOf, oneOf, type Tx } from "#platform";

export type CopyKey = { userId: string; copyId: string };
const listMost = 20;

/** The copies somebody asked for, the latest first. */
export async function copiesOf(db: Db, userId: string) {
  const rows = await db
    .selectFrom("data_copy")
    .select(["id", "state", "asked_at", "kept_until", "bytes", "left_out"])
    .where("user_id", "=", userId)
    .orderBy("id", "desc")
    .limit(listMost)
    .execute();
  return rows.map((row) => {
    const { state, bytes, ...copy } = fieldsOf(row);
    return { ...copy, state: oneOf(dataCopyStates, state, "data_copy.state"), bytes: bytes === null ? null : Number(bytes) };
  });
}

/** Whether somebody asked for a copy on that Beijing day. */
export async function hasCopyOfDay(db: Db, userId: string, day: string): Promise<boolean> {
  const row = await db
    .selectFrom("data_copy")
    .select("id")
    .where("user_id", "=", userId)
    .where("day", "=", sql<Date>`${day}::date`)
    .executeTakeFirst();
  return row !== undefined;
}

/** Null when one was asked for on that day already. */
export async function insertCopy(tx: Tx, userId: string, day: string, at: Date): Promise<string | null> {
  const row = await tx
    .insertInto("data_copy")
    .values({ user_id: userId, day: sql<Date>`${day}::date`, state: "making", asked_at: at })
    .onConflict((conflict) => conflict.columns(["user_id", "day"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Whether a copy is still to be made: false once another worker made it, or it is gone. */
export async function isCopyWanted(db: Db, { userId, copyId }: CopyKey): Promise<boolean> {
  const row = await db
    .selectFrom("data_copy")
    .select("id")
    .where("user_id", "=", userId)
    .where("id", "=", copyId)
    .where("state", "=", "making")
    .executeTakeFirst();
  return row !== undefined;
}

type Made = { key: string; bytes: number; leftOut: number; at: Date; until: Date };

/** False when another worker was first. */
export async function keepCopy(tx: Tx, { userId, copyId }: CopyKey, { key, bytes, leftOut, at, until }: Made): Promise<boolean> {
  const done = await tx
    .updateTable("data_copy")
    .set({ state: "ready", storage_key: key, bytes: String(bytes), left_out: leftOut, ready_at: at, kept_until: until })
    .where("user_id", "=", userId)
    .where("id", "=", copyId)
    .where("state", "=", "making")
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

/** Where a copy lies that can still be downloaded. */
export async function keyOfCopy(db: Db, { userId, copyId }: CopyKey, now: Date): Promise<string | null> {
  const row = await db
    .selectFrom("data_copy")
    .select("storage_key")
    .where("user_id", "=", userId)
    .where("id", "=", copyId)
    .where("kept_until", ">", now)
    .executeTakeFirst();
  return row?.storage_key ?? null;
}

/** The time of a copy is over; where its file lies, null when it is gone already. */
export async function endCopy(tx: Tx, { userId, copyId }: CopyKey): Promise<string | null> {
  const row = await tx
    .selectFrom("data_copy")
    .select("storage_key")
    .where("user_id", "=", userId)
    .where("id", "=", copyId)
    .forUpdate()
    .executeTakeFirst();
  if (!row?.storage_key) return null;
  await tx
    .updateTable("data_copy")
    .set({ state: "gone", storage_key: null })
    .where("user_id", "=", userId)
    .where("id", "=", copyId)
    .execute();
  return row.storage_key;
}
