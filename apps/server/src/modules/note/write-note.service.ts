import { ok, type Result, refuse } from "@sihai/domain";
import type { NoteSubject } from "@sihai/domain/note";
import { type Deps, type Once, type OnceRefusal, transact } from "#platform";
import { audit } from "../audit/index.ts";
import { endNote, insertNote, lockNote } from "./note.store.ts";
import { ownerOf } from "./subject.store.ts";

type By = { staffId: string; now: Date; once: Once | null };
type Refusal = { code: "NOTE_SUBJECT_NOT_FOUND" } | OnceRefusal;

/** Writes a note for colleagues on a thing. It stands from then on. */
export function writeNote(
  { db }: Deps,
  { kind, no, text, staffId, now: at, once }: NoteSubject & By & { text: string },
): Promise<Result<{ noteId: string }, Refusal>> {
  return transact<{ noteId: string }, Refusal>(
    db,
    async (tx) => {
      const userId = await ownerOf(tx, { kind, no });
      if (userId === null) return refuse({ code: "NOTE_SUBJECT_NOT_FOUND" });
      const noteId = await insertNote(tx, { userId, kind, no, text, assignedTo: null, by: staffId, at });
      await audit(tx, { staffId, action: "note.write", subject: `${kind}:${no}`, facts: { note: text }, at });
      return ok({ noteId });
    },
    once,
  );
}

type StrikeRefusal = { code: "NOTE_NOT_FOUND" } | { code: "NOTE_OF_COLLEAGUE"; by: string } | OnceRefusal;

/** Crosses a note out, for its author alone: what a colleague wrote is not ours to take back. It stays to be read. */
export function strikeNote(
  { db }: Deps,
  { kind, no, noteId, staffId, now: at, once }: NoteSubject & By & { noteId: string },
): Promise<Result<{ noteId: string }, StrikeRefusal>> {
  return transact<{ noteId: string }, StrikeRefusal>(
    db,
    async (tx) => {
      const note = await lockNote(tx, { kind, no, noteId });
      if (!note) return refuse({ code: "NOTE_NOT_FOUND" });
      if (note.by.staffId !== staffId) return refuse({ code: "NOTE_OF_COLLEAGUE", by: note.by.name });
      await endNote(tx, note, { by: staffId, at });
      await audit(tx, { staffId, action: "note.strike", subject: `${kind}:${no}`, facts: { note: note.text }, at });
      return ok({ noteId });
    },
    once,
  );
}
