import type { Money } from "../money.ts";
import type { Settings } from "../setting/settings.ts";

type Tier = Settings["measuringTiers"][number];

/**
 * What handling an item of this weight (g) and longest side (cm) costs, with the tier it came from (rules I-04 and I-99): the first whose
 * weight and longest side hold the item, by the tiers of its stock-in.
 */
export function measuringFee(
  { grams, longestCm }: { grams: number; longestCm: number },
  { measuringTiers }: Pick<Settings, "measuringTiers">,
): { fee: Money; how: string } {
  const holds = ({ upToGrams, upToSideCm }: Tier) =>
    (upToGrams === 0 || grams <= upToGrams) && (upToSideCm === 0 || longestCm <= upToSideCm);
  const at = measuringTiers.findIndex(holds);
  const tier = measuringTiers[at];
  if (!tier) throw new RangeError(`no tier for ${grams} g`);
  return { fee: tier.fee, how: `${grams} g, ${longestCm} cm: ${limitOf(tier, measuringTiers[at - 1])}` };
}

/** A tier in figures: its own limits, or what lies beyond those of the one before. */
function limitOf({ upToGrams, upToSideCm }: Tier, before: Tier | undefined): string {
  const limits = [
    ...(upToGrams > 0 ? [`≤ ${upToGrams / 1000} kg`] : []),
    ...(upToGrams === 0 && before && before.upToGrams > 0 ? [`> ${before.upToGrams / 1000} kg`] : []),
    ...(upToSideCm > 0 ? [`≤ ${upToSideCm} cm`] : []),
    ...(upToSideCm === 0 && before && before.upToGrams === 0 && before.upToSideCm > 0 ? [`> ${before.upToSideCm} cm`] : []),
  ];
  return limits.length > 0 ? limits.join(", ") : "> 0 kg";
}
