import type { LocalText } from "@sihai/domain/language";
import type { Db, Tx } from "#platform";

type Reply = { title: LocalText; text: LocalText; by: string; at: Date };

function columns({ title, text, by, at }: Reply) {
  return { title_zh: title.zh, title_en: title.en, text_zh: text.zh, text_en: text.en, changed_by: by, changed_at: at };
}

const mostReplies = 200;

/** Those that are offered, by title. */
export async function replies(db: Db) {
  const rows = await db
    .selectFrom("saved_reply as r")
    .innerJoin("staff as s", "s.id", "r.changed_by")
    .select(["r.id", "r.title_zh", "r.title_en", "r.text_zh", "r.text_en", "r.version", "s.name", "r.changed_at"])
    .where("r.removed_at", "is", null)
    .orderBy("r.title_en")
    .orderBy("r.id")
    .limit(mostReplies)
    .execute();
  return rows.map((row) => ({
    replyId: row.id,
    title: { zh: row.title_zh, en: row.title_en },
    text: { zh: row.text_zh, en: row.text_en },
    version: row.version,
    changedBy: row.name,
    changedAt: row.changed_at,
  }));
}

/** The version of a reply that is offered, locked; undefined where it was removed or never was. */
export async function lockReply(tx: Tx, replyId: string): Promise<{ version: number } | undefined> {
  return tx
    .selectFrom("saved_reply")
    .select("version")
    .where("id", "=", replyId)
    .where("removed_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
}

/** Keeps a new reply as version 1; its id. */
export async function insertReply(tx: Tx, reply: Reply): Promise<string> {
  const row = await tx
    .insertInto("saved_reply")
    .values({ ...columns(reply), version: 1 })
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Writes a locked reply's next version over the last one. */
export async function updateReply(tx: Tx, replyId: string, version: number, reply: Reply): Promise<void> {
  await tx
    .updateTable("saved_reply")
    .set({ ...columns(reply), version })
    .where("id", "=", replyId)
    .execute();
}

/** Takes a locked reply from what is offered; its row stays. */
export async function markRemoved(tx: Tx, replyId: string, { by, at }: Pick<Reply, "by" | "at">): Promise<void> {
  await tx.updateTable("saved_reply").set({ removed_at: at, changed_by: by, changed_at: at }).where("id", "=", replyId).execute();
}
