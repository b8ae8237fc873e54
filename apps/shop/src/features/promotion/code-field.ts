import * as z from "zod/mini";

/** A code as codes are made: letters, digits and dashes; small letters are read as great ones. */
export function codeField(error: string) {
  return z.string().check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z0-9-]{3,32}$/, { error }));
}
