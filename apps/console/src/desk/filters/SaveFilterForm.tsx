import { fieldText, showRefusal, useAction } from "@sihai/client";
import { listFilters, saveFilter } from "@sihai/contract/staff";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { Bound, Button, Form, TextField, toastSuccess, useSchemaForm } from "@sihai/ui";
import { useEffect } from "react";
import * as z from "zod/mini";
import { useDict } from "#console";

type SaveFilterFormProps = { page: string; search: string; onDone: () => void };

/** The name a filter is kept under. */
export function SaveFilterForm({ page, search, onDone }: SaveFilterFormProps) {
  const words = useDict(consoleDict).savedFilters;
  const form = useSchemaForm(z.object({ name: fieldText(saveFilter.body.shape.name, words.nameNeeded) }), { name: "" });
  const save = useAction(saveFilter, {
    refreshes: [listFilters],
    onDone: ({ name }) => {
      toastSuccess(words.saved(name));
      onDone();
    },
    onFailed: (error) => showRefusal(form, error),
  });
  useEffect(() => form.setFocus("name"), [form]);
  return (
    <Form form={form} onSubmit={({ name }) => save.run({ body: { page, name, search } })}>
      <div className="flex flex-wrap items-end gap-2">
        <Bound form={form} name="name">
          {(field) => <TextField label={words.name} maxLength={40} autoComplete="off" {...field} />}
        </Bound>
        <Button type="submit" small pending={save.pending}>
          {words.keep}
        </Button>
        <Button small kind="plain" onClick={onDone}>
          {words.cancel}
        </Button>
      </div>
    </Form>
  );
}
