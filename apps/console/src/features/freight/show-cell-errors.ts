import type { CellError } from "./ErrorsTable.tsx";

/** Puts what the check of a file found wrong with its cells at the fields they were typed into, and the focus at the first. */
export function showCellErrors(
  form: { setError: (field: never, error: { message: string }, options: { shouldFocus: boolean }) => void },
  errors: readonly CellError[],
  fieldOf: (error: CellError) => string | undefined,
  sentence: (message: string) => string,
): void {
  let isFirst = true;
  for (const error of errors) {
    const field = fieldOf(error);
    if (field === undefined) continue;
    form.setError(field as never, { message: sentence(error.message) }, { shouldFocus: isFirst });
    isFirst = false;
  }
}
