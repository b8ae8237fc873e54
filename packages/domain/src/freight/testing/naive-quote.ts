import type { Line, Segment } from "../line.ts";
import type { Item } from "../parcel.ts";
import { by, ceil, greater, halfEven, isMore, over, plus, type Rational, rational, yuanOf } from "./rational.ts";

/**
 * A second opinion on `quote`, written from rules Q1 to Q3 alone, sentence by sentence, with exact fractions and nothing of the engine:
 * slow, and meant to be. Where the two disagree one of them is wrong.
 */
export type NaiveRequest = {
  line: Line;
  parcel: { items: readonly Item[]; country: string; zip?: string };
  on: string;
  memberFreightOffBp?: number;
  operationFee?: string;
};
export type NaiveQuote = {
  eligible: boolean;
  refusals: { code: string; actual: unknown; limit: unknown }[];
  actualGrams: number;
  volumetricGrams: number;
  chargeableGrams: number;
  lines: { label: string; amount: string }[];
  total: string;
};

const one = rational(1);

/** Amounts in yuan, as text; no lines and "0.00" for a parcel its line refuses. */
export function naiveQuote(request: NaiveRequest): NaiveQuote {
  const { line, parcel, on } = request;
  const goods = parcel.items.reduce((sum, { grams }) => sum + grams, 0);
  const actualGrams = goods + (goods <= 2000 ? 0 : 400);
  const sides = sidesOf(parcel.items);
  const volumetricGrams = volumetric(line, sides);
  const chargeableGrams = charge(line, actualGrams, volumetricGrams, sides);
  const refusals = [
    ...weightRefusal(line, actualGrams, chargeableGrams),
    ...sizeRefusals(line, sides),
    ...otherRefusals(line, parcel.items, parcel.country, on),
  ];
  const cents = refusals.length > 0 ? [] : amounts(request, chargeableGrams);
  return {
    eligible: refusals.length === 0,
    refusals,
    actualGrams,
    volumetricGrams,
    chargeableGrams,
    lines: cents.map(([label, amount]) => ({ label, amount: yuanOf(amount) })),
    total: yuanOf(cents.reduce((sum, [, amount]) => sum + amount, 0n)),
  };
}

function descending(sides: readonly Rational[]): Rational[] {
  return [...sides].sort((a, b) => (isMore(a, b) ? -1 : isMore(b, a) ? 1 : 0));
}

function sidesOf(items: readonly Item[]): Rational[] {
  const each = items.map(({ sidesCm }) => descending(sidesCm.map(rational)));
  if (each.length === 1) return each[0] ?? [];
  const greatest = [0, 1, 2].map((at) => each.reduce((most, sides) => greater(most, sides[at] ?? most), rational(0)));
  const [longest = one, second = one, third = one] = greatest;
  const inside = each.reduce((sum, sides) => plus(sum, sides.reduce(by, one)), rational(0));
  const height = over(by(rational("1.15"), inside), by(longest, second));
  // Rounding up to a tenth after taking the greater is the same as before: the sides have tenths.
  const tenths = ceil(by(greater(third, height), rational(10)));
  return descending([longest, second, { n: tenths, d: 10n }]);
}

function volumetric({ volumetric: { divisor } }: Line, sides: readonly Rational[]): number {
  return divisor ? Number(ceil(by(over(sides.reduce(by, one), rational(divisor)), rational(1000)))) : 0;
}

function charge({ volumetric: rule, ...line }: Line, actual: number, volume: number, sides: readonly Rational[]): number {
  const counts = {
    never: false,
    greater: true,
    "side-over": sides.some((side) => isMore(side, rational(rule.sideCm ?? 0))),
    "ratio-over": isMore(rational(volume), by(rational(rule.ratio ?? 1), rational(actual))),
  }[rule.rule];
  let grams = counts && volume > actual ? volume : actual;
  if (grams < line.minChargeGrams) grams = line.minChargeGrams;
  while (grams % line.roundUpGrams !== 0) grams += 1;
  return grams;
}

