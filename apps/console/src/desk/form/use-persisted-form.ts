import { useSchemaForm } from "@sihai/ui";
import { useEffect } from "react";
import type { DefaultValues } from "react-hook-form";
import { usePersistedState } from "./use-persisted-state.ts";

/** A form of a bench whose fields a reload must not lose; `forget` once it is saved or set aside. */
export function usePersistedForm<Values extends Record<string, unknown>>(
  name: string,
  schema: Parameters<typeof useSchemaForm<Values>>[0],
  initial: Values,
  isValues: (value: unknown) => value is Values,
) {
  const [saved, save, forget] = usePersistedState<Values>(name, initial, isValues);
  const form = useSchemaForm<Values>(schema, saved as DefaultValues<Values>);
  const text = JSON.stringify(form.watch());
  useEffect(() => save(JSON.parse(text)), [save, text]);
  return { form, forget };
}
