import type { RefusalCode } from "@sihai/contract";
import type { ApiError } from "./api-error.ts";
import { isRefused } from "./call.ts";

/** What is asked of a form over a schema; any such form has it. */
type FormOf<Field extends string> = {
  getValues: () => object;
  setError: (field: Field, error: { message: string }, options: { shouldFocus: boolean }) => void;
};

/**
 * Puts what the server refused at the field it speaks of, and the focus there, which scrolls to it: the codes named by the form, and the
 * fields an `INPUT_INVALID` names. Any other refusal has been shown as a message and stays one.
 */
export function showRefusal<Field extends string>(
  form: FormOf<Field>,
  error: ApiError,
  fieldOf: Partial<Record<RefusalCode, Field>> = {},
): void {
  const fieldsOfCode = Object.entries(fieldOf).flatMap(([refusal, field]) => (refusal === error.code ? [field] : []));
  const refusedFields: readonly unknown[] = isRefused(error, "INPUT_INVALID")
    ? error.facts.fields.map(({ path }) => path.split(".")[0] ?? "")
    : fieldsOfCode;
  const formFields = Object.keys(form.getValues()) as Field[];
  for (const [index, field] of formFields.filter((name) => refusedFields.includes(name)).entries())
    form.setError(field, { message: error.message }, { shouldFocus: index === 0 });
}
