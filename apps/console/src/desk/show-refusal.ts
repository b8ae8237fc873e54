import { type ApiError, isRefused } from "@sihai/client";
import type { RefusalCode } from "@sihai/contract";
import type { useSchemaForm } from "@sihai/ui";

type FormOf<Values extends Record<string, unknown>> = Pick<ReturnType<typeof useSchemaForm<Values>>, "setError" | "getValues">;

/**
 * Puts what the server refused at the field it speaks of, and the focus there, which scrolls to it: the codes named by the form, and the
 * fields an `INPUT_INVALID` names. Any other refusal has been shown as a message and stays one.
 */
export function showRefusal<Values extends Record<string, unknown>>(
  form: FormOf<Values>,
  error: ApiError,
  fieldOf: Partial<Record<RefusalCode, keyof Values & string>> = {},
): void {
  const named = Object.entries(fieldOf).flatMap(([refusal, field]) =>
    refusal === error.code && field !== undefined ? [field] : [],
  );
  const wrong = isRefused(error, "INPUT_INVALID") ? error.facts.fields.map(({ path }) => path.split(".")[0] ?? "") : named;
  const known = Object.keys(form.getValues());
  for (const [index, field] of known.filter((name) => wrong.includes(name)).entries())
    form.setError(field as Parameters<typeof form.setError>[0], { message: error.message }, { shouldFocus: index === 0 });
}
