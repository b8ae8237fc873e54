import { type Money, money } from "./money.ts";

/**
 * Shares an amount out by weights so that the parts add up to it exactly (largest remainder; ties go to the earlier part).
 * All weights zero: shares equally. Throws RangeError for a negative weight or no weights.
 */
export function shareOut(a: Money, weights: readonly bigint[]): Money[] {
  if (weights.length === 0 || weights.some((weight) => weight < 0n))
    throw new RangeError("weights must be given and not negative");
  const total = weights.reduce((left, right) => left + right, 0n);
  const shares = total === 0n ? weights.map(() => 1n) : weights;
  const whole = total === 0n ? BigInt(weights.length) : total;
  const magnitude = a.amount < 0n ? -a.amount : a.amount;
  const parts = shares.map((share) => (magnitude * share) / whole);
  const rest = Number(magnitude - parts.reduce((left, right) => left + right, 0n));
  const byRemainder = shares
    .map((share, index) => ({ index, remainder: (magnitude * share) % whole }))
    .sort((left, right) => Number(right.remainder - left.remainder));
  for (const { index } of byRemainder.slice(0, rest)) parts[index] = (parts[index] ?? 0n) + 1n;
  return parts.map((part) => money(a.amount < 0n ? -part : part, a.currency));
}
