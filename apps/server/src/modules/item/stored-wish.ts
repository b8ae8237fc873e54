import * as z from "zod/mini";
import { jsonColumn } from "#platform";

const ticked = z.union([z.literal(0), z.literal(1)]);
/** What the buyer ticked at submit for the goods of one shop, as it is frozen with the order's policy. */
export const storedWish = z.object({
  needCheck: z.boolean(),
  boxInStorage: z.boolean(),
  specialMark: ticked,
  returnExchangeConfirmed: ticked,
});
export type Wish = ReturnType<typeof wishOf>;

/** A wish with its marks, kept as 1 or 0, as yes or no (rules D-100 and D-101). */
export function wishOf(wish: z.output<typeof storedWish>) {
  return { ...wish, specialMark: wish.specialMark === 1, returnExchangeConfirmed: wish.returnExchangeConfirmed === 1 };
}

const read = jsonColumn(z.nullable(storedWish), "purchase_order.policy");

/** Null when nothing was asked; throws for a wish nobody can read: what was asked for is never silently not done. */
export function readWish(stored: unknown): Wish | null {
  const wish = read(stored);
  return wish && wishOf(wish);
}
