import { useEndpoint } from "@sihai/client";
import type { CallData } from "@sihai/contract";
import { readNotes } from "@sihai/contract/note";
import { mayNote, type NoteSubject } from "@sihai/domain/note";
import { consoleNoteDict } from "@sihai/text/dict/console/people/note";
import { ErrorState, Fold } from "@sihai/ui";
import { useDict, useSession } from "#console";
import { AssignForm, useAssigning } from "./AssignForm.tsx";
import { NoteForm } from "./NoteForm.tsx";
import { NoteRow } from "./NoteRow.tsx";
import { subjectsText } from "./subjects-text.ts";

type NotesProps = {
  subject: NoteSubject;
  /** The things whose notes are shown on the same page: one question asks for all of them. */
  among?: readonly NoteSubject[];
};
type Noted = CallData<typeof readNotes>["subjects"][number];

/** Notes for colleagues on one thing and who looks after it: a line that says how many and who, open to be read and written. */
export function Notes({ subject, among = [subject] }: NotesProps) {
  const permissions = useSession((state) => state.staff?.permissions);
  const may = mayNote(subject.kind, new Set(permissions));
  const read = useEndpoint(readNotes, { query: { subjects: subjectsText(among) } }, { enabled: may, freshMs: 0 });
  if (read.error) return <ErrorState onReload={() => void read.refetch()} />;
  const noted = read.data?.subjects.find(({ kind, no }) => kind === subject.kind && no === subject.no);
  return noted ? <NotesOf noted={noted} /> : null;
}

function NotesOf({ noted }: { noted: Noted }) {
  const words = useDict(consoleNoteDict);
  const { no, assignee, notes } = noted;
  const assigning = useAssigning(noted, assignee);
  const standing = notes.filter(({ assigned, ended }) => assigned === null && ended === null).length;
  const facts = [assignee?.name, standing === 0 ? null : words.count(standing)].filter(Boolean);
  return (
    <Fold title={[words.titleOf(no), ...facts].join(" · ")}>
      <div className="flex flex-col gap-4 pb-2">
        <AssignForm subject={noted} assignee={assignee} assigning={assigning} />
        <p className="text-note text-grey">{notes.length === 0 ? `${words.none} · ${words.hint}` : words.hint}</p>
        <ul aria-label={words.titleOf(no)} className="flex flex-col gap-3 empty:hidden">
          {notes.map((note) => (
            <NoteRow key={note.noteId} subject={noted} note={note} />
          ))}
        </ul>
        <NoteForm subject={noted} onSave={assigning.save} />
      </div>
    </Fold>
  );
}
