import { beijingDate } from "@sihai/domain/clocks";
import { type TaxRule, taxRuleOn } from "@sihai/domain/parcel";
import { mergeTaxRows, type TaxRow } from "@sihai/domain/tax";
import type { Db, Deps, Tx } from "#platform";
import { ratesNow, type StoredRate } from "../exchange/index.ts";
import { scheduledTaxRows } from "./tax-rule.store.ts";

/** Every row that counts, of one country or of all: those of the files, and those staff made and checked in their place. */
export async function taxRows(db: Db | Tx, { files }: Pick<Deps, "files">, country?: string): Promise<TaxRow[]> {
  const ofFiles = files.taxRows.filter((row) => country === undefined || row.country === country);
  return mergeTaxRows(ofFiles, await scheduledTaxRows(db, country));
}

/** What a country asks of parcels from abroad on the Beijing day of an instant; null where nothing is known. */
export async function taxRuleOf(deps: Pick<Deps, "db" | "files">, country: string, at: Date): Promise<TaxRule | null> {
  const found = taxRuleOn(await taxRows(deps.db, deps, country), country, beijingDate(at));
  if (!found) return null;
  const { grade: _grade, source: _source, ...rule } = found;
  return rule;
}

export type KnownTax = { rule: TaxRule; rulePerCny: string };

/**
 * The rule of a country on a day with units of its currency for one CNY; null where no rule is known, or no rate. `known`: the rates that hold now,
 * where they have been asked for already.
 */
export async function knownTaxOf(deps: Deps, country: string, at: Date, known?: readonly StoredRate[]): Promise<KnownTax | null> {
  const [rule, rates] = await Promise.all([taxRuleOf(deps, country, at), known ?? ratesNow(deps)]);
  const rate = rule && rates.find(({ currency }) => currency === rule.dutyRelief.currency);
  return rule && rate ? { rule, rulePerCny: rate.rate } : null;
}
