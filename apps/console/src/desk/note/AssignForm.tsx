import { useAction, useEndpoint } from "@sihai/client";
import { assignSubject, listColleagues, readMarks, readNotes } from "@sihai/contract/note";
import type { NoteSubject } from "@sihai/domain/note";
import { consoleNoteDict } from "@sihai/text/dict/console/note";
import { Button, Select, toastSuccess } from "@sihai/ui";
import { useState } from "react";
import { useDict, useSession } from "#console";

type Colleague = { staffId: string; name: string };
type AssignFormProps = { subject: NoteSubject; assignee: Colleague | null };

/** Who looks after a thing, to be given to any colleague who may; oneself stands first. */
export function AssignForm({ subject: { kind, no }, assignee }: AssignFormProps) {
  const words = useDict(consoleNoteDict);
  const me = useSession((state) => state.staff);
  const [chosen, setChosen] = useState(assignee?.staffId ?? "");
  const { data } = useEndpoint(listColleagues, { query: { kind } }, { freshMs: 60_000 });
  const assign = useAction(assignSubject, {
    refreshes: [readNotes, readMarks],
    onDone: ({ assignee: now }) => toastSuccess(now === null ? words.released : words.changed(now.name)),
    // Somebody was faster: the next look shows who.
    onFailed: () => setChosen(assignee?.staffId ?? ""),
  });
  const was = assignee?.staffId ?? null;
  const colleagues = [...(assignee ? [assignee] : []), ...(data?.colleagues ?? [])].filter(
    (one, at, all) => one.staffId !== me?.staffId && all.findIndex(({ staffId }) => staffId === one.staffId) === at,
  );
  const own = me ? [{ value: me.staffId, label: words.you }] : [];
  return (
    <div className="flex flex-wrap items-end gap-3">
      <div className="w-full max-w-[320px]">
        <Select
          label={words.assignee}
          hint={chosen === (was ?? "") ? undefined : words.notSaved}
          value={chosen}
          onChange={setChosen}
          options={[
            { value: "", label: words.nobody },
            ...own,
            ...colleagues.map(({ staffId, name }) => ({ value: staffId, label: name })),
          ]}
        />
      </div>
      {chosen === (was ?? "") ? null : (
        <Button
          small
          pending={assign.pending}
          onClick={() => void assign.run({ body: { kind, no, to: chosen === "" ? null : chosen, was } })}
        >
          {words.change}
        </Button>
      )}
    </div>
  );
}
