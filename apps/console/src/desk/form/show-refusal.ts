import type { ApiError } from "@sihai/client";
import type { RefusalCode } from "@sihai/contract";
import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";

type FormOf<Values extends FieldValues> = Pick<UseFormReturn<Values>, "getValues" | "setError">;

/**
 * Puts what the server refused at the field it speaks of, and the focus there, which scrolls to it: the codes named by the form, and the
 * fields an `INPUT_INVALID` names. Any other refusal has been shown as a message and stays one.
 */
export function showRefusal<Values extends FieldValues>(
  form: FormOf<Values>,
  { code, facts, message }: ApiError,
  fieldOf: Partial<Record<RefusalCode, FieldPath<Values>>> = {},
): void {
  const fieldsOfCode = Object.entries(fieldOf).flatMap(([refusal, field]) =>
    refusal === code && field !== undefined ? [field] : [],
  );
  const refusedFields = code === "INPUT_INVALID" ? fieldsIn(facts.fields) : fieldsOfCode;
  const formFields = Object.keys(form.getValues());
  for (const [index, field] of formFields.filter((name) => refusedFields.includes(name)).entries())
    form.setError(field as FieldPath<Values>, { message }, { shouldFocus: index === 0 });
}

/** The first names of the paths an `INPUT_INVALID` lists. */
function fieldsIn(entries: unknown): string[] {
  if (!Array.isArray(entries)) return [];
  return entries.flatMap((entry: unknown) =>
    typeof entry === "object" && entry !== null && "path" in entry ? [String(entry.path).split(".")[0] ?? ""] : [],
  );
}
