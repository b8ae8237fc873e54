import { fieldText, showRefusal, useAction } from "@sihai/client";
import { readMarks, readNotes, writeNote } from "@sihai/contract/note";
import type { NoteSubject } from "@sihai/domain/note";
import { consoleNoteDict } from "@sihai/text/dict/console/people/note";
import { Bound, Button, Form, TextArea, toastSuccess, useSchemaForm } from "@sihai/ui";
import * as z from "zod/mini";
import { useDict } from "#console";

type NoteFormProps = {
  subject: NoteSubject;
  /** What else was chosen beside it and is saved with the note. */
  onSave: () => Promise<void>;
};

/** One more note on a thing; its field is empty again once the note stands, and a refusal is shown at it. */
export function NoteForm({ subject: { kind, no }, onSave }: NoteFormProps) {
  const words = useDict(consoleNoteDict);
  const form = useSchemaForm(z.object({ text: fieldText(writeNote.body.shape.text, words.needed) }), { text: "" });
  const write = useAction(writeNote, {
    refreshes: [readNotes, readMarks],
    onDone: () => {
      form.reset();
      toastSuccess(words.saved);
    },
    onFailed: (error) => showRefusal(form, error),
  });

  async function save({ text }: { text: string }) {
    await onSave();
    await write.run({ body: { kind, no, text } });
  }

  return (
    <Form form={form} onSubmit={save}>
      <Bound form={form} name="text">
        {(field) => <TextArea label={words.write} rows={2} maxLength={1000} {...field} />}
      </Bound>
      <div>
        <Button type="submit" small kind="quiet" pending={write.pending}>
          {words.save}
        </Button>
      </div>
    </Form>
  );
}
