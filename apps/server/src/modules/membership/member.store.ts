import { sql } from "kysely";
import { prepared, type Tx } from "#platform";
import { dateOf } from "./growth.store.ts";

/** Makes a customer a member, locks them, and says to which day growth of today is dated: a later one where its midnight is decided already. */
export async function lockMember(tx: Tx, userId: string, today: string): Promise<string> {
  const [row] = (await tx.executeQuery(lockedFrom({ userId, today }))).rows;
  if (!row) throw new Error(`customer ${userId} cannot be made a member`);
  return row.earned_on;
}

const lockedFrom = prepared((db, { userId, today }: { userId: string; today: string }) =>
  db
    .insertInto("member")
    .values({ user_id: userId, checked_on: dateOf(today) })
    // Changes nothing; the row is locked all the same.
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ user_id: userId }))
    .returning(sql<string>`greatest(checked_on, ${today}::date)::text`.as("earned_on")),
);

export type LockedMember = { userId: string; level: number };

/** Members whose level was not looked at for this day, locked; those another worker has in hand are left to it. */
export async function lockMembersToCheck(tx: Tx, day: string, limit: number): Promise<LockedMember[]> {
  const rows = await tx
    .selectFrom("member as m")
    .innerJoin("app_user as u", "u.id", "m.user_id")
    .select(["m.user_id", "u.level"])
    .where("m.checked_on", "<", dateOf(day))
    .orderBy("m.checked_on")
    .orderBy("m.user_id")
    .limit(limit)
    .forUpdate("m")
    .skipLocked()
    .execute();
  return rows.map((row) => ({ userId: row.user_id, level: row.level }));
}

/** Writes each member's growth and that their level was looked at for a day; on members `lockMembersToCheck` locked. */
export async function markChecked(tx: Tx, members: readonly { userId: string; growth: number }[], day: string): Promise<void> {
  await sql`
    update member m set growth = c.growth, checked_on = ${day}::date
    from unnest(${members.map(({ userId }) => userId)}::bigint[], ${members.map(({ growth }) => growth)}::int[]) as c (user_id, growth)
    where m.user_id = c.user_id`.execute(tx);
}

/** The level of a customer from now on, and the end of the one before. */
export async function changeLevel(tx: Tx, change: { userId: string; level: number; growth: number; at: Date }): Promise<void> {
  const { userId, level, growth, at } = change;
  await tx.updateTable("level_record").set({ until: at }).where("user_id", "=", userId).where("until", "is", null).execute();
  await tx.insertInto("level_record").values({ user_id: userId, level, growth, since: at }).execute();
  await tx.updateTable("app_user").set({ level }).where("id", "=", userId).execute();
}
