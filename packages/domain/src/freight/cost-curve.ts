import { toDecimal } from "../money.ts";
import type { Line } from "./line.ts";
import { heaviestPriced, priceOf } from "./tariff-price.ts";
import { ceilDivide } from "./whole-numbers.ts";

/** Freight at an actual weight: grams, and a CNY decimal string. */
export type CurvePoint = { grams: number; amount: string };

/** More steps than this are too fine to be seen, and drawn as a slope. */
const stepsMax = 120;

/**
 * Freight over weight for the plot: evenly spaced weights up to `upToGrams` or the line's own end, and both sides of every step of the price
 * between them, so that a step is drawn upright where it is. Volume is left aside.
 * Throws RangeError unless 2 to 1000 evenly spaced points are asked for over a positive weight.
 */
export function costCurve(line: Line, upToGrams: number, points: number): CurvePoint[] {
  if (!Number.isInteger(points) || points < 2 || points > 1_000) throw new RangeError(`a curve has 2 to 1000 points: ${points}`);
  if (!Number.isSafeInteger(upToGrams) || upToGrams < 1) throw new RangeError(`a curve needs whole grams: ${upToGrams}`);
  const end = Math.min(upToGrams, line.limits.maxGrams ?? upToGrams, heaviestPriced(line));
  const even = Array.from({ length: points }, (_, index) => Math.max(1, Math.round((end * index) / (points - 1))));
  const steps = stepsOf(line, end).flatMap((grams) => [grams, grams + 1]);
  const weights = [...new Set([...even, ...steps])].filter((grams) => grams <= end).sort((a, b) => a - b);
  return weights.flatMap((grams) => {
    const price = priceOf(line, chargedFor(line, grams));
    return price ? [{ grams, amount: toDecimal(price.amount) }] : [];
  });
}

/** Weights up to `end` after which the price may jump: ends of segments and brackets, steps of weight, rounding of the charged weight. */
function stepsOf({ tariff, roundUpGrams }: Line, end: number): number[] {
  const inTariff = tariff.flatMap((segment, index) => {
    const over = tariff[index - 1]?.upToGrams ?? 0;
    const within = Math.min(segment.upToGrams, end);
    if (segment.kind === "brackets") return segment.brackets.map(([upTo]) => upTo);
    if (segment.kind !== "first-step") return [segment.upToGrams];
    const { firstGrams, stepGrams } = segment;
    const first = Math.max(0, Math.ceil((over - firstGrams) / stepGrams));
    return [...multiples(stepGrams, first, within - firstGrams).map((grams) => firstGrams + grams), segment.upToGrams];
  });
  return [...inTariff, ...multiples(roundUpGrams, 1, end)];
}

/** The multiples of a step from the nth on, up to `end`; none where they are too many. */
function multiples(step: number, nth: number, end: number): number[] {
  const count = Math.floor(end / step) - nth + 1;
  return step > 1 && count <= stepsMax ? Array.from({ length: count }, (_, index) => (nth + index) * step) : [];
}

function chargedFor({ minChargeGrams, roundUpGrams }: Line, grams: number): number {
  const step = Math.max(1, roundUpGrams);
  return ceilDivide(Math.max(grams, minChargeGrams), step) * step;
}
