import { ok, type Result, refuse } from "@sihai/domain";
import type { NoteSubject } from "@sihai/domain/note";
import { type Deps, type Once, type OnceRefusal, transact } from "#platform";
import { audit } from "../audit/index.ts";
import { colleaguesFor } from "./colleagues.store.ts";
import { endNote, insertNote, lockAssignment } from "./note.store.ts";
import { ownerOf } from "./subject.store.ts";

type Command = NoteSubject & {
  /** Whose business it is to be, and whose it was when the caller looked; null: nobody's. */
  to: string | null;
  was: string | null;
  text: string;
  staffId: string;
  now: Date;
  once: Once | null;
};
type Assigned = { assignee: { staffId: string; name: string } | null };
type Refusal =
  | { code: "NOTE_SUBJECT_NOT_FOUND" | "COLLEAGUE_NOT_FOUND" | "ASSIGNMENT_UNCHANGED" }
  | { code: "ASSIGNED_MEANWHILE"; to: string }
  | OnceRefusal;

/**
 * Makes a thing a colleague's business, or nobody's. The assignment before ends in the same transaction; of two who assign at once the
 * later is refused, by the lock or, where there was none to lock, by the index that knows one assignee a thing.
 */
export function assignSubject({ db, settings }: Deps, command: Command): Promise<Result<Assigned, Refusal>> {
  const { kind, no, to, was, text, staffId, now: at } = command;
  return transact<Assigned, Refusal>(
    db,
    async (tx) => {
      const userId = await ownerOf(tx, { kind, no });
      if (userId === null) return refuse({ code: "NOTE_SUBJECT_NOT_FOUND" });
      const current = await lockAssignment(tx, { kind, no });
      if ((current?.staffId ?? null) !== was) return refuse({ code: "ASSIGNED_MEANWHILE", to: current?.name ?? "" });
      if (to === was) return refuse({ code: "ASSIGNMENT_UNCHANGED" });
      const assignee = to === null ? null : (await colleaguesFor(tx, kind, settings.at(at))).find((one) => one.staffId === to);
      if (assignee === undefined) return refuse({ code: "COLLEAGUE_NOT_FOUND" });
      if (current) await endNote(tx, current, { by: staffId, at });
      if (to !== null || text !== "") await insertNote(tx, { userId, kind, no, text, assignedTo: to, by: staffId, at });
      const facts = { from: current?.name ?? "", to: assignee?.name ?? "", ...(text !== "" && { note: text }) };
      await audit(tx, { staffId, action: "note.assign", subject: `${kind}:${no}`, facts, at });
      return ok({ assignee });
    },
    command.once,
  );
}
