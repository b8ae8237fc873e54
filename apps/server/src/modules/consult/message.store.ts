import { type Db, fieldsOf, type Tx } from "#platform";
import type { Consult, ConsultKey } from "./consult.store.ts";

type New = { staffId: string | null; text: string; pictures: readonly string[]; at: Date };

/** Adds words to a locked thread: its message, its pictures and what lists show of it. */
export async function addMessage(tx: Tx, thread: Consult, { staffId, text, pictures, at }: New): Promise<void> {
  const key = { user_id: thread.userId, consult_id: thread.consultId };
  const seq = thread.messages + 1;
  await tx
    .insertInto("consult_message")
    .values({ ...key, seq, staff_id: staffId, text, at })
    .execute();
  if (pictures.length > 0)
    await tx
      .insertInto("consult_picture")
      .values(pictures.map((fileId, position) => ({ ...key, seq, position, file_id: fileId })))
      .execute();
  await tx
    .updateTable("consult")
    .set({ messages: seq, last_at: at, last_text: text.slice(0, 200), last_by_staff: staffId !== null })
    .where("user_id", "=", thread.userId)
    .where("id", "=", thread.consultId)
    .execute();
}

export type Message = {
  seq: number;
  text: string;
  at: Date;
  /** Who of staff wrote it. */
  author: string | null;
  pictures: string[];
};

/** Everything said in a thread, in order. */
export async function messagesOf(db: Db | Tx, { userId, consultId }: ConsultKey): Promise<Message[]> {
  const rows = await db
    .selectFrom("consult_message as m")
    .leftJoin("staff as s", "s.id", "m.staff_id")
    .select(["m.seq", "m.text", "m.at", "s.name as author"])
    .where("m.user_id", "=", userId)
    .where("m.consult_id", "=", consultId)
    .orderBy("m.seq")
    .execute();
  const pictures = await db
    .selectFrom("consult_picture")
    .select(["seq", "file_id"])
    .where("user_id", "=", userId)
    .where("consult_id", "=", consultId)
    .orderBy("seq")
    .orderBy("position")
    .execute();
  return rows.map((row) => ({
    ...fieldsOf(row),
    pictures: pictures.filter(({ seq }) => seq === row.seq).map(({ file_id }) => file_id),
  }));
}
