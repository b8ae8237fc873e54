import type { useSchemaForm } from "@sihai/ui";
import type { CellError } from "./ErrorsTable.tsx";

type SetError<Values extends Record<string, unknown>> = ReturnType<typeof useSchemaForm<Values>>["setError"];

/** Puts what the check of a file found wrong with its cells at the fields they were typed into, and the focus at the first. */
export function showCellErrors<Values extends Record<string, unknown>>(
  { setError }: { setError: SetError<Values> },
  errors: readonly CellError[],
  fieldOf: (error: CellError) => string | undefined,
  sentence: (message: string) => string,
): void {
  let isFirst = true;
  for (const error of errors) {
    const field = fieldOf(error);
    if (field === undefined) continue;
    setError(field as Parameters<SetError<Values>>[0], { message: sentence(error.message) }, { shouldFocus: isFirst });
    isFirst = false;
  }
}
