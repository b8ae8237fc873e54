import { toDecimal } from "../money.ts";
import type { Line } from "./line.ts";
import { heaviestPriced, priceOf } from "./tariff-price.ts";
import { ceilDivide } from "./whole-numbers.ts";

/** Freight at an actual weight: grams, and a CNY decimal string. */
export type CurvePoint = { grams: number; amount: string };

/**
 * Freight over weight for the plot: evenly spaced weights up to `upToGrams` or the line's own end, volume left aside.
 * Throws RangeError unless 2 to 1000 points are asked for over a positive weight.
 */
export function costCurve(line: Line, upToGrams: number, points: number): CurvePoint[] {
  if (!Number.isInteger(points) || points < 2 || points > 1_000) throw new RangeError(`a curve has 2 to 1000 points: ${points}`);
  if (!Number.isSafeInteger(upToGrams) || upToGrams < 1) throw new RangeError(`a curve needs whole grams: ${upToGrams}`);
  const end = Math.min(upToGrams, line.limits.maxGrams ?? upToGrams, heaviestPriced(line));
  const curve: CurvePoint[] = [];
  for (let index = 0; index < points; index += 1) {
    const grams = Math.max(1, Math.round((end * index) / (points - 1)));
    const price = priceOf(line, chargedFor(line, grams));
    if (price && curve.at(-1)?.grams !== grams) curve.push({ grams, amount: toDecimal(price.amount) });
  }
  return curve;
}

function chargedFor({ minChargeGrams, roundUpGrams }: Line, grams: number): number {
  const step = Math.max(1, roundUpGrams);
  return ceilDivide(Math.max(grams, minChargeGrams), step) * step;
}
