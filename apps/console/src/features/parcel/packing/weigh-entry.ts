import { farFromEstimate } from "@sihai/domain/parcel";
import { formatSize, formatWeight, type Language } from "@sihai/text";
import type { ConsolePackingWords } from "@sihai/text/dict/console/packing";
import type { ConsoleWords } from "@sihai/text/dict/console/shell";
import * as z from "zod/mini";
import { type ArrivedPhoto, measureEntry, photoEntry, readMeasures } from "#desk";
import type { ParcelOnBench } from "./parcel-on-bench.ts";

/** The pictures that prove a parcel's weight and size, and, where the buyer wants it, how it was packed. */
export const weighSlots = ["scale", "tape", "packed"] as const;

/** The pictures without which it cannot be sealed; of the packed parcel only where its customer wants one. */
export function slotsNeeded({ needsPackedPhoto }: Pick<ParcelOnBench, "needsPackedPhoto">): readonly string[] {
  return needsPackedPhoto ? weighSlots : ["scale", "tape"];
}

/** The file taken for a slot; null while none has arrived. */
export function pictureIn(photos: readonly ArrivedPhoto[], slot: (typeof weighSlots)[number]): string | null {
  return photos.find((photo) => photo.slot === slot)?.fileId ?? null;
}

/** A parcel on the scale, as it is typed, with its evidence. */
export function weighSchema(read: ParcelOnBench, words: ConsolePackingWords, shared: ConsoleWords) {
  const isProven = (photos: readonly ArrivedPhoto[]) =>
    slotsNeeded(read).every((slot) => photos.some((photo) => photo.slot === slot));
  const error = read.needsPackedPhoto ? words.packedPhotoMissing : words.evidenceMissing;
  return z.object({ ...measureEntry(shared), photos: photoEntry(0, "").check(z.refine(isProven, { error })) });
}
export type WeighEntry = z.infer<ReturnType<typeof weighSchema>>;

export const newWeighing: WeighEntry = { weight: "", sides: "", photos: [] };
const savedEntry = z.object({ weight: z.string(), sides: z.string(), photos: photoEntry(0, "") });

/** Whether something a tab kept is such an entry. */
export function isWeighEntry(value: unknown): value is WeighEntry {
  return savedEntry.safeParse(value).success;
}

/** In words what is far from the estimate; null when nothing is, or nothing is filled in. */
export function deviationText(
  entry: Pick<WeighEntry, "weight" | "sides">,
  { parcel, estSidesCm, farBp }: ParcelOnBench,
  words: ConsolePackingWords,
  language: Language,
): string | null {
  const { grams, sidesCm } = readMeasures(entry);
  if (grams === null || sidesCm === null) return null;
  const [a = 0, b = 0, c = 0] = estSidesCm;
  const off = farFromEstimate({ grams: parcel.estGrams, sidesCm: [a, b, c] }, { grams, sidesCm }, farBp);
  const parts = [
    off.weight && words.farWeight(formatWeight(grams, language), formatWeight(parcel.estGrams, language)),
    off.size && words.farSize(formatSize(sidesCm, language), formatSize(estSidesCm, language)),
  ].filter((part) => part !== false);
  return parts.length > 0 ? parts.join(" ") : null;
}
