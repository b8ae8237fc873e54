import { useEffect, useRef } from "react";
import type { DefaultValues, FieldValues, UseFormReturn } from "react-hook-form";
import { type Schema, useSchemaForm } from "./FormPage.tsx";

/** Where the values are kept beyond the page they are typed on. */
export type Draft<Values> = { read: () => Values; keep: (values: Values) => void };

/**
 * A schema form whose values outlive its page (the address book, the terms, a reload): it begins with the draft and keeps every change in it
 * at once. While the form stands its fields alone are written to; what other pages put into the draft is read when it stands again.
 * A schema that depends on more than the fields (the lines on offer, the terms of the day) is made anew only when that changes: the faults
 * already shown are then judged again.
 */
export function useDraftForm<Values extends FieldValues>(
  schema: Schema<Values>,
  draft: Draft<Values>,
): UseFormReturn<Values, unknown, Values> {
  const form = useSchemaForm<Values>(schema, draft.read() as DefaultValues<Values>);
  const latest = useRef(draft);
  latest.current = draft;
  useEffect(() => {
    // A copy: the form goes on writing in its own.
    const typing = form.watch(() => latest.current.keep(structuredClone(form.getValues())));
    return () => typing.unsubscribe();
  }, [form]);

  const { isSubmitted } = form.formState;
  useEffect(() => {
    if (isSubmitted && schema) void form.trigger();
  }, [form, schema, isSubmitted]);

  return form;
}
