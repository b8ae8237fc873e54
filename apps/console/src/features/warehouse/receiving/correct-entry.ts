import type { CallData } from "@sihai/contract";
import { correctStored, type readStored, stockIn } from "@sihai/contract/warehouse";
import { correctionReasons } from "@sihai/domain/warehouse";
import type { ConsoleReceivingWords } from "@sihai/text/dict/console/receiving";
import type { ConsoleWords } from "@sihai/text/dict/console/shell";
import * as z from "zod/mini";
import { fieldText, measureEntry, photoEntry } from "#desk";

type Stored = Pick<CallData<typeof readStored>, "grams" | "sidesCm" | "shelf" | "quantity">;

/** A correction as it is typed; no new pictures leave the old ones, and it takes so many new ones. */
export function correctSchema(words: ConsoleReceivingWords, shared: ConsoleWords, needed: number) {
  return z.object({
    ...measureEntry(shared),
    shelf: fieldText(stockIn.body.shape.shelf, shared.shelfNeeded),
    // A node of the release before says nothing of the pieces: they stay as they are.
    quantity: z.string().check(
      z.refine((typed) => typed === "" || correctStored.body.shape.quantity.safeParse(Number(typed)).success, {
        error: words.piecesNeeded,
      }),
    ),
    photos: photoEntry(0, "").check(
      z.refine((taken) => taken.length === 0 || taken.length >= needed, { error: words.photosMissing(needed) }),
    ),
    reason: z.enum(correctionReasons),
    note: z.string().check(z.trim(), z.maxLength(300)),
  });
}
export type CorrectEntry = z.infer<ReturnType<typeof correctSchema>>;

/** What is written down, in the fields. */
export function enteredOf({ grams, sidesCm, shelf, quantity }: Stored): CorrectEntry {
  return {
    ...{ weight: String(grams), sides: sidesCm.join(" "), shelf, quantity: String(quantity ?? "") },
    ...{ photos: [], reason: correctionReasons[0], note: "" },
  };
}

type Read = Pick<CorrectEntry, "shelf" | "quantity" | "photos" | "note"> & { grams: number; sidesCm: [number, number, number] };

/** What differs from what is written down; the order of the sides is no difference. */
export function changedOf(stored: Stored, { grams, sidesCm, shelf, quantity, photos, note }: Read) {
  const sorted = (sides: readonly number[]) => [...sides].sort((a, b) => b - a).join();
  return {
    ...(grams !== stored.grams && { grams }),
    ...(sorted(sidesCm) !== sorted(stored.sidesCm) && { sidesCm }),
    ...(shelf.toUpperCase() !== stored.shelf && { shelf: shelf.toUpperCase() }),
    ...(quantity !== "" && Number(quantity) !== stored.quantity && { quantity: Number(quantity) }),
    ...(photos.length > 0 && { standardPhotos: photos.map(({ fileId }) => fileId) }),
    ...(note !== "" && { note }),
  };
}
