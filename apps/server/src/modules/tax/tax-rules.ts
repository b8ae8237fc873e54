import { beijingDate } from "@sihai/domain/clocks";
import { type TaxRule, taxRuleOn } from "@sihai/domain/parcel";
import { mergeTaxRows, readTaxRules, type TaxRow } from "@sihai/domain/tax";
import type { Db, Deps, Tx } from "#platform";
import { contentText } from "#platform";
import { ratesNow } from "../exchange/index.ts";
import { scheduledTaxRows } from "./tax-rule.store.ts";

let held: readonly TaxRow[] | null = null;

/** The rules of the operator's content/tax-rules.csv; throws, naming each wrong cell, when it cannot be read. */
export function taxRulesOfFiles(): readonly TaxRow[] {
  held ??= load();
  return held;
}

/** Every row that counts, of one country or of all: those of the files, and those staff made and checked in their place. */
export async function taxRows(db: Db | Tx, country?: string): Promise<TaxRow[]> {
  const ofFiles = taxRulesOfFiles().filter((row) => country === undefined || row.country === country);
  return mergeTaxRows(ofFiles, await scheduledTaxRows(db, country));
}

/** What a country asks of parcels from abroad on the Beijing day of an instant; null where nothing is known. */
export async function taxRuleOf(db: Db | Tx, country: string, at: Date): Promise<TaxRule | null> {
  const found = taxRuleOn(await taxRows(db, country), country, beijingDate(at));
  if (!found) return null;
  const { grade: _grade, source: _source, ...rule } = found;
  return rule;
}

export type KnownTax = { rule: TaxRule; rulePerCny: string };

/** The rule of a country on a day with units of its currency for one CNY; null where no rule is known, or no rate. */
export async function knownTaxOf(deps: Deps, country: string, at: Date): Promise<KnownTax | null> {
  const rule = await taxRuleOf(deps.db, country, at);
  const rate = rule && (await ratesNow(deps)).find(({ currency }) => currency === rule.dutyRelief.currency);
  return rule && rate ? { rule, rulePerCny: rate.rate } : null;
}

function load(): readonly TaxRow[] {
  const { rows, errors } = readTaxRules(contentText("tax-rules.csv"));
  if (errors.length === 0) return rows;
  const cells = errors.map(({ row, column, message }) => `row ${row}, ${column}: ${message}`);
  throw new Error(`content/tax-rules.csv cannot be used. ${cells.join("; ")}`);
}
