import { currencyCodes } from "@sihai/domain";
import { noTaxCurrency, type TaxCells } from "@sihai/domain/tax";
import { bpOf, type Rule, type TaxRow } from "./tax-rule.ts";

/** A rule as it is typed: amounts and shares are text, shares in percent. */
export type TaxEntry = {
  country: string;
  from: string;
  currency: string;
  dutyRelief: string;
  dutyPercent: string;
  vatRelief: string;
  vatPercent: string;
  flatPerLine: string;
  grade: string;
  source: string;
};

const basics = { dutyRelief: "0", dutyPercent: "0", vatRelief: "0", vatPercent: "0", flatPerLine: "0", source: "" };
export const emptyEntry: TaxEntry = { ...basics, country: "", from: "", currency: "EUR", grade: "B" };

/** What a new rule of the same country begins from; its source is written anew. */
export function entryOf({ country, from, rule, grade }: TaxRow): TaxEntry {
  if (rule === null) return { ...emptyEntry, country, from, grade };
  return {
    country,
    from,
    currency: rule.dutyRelief.currency,
    dutyRelief: rule.dutyRelief.amount,
    dutyPercent: String(rule.dutyBp / 100),
    vatRelief: rule.vatRelief.amount,
    vatPercent: String(rule.vatBp / 100),
    flatPerLine: rule.flatPerLine.amount,
    grade,
    source: "",
  };
}

/** The cells of tax-rules.csv. A share that is none is passed on as it was typed, for the check to name. */
export function toCells(entry: TaxEntry): TaxCells {
  const { country, from, currency, grade, source } = entry;
  if (currency === noTaxCurrency) return { ...noAmounts, country, from, currency, grade, source };
  return {
    country,
    from,
    currency,
    duty_relief: entry.dutyRelief,
    duty_bp: String(bpOf(entry.dutyPercent) ?? entry.dutyPercent),
    vat_relief: entry.vatRelief,
    vat_bp: String(bpOf(entry.vatPercent) ?? entry.vatPercent),
    flat_per_line: entry.flatPerLine,
    grade,
    source,
  };
}

const noAmounts = { duty_relief: "", duty_bp: "", vat_relief: "", vat_bp: "", flat_per_line: "" };

/** The rule as far as it can be read, for the plot beside the form. */
export function previewOf(entry: TaxEntry): Rule | null {
  const currency = currencyCodes.find((code) => code === entry.currency);
  const [dutyBp, vatBp] = [bpOf(entry.dutyPercent), bpOf(entry.vatPercent)];
  if (!currency || dutyBp === null || vatBp === null) return null;
  const amount = (text: string) => ({ amount: text, currency: currency });
  return {
    dutyRelief: amount(entry.dutyRelief),
    dutyBp,
    vatRelief: amount(entry.vatRelief),
    vatBp,
    flatPerLine: amount(entry.flatPerLine),
  };
}