function weightRefusal({ limits, tariff }: Line, actual: number, chargeable: number) {
  const last = tariff.at(-1)?.upToGrams ?? 0;
  if (limits.maxGrams && actual > limits.maxGrams) return [{ code: "too-heavy", limit: limits.maxGrams, actual }];
  return chargeable > last ? [{ code: "too-heavy", limit: last, actual: chargeable }] : [];
}

function sizeRefusals({ limits }: Line, [a = one, b = one, c = one]: readonly Rational[]) {
  const measures = [
    { code: "too-long", limit: limits.maxSideCm, cm: a },
    { code: "sum", limit: limits.maxSumCm, cm: plus(a, plus(b, c)) },
    { code: "girth", limit: limits.maxGirthCm, cm: plus(a, by(rational(2), plus(b, c))) },
  ];
  return measures.flatMap(({ code, limit, cm }) =>
    limit && isMore(cm, rational(limit)) ? [{ code, limit, actual: Number(cm.n) / Number(cm.d) }] : [],
  );
}

function otherRefusals(line: Line, items: readonly Item[], country: string, on: string) {
  const found: string[] = [];
  if (items.some(({ flags }) => flags.some((flag) => line.refuses.includes(flag)))) found.push("goods");
  if (!line.countries.includes(country)) found.push("country");
  const warehouses = new Set(items.map(({ warehouse }) => warehouse));
  if ([...warehouses].some((warehouse) => !line.warehouses.includes(warehouse))) found.push("warehouse");
  if (warehouses.size > 1) found.push("warehouse");
  if (country === "CN" && warehouses.has(2)) found.push("warehouse");
  if (country === "CN" && items.some(({ warehouse, flags }) => warehouse === 1 && flags.includes("overseas-origin")))
    found.push("warehouse");
  if (items.length > 1 && items.some(({ alone }) => alone)) found.push("alone");
  if (on < line.validFrom || (line.validTo !== null && on > line.validTo)) found.push("not-valid");
  return found.map((code) => ({ code, limit: undefined, actual: undefined }));
}

function amounts({ line, parcel, memberFreightOffBp, operationFee }: NaiveRequest, grams: number): [string, bigint][] {
  const freight = halfEven(tariff(line.tariff, grams));
  const share = (bp: number): bigint => halfEven(by({ n: freight, d: 100n }, { n: BigInt(bp), d: 10_000n }));
  const lines: [string, bigint][] = [["freight", freight]];
  if (memberFreightOffBp) lines.push(["member-discount", -share(memberFreightOffBp)]);
  for (const surcharge of line.surcharges) {
    if (surcharge.kind === "percent") lines.push([surcharge.label, share(surcharge.rateBp)]);
    else if (surcharge.prefixes.some((prefix) => (parcel.zip ?? "").startsWith(prefix)))
      lines.push([surcharge.label, halfEven(rational(surcharge.amount))]);
  }
  lines.push(["operation", halfEven(rational(operationFee ?? "0.00"))]);
  return lines;
}

function tariff(segments: readonly Segment[], grams: number): Rational {
  let from = 0;
  for (const segment of segments) {
    if ((from === 0 || grams > from) && grams <= segment.upToGrams) return priceIn(segment, grams);
    from = segment.upToGrams;
  }
  throw new Error(`no segment for ${grams} g`);
}

function priceIn(segment: Segment, grams: number): Rational {
  switch (segment.kind) {
    case "brackets":
      return rational(segment.brackets.find(([upTo]) => upTo >= grams)?.[1] ?? "none");
    case "per-kg":
      return plus(rational(segment.parcel), by(rational(segment.perKg), { n: BigInt(grams), d: 1000n }));
    case "first-step": {
      let price = rational(segment.first);
      for (let paid = segment.firstGrams; paid < grams; paid += segment.stepGrams) price = plus(price, rational(segment.step));
      return price;
    }
    case "base-gram":
      return plus(rational(segment.base), by(rational(segment.perGram), rational(grams)));
  }
}
