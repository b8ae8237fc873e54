import { type Money, money } from "../money.ts";

/**
 * The Universal Postal Union's short form serves what weighs up to 2 kg and is worth up to 300 special drawing rights. A drawing right
 * moves with four currencies and was never under 1.27 dollars since it was made of five: at 380 dollars a CN 22 is right on every day,
 * and whatever is above has a CN 23, which is right for anything.
 */
const shortFormMost = { grams: 2000, value: money(38_000n, "USD") };

export type CustomsForm = "CN 22" | "CN 23";

/** Which of the two forms a parcel travels with. */
export function customsForm({ grams, value }: { grams: number; value: Money }): CustomsForm {
  return grams <= shortFormMost.grams && value.amount <= shortFormMost.value.amount ? "CN 22" : "CN 23";
}

/**
 * The net weight of each line, by what its goods weighed when they came. They were weighed in the sellers' packaging: where they would come
 * to more than the parcel weighs, all are lowered alike, in whole grams, and none to nothing.
 */
export function netWeights(lineGrams: readonly number[], grossGrams: number): number[] {
  const total = lineGrams.reduce((sum, grams) => sum + grams, 0);
  if (total <= grossGrams) return [...lineGrams];
  return lineGrams.map((grams) => Math.max(1, Math.floor((grams * grossGrams) / total)));
}
