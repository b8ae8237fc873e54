import type { Line, Segment } from "../freight/line.ts";
import { heaviestPriced, nanoYuan } from "../freight/tariff-price.ts";
import { cny, toDecimal } from "../money.ts";

/**
 * A line ready to price thousands of parcels: plain numbers instead of decimal strings. Amounts are fen, weights grams, sides millimetres;
 * every intermediate stays a whole number a double holds exactly, so that a price is the very amount `quote` gives (a spec proves it).
 */
export type FastLine = {
  line: Line;
  /** Promised upper days: what `slowestDays` and the objectives count. */
  days: number;
  maxGrams: number;
  maxSideMm: number;
  maxSumMm: number;
  maxGirthMm: number;
  heaviestGrams: number;
  minChargeGrams: number;
  roundUpGrams: number;
  rule: Line["volumetric"]["rule"];
  divisor: number;
  sideMm: number;
  ratioThousandths: number;
  bands: readonly Band[];
  /** Shares of the freight, each rounded by itself: surcharges, and the member's discount as a negative one. */
  sharesBp: readonly number[];
  /** Operation fee and the remote surcharge of this postcode. */
  fixedFen: number;
};

/** Up to `upTo` grams: base + perGram × grams + step × steps begun over `first`, in thousandths of a millionth of a yuan. */
type Band = { upTo: number; base: number; perGram: number; first: number; stepGrams: number; step: number };

export type PlanTerms = { zip: string; memberFreightOffBp: number; operationFee: string };

const nanoPerFen = 10_000_000;

/** A line in whole numbers, with what does not change within a plan reckoned once. */
export function compileLine(line: Line, terms: PlanTerms): FastLine {
  const mm = (cm: number | null | undefined) => (cm == null ? Number.POSITIVE_INFINITY : Math.round(cm * 10));
  const written = terms.zip.trim().toUpperCase();
  const remote = line.surcharges.flatMap((one) =>
    one.kind === "zip" && one.prefixes.some((prefix) => written.startsWith(prefix.toUpperCase())) ? [fen(one.amount)] : [],
  );
  const rises = line.surcharges.flatMap((one) => (one.kind === "percent" ? [one.rateBp] : []));
  return {
    line,
    days: line.days[1],
    maxGrams: line.limits.maxGrams ?? Number.POSITIVE_INFINITY,
    maxSideMm: mm(line.limits.maxSideCm),
    maxSumMm: mm(line.limits.maxSumCm),
    maxGirthMm: mm(line.limits.maxGirthCm),
    heaviestGrams: heaviestPriced(line),
    minChargeGrams: line.minChargeGrams,
    roundUpGrams: Math.max(1, line.roundUpGrams),
    rule: line.volumetric.rule,
    divisor: line.volumetric.divisor ?? 0,
    sideMm: Math.round((line.volumetric.sideCm ?? 0) * 10),
    ratioThousandths: Math.round((line.volumetric.ratio ?? 1) * 1000),
    bands: line.tariff.flatMap(bandsOf),
    sharesBp: terms.memberFreightOffBp > 0 ? [-terms.memberFreightOffBp, ...rises] : rises,
    fixedFen: remote.reduce((sum, one) => sum + one, fen(terms.operationFee)),
  };
}

function bandsOf(segment: Segment): Band[] {
  const none = { base: 0, perGram: 0, first: 0, stepGrams: 1, step: 0 };
  const upTo = segment.upToGrams;
  switch (segment.kind) {
    case "brackets":
      return segment.brackets.map(([to, amount]) => ({ ...none, upTo: to, base: nano(amount, 1) }));
    case "per-kg":
      return [{ ...none, upTo, base: nano(segment.parcel, 1), perGram: nano(segment.perKg, upTo / 1000) / 1000 }];
    case "base-gram":
      return [{ ...none, upTo, base: nano(segment.base, 1), perGram: nano(segment.perGram, upTo) }];
    case "first-step": {
      const { firstGrams: first, stepGrams } = segment;
      return [{ ...none, upTo, base: nano(segment.first, 1), first, stepGrams, step: nano(segment.step, upTo / stepGrams + 1) }];
    }
  }
}

/** Reads a price and makes sure that `times` of it is still an exact whole number. */
function nano(decimal: string, times: number): number {
  const value = Number(nanoYuan(decimal));
  if (value * Math.max(1, times) > Number.MAX_SAFE_INTEGER / 4) throw new RangeError(`price too large to plan with: ${decimal}`);
  return value;
}

/** A decimal amount in CNY as whole fen. */
export function fen(decimal: string): number {
  return Number(cny(decimal).amount);
}

/** Whole fen as a decimal amount in CNY. */
export function yuan(amountFen: number): string {
  return toDecimal({ amount: BigInt(amountFen), currency: "CNY" });
}

/** All lines of the quote together, in fen, for a chargeable weight the tariff covers; Infinity where it does not. */
export function priceFen(fast: FastLine, chargeableGrams: number): number {
  const freight = freightFen(fast.bands, chargeableGrams);
  let total = freight + fast.fixedFen;
  for (const bp of fast.sharesBp) total += bp < 0 ? -halfEven(freight * -bp, 10_000) : halfEven(freight * bp, 10_000);
  return total;
}

function freightFen(bands: readonly Band[], grams: number): number {
  for (const band of bands) {
    if (grams > band.upTo) continue;
    const steps = band.step === 0 || grams <= band.first ? 0 : ceilDivideFast(grams - band.first, band.stepGrams);
    return halfEven(band.base + band.perGram * grams + band.step * steps, nanoPerFen);
  }
  return Number.POSITIVE_INFINITY;
}

/** Chargeable weights at which a new band begins: only there can a heavier parcel cost less. */
export function bandStarts({ bands, roundUpGrams }: FastLine): number[] {
  return bands.slice(0, -1).map(({ upTo }) => ceilDivideFast(upTo + 1, roundUpGrams) * roundUpGrams);
}

/** The chargeable weight for an actual and a volumetric weight that counts already. */
export function roundedUp(fast: FastLine, grams: number): number {
  const charged = Math.max(grams, fast.minChargeGrams);
  return fast.roundUpGrams === 1 ? charged : ceilDivideFast(charged, fast.roundUpGrams) * fast.roundUpGrams;
}

function halfEven(dividend: number, divisor: number): number {
  const quotient = floorDivide(dividend, divisor);
  const twice = (dividend - quotient * divisor) * 2;
  return twice > divisor || (twice === divisor && quotient % 2 === 1) ? quotient + 1 : quotient;
}

/** Division of non-negative whole numbers, exact where a float quotient may be one off. */
function floorDivide(dividend: number, divisor: number): number {
  const quotient = Math.floor(dividend / divisor);
  const rest = dividend - quotient * divisor;
  if (rest < 0) return quotient - 1;
  return rest >= divisor ? quotient + 1 : quotient;
}

/** The quotient of two whole numbers below 2^53, rounded up. */
export function ceilDivideFast(dividend: number, divisor: number): number {
  const quotient = floorDivide(dividend, divisor);
  return quotient * divisor === dividend ? quotient : quotient + 1;
}
