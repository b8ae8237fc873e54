import { useAction } from "@sihai/client";
import { listExceptions, markException } from "@sihai/contract/parcel";
import { type ExceptionKind, exceptionKinds } from "@sihai/domain/claim";
import { consolePackingDict } from "@sihai/text/dict/console/packing";
import { Bound, Button, ChipGroup, Form, TextArea, toastSuccess, useSchemaForm } from "@sihai/ui";
import * as z from "zod/mini";
import { defer, useDict } from "#console";

const markEntry = z.object({ kind: z.enum(exceptionKinds), note: z.string().check(z.trim()) });
type MarkEntry = z.infer<typeof markEntry>;
type MarkExceptionFormProps = { packageId: string; likely: ExceptionKind; onDone: () => void };

/** Marks a parcel as lost, seized or returning, after a moment in which it can be undone. */
export function MarkExceptionForm({ packageId, likely, onDone }: MarkExceptionFormProps) {
  const words = useDict(consolePackingDict);
  const form = useSchemaForm<MarkEntry>(markEntry, { kind: likely, note: "" });
  const mark = useAction(markException, {
    refreshes: [listExceptions],
    onDone: (_, { body }) => toastSuccess(words.marked(packageId, words.exceptionKinds[body.kind])),
  });

  function markLater(entry: MarkEntry) {
    defer({
      subject: packageId,
      text: words.marking(packageId, words.exceptionKinds[entry.kind]),
      act: () => mark.run({ body: { packageId, ...entry } }),
    });
    onDone();
  }

  return (
    <Form form={form} onSubmit={markLater}>
      <Bound form={form} name="kind">
        {({ value, onChange }) => (
          <ChipGroup
            label={words.whatHappened}
            value={value}
            onChange={onChange}
            options={exceptionKinds.map((one) => ({ value: one, label: words.exceptionKinds[one] }))}
          />
        )}
      </Bound>
      <Bound form={form} name="note">
        {(field) => <TextArea label={words.markReason} hint={words.markNote} rows={2} maxLength={300} {...field} />}
      </Bound>
      <div>
        <Button type="submit" kind="danger">
          {words.mark}
        </Button>
      </div>
    </Form>
  );
}
