import { readFileSync } from "node:fs";
import { currencyCodes, type Money, parseMoney, toDecimal } from "@sihai/domain";
import { readTable } from "@sihai/domain/freight/rate-cards";
import { estimateTax, type TaxEstimate, type TaxRule, taxRuleOn } from "@sihai/domain/parcel";
import type { Deps } from "#platform";
import { ratesNow } from "../rates/index.ts";

/** `grade` and `source` are for whoever keeps the table: where a row was read, and how far that can be trusted. */
const columns = [
  ...["country", "from", "currency", "duty_relief", "duty_bp", "vat_relief", "vat_bp", "flat_per_line"],
  ...["grade", "source"],
];
let held: TaxRule[] | null = null;

/** What countries ask of parcels from abroad, dated, from the operator's content/tax-rules.csv. */
function taxRules(): readonly TaxRule[] {
  held ??= load();
  return held;
}

function load(): TaxRule[] {
  const text = readFileSync(new URL("../../../../../content/tax-rules.csv", import.meta.url), "utf8");
  const { rows, errors } = readTable("tax-rules", text, columns);
  if (errors.length > 0) throw new Error(`content/tax-rules.csv: ${JSON.stringify(errors)}`);
  return rows.map(({ cells }) => {
    const currency = currencyCodes.find((code) => code === cells.currency);
    if (!currency) throw new Error(`content/tax-rules.csv: no currency ${cells.currency}`);
    const amount = (column: string) => parseMoney(cells[column] ?? "", currency);
    return {
      country: cells.country ?? "",
      from: cells.from ?? "",
      dutyRelief: amount("duty_relief"),
      dutyBp: Number(cells.duty_bp),
      vatRelief: amount("vat_relief"),
      vatBp: Number(cells.vat_bp),
      flatPerLine: amount("flat_per_line"),
    };
  });
}

export type KnownTax = { rule: TaxRule; rulePerCny: string };

/** The rule a country has today with the rate of its currency; null where none is known or no rate is. */
export async function taxOf(deps: Deps, country: string, now: Date): Promise<KnownTax | null> {
  const rule = taxRuleOn(taxRules(), country, now.toISOString().slice(0, 10));
  if (!rule) return null;
  const rate = (await ratesNow(deps)).find(({ currency }) => currency === rule.dutyRelief.currency);
  return rate ? { rule, rulePerCny: rate.rate } : null;
}

/** A rule and what it came to, as they are kept on a parcel: amounts as decimal strings. */
export type StoredTax = { from: string; total: string; lines: { code: string; amount: string; how: string }[] };

/** The estimate a parcel keeps: by the rule and the rates of the day it was submitted. */
export function freezeTax(known: KnownTax, declared: { total: Money; lines: number }, usdPerCny: string): StoredTax {
  const { lines, total }: TaxEstimate = estimateTax(known.rule, declared, { usdPerCny, rulePerCny: known.rulePerCny });
  return {
    from: known.rule.from,
    total: toDecimal(total),
    lines: lines.map((line) => ({ ...line, amount: toDecimal(line.amount) })),
  };
}
