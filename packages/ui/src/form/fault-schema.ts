import type { FieldPath, FieldValues } from "react-hook-form";
import * as z from "zod/mini";

/** A field by its path, and what is wrong with it in words; null: nothing. */
export type Fault<Values extends FieldValues> = [field: FieldPath<Values>, message: string | null];

/** The schema of fields that are judged by each other, or by what stands beside them, each fault at its own field. */
export function faultSchema<Values extends FieldValues>(faultsOf: (values: Values) => readonly Fault<Values>[]) {
  return z.custom<Values>().check(({ value, issues }) => {
    for (const [field, message] of faultsOf(value))
      if (message !== null) issues.push({ code: "custom", input: value, path: field.split("."), message });
  });
}
