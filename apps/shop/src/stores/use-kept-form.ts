import { useSchemaForm } from "@sihai/ui";
import { useEffect } from "react";
import type { DefaultValues, FieldValues, UseFormReturn } from "react-hook-form";

/** A `tabDraft`, or what keeps a part of the values in one. */
type Kept<Values> = { keptOf: (of: string) => Partial<Values> | null; keep: (of: string, values: Values) => void };

/**
 * A form whose typing outlives a reload, a look at another page and the closing of its sheet: it begins with what was kept `of` the thing it
 * is about, over `start`. Whoever sends it forgets the draft.
 */
export function useKeptForm<Values extends FieldValues>(
  schema: Parameters<typeof useSchemaForm<Values>>[0],
  draft: Kept<Values>,
  of: string,
  start: Values,
): UseFormReturn<Values, unknown, Values> {
  const form = useSchemaForm<Values>(schema, { ...start, ...draft.keptOf(of) } as DefaultValues<Values>);
  useEffect(() => {
    // A copy: the form goes on writing in its own.
    const typing = form.watch(() => draft.keep(of, structuredClone(form.getValues())));
    return () => typing.unsubscribe();
  }, [form, draft, of]);
  return form;
}
