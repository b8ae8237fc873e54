import { audience as audienceField } from "@sihai/contract/broadcast";
import { broadcastKinds, type LeftOutWhy, leftOutWhys } from "@sihai/domain/broadcast";
import { type Selectable, sql } from "kysely";
import * as z from "zod/mini";
import { type DB, type Db, jsonColumn, oneOf, type Tx } from "#platform";
import type { Audience } from "./audience.store.ts";

const readAudience = jsonColumn(audienceField, "broadcast.audience");
const readLeftOut = jsonColumn(z.partialRecord(z.enum(leftOutWhys), z.int()), "broadcast.left_out");

type Texts = { zh: string; en: string };
export type NewBroadcast = {
  kind: (typeof broadcastKinds)[number];
  title: Texts;
  body: Texts;
  link: string | null;
  byMail: boolean;
  audience: Audience;
  sendAt: Date | null;
  staffId: string;
  at: Date;
};

/** Keeps a draft; its id. `sendAt` null: it goes as soon as somebody checked it. */
export async function insertBroadcast(
  tx: Tx,
  { kind, title, body, link, byMail, audience, ...made }: NewBroadcast,
): Promise<string> {
  const row = await tx
    .insertInto("broadcast")
    .values({
      ...{ kind, link, by_mail: byMail, audience: JSON.stringify(audience) },
      ...{ title_zh: title.zh, title_en: title.en, body_zh: body.zh, body_en: body.en },
      ...{ send_at: made.sendAt, created_at: made.at, created_by: made.staffId },
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id;
}

function broadcastOf(row: Selectable<DB["broadcast"]>) {
  return {
    id: row.id,
    kind: oneOf(broadcastKinds, row.kind, "broadcast.kind"),
    title: { zh: row.title_zh, en: row.title_en },
    body: { zh: row.body_zh, en: row.body_en },
    link: row.link,
    byMail: row.by_mail,
    audience: readAudience(row.audience),
    sendAt: row.send_at,
    createdAt: row.created_at,
    makerId: row.created_by,
    checkedAt: row.checked_at,
    checkedAlone: row.checked_alone,
    startedAt: row.started_at,
    endedAt: row.ended_at,
    stoppedAt: row.stopped_at,
    toldUpTo: row.told_up_to,
    sent: row.sent,
    mailed: row.mailed,
    leftOut: readLeftOut(row.left_out),
  };
}
export type Broadcast = ReturnType<typeof broadcastOf>;

/** Newest first, with the names of those whose hands it went through. */
export async function broadcastPage(db: Db, { limit, offset }: { limit: number; offset: number }) {
  const rows = await db
    .selectFrom("broadcast as b")
    .selectAll("b")
    .select([
      sql<string>`(select name from staff where id = b.created_by)`.as("maker"),
      sql<string | null>`(select name from staff where id = b.checked_by)`.as("checker"),
      sql<string | null>`(select name from staff where id = b.stopped_by)`.as("stopper"),
    ])
    .orderBy("b.id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await db
    .selectFrom("broadcast")
    .select(({ fn }) => fn.countAll<string>().as("total"))
    .executeTakeFirstOrThrow();
  const list = rows.map(({ maker, checker, stopper, ...row }) => ({
    ...broadcastOf(row),
    ...{ createdBy: maker, checkedBy: checker, stoppedBy: stopper },
  }));
  return { list, total: Number(total) };
}

/** As it stands, unlocked; null when there is none. */
export async function findBroadcast(db: Db, id: string): Promise<Broadcast | null> {
  const row = await db.selectFrom("broadcast").selectAll().where("id", "=", id).executeTakeFirst();
  return row ? broadcastOf(row) : null;
}

/** Locked: whoever sends, stops or checks it waits for the other. */
export async function lockBroadcast(tx: Tx, id: string): Promise<Broadcast | null> {
  const row = await tx.selectFrom("broadcast").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
  return row ? broadcastOf(row) : null;
}

type Act = { id: string; staffId: string; at: Date };

/** Notes who let it go. `alone`: the maker did, since nobody else at work could (decision 34). On a locked draft. */
export async function markChecked(tx: Tx, { id, staffId, at, alone }: Act & { alone: boolean }): Promise<void> {
  await tx
    .updateTable("broadcast")
    .set({ checked_at: at, checked_by: staffId, checked_alone: alone })
    .where("id", "=", id)
    .execute();
}

/** Ends a locked one early; whom it has told already keeps the message. */
export async function markStopped(tx: Tx, { id, staffId, at }: Act): Promise<void> {
  await tx.updateTable("broadcast").set({ stopped_at: at, stopped_by: staffId }).where("id", "=", id).execute();
}

/** From here on it is running, and orders count up to this instant for whom it is about. */
export async function markStarted(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.updateTable("broadcast").set({ started_at: at }).where("id", "=", id).execute();
}

/** Everybody was looked at; on a locked one. */
export async function markEnded(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.updateTable("broadcast").set({ ended_at: at }).where("id", "=", id).execute();
}

/** Those that wait for their time, which has come. */
export async function dueBroadcasts(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom("broadcast")
    .select("id")
    .where("checked_at", "is not", null)
    .where("started_at", "is", null)
    .where("stopped_at", "is", null)
    .where("send_at", "<=", now)
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** Takes people for a broadcast; whoever it has reached already is not among those given back. */
export async function takePeople(tx: Tx, id: string, userIds: readonly string[]): Promise<Set<string>> {
  if (userIds.length === 0) return new Set();
  const rows = await tx
    .insertInto("broadcast_person")
    .values(userIds.map((userId) => ({ broadcast_id: id, user_id: userId })))
    .onConflict((conflict) => conflict.doNothing())
    .returning("user_id")
    .execute();
  return new Set(rows.map((row) => row.user_id));
}

type Told = { userId: string; messageId: string | null; mailId: string | null };

/** Keeps under which numbers they were told. */
export async function keepTold(tx: Tx, id: string, told: readonly Told[]): Promise<void> {
  if (told.length === 0) return;
  await sql`update broadcast_person b set message_id = t.message_id, mail_id = t.mail_id
    from unnest(${told.map(({ userId }) => userId)}::bigint[], ${told.map(({ messageId }) => messageId)}::bigint[],
      ${told.map(({ mailId }) => mailId)}::text[]) t (user_id, message_id, mail_id)
    where b.broadcast_id = ${id} and b.user_id = t.user_id`.execute(tx);
}

type Step = { toldUpTo: string; sent: number; mailed: number; leftOut: Partial<Record<LeftOutWhy, number>> };

/** How far it has come, after a batch. */
export async function keepStep(tx: Tx, id: string, { toldUpTo, sent, mailed, leftOut }: Step): Promise<void> {
  await tx
    .updateTable("broadcast")
    .set({ told_up_to: toldUpTo, sent, mailed, left_out: JSON.stringify(leftOut) })
    .where("id", "=", id)
    .execute();
}

/** How many have read it, or read and deleted it, and to how many its mail did not come. */
export async function fateOf(db: Db, id: string): Promise<{ read: number; mailsFailed: number }> {
  const { rows } = await sql<{ read: string; failed: string }>`
    select count(*) filter (where p.message_id is not null and (m.id is null or m.read_at is not null)) as read,
      count(*) filter (where l.state in ('refused', 'failing')) as failed
    from broadcast_person p left join message m on m.user_id = p.user_id and m.id = p.message_id
    left join mail_log l on l.user_id = p.user_id and l.message_id = p.mail_id
    where p.broadcast_id = ${id}`.execute(db);
  return { read: Number(rows[0]?.read ?? 0), mailsFailed: Number(rows[0]?.failed ?? 0) };
}
