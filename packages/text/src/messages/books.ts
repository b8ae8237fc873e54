import { currencyField } from "@sihai/contract";
import * as z from "zod/mini";
import { amount, type FactsOf, text } from "./facts.ts";

/** What a member is told when staff change their balance. */
export const booksFacts = {
  "goodwill-given": z.object({ amountCny: amount, reason: text }),
  "balance-corrected": z.object({ amount, currency: currencyField, way: z.enum(["added", "taken"]), reason: text }),
};

export type BooksMessages = FactsOf<typeof booksFacts>;
