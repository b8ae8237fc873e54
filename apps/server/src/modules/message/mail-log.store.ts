import { type MailState, mailStates } from "@sihai/domain/operation";
import { sql } from "kysely";
import { type Db, fieldsOf, olderThan, oneOf, pruneRows, type Sweep, type Tx } from "#platform";

type Outcome = {
  userId: string;
  messageId: string;
  subject: string;
  state: "sent" | "refused" | "failing";
  detail: string | null;
  sealed: string | null;
  /** It held a code or a link: what is kept of it is that it was sent. */
  isSecret: boolean;
};

const detailMost = 300;

/** Writes down what became of a try. A customer who is gone meanwhile has no log. */
export async function logMail(db: Db, { userId, messageId, subject, state, detail, sealed, isSecret }: Outcome): Promise<void> {
  await sql`
    insert into mail_log (user_id, message_id, subject, state, tries, detail, sealed, is_secret, at)
    select id, ${messageId}, ${subject}, ${state}, 1, ${detail?.slice(0, detailMost) ?? null}, ${sealed}, ${isSecret}, clock_timestamp()
    from app_user where id = ${userId} for key share
    on conflict (user_id, message_id) do update set state = excluded.state, tries = mail_log.tries + 1,
      detail = excluded.detail, sealed = excluded.sealed, at = excluded.at`.execute(db);
}

type Returned = { messageId: string; state: "bounced" | "complained"; detail: string | null };

/** Writes down that a mail that was taken came back, once; whose it was, or null for one that nobody knows or that was told of before. */
export async function markReturned(tx: Tx, { messageId, state, detail }: Returned): Promise<string | null> {
  const row = await tx
    .updateTable("mail_log")
    .set({ state, detail: detail?.slice(0, detailMost) ?? null, at: sql<Date>`clock_timestamp()` })
    .where("message_id", "=", messageId)
    .where("state", "=", "sent")
    .returning("user_id")
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** Whose mailbox an address is. */
export async function ownerOfMailbox(db: Db, email: string): Promise<string | undefined> {
  const row = await db.selectFrom("app_user").select("id").where("email_normal", "=", email).executeTakeFirst();
  return row?.id;
}

const columns = ["user_id", "id", "subject", "state", "tries", "detail", "is_secret", "at"] as const;

/** Mails nobody received, of all customers, the latest first. Who wants a code asks for another: nobody has to look after those. */
export async function openMails(db: Db, limit: number) {
  const rows = await db
    .selectFrom("mail_log")
    .select(columns)
    .where("state", "in", ["refused", "failing"])
    .where("is_secret", "=", false)
    .orderBy("at", "desc")
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...fieldsOf(row), state: stateOf(row.state) }));
}

/** What was sent to one customer, the latest first. */
export async function mailsOf(db: Db, userId: string, { limit, offset }: { limit: number; offset: number }) {
  const rows = await db
    .selectFrom("mail_log")
    .select(columns)
    .where("user_id", "=", userId)
    .orderBy("id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map((row) => ({ ...fieldsOf(row), state: stateOf(row.state) }));
}

/** Mails ever sent or tried to one customer that are still in the log. */
export async function countMails(db: Db, userId: string): Promise<number> {
  const row = await db
    .selectFrom("mail_log")
    .where("user_id", "=", userId)
    .select(sql<string>`count(*)`.as("total"))
    .executeTakeFirstOrThrow();
  return Number(row.total);
}

/** Takes a mail that did not arrive to send it again; null when there is none, or it arrived or waits meanwhile. */
export async function takeOpenMail(tx: Tx, userId: string, id: string): Promise<{ messageId: string; sealed: string } | null> {
  const row = await tx
    .updateTable("mail_log")
    .set({ state: "waiting" })
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .where("state", "in", ["refused", "failing"])
    .where("is_secret", "=", false)
    .returning(["message_id", "sealed"])
    .executeTakeFirst();
  return row?.sealed ? { messageId: row.message_id, sealed: row.sealed } : null;
}

/** Mails sealed under another key than the one whose texts begin so. */
export async function mailsNotUnder(db: Db, beginning: string, most: number) {
  const rows = await db
    .selectFrom("mail_log")
    .select(["user_id", "id", "sealed"])
    .where("sealed", "is not", null)
    .where(sql<boolean>`not starts_with(sealed, ${beginning})`)
    .limit(most)
    .execute();
  return rows.flatMap(({ user_id: userId, id, sealed }) => {
    if (sealed === null) return [];
    const keep = (anew: string) =>
      db
        .updateTable("mail_log")
        .set({ sealed: anew })
        .where("user_id", "=", userId)
        .where("id", "=", id)
        .where("sealed", "=", sealed)
        .execute();
    return [{ sealed, keep }];
  });
}

function stateOf(state: string): MailState {
  return oneOf(mailStates, state, "mail_log.state");
}

export const pruneMailLog: Sweep = {
  name: "mails that are old enough",
  everySeconds: 600,
  async run({ db, settings, clock }) {
    await pruneRows(db, "mail_log", olderThan("at", settings.at(clock.now()).mailLogDays));
  },
};
