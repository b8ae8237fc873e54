import { type Money, toDecimal } from "@sihai/domain";
import { estimateTax, type TaxEstimate, type TaxRule } from "@sihai/domain/parcel";
import type { Deps } from "#platform";
import { taxRuleOf } from "../freight/index.ts";
import { ratesNow } from "../rates/index.ts";

export type KnownTax = { rule: TaxRule; rulePerCny: string };

/** The rule a country has today with the rate of its currency; null where none is known or no rate is. */
export async function taxOf(deps: Deps, country: string, now: Date): Promise<KnownTax | null> {
  const rule = await taxRuleOf(deps.db, country, now);
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
