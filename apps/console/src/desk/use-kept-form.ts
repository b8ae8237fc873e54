import { useSchemaForm } from "@sihai/ui";
import { useEffect } from "react";
import type { DefaultValues } from "react-hook-form";
import { useKept } from "./use-kept.ts";

type Values = Record<string, unknown>;

/** A form of a bench whose fields a reload must not lose; `forget` once it is saved or set aside. */
export function useKeptForm<Kept extends Values>(
  name: string,
  schema: Parameters<typeof useSchemaForm<Kept>>[0],
  initial: Kept,
  isKept: (found: unknown) => found is Kept,
) {
  const [kept, keep, forget] = useKept<Kept>(name, initial, isKept);
  const form = useSchemaForm<Kept>(schema, kept as DefaultValues<Kept>);
  const text = JSON.stringify(form.watch());
  useEffect(() => keep(JSON.parse(text)), [keep, text]);
  return { form, forget };
}
