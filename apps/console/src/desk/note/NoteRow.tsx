import { useAction } from "@sihai/client";
import type { CallData } from "@sihai/contract";
import { readMarks, readNotes, strikeNote } from "@sihai/contract/note";
import type { NoteSubject } from "@sihai/domain/note";
import { beijing, formatDateTime } from "@sihai/text";
import { consoleNoteDict } from "@sihai/text/dict/console/people/note";
import { Button, cx, toastSuccess } from "@sihai/ui";
import { Strikethrough } from "lucide-react";
import { defer, useDict, useLanguage, useSession } from "#console";

type Note = CallData<typeof readNotes>["subjects"][number]["notes"][number];

/** One note or assignment: who wrote what and when; struck ones stay, crossed out. */
export function NoteRow({ subject, note }: { subject: NoteSubject; note: Note }) {
  const words = useDict(consoleNoteDict);
  const language = useLanguage();
  const me = useSession((state) => state.staff?.staffId);
  const { assigned, by, at, text, ended } = note;
  const moment = (instant: string) => formatDateTime(instant, language, beijing);
  const isStruck = ended !== null && assigned === null;
  return (
    <li className="flex flex-wrap items-start justify-between gap-2">
      <div className="min-w-0">
        <p className="text-note text-grey">
          {by.name} · {moment(at)}
          {ended === null ? "" : ` · ${isStruck ? words.struckBy(ended.by, moment(ended.at)) : words.endedAt(moment(ended.at))}`}
        </p>
        {assigned === null ? null : <p className="text-body font-medium">{words.assignedTo(assigned.name)}</p>}
        {text === "" ? null : (
          <p className={cx("text-body break-words whitespace-pre-line", isStruck && "text-grey line-through")}>
            {isStruck ? <del>{text}</del> : text}
          </p>
        )}
      </div>
      {assigned === null && ended === null && by.staffId === me ? <StrikeButton subject={subject} note={note} /> : null}
    </li>
  );
}

/** Crosses out one's own note; for a few seconds it can be left after all. */
function StrikeButton({ subject: { kind, no }, note: { noteId, text } }: { subject: NoteSubject; note: Note }) {
  const words = useDict(consoleNoteDict);
  const strike = useAction(strikeNote, { refreshes: [readNotes, readMarks], onDone: () => toastSuccess(words.struck) });
  const act = () => strike.run({ body: { kind, no, noteId } });
  return (
    <Button
      small
      kind="plain"
      icon={Strikethrough}
      label={words.strikeOf(text.slice(0, 40))}
      pending={strike.pending}
      onClick={() => defer({ subject: noteId, text: words.striking, act })}
    >
      {words.strike}
    </Button>
  );
}
