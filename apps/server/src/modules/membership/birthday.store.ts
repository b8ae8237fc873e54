import { sql } from "kysely";
import type { Db, Tx } from "#platform";
import { dateOf } from "./growth.store.ts";

export type KeptBirthday = { birthday: string | null; saidOn: string | null };

/** The birthday a member told, and the Beijing day they did; undefined for who is no member yet. */
export async function birthdayOf(db: Db | Tx, userId: string): Promise<KeptBirthday | undefined> {
  return db
    .selectFrom("member")
    .select(["birthday", sql<string | null>`birthday_said_on::text`.as("saidOn")])
    .where("user_id", "=", userId)
    .executeTakeFirst();
}

/** The member row is locked by the caller. */
export async function keepBirthday(tx: Tx, userId: string, birthday: string, day: string): Promise<void> {
  await tx
    .updateTable("member")
    .set({ birthday, birthday_said_on: dateOf(day) })
    .where("user_id", "=", userId)
    .execute();
}

type Which = {
  birthdays: readonly string[];
  day: string;
  year: string;
  levels: readonly number[];
  notSince: string;
  limit: number;
};

/**
 * Members of these levels with such a birthday who have had no gift for one of this year, nor any for so long; locked, those another worker
 * has in hand are left to it. Only whose level of the day is set.
 */
export async function lockBirthdays(
  tx: Tx,
  { birthdays, day, year, levels, notSince, limit }: Which,
): Promise<{ userId: string; level: number }[]> {
  const { rows } = await sql<{ user_id: string; level: number }>`
    select m.user_id, u.level from member m join app_user u on u.id = m.user_id
    where m.birthday = any(${[...birthdays]}) and m.checked_on >= ${day}::date and u.level = any(${[...levels]}::int[])
      and not exists (select from member_gift g where g.user_id = m.user_id and g.gift = 'birthday'
        and (g.reference = ${year} or g.earned_at >= ${notSince}::timestamp at time zone interval '8 hours'))
    order by m.user_id limit ${limit} for update of m skip locked`.execute(tx);
  return rows.map((row) => ({ userId: row.user_id, level: row.level }));
}
