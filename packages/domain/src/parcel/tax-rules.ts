import { crossRate } from "../exchange/index.ts";
import { add, compare, currencies, type Money, percent, sign, subtract, sum, times, zero } from "../money.ts";

/**
 * What a country asks of a parcel from abroad, from a day on. Rules change, so each is a dated row and a parcel keeps the one it was
 * calculated by; the rates are typical ones, for an estimate.
 */
export type TaxRule = {
  country: string;
  /** The first day it holds, `YYYY-MM-DD`. */
  from: string;
  /** Up to this value no duty by rate is asked. */
  dutyRelief: Money;
  /** Over the relief and up to this value duty is `reducedBp` of it; zero where there is no such step. */
  reducedUpTo: Money;
  reducedBp: number;
  dutyBp: number;
  /** Taken off duty at the full rate: "60 % less US$ 20"; "15 % of what exceeds €200" is 15 % less €30. */
  dutyLess: Money;
  vatRelief: Money;
  vatBp: number;
  /** Taken off VAT in the same way. */
  vatLess: Money;
  /** Asked for each line of the declaration while duty is relieved. */
  flatPerLine: Money;
};

/** From this day on nothing is known of what a country asks: a rule ended, and none has followed. */
export type TaxEnd = Pick<TaxRule, "country" | "from"> & { ends: true };

export type TaxLine = { code: "duty" | "flat-duty" | "vat"; amount: Money; how: string };
export type TaxEstimate = { lines: TaxLine[]; total: Money };

/** The rule of a country on a day: the latest that has begun. Null where none is known, or where it ended. */
export function taxRuleOn<Row extends TaxRule | TaxEnd>(
  rows: readonly Row[],
  country: string,
  day: string,
): Exclude<Row, { ends: true }> | null {
  const latest = rows
    .filter((row) => row.country === country && row.from <= day)
    .reduce<Row | null>((best, row) => (best === null || row.from > best.from ? row : best), null);
  return latest !== null && isTaxRule(latest) ? latest : null;
}

/** Whether a row ends the rule of a country rather than giving one. */
export function isTaxEnd<Row extends TaxRule | TaxEnd>(row: Row): row is Extract<Row, { ends: true }> {
  return "ends" in row;
}

function isTaxRule<Row extends TaxRule | TaxEnd>(row: Row): row is Exclude<Row, { ends: true }> {
  return !isTaxEnd(row);
}

type Declared = { total: Money; lines: number };
/** Units of a currency for one CNY, as published. */
type Rates = { usdPerCny: string; rulePerCny: string };

/** Tax to expect on a parcel that is sent without it, in CNY. Nothing is promised: customs decide. */
export function estimateTax(rule: TaxRule, declared: Declared, { usdPerCny, rulePerCny }: Rates): TaxEstimate {
  const value = inCny(declared.total, usdPerCny);
  const limit = (relief: Money) => inCny(relief, rulePerCny);
  const lines: TaxLine[] = [];
  const isOver = compare(value, limit(rule.dutyRelief)) > 0;
  if (isOver) {
    const isReduced = compare(value, limit(rule.reducedUpTo)) <= 0;
    const [bp, less] = isReduced ? [rule.reducedBp, zero(rule.dutyLess.currency)] : [rule.dutyBp, rule.dutyLess];
    lines.push(...share("duty", value, bp, less, limit));
  }
  if (!isOver && sign(rule.flatPerLine) > 0)
    lines.push({
      code: "flat-duty",
      amount: inCny(times(rule.flatPerLine, declared.lines), rulePerCny),
      how: `${declared.lines} × ${plain(rule.flatPerLine)} ${rule.flatPerLine.currency}`,
    });
  if (compare(value, limit(rule.vatRelief)) > 0) {
    const taxed = lines.reduce((base, { amount }) => add(base, amount), value);
    lines.push(...share("vat", taxed, rule.vatBp, rule.vatLess, limit));
  }
  return {
    lines,
    total: sum(
      lines.map(({ amount }) => amount),
      "CNY",
    ),
  };
}

/** A rate of a value less a fixed amount; no line where nothing is left of it. */
function share(code: "duty" | "vat", value: Money, bp: number, less: Money, toCny: (amount: Money) => Money): TaxLine[] {
  const amount = subtract(percent(value, bp), toCny(less));
  const off = sign(less) > 0 ? ` (− ${plain(less)} ${less.currency})` : "";
  return sign(amount) > 0 ? [{ code, amount, how: `${bp / 100} %${off}` }] : [];
}

/** An amount in CNY at `perCny` units of its currency for one CNY, rounded half-even once. Throws RangeError for a rate of nothing. */
function inCny(amount: Money, perCny: string): Money {
  return crossRate(amount, "CNY", { from: perCny, to: "1" });
}

function plain({ amount, currency }: Money): string {
  return String(Number(amount) / 10 ** currencies[currency].digits);
}
