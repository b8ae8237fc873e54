import { type ApiError, isRefused } from "@sihai/client";
import type { RefusalCode } from "@sihai/contract";
import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";

type FormOf<Values extends FieldValues> = Pick<UseFormReturn<Values>, "getValues" | "setError">;

/**
 * Puts what the server refused at the field it speaks of, and the focus there, which scrolls to it: the codes named by the form, and the
 * fields an `INPUT_INVALID` names. Any other refusal has been shown as a message and stays one.
 */
export function showRefusal<Values extends FieldValues>(
  form: FormOf<Values>,
  error: ApiError,
  fieldOf: Partial<Record<RefusalCode, FieldPath<Values>>> = {},
): void {
  const fieldsOfCode = Object.entries(fieldOf).flatMap(([refusal, field]) =>
    refusal === error.code && field !== undefined ? [field] : [],
  );
  const refusedFields: readonly string[] = isRefused(error, "INPUT_INVALID")
    ? error.facts.fields.map(({ path }) => path.split(".")[0] ?? "")
    : fieldsOfCode;
  const formFields = Object.keys(form.getValues());
  for (const [index, field] of formFields.filter((name) => refusedFields.includes(name)).entries())
    form.setError(field as FieldPath<Values>, { message: error.message }, { shouldFocus: index === 0 });
}
