import { sql } from "kysely";
import type { Db, Tx } from "#platform";

type Live = { purpose: string; emailNormal: string; browser: string };

/** Counts one code towards an asker's Beijing day at the address, under the row's lock; false when the day's codes are spent. */
export async function countToday(
  tx: Tx,
  { emailNormal, day, asker }: { emailNormal: string; day: string; asker: string },
  perDayMax: number,
): Promise<boolean> {
  const done = await sql`
    insert into email_code_day as d (email_normal, day, asker, sent) values (${emailNormal}, ${day}::date, ${asker}, 1)
    on conflict (email_normal, day, asker) do update set sent = d.sent + 1 where d.sent < ${perDayMax}
    returning sent`.execute(tx);
  return done.rows.length === 1;
}

/** When a code of this purpose was mailed last to the address from this browser, used or not; null when never. */
export async function newestCodeAt(tx: Tx, { purpose, emailNormal, browser }: Live): Promise<Date | null> {
  const row = await tx
    .selectFrom("email_code")
    .select("created_at")
    .where("email_normal", "=", emailNormal)
    .where("purpose", "=", purpose)
    .where("browser", "=", browser)
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.created_at ?? null;
}

type NewCode = Live & { hash: Buffer; guesses: number; at: Date; expiresAt: Date };

/** Puts a new code in the place of the live one: there is one for a purpose and address in each browser (rule B-11). */
export async function replaceCode(
  tx: Tx,
  { purpose, emailNormal, browser, hash, guesses, at, expiresAt }: NewCode,
): Promise<void> {
  await tx
    .updateTable("email_code")
    .set({ replaced_at: at })
    .where("email_normal", "=", emailNormal)
    .where("purpose", "=", purpose)
    .where("browser", "=", browser)
    .where("used_at", "is", null)
    .where("replaced_at", "is", null)
    .execute();
  await tx
    .insertInto("email_code")
    .values({
      purpose,
      email_normal: emailNormal,
      browser,
      code_hash: hash,
      guesses_left: guesses,
      created_at: at,
      expires_at: expiresAt,
    })
    .execute();
}

/** Takes one guess from the live code and returns its hash; null when there is none left to guess at (rules F44 and F45). */
export async function takeGuess(
  db: Db,
  { purpose, emailNormal, browser, now }: Live & { now: Date },
): Promise<{ id: string; hash: Buffer } | null> {
  const row = await db
    .updateTable("email_code")
    .set({ guesses_left: sql<number>`guesses_left - 1` })
    .where("email_normal", "=", emailNormal)
    .where("purpose", "=", purpose)
    .where("browser", "=", browser)
    .where("used_at", "is", null)
    .where("replaced_at", "is", null)
    .where("expires_at", ">", now)
    .where("guesses_left", ">", 0)
    .returning(["id", "code_hash"])
    .executeTakeFirst();
  return row ? { id: row.id, hash: row.code_hash } : null;
}

/** Marks a code used, and says where it was mailed; null when somebody else used or replaced it first. */
export async function markUsed(tx: Tx, id: string, at: Date): Promise<string | null> {
  const row = await tx
    .updateTable("email_code")
    .set({ used_at: at })
    .where("id", "=", id)
    .where("used_at", "is", null)
    .where("replaced_at", "is", null)
    .returning("email_normal")
    .executeTakeFirst();
  return row?.email_normal ?? null;
}
