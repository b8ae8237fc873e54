import { type Money, toDecimal } from "@sihai/domain";
import { beijingDateStart } from "@sihai/domain/clocks";
import { estimateTax, type TaxEstimate } from "@sihai/domain/parcel";
import type { Deps } from "#platform";
import type { StoredRate } from "../../exchange/index.ts";
import { type KnownTax, knownTaxOf, taxRuleOf } from "../../tax/index.ts";
import type { StoredTax } from "../stored-terms.ts";

/** What a parcel was agreed on: the country it goes to and the tax calculated for it. */
type Agreed = { country: string; policy: { tax?: StoredTax } };

/**
 * The rule a country has today with the rate of its currency; null where none is known or no rate is. For a parcel that is changed and goes
 * to the same country what it was calculated by holds on: a rule that has begun since, or another rate, is none of what was agreed.
 */
export async function taxOf(
  deps: Deps,
  country: string,
  now: Date,
  before?: Agreed,
  rates?: readonly StoredRate[],
): Promise<KnownTax | null> {
  const kept = before?.country === country ? before.policy.tax : undefined;
  const at = kept ? beijingDateStart(kept.from) : now;
  if (kept?.rulePerCny === undefined) return knownTaxOf(deps, country, at, rates);
  const rule = await taxRuleOf(deps, country, at);
  return rule && { rule, rulePerCny: kept.rulePerCny };
}

/** The estimate a parcel keeps: by the rule and the rates of the day it was agreed to go to that country. */
export function freezeTax(known: KnownTax, declared: { total: Money; lines: number }, usdPerCny: string): StoredTax {
  const { lines, total }: TaxEstimate = estimateTax(known.rule, declared, { usdPerCny, rulePerCny: known.rulePerCny });
  return {
    from: known.rule.from,
    rulePerCny: known.rulePerCny,
    total: toDecimal(total),
    lines: lines.map((line) => ({ ...line, amount: toDecimal(line.amount) })),
  };
}
