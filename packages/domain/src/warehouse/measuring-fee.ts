import { cny, type Money } from "../money.ts";

/** The tiered fee after measuring, per item (rules I-04 and I-99): the first tier whose weight and longest side hold the item. */
export const measuringTiers = [
  { upToGrams: 2_000, upToSideCm: 60, fee: "0.00" },
  { upToGrams: 5_000, upToSideCm: null, fee: "5.00" },
  { upToGrams: 20_000, upToSideCm: null, fee: "20.00" },
  { upToGrams: null, upToSideCm: null, fee: "50.00" },
] as const;

/** What handling an item of this weight (g) and longest side (cm) costs, with the tier it came from. */
export function measuringFee({ grams, longestCm }: { grams: number; longestCm: number }): { fee: Money; how: string } {
  const tier = measuringTiers.find(
    ({ upToGrams, upToSideCm }) => (upToGrams === null || grams <= upToGrams) && (upToSideCm === null || longestCm <= upToSideCm),
  );
  if (!tier) throw new RangeError(`no tier for ${grams} g`);
  const limit =
    tier.upToGrams === null
      ? "> 20 kg"
      : `≤ ${tier.upToGrams / 1000} kg${tier.upToSideCm === null ? "" : `, ≤ ${tier.upToSideCm} cm`}`;
  return { fee: cny(tier.fee), how: `${grams} g, ${longestCm} cm: ${limit}` };
}
