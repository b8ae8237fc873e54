import * as z from "zod/mini";

/** A text as it is typed: trimmed, held to what the contract asks of the field, and refused in our own sentence. */
export function fieldText(field: z.ZodMiniType<unknown, string>, error: string) {
  return z.string().check(
    z.trim(),
    z.refine((text) => z.safeDecode(field, text).success, { error }),
  );
}
