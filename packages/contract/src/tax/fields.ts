import * as z from "zod/mini";
import { moneyField } from "../fields.ts";

/** What a country asks of a parcel sent without tax. */
export const taxTerms = z.object({
  dutyRelief: moneyField,
  reducedUpTo: moneyField,
  reducedBp: z.int(),
  dutyBp: z.int(),
  dutyLess: moneyField,
  vatRelief: moneyField,
  vatBp: z.int(),
  vatLess: moneyField,
  flatPerLine: moneyField,
});
