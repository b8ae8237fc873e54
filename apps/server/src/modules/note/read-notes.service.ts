import { mayNote, type NoteSubject } from "@sihai/domain/note";
import type { StaffPermission } from "@sihai/domain/staff";
import type { Db } from "#platform";
import { marksOf, notesOf } from "./note.store.ts";

type Asked = { subjects: readonly NoteSubject[]; permissions: ReadonlySet<StaffPermission> };

/** What was written on the things the caller may find, and whose business each is. */
export async function readNotes(db: Db, { subjects, permissions }: Asked) {
  const shown = subjects.filter(({ kind }) => mayNote(kind, permissions));
  const notes = await notesOf(db, shown);
  return shown.map(({ kind, no }) => {
    const own = notes.filter((note) => note.kind === kind && note.no === no);
    const assignment = own.find(({ assigned, ended }) => assigned !== null && ended === null);
    return { kind, no, assignee: assignment?.assigned ?? null, notes: own };
  });
}

/** How many notes stand on things of a list and whose business each is; things the caller may not find are left out. */
export function readMarks(db: Db, { subjects, permissions }: Asked) {
  return marksOf(
    db,
    subjects.filter(({ kind }) => mayNote(kind, permissions)),
  );
}
