import * as z from "zod/mini";

/** An amount above zero with at most two decimals, as typed. */
export function amountText(message: string) {
  return z.string().check(z.regex(/^(?!0+(?:\.0{0,2})?$)\d{1,9}(?:\.\d{1,2})?$/, { error: message }));
}
