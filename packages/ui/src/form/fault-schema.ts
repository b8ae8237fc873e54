import type { FieldPath, FieldValues } from "react-hook-form";
import * as z from "zod/mini";

/** A field by its path, or what is chosen beside the form by a name, and what is wrong with it in words; null: nothing. */
export type Fault<Values extends FieldValues, Beside extends string = never> = [
  at: FieldPath<Values> | Beside,
  message: string | null,
];

/** The schema of fields that are judged by each other, or by what stands beside them, each fault at its own field. */
export function faultSchema<Values extends FieldValues, Beside extends string = never>(
  faultsOf: (values: Values) => readonly Fault<Values, Beside>[],
) {
  return z.custom<Values>().check(({ value, issues }) => {
    for (const [at, message] of faultsOf(value))
      if (message !== null) issues.push({ code: "custom", input: value, path: at.split("."), message });
  });
}

/** What is wrong with something chosen beside the form's fields: an address, goods. */
export function faultBeside(form: { formState: { errors: object } }, name: string): string | undefined {
  return (form.formState.errors as Partial<Record<string, { message?: string }>>)[name]?.message;
}
