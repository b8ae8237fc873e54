import { divideHalfEven, type Money, money } from "../money.ts";
import { writeFormula } from "./formula.ts";
import type { BracketsSegment, FirstStepSegment, Line, Segment } from "./line.ts";
import { ceilDivide, wholeGrams } from "./whole-numbers.ts";

/** An amount in thousandths of a millionth of a yuan: fine enough for six decimals a gram, so that only the end is rounded. */
type NanoYuan = bigint;
const nanoPerFen = 10_000_000n;

export type TariffPrice = { amount: Money; how: string };

/**
 * What a chargeable weight costs on a line's tariff, rounded half-even to the fen once, with the formula it came from.
 * Null when the weight is over the last segment. Throws RangeError when the line's tariff is none.
 */
export function priceOf(line: Pick<Line, "id" | "tariff">, chargeableGrams: number): TariffPrice | null {
  wholeGrams("the chargeable weight", chargeableGrams);
  const segment = line.tariff.find(({ upToGrams }) => chargeableGrams <= upToGrams);
  if (!segment) return null;
  const { nano, how } = priceInSegment(line.id, segment, chargeableGrams);
  return { amount: money(divideHalfEven(nano, nanoPerFen), "CNY"), how };
}

/** The heaviest chargeable weight the tariff prices, in grams. */
export function heaviestPriced(line: Pick<Line, "tariff">): number {
  return line.tariff.at(-1)?.upToGrams ?? 0;
}

function priceInSegment(lineId: string, segment: Segment, grams: number): { nano: NanoYuan; how: string } {
  switch (segment.kind) {
    case "brackets":
      return priceInBracket(lineId, segment, grams);
    case "per-kg":
      return {
        nano: nanoYuan(segment.parcel) + (nanoYuan(segment.perKg) / 1000n) * BigInt(grams),
        how: writeFormula({ kind: "per-kg", parcel: segment.parcel, perKg: segment.perKg, grams }),
      };
    case "first-step":
      return priceByStep(lineId, segment, grams);
    case "base-gram":
      return {
        nano: nanoYuan(segment.base) + nanoYuan(segment.perGram) * BigInt(grams),
        how: writeFormula({ kind: "base-gram", base: segment.base, perGram: segment.perGram, grams }),
      };
  }
}

function priceInBracket(lineId: string, { brackets }: BracketsSegment, grams: number): { nano: NanoYuan; how: string } {
  const bracket = brackets.find(([upTo]) => grams <= upTo);
  if (!bracket) throw new RangeError(`line ${lineId} has no bracket for ${grams} g`);
  const [upTo, amount] = bracket;
  return { nano: nanoYuan(amount), how: writeFormula({ kind: "bracket", price: amount, grams, upToGrams: upTo }) };
}

function priceByStep(lineId: string, segment: FirstStepSegment, grams: number): { nano: NanoYuan; how: string } {
  const { firstGrams, first, stepGrams, step } = segment;
  if (!(stepGrams > 0)) throw new RangeError(`line ${lineId} has no step: ${stepGrams} g`);
  const steps = grams <= firstGrams ? 0 : ceilDivide(grams - firstGrams, stepGrams);
  const how =
    steps === 0
      ? writeFormula({ kind: "first-weight", first, firstGrams })
      : writeFormula({ kind: "first-step", first, firstGrams, step, stepGrams, steps });
  return { nano: nanoYuan(first) + nanoYuan(step) * BigInt(steps), how };
}

/** Reads a price of a tariff: zero or more, at most six decimals ("0.065" a gram). RangeError for anything else. */
export function nanoYuan(decimal: string): NanoYuan {
  const [, whole, fraction = ""] = /^(\d{1,12})(?:\.(\d{1,6}))?$/.exec(decimal) ?? [];
  if (whole === undefined) throw new RangeError(`not a price: ${String(decimal).slice(0, 40)}`);
  return BigInt(whole + fraction.padEnd(9, "0"));
}
