import { useAction } from "@sihai/client";
import { deliveredAfterAll } from "@sihai/contract/claim";
import { listExceptions } from "@sihai/contract/parcel";
import { cnyText } from "@sihai/text";
import { consolePackingDict } from "@sihai/text/dict/console/packing";
import { Bound, Button, Form, TextArea, toastSuccess, useSchemaForm } from "@sihai/ui";
import * as z from "zod/mini";
import { useDict } from "#console";
import { fieldText, showRefusal } from "#desk";

/** The carrier delivered it after all: an ordinary delivered parcel again. */
export function DeliveredForm({ packageId, onDone }: { packageId: string; onDone: () => void }) {
  const words = useDict(consolePackingDict);
  const form = useSchemaForm(z.object({ note: fieldText(deliveredAfterAll.body.shape.note, words.foundNeeded) }), { note: "" });
  const deliver = useAction(deliveredAfterAll, {
    refreshes: [listExceptions],
    onDone: ({ ended, keptCny }) => {
      toastSuccess(words.found(packageId, ended.length, keptCny === null ? null : cnyText(keptCny)));
      onDone();
    },
    onFailed: (error) => showRefusal(form, error),
  });
  return (
    <div className="border-t border-line pt-4">
      <Form form={form} onSubmit={({ note }) => deliver.run({ body: { packageId, note } })}>
        <Bound form={form} name="note">
          {(field) => <TextArea label={words.foundNote} hint={words.foundHint} required rows={2} maxLength={300} {...field} />}
        </Bound>
        <div>
          <Button type="submit" kind="quiet" pending={deliver.pending}>
            {words.foundDo}
          </Button>
        </div>
      </Form>
    </div>
  );
}
