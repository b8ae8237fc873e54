import { type Language, languageOrDefault } from "@sihai/domain/language";
import { sql } from "kysely";
import { type Db, hashToken, type Tx } from "#platform";

type Asked = { staffId: string; staffSessionId: string; userId: string; reason: string; minutes: number; ticket: string };

/** Keeps that somebody may see a customer's pages, for whoever brings the ticket within a minute. */
export async function keepAsked(tx: Tx, { ticket, ...asked }: Asked): Promise<void> {
  await tx
    .insertInto("customer_viewing")
    .values({
      staff_id: asked.staffId,
      staff_session_id: asked.staffSessionId,
      user_id: asked.userId,
      reason: asked.reason,
      minutes: asked.minutes,
      ticket_hash: hashToken(ticket),
    })
    .execute();
}

export type Begun = { viewingId: string; staffId: string; userId: string; reason: string; minutes: number };

/** Takes a ticket for the token of a visit; null for one that was taken, is too old, or belongs to a visit that was ended. */
export async function takeTicket(tx: Tx, ticket: string, token: string): Promise<Begun | null> {
  const row = await tx
    .updateTable("customer_viewing")
    .set({
      token_hash: hashToken(token),
      begun_at: sql<Date>`now()`,
      until: sql<Date>`now() + make_interval(mins => minutes)`,
    })
    .where("ticket_hash", "=", hashToken(ticket))
    .where("begun_at", "is", null)
    .where("ended_at", "is", null)
    .where("ticket_until", ">", sql<Date>`now()`)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom("app_user as u").select("u.id").whereRef("u.id", "=", "user_id").where("u.disabled", "=", false)),
    )
    .returning(["id as viewingId", "staff_id as staffId", "user_id as userId", "reason", "minutes"])
    .executeTakeFirst();
  return row ?? null;
}

/** Visits that are not over, and end in one way. */
function ending(db: Db | Tx, how: "by-another" | "time") {
  return db.updateTable("customer_viewing").set({ ended_at: sql<Date>`now()`, ended_how: how }).where("ended_at", "is", null);
}

/** What a member of staff asked for before and did not open. */
export async function endUnopened(tx: Tx, staffId: string): Promise<void> {
  await ending(tx, "by-another").where("staff_id", "=", staffId).where("begun_at", "is", null).execute();
}

/** The visit under way of whoever a ticket that opens was given to. */
export async function endBefore(tx: Tx, ticket: string): Promise<void> {
  await ending(tx, "by-another")
    .where("begun_at", "is not", null)
    .where("staff_id", "in", (query) =>
      query
        .selectFrom("customer_viewing as asked")
        .select("asked.staff_id")
        .where("asked.ticket_hash", "=", hashToken(ticket))
        .where("asked.begun_at", "is", null)
        .where("asked.ended_at", "is", null)
        .where("asked.ticket_until", ">", sql<Date>`now()`),
    )
    .execute();
}

/** Visits whose time is over, begun or never taken up. */
export async function endOld(db: Db): Promise<void> {
  await ending(db, "time").where(sql<boolean>`coalesce(until, ticket_until) <= now()`).execute();
}

export type Ended = { staffId: string; userId: string; how: string };

/** Visits that have ended since this was asked last; each is given once. */
export async function takeEnded(tx: Tx): Promise<Ended[]> {
  const rows = await tx
    .updateTable("customer_viewing")
    .set({ end_noted: true })
    .where("end_noted", "=", false)
    .where("ended_at", "is not", null)
    .returning(["staff_id as staffId", "user_id as userId", "ended_how as how", "begun_at"])
    .execute();
  return rows.flatMap(({ begun_at, how, ...row }) => (begun_at === null || how === null ? [] : [{ ...row, how }]));
}

/** When staff looked at somebody's pages, the latest first. */
export async function viewingsOf(db: Db, userId: string, limit: number) {
  const rows = await db
    .selectFrom("customer_viewing as v")
    .innerJoin("staff as s", "s.id", "v.staff_id")
    .select(["s.name as by", "v.reason", "v.begun_at", "v.until", "v.ended_at"])
    .select(sql<boolean>`v.ended_at is null and v.until > now()`.as("isOpen"))
    .where("v.user_id", "=", userId)
    .where("v.begun_at", "is not", null)
    .orderBy("v.id", "desc")
    .limit(limit)
    .execute();
  return rows.flatMap(({ begun_at, until, ended_at, ...row }) =>
    begun_at === null || until === null ? [] : [{ ...row, begunAt: begun_at, endedAt: ended_at ?? until }],
  );
}

export type Seen = { userId: string; email: string; language: Language; disabled: boolean };

/** Whose pages they are; null for nobody's. */
export async function whoseShop(db: Db | Tx, userId: string): Promise<Seen | null> {
  const row = await db
    .selectFrom("app_user")
    .select(["id as userId", "email", "language", "disabled"])
    .where("id", "=", userId)
    .executeTakeFirst();
  return row ? { ...row, language: languageOrDefault(row.language) } : null;
}

/** Who opened it, by name. */
export async function nameOfStaff(db: Db | Tx, staffId: string): Promise<string> {
  return (await db.selectFrom("staff").select("name").where("id", "=", staffId).executeTakeFirstOrThrow()).name;
}
