import type { NoteSubject } from "@sihai/domain/note";

/** Things as a query names them. */
export function subjectsText(subjects: readonly NoteSubject[]): string {
  return subjects.map(({ kind, no }) => `${kind}:${no}`).join(",");
}
