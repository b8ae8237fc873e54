import type { NoteSubject } from "@sihai/domain/note";
import type { Tx } from "#platform";
import { insertNote, lockAssignment } from "./note.store.ts";

/**
 * Makes a thing somebody's business where it is nobody's yet, in the caller's transaction. `by`: the colleague whose it already is; null
 * where it is, or now became, the asker's own. The caller holds a lock on the thing.
 */
export async function takeFor(
  tx: Tx,
  { userId, kind, no }: NoteSubject & { userId: string },
  { staffId, at }: { staffId: string; at: Date },
): Promise<{ by: string | null }> {
  const current = await lockAssignment(tx, { kind, no });
  if (current) return { by: current.staffId === staffId ? null : current.name };
  await insertNote(tx, { userId, kind, no, text: "", assignedTo: staffId, by: staffId, at });
  return { by: null };
}
