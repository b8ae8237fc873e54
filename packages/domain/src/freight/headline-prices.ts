import { subtract, toDecimal } from "../money.ts";
import type { Line, Segment } from "./line.ts";
import { heaviestPriced, priceOf } from "./tariff-price.ts";
import { ceilDivide } from "./whole-numbers.ts";

/** CNY decimal strings; the price of the lightest and heaviest parcel, of the first weight, and of each further weight after it. */
export type HeadlinePrices = {
  min: string;
  max: string;
  first: { grams: number; amount: string };
  additional: { grams: number; amount: string };
};

const usualStepGrams = 500;

/**
 * The four prices a list of lines shows (rule G-28: min, max, first-weight and additional-weight price), read off the tariff.
 * Lines of brackets show their first two; others without weight steps show the price of 500 g and what the next 500 g add.
 */
export function headlinePrices(line: Line): HeadlinePrices {
  const [segment] = line.tariff;
  const heaviest = heaviestPriced(line);
  const rounding = Math.max(1, line.roundUpGrams);
  const lightest = Math.max(line.minChargeGrams, rounding);
  const { firstGrams: wanted, stepGrams } = stepsOf(segment, { lightest, rounding });
  const firstGrams = Math.min(wanted, heaviest);
  const nextGrams = Math.min(firstGrams + stepGrams, heaviest);
  return {
    min: toDecimal(at(line, Math.min(lightest, heaviest))),
    max: toDecimal(at(line, heaviest)),
    first: { grams: firstGrams, amount: toDecimal(at(line, firstGrams)) },
    additional: { grams: nextGrams - firstGrams, amount: toDecimal(subtract(at(line, nextGrams), at(line, firstGrams))) },
  };
}

/**
 * The first weight and the step after it, in grams: those of the line’s own brackets or first-and-step prices; half a kilogram where it has
 * neither, or what that is rounded up to, for no parcel is charged anything between.
 */
function stepsOf(
  segment: Segment | undefined,
  { lightest, rounding }: { lightest: number; rounding: number },
): { firstGrams: number; stepGrams: number } {
  if (segment?.kind === "first-step") return segment;
  const [first, second] = segment?.kind === "brackets" ? segment.brackets : [];
  if (first) return { firstGrams: first[0], stepGrams: second ? second[0] - first[0] : usualStepGrams };
  const charged = (grams: number) => ceilDivide(grams, rounding) * rounding;
  return { firstGrams: charged(Math.max(usualStepGrams, lightest)), stepGrams: charged(usualStepGrams) };
}

function at(line: Line, grams: number) {
  const price = priceOf(line, grams);
  if (!price) throw new RangeError(`line ${line.id} has no price for ${grams} g`);
  return price.amount;
}
