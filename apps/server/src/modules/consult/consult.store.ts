import {
  type ConsultState,
  type ConsultSubject,
  type ConsultType,
  consultStates,
  consultSubjectKinds,
  consultTypes,
  makeConsultNo,
} from "@sihai/domain/consult";
import { type Selectable, sql } from "kysely";
import { columnsOf, type DB, type Db, oneOf, type Tx } from "#platform";
import { lockCustomer } from "../identity/index.ts";

export type ConsultKey = { userId: string; consultId: string };

/** The columns' CHECK constraints hold the same words as the domain. */
export function consultOf(row: Selectable<DB["consult"]>) {
  const kind = oneOf(consultSubjectKinds, row.subject_kind, "consult.subject_kind");
  return {
    userId: row.user_id,
    consultId: row.id,
    consultNo: row.consult_no,
    type: oneOf(consultTypes, row.type, "consult.type"),
    subject: kind === null || row.subject_no === null ? null : { kind, no: row.subject_no },
    title: row.title,
    state: oneOf(consultStates, row.state, "consult.state"),
    createdAt: row.created_at,
    dueAt: row.due_at,
    answeredAt: row.answered_at,
    closedAt: row.closed_at,
    lastAt: row.last_at,
    lastText: row.last_text,
    lastByStaff: row.last_by_staff,
    messages: row.messages,
    unread: row.unread,
    stars: row.stars,
    ratingWords: row.rating_words,
  };
}
export type Consult = ReturnType<typeof consultOf>;

type New = { userId: string; type: ConsultType; subject: ConsultSubject | null; title: string; dueAt: Date; at: Date };

/** Opens a thread as untreated, under a number of its own. Its first words are the caller's to add. */
export async function insertConsult(tx: Tx, { userId, type, subject, title, dueAt, at }: New): Promise<Consult> {
  const { rows } = await sql<{ serial: string }>`select nextval('consult_serial')::text as serial`.execute(tx);
  const row = await tx
    .insertInto("consult")
    .values({
      ...{ user_id: userId, consult_no: makeConsultNo(BigInt(rows[0]?.serial ?? "0")), type, title, state: "untreated" },
      ...{ subject_kind: subject?.kind ?? null, subject_no: subject?.no ?? null },
      ...{ created_at: at, due_at: dueAt, last_at: at, last_text: "" },
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return consultOf(row);
}

/** One by its number; only its owner's when `userId` is given. */
export async function findConsult(db: Db | Tx, consultNo: string, userId?: string): Promise<Consult | null> {
  const row = await db
    .selectFrom("consult")
    .selectAll()
    .where("consult_no", "=", consultNo)
    .$if(userId !== undefined, (query) => query.where("user_id", "=", userId ?? "0"))
    .executeTakeFirst();
  return row ? consultOf(row) : null;
}

/** Keeps everybody else from changing a thread or opening a payment for it; before the payment's lock and the row's (decision 50). */
export async function holdConsult(tx: Tx, { userId, consultId }: ConsultKey): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`consult:${userId}:${consultId}`}, 0))`.execute(tx);
}

/** Locks a thread's row; comes after `holdConsult` and the payment's lock. Throws when there is none. */
export async function lockConsult(tx: Tx, { userId, consultId }: ConsultKey): Promise<Consult> {
  const row = await tx
    .selectFrom("consult")
    .selectAll()
    .where("user_id", "=", userId)
    .where("id", "=", consultId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return consultOf(row);
}

export type ConsultChange = {
  state?: ConsultState;
  dueAt?: Date | null;
  answeredAt?: Date;
  closedAt?: Date | null;
  unread?: number;
  stars?: number;
  ratingWords?: string;
  ratedAt?: Date;
};

/** Writes what an act changed; throws when the thread is gone. */
export async function updateConsult(tx: Tx | Db, { userId, consultId }: ConsultKey, change: ConsultChange): Promise<void> {
  const updated = await tx
    .updateTable("consult")
    .set(columnsOf(change))
    .where("user_id", "=", userId)
    .where("id", "=", consultId)
    .executeTakeFirst();
  if (updated.numUpdatedRows !== 1n) throw new Error(`consultation ${consultId} is gone`);
}

/** Locks the customer's row, so that the count of open ones and a new one are one step. */
export async function countOpenOf(tx: Tx, userId: string): Promise<number> {
  await lockCustomer(tx, userId);
  const row = await tx
    .selectFrom("consult")
    .select(({ fn }) => fn.countAll<string>().as("open"))
    .where("user_id", "=", userId)
    .where("state", "in", ["untreated", "processing", "processed"])
    .executeTakeFirstOrThrow();
  return Number(row.open);
}
