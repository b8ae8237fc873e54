import type { SidesCm, SidesMm } from "./parcel.ts";

/** Division of whole numbers rounded up, exact for safe integers. `divisor` must be positive. */
export function ceilDivide(dividend: number, divisor: number): number {
  const rest = dividend % divisor;
  return rest === 0 ? dividend / divisor : (dividend - rest) / divisor + 1;
}

/** A product that is still a whole number a computer holds exactly; RangeError when it is not. */
export function exactProduct(what: string, ...factors: number[]): number {
  const product = factors.reduce((left, right) => left * right, 1);
  if (!Number.isSafeInteger(product)) throw new RangeError(`${what} too large: ${factors.join(" × ")}`);
  return product;
}

/** A weight in whole grams, zero or more; RangeError for anything else. */
export function wholeGrams(what: string, grams: number): number {
  if (!Number.isSafeInteger(grams) || grams < 0) throw new RangeError(`${what} must be whole grams, zero or more: ${grams}`);
  return grams;
}

/** Centimetres with at most one decimal as whole millimetres; RangeError for negative, NaN, infinite or finer values. */
export function millimetres(what: string, cm: number): number {
  const mm = Math.round(cm * 10);
  if (!Number.isSafeInteger(mm) || mm < 0 || Math.abs(cm * 10 - mm) > 1e-6)
    throw new RangeError(`${what} must be centimetres with at most one decimal, zero or more: ${cm}`);
  return mm;
}

/** Three sides in millimetres, longest first. RangeError unless there are exactly three proper sides. */
export function sidesInMm(what: string, sidesCm: SidesCm): SidesMm {
  if (!Array.isArray(sidesCm) || sidesCm.length !== 3) throw new RangeError(`${what} must have three sides: ${String(sidesCm)}`);
  return longestFirst(millimetres(what, sidesCm[0]), millimetres(what, sidesCm[1]), millimetres(what, sidesCm[2]));
}

/** Three sides in millimetres, the longest first. */
export function longestFirst(a: number, b: number, c: number): SidesMm {
  const longest = Math.max(a, b, c);
  const shortest = Math.min(a, b, c);
  return [longest, a + b + c - longest - shortest, shortest];
}
