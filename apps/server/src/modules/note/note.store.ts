import { type NoteSubject, noteSubjectKinds } from "@sihai/domain/note";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import { type Db, oneOf, type Tx } from "#platform";

type NewNote = NoteSubject & { userId: string; text: string; assignedTo: string | null; by: string; at: Date };

/** Keeps a note on a customer's thing; its id. `assignedTo` null: it is for everybody to know and nobody's to do. */
export async function insertNote(tx: Tx, { userId, kind, no, text, assignedTo, by, at }: NewNote): Promise<string> {
  const row = await tx
    .insertInto("staff_note")
    .values({
      ...{ user_id: userId, subject_kind: kind, subject_no: no, text },
      ...{ assigned_to: assignedTo, written_by: by, written_at: at },
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id;
}

export type Note = {
  kind: NoteSubject["kind"];
  no: string;
  noteId: string;
  text: string;
  assigned: { staffId: string; name: string } | null;
  by: { staffId: string; name: string };
  at: Date;
  ended: { by: string; at: Date } | null;
};

/** The things of a list as rows to join with: each by the index of its kind and number. */
function those(subjects: readonly NoteSubject[]): RawBuilder<unknown> {
  const kinds = subjects.map(({ kind }) => kind);
  const nos = subjects.map(({ no }) => no);
  return sql`(select distinct kind, no from unnest(${kinds}::text[], ${nos}::text[]) as wanted (kind, no)) wanted`;
}

/** Everything written on these things, the oldest first. */
export async function notesOf(db: Db, subjects: readonly NoteSubject[]): Promise<Note[]> {
  if (subjects.length === 0) return [];
  const { rows } = await sql<Note & { kind: string }>`
    select n.subject_kind as kind, n.subject_no as no, n.id as "noteId", n.text, n.written_at as at,
      json_build_object('staffId', w.id::text, 'name', w.name) as by,
      case when a.id is null then null else json_build_object('staffId', a.id::text, 'name', a.name) end as assigned,
      e.name as "endedBy", n.ended_at as "endedAt"
    from ${those(subjects)} join staff_note n on n.subject_kind = wanted.kind and n.subject_no = wanted.no
    join staff w on w.id = n.written_by left join staff a on a.id = n.assigned_to left join staff e on e.id = n.ended_by
    order by n.id`.execute(db);
  return rows.map(({ endedBy, endedAt, ...row }: Note & { endedBy?: string | null; endedAt?: Date | null }) => ({
    ...row,
    kind: oneOf(noteSubjectKinds, row.kind, "staff_note.subject_kind"),
    ended: endedBy && endedAt ? { by: endedBy, at: endedAt } : null,
  }));
}

export type Mark = NoteSubject & { assignee: string | null; notes: number };

/** Whose business each of these things is, and how many notes stand on it. */
export async function marksOf(db: Db, subjects: readonly NoteSubject[]): Promise<Mark[]> {
  if (subjects.length === 0) return [];
  const { rows } = await sql<Mark & { kind: string }>`
    select n.subject_kind as kind, n.subject_no as no, max(a.name) as assignee,
      (count(*) filter (where n.assigned_to is null))::int as notes
    from ${those(subjects)} join staff_note n on n.subject_kind = wanted.kind and n.subject_no = wanted.no and n.ended_at is null
    left join staff a on a.id = n.assigned_to
    group by n.subject_kind, n.subject_no`.execute(db);
  return rows.map((row) => ({ ...row, kind: oneOf(noteSubjectKinds, row.kind, "staff_note.subject_kind") }));
}

/** A note that stands, locked; an assignment is none. */
export async function lockNote(tx: Tx, { kind, no, noteId }: NoteSubject & { noteId: string }) {
  const row = await tx
    .selectFrom("staff_note as n")
    .innerJoin("staff as s", "s.id", "n.written_by")
    .select(["n.user_id", "n.id", "n.text", "s.id as by_id", "s.name as by_name"])
    .where("n.subject_kind", "=", kind)
    .where("n.subject_no", "=", no)
    .where("n.id", "=", noteId)
    .where("n.assigned_to", "is", null)
    .where("n.ended_at", "is", null)
    .forUpdate("n")
    .executeTakeFirst();
  return row && { userId: row.user_id, noteId: row.id, text: row.text, by: { staffId: row.by_id, name: row.by_name } };
}

/** Whose business a thing is now, locked; undefined where it is nobody's. */
export async function lockAssignment(tx: Tx, { kind, no }: NoteSubject) {
  const row = await tx
    .selectFrom("staff_note as n")
    .innerJoin("staff as s", "s.id", "n.assigned_to")
    .select(["n.user_id", "n.id", "s.id as staff_id", "s.name"])
    .where("n.subject_kind", "=", kind)
    .where("n.subject_no", "=", no)
    .where("n.assigned_to", "is not", null)
    .where("n.ended_at", "is", null)
    .forUpdate("n")
    .executeTakeFirst();
  return row && { userId: row.user_id, noteId: row.id, staffId: row.staff_id, name: row.name };
}

/** Strikes a note, or ends an assignment; its row is locked. */
export async function endNote(tx: Tx, key: { userId: string; noteId: string }, end: { by: string; at: Date }): Promise<void> {
  await tx
    .updateTable("staff_note")
    .set({ ended_by: end.by, ended_at: end.at })
    .where("user_id", "=", key.userId)
    .where("id", "=", key.noteId)
    .execute();
}

/** Whether a thing of a list is a colleague's business; everything is shown where nobody is asked for. `number`: its number, as in `i.item_no`, or how it is written from what is kept. */
export function assignedTo(
  number: string | RawBuilder<unknown>,
  kind: NoteSubject["kind"],
  staffId: string | null,
): RawBuilder<SqlBool> {
  if (staffId === null) return sql<SqlBool>`true`;
  const no = typeof number === "string" ? sql.ref(number) : number;
  return sql<SqlBool>`${no} in (select subject_no from staff_note
    where assigned_to = ${staffId} and subject_kind = ${kind} and ended_at is null)`;
}

/** The numbers of a kind of things somebody looks after. */
export async function numbersWith(db: Db, kind: NoteSubject["kind"], staffId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom("staff_note")
    .select("subject_no")
    .where("assigned_to", "=", staffId)
    .where("subject_kind", "=", kind)
    .where("ended_at", "is", null)
    .execute();
  return new Set(rows.map(({ subject_no }) => subject_no));
}
