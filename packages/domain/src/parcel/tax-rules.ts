import {
  add,
  type Currency,
  compare,
  currencies,
  divideHalfEven,
  type Money,
  money,
  percent,
  sign,
  sum,
  times,
} from "../money.ts";

/**
 * What a country asks of a parcel from abroad, from a day on. Rules change, so each is a dated row and a parcel keeps the one it was
 * reckoned by; the rates are typical ones, for an estimate.
 */
export type TaxRule = {
  country: string;
  /** The first day it holds, `YYYY-MM-DD`. */
  from: string;
  /** Up to this value no duty by rate is asked. */
  dutyRelief: Money;
  dutyBp: number;
  vatRelief: Money;
  vatBp: number;
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
  if (isOver && rule.dutyBp > 0) lines.push({ code: "duty", amount: percent(value, rule.dutyBp), how: `${rule.dutyBp / 100} %` });
  if (!isOver && sign(rule.flatPerLine) > 0)
    lines.push({
      code: "flat-duty",
      amount: inCny(times(rule.flatPerLine, declared.lines), rulePerCny),
      how: `${declared.lines} × ${plain(rule.flatPerLine)} ${rule.flatPerLine.currency}`,
    });
  if (compare(value, limit(rule.vatRelief)) > 0 && rule.vatBp > 0) {
    const taxed = lines.reduce((base, { amount }) => add(base, amount), value);
    lines.push({ code: "vat", amount: percent(taxed, rule.vatBp), how: `${rule.vatBp / 100} %` });
  }
  return {
    lines,
    total: sum(
      lines.map(({ amount }) => amount),
      "CNY",
    ),
  };
}

/** An amount in CNY at `perCny` units of its currency for one CNY, rounded half-even once. Throws RangeError for a rate of nothing. */
function inCny({ amount, currency }: Money, perCny: string): Money {
  const match = /^(\d{1,9})(?:\.(\d{1,12}))?$/.exec(perCny);
  const rate = BigInt(`${match?.[1] ?? "0"}${match?.[2] ?? ""}`);
  if (rate === 0n) throw new RangeError(`not a rate: ${perCny.slice(0, 40)}`);
  const scale = 10n ** BigInt(match?.[2]?.length ?? 0);
  const digits = (of: Currency) => 10n ** BigInt(currencies[of].digits);
  return money(divideHalfEven(amount * scale * digits("CNY"), rate * digits(currency)), "CNY");
}

function plain({ amount, currency }: Money): string {
  return String(Number(amount) / 10 ** currencies[currency].digits);
}
