import { useAction, useEndpoint } from "@sihai/client";
import { assignSubject, listColleagues, readMarks, readNotes } from "@sihai/contract/note";
import type { NoteSubject } from "@sihai/domain/note";
import { consoleNoteDict } from "@sihai/text/dict/console/people/note";
import { Button, Select, toastSuccess } from "@sihai/ui";
import { useState } from "react";
import { useDict, useSession } from "#console";

type Colleague = { staffId: string; name: string };
type Assigning = ReturnType<typeof useAssigning>;

/** Who is chosen to look after a thing, and the giving of it; `save` does nothing where nobody else was chosen. */
export function useAssigning({ kind, no }: NoteSubject, assignee: Colleague | null) {
  const words = useDict(consoleNoteDict);
  const was = assignee?.staffId ?? null;
  const [wanted, setWanted] = useState<string | null>(null);
  const assign = useAction(assignSubject, {
    refreshes: [readNotes, readMarks],
    onDone({ assignee: now }) {
      toastSuccess(now === null ? words.released : words.changed(now.name));
      setWanted(null);
    },
    // Somebody was faster: the next look shows who.
    onFailed: () => setWanted(null),
  });
  const chosen = wanted ?? was ?? "";
  return {
    chosen,
    choose: setWanted,
    isChanged: chosen !== (was ?? ""),
    pending: assign.pending,
    async save(): Promise<void> {
      if (chosen !== (was ?? "")) await assign.run({ body: { kind, no, to: chosen === "" ? null : chosen, was } });
    },
  };
}

type AssignFormProps = { subject: NoteSubject; assignee: Colleague | null; assigning: Assigning };

/** Who looks after a thing, to be given to any colleague who may; oneself stands first. */
export function AssignForm({ subject: { kind }, assignee, assigning }: AssignFormProps) {
  const words = useDict(consoleNoteDict);
  const me = useSession((state) => state.staff);
  const { data } = useEndpoint(listColleagues, { query: { kind } }, { freshMs: 60_000 });
  const colleagues = [...(assignee ? [assignee] : []), ...(data?.colleagues ?? [])].filter(
    (one, at, all) => one.staffId !== me?.staffId && all.findIndex(({ staffId }) => staffId === one.staffId) === at,
  );
  const own = me ? [{ value: me.staffId, label: words.you }] : [];
  return (
    <div className="flex flex-wrap items-end gap-3">
      <div className="w-full max-w-[320px]">
        <Select
          label={words.assignee}
          hint={assigning.isChanged ? words.notSaved : words.whoMay}
          value={assigning.chosen}
          onChange={assigning.choose}
          options={[
            { value: "", label: words.nobody },
            ...own,
            ...colleagues.map(({ staffId, name }) => ({ value: staffId, label: name })),
          ]}
        />
      </div>
      {assigning.isChanged ? (
        <Button small pending={assigning.pending} onClick={() => void assigning.save()}>
          {words.change}
        </Button>
      ) : null}
    </div>
  );
}
