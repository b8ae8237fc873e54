import { keysOf } from "@sihai/domain";
import { customerSections, historyReadBy } from "@sihai/domain/customer";
import * as z from "zod/mini";
import { doneBy, instant, localText, moneyField } from "../fields.ts";

/** A page of one part of the file, and how many of it stand on the first. */
export const customerPageSize = 50;
export const customerLatest = 10;

/** One thing of a customer's, as it stands in a list: its number, what it is called, where it stands. */
export const customerRow = z.object({
  kind: z.enum([...customerSections, ...keysOf(historyReadBy)]),
  /** Null for what has no number staff know it by. */
  no: z.nullable(z.string()),
  /** Where it stands, or in a history where it went. */
  state: z.nullable(z.string()),
  name: z.nullable(localText),
  /** What was said, in the reader's language. */
  words: z.nullable(z.string()),
  amount: z.nullable(moneyField),
  at: instant,
  by: z.nullable(doneBy),
});
