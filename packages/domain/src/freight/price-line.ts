import { add, cny, type Money, negate, percent, sign, toDecimal, zero } from "../money.ts";
import { writeFormula } from "./formula.ts";
import type { Line, Surcharge } from "./line.ts";
import { priceOf } from "./tariff-price.ts";

/** One amount of a quote: CNY decimal string, and the formula with its inputs, the same in every language. */
export type QuoteLine = { label: string; amount: string; how: string };

/** The member's discount on freight in basis points (600 = 6 % off) and the operation fee of the parcel in CNY. */
export type PriceTerms = { memberFreightOffBp?: number; operationFee?: string };

type Priced = { label: string; amount: Money; how: string };

/**
 * The lines of a quote: freight, the member's discount where there is one, each surcharge that applies, and the operation fee; and their sum.
 * Each is rounded half-even once (rule I-05). Throws RangeError for terms that are none, or a weight over the tariff.
 */
export function priceLine(
  line: Line,
  zip: string,
  chargeableGrams: number,
  terms: PriceTerms,
): { lines: QuoteLine[]; total: string } {
  const price = priceOf(line, chargeableGrams);
  if (!price) throw new RangeError(`line ${line.id} has no price for ${chargeableGrams} g`);
  const freight = price.amount;
  const offBp = memberDiscount(terms.memberFreightOffBp ?? 0);
  const priced: Priced[] = [{ label: "freight", ...price }];
  if (offBp > 0) priced.push({ label: "member-discount", ...share(negate(freight), offBp) });
  for (const surcharge of line.surcharges) {
    if (surcharge.kind === "percent") priced.push({ label: surcharge.label, ...share(freight, surcharge.rateBp) });
    else priced.push(...zipSurcharge(surcharge, zip));
  }
  priced.push(operationLine(terms.operationFee ?? "0.00"));
  const total = priced.reduce((sum, { amount }) => add(sum, amount), zero("CNY"));
  return { lines: priced.map((one) => ({ ...one, amount: toDecimal(one.amount) })), total: toDecimal(total) };
}

function share(freight: Money, basisPoints: number): Omit<Priced, "label"> {
  return {
    amount: percent(freight, basisPoints),
    how: writeFormula({ kind: "share", of: toDecimal(freight), rateBp: basisPoints }),
  };
}

function zipSurcharge({ label, prefixes, amount }: Extract<Surcharge, { kind: "zip" }>, zip: string): Priced[] {
  const written = zip.trim().toUpperCase();
  const prefix = prefixes.find((start) => written.startsWith(start.toUpperCase()));
  return prefix === undefined ? [] : [{ label, amount: cny(amount), how: writeFormula({ kind: "postcode", amount, prefix }) }];
}

function operationLine(fee: string): Priced {
  const amount = cny(fee);
  if (sign(amount) < 0) throw new RangeError(`an operation fee cannot be negative: ${fee}`);
  return { label: "operation", amount, how: writeFormula({ kind: "fixed", amount: toDecimal(amount) }) };
}

function memberDiscount(basisPoints: number): number {
  if (!Number.isInteger(basisPoints) || basisPoints < 0 || basisPoints > 10_000)
    throw new RangeError(`a member discount lies between 0 and 10000 basis points: ${basisPoints}`);
  return basisPoints;
}
