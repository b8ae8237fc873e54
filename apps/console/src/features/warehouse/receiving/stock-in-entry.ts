import { stockIn } from "@sihai/contract/warehouse";
import type { ConsoleReceivingWords } from "@sihai/text/dict/console/receiving";
import type { ConsoleWords } from "@sihai/text/dict/console/shell";
import * as z from "zod/mini";
import { fieldText, measureEntry, photoEntry } from "#desk";

/** An item being stocked in, as it is typed, with the pictures that have arrived; it takes so many. */
export function stockInSchema(words: ConsoleReceivingWords, shared: ConsoleWords, needed: number) {
  return z.object({
    ...measureEntry(shared),
    photos: photoEntry(needed, words.photosMissing(needed)),
    shelf: fieldText(stockIn.body.shape.shelf, shared.shelfNeeded),
    quantity: z.string(),
    alone: z.boolean(),
    flags: z.array(z.string()),
  });
}
export type StockInEntry = z.infer<ReturnType<typeof stockInSchema>>;

/** An empty form for so many pieces as were announced. */
export function newStockIn(quantity: number): StockInEntry {
  return { weight: "", sides: "", photos: [], shelf: "", quantity: String(quantity), alone: false, flags: [] };
}

const savedEntry = z.object({
  weight: z.string(),
  sides: z.string(),
  photos: photoEntry(0, ""),
  shelf: z.string(),
  quantity: z.string(),
  alone: z.boolean(),
  flags: z.array(z.string()),
});

/** Whether something a tab kept is such an entry. */
export function isStockInEntry(value: unknown): value is StockInEntry {
  return savedEntry.safeParse(value).success;
}
