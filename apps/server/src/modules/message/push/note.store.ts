import { languageOrDefault } from "@sihai/domain/language";
import { type RawBuilder, sql } from "kysely";
import * as z from "zod/mini";
import { type Db, defineJob, fieldsOf, jobOfRow, olderThan, pruneRows, type Sweep, type Tx } from "#platform";

export const pushJob = defineJob("sendPush", z.object({ userId: z.string(), noteId: z.string() }));

/** `toldId`: what its devices tell it from others by. */
type Note = { userIds: readonly string[]; toldId: string; template: string; facts: string; link: string | null };

/**
 * What comes after a `with`: writes down one message for each device its readers are shown messages on, and that it is to be sent. Who has none pays for
 * an index that is looked at; a device that is going meanwhile is waited for and left out. Push services are slow together, so no more than two
 * of a node's workers wait for them.
 */
export function notes({ userIds, toldId, template, facts, link }: Note): RawBuilder<unknown> {
  return sql`
    note as (
      insert into push_note (user_id, device_id, told_id, template, facts, link)
      select device.user_id, device.id, ${toldId}::uuid, ${template}::text, ${facts}::jsonb, ${link}::text
      from push_device device join session on session.id = device.session_id
      where device.user_id = any(${userIds}::bigint[]) and session.expires_at > now()
      for key share of device
      returning user_id, id
    )
    select ${jobOfRow(pushJob, { userId: sql`user_id::text`, noteId: sql`id::text` }, sql`'push-' || id % 2`)}
    from note`;
}

/** The queue of one note, as `notes` names it. */
export function pushQueue(noteId: string): string {
  return `push-${BigInt(noteId) % 2n}`;
}

type Named = { userId: string; noteId: string };

/** One that was being sent when its node died is taken up again after so long; the device shows it once, by its tag. */
const takenUpAgainSeconds = 60;

/** How a note is, for whoever would send it. */
export async function stateOfNote(db: Db, { userId, noteId }: Named): Promise<string | null> {
  const row = await db
    .selectFrom("push_note")
    .select("state")
    .where("user_id", "=", userId)
    .where("id", "=", noteId)
    .executeTakeFirst();
  return row?.state ?? null;
}

/** Takes a note to send it: of several that would, one does. Null when it is taken, settled or gone. */
export async function takeNote(db: Db, { userId, noteId }: Named) {
  const taken = await db
    .updateTable("push_note as note")
    .set({ state: "sending", tries: sql<number>`tries + 1`, last_try_at: sql<Date>`now()`, last_status: null })
    .from("push_device as device")
    .innerJoin("session", "session.id", "device.session_id")
    .innerJoin("app_user as reader", "reader.id", "device.user_id")
    .whereRef("device.user_id", "=", "note.user_id")
    .whereRef("device.id", "=", "note.device_id")
    .where("note.user_id", "=", userId)
    .where("note.id", "=", noteId)
    .where("session.expires_at", ">", sql<Date>`now()`)
    .where(
      sql<boolean>`(note.state = 'waiting' or note.state = 'sending' and note.last_try_at < now() - make_interval(secs => ${takenUpAgainSeconds}))`,
    )
    .returning([
      "device_id",
      "told_id",
      "template",
      "facts",
      "link",
      "tries",
      "note.created_at",
      "endpoint",
      "p256dh",
      "auth",
      "language",
    ])
    .executeTakeFirst();
  if (!taken) return null;
  const { language, ...note } = taken;
  return { ...fieldsOf(note), language: languageOrDefault(language) };
}

/** Notes what became of sending; one that is not being sent is left as it is. */
export async function settleNote(
  tx: Tx,
  { userId, noteId }: Named,
  { state, status }: { state: "waiting" | "sent" | "failed"; status: number | null },
): Promise<void> {
  await tx
    .updateTable("push_note")
    .set({ state, last_status: status })
    .where("user_id", "=", userId)
    .where("id", "=", noteId)
    .where("state", "=", "sending")
    .execute();
}

/** What was pushed long ago. */
export const pruneNotes: Sweep = {
  name: "push messages that are old enough",
  everySeconds: 600,
  async run({ db, settings, clock }) {
    await pruneRows(db, "push_note", olderThan("created_at", settings.at(clock.now()).pushTerms.sentDays));
  },
};
