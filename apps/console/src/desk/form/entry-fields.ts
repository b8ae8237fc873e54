import { isTrackingNumber } from "@sihai/domain/courier";
import type { ConsoleWords } from "@sihai/text/dict/console/shell";
import * as z from "zod/mini";
import { readGrams, readSides } from "../scan/read-measures.ts";

/** The text of a file, as it stands: rows are counted from its first line, so that nothing is trimmed away. */
export function fileText(error: string) {
  return z.string().check(z.refine((text) => text.trim() !== "", { error }));
}

/** An amount above zero with at most two decimals, as typed. */
export function positiveAmount(error: string) {
  return z.string().check(z.regex(/^(?!0+(?:\.0{0,2})?$)\d{1,9}(?:\.\d{1,2})?$/, { error }));
}

/** An amount that may be zero, with at most two decimals, as typed. */
export function amount(error: string) {
  return z.string().check(z.regex(/^\d{1,9}(?:\.\d{1,2})?$/, { error }));
}

/** A whole number as typed, within its limits. */
export function wholeBetween(minimum: number, maximum: number, error: string) {
  return z
    .string()
    .check(z.refine((text) => /^\d{1,7}$/.test(text) && Number(text) >= minimum && Number(text) <= maximum, { error }));
}

/** Weight and sides as `MeasureFields` takes them. */
export function measureEntry(words: Pick<ConsoleWords, "weightWrong" | "sidesWrong">) {
  return {
    weight: z.string().check(z.refine((text) => readGrams(text) !== null, { error: words.weightWrong })),
    sides: z.string().check(z.refine((text) => readSides(text) !== null, { error: words.sidesWrong })),
  };
}

/** A courier's number and the courier, as `CourierFields` takes them. */
export function courierEntry(words: Pick<ConsoleWords, "notACourierNo" | "courierNeeded">) {
  return {
    trackingNo: z.string().check(z.refine(isTrackingNumber, { error: words.notACourierNo })),
    courier: z.string().check(z.minLength(1, { error: words.courierNeeded })),
  };
}

const arrivedPhoto = z.object({ fileId: z.string(), slot: z.nullable(z.string()) });
/** A picture that has reached the server, and what it shows where that matters. */
export type ArrivedPhoto = z.infer<typeof arrivedPhoto>;

/** Pictures as `PhotoField` takes them: so many must have arrived. */
export function photoEntry(needed: number, error: string) {
  return z.array(arrivedPhoto).check(z.minLength(needed, { error }));
}
