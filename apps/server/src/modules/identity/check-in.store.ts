import { sql } from "kysely";
import type { Db, Tx } from "#platform";

/** Days in a row up to a calendar day; 0 when that day was missed. */
export async function daysInRowOn(db: Db | Tx, userId: string, day: string): Promise<number> {
  const row = await db
    .selectFrom("check_in")
    .select("days_in_row")
    .where("user_id", "=", userId)
    .where("day", "=", sql<Date>`${day}::date`)
    .executeTakeFirst();
  return row?.days_in_row ?? 0;
}

/** False when the member has checked in on that day already. */
export async function keepCheckIn(tx: Tx, userId: string, day: string, daysInRow: number): Promise<boolean> {
  const row = await tx
    .insertInto("check_in")
    .values({ user_id: userId, day: sql<Date>`${day}::date`, days_in_row: daysInRow })
    .onConflict((conflict) => conflict.doNothing())
    .returning("user_id")
    .executeTakeFirst();
  return row !== undefined;
}
