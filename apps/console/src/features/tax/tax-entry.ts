import { currencyCodes } from "@sihai/domain";
import { noTaxCurrency, type TaxCells } from "@sihai/domain/tax";
import * as z from "zod/mini";
import { bpOf, type Rule, type TaxRow } from "./tax-rule.ts";

/** A rule as it is typed: amounts and shares are text, shares in percent. What is wrong with it the server says, cell by cell. */
export const taxEntry = z.object({
  country: z.string(),
  from: z.string(),
  currency: z.string(),
  dutyRelief: z.string(),
  reducedUpTo: z.string(),
  reducedPercent: z.string(),
  dutyPercent: z.string(),
  dutyLess: z.string(),
  vatRelief: z.string(),
  vatPercent: z.string(),
  vatLess: z.string(),
  flatPerLine: z.string(),
  grade: z.string(),
  source: z.string(),
});
export type TaxEntry = z.infer<typeof taxEntry>;

/** The field a column of tax-rules.csv is typed into. */
export const fieldOfColumn: Readonly<Record<string, keyof TaxEntry>> = {
  country: "country",
  from: "from",
  currency: "currency",
  duty_relief: "dutyRelief",
  duty_bp: "dutyPercent",
  vat_relief: "vatRelief",
  vat_bp: "vatPercent",
  flat_per_line: "flatPerLine",
  reduced_up_to: "reducedUpTo",
  reduced_bp: "reducedPercent",
  duty_less: "dutyLess",
  vat_less: "vatLess",
  source: "source",
  grade: "grade",
};

const steps = { reducedUpTo: "0", reducedPercent: "0", dutyLess: "0", vatLess: "0" };
const basics = { dutyRelief: "0", dutyPercent: "0", vatRelief: "0", vatPercent: "0", flatPerLine: "0", ...steps, source: "" };
export const emptyEntry: TaxEntry = { ...basics, country: "", from: "", currency: "EUR", grade: "B" };

/** What a new rule of the same country begins from; its source is written anew. */
export function entryOf({ country, from, rule, grade }: TaxRow): TaxEntry {
  if (rule === null) return { ...emptyEntry, country, from, grade };
  return {
    country,
    from,
    currency: rule.dutyRelief.currency,
    dutyRelief: rule.dutyRelief.amount,
    reducedUpTo: rule.reducedUpTo.amount,
    reducedPercent: String(rule.reducedBp / 100),
    dutyPercent: String(rule.dutyBp / 100),
    dutyLess: rule.dutyLess.amount,
    vatRelief: rule.vatRelief.amount,
    vatPercent: String(rule.vatBp / 100),
    vatLess: rule.vatLess.amount,
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
    duty_bp: bpCell(entry.dutyPercent),
    vat_relief: entry.vatRelief,
    vat_bp: bpCell(entry.vatPercent),
    flat_per_line: entry.flatPerLine,
    grade,
    source,
    reduced_up_to: entry.reducedUpTo,
    reduced_bp: bpCell(entry.reducedPercent),
    duty_less: entry.dutyLess,
    vat_less: entry.vatLess,
  };
}

function bpCell(percent: string): string {
  return String(bpOf(percent) ?? percent);
}

const noAmounts = { duty_relief: "", duty_bp: "", vat_relief: "", vat_bp: "", flat_per_line: "" };

/** The rule as far as it can be read, for the plot beside the form. */
export function previewOf(entry: TaxEntry): Rule | null {
  const currency = currencyCodes.find((code) => code === entry.currency);
  const [reducedBp, dutyBp, vatBp] = [bpOf(entry.reducedPercent), bpOf(entry.dutyPercent), bpOf(entry.vatPercent)];
  if (!currency || reducedBp === null || dutyBp === null || vatBp === null) return null;
  const amount = (text: string) => ({ amount: text, currency: currency });
  return {
    dutyRelief: amount(entry.dutyRelief),
    reducedUpTo: amount(entry.reducedUpTo),
    reducedBp,
    dutyBp,
    dutyLess: amount(entry.dutyLess),
    vatRelief: amount(entry.vatRelief),
    vatBp,
    vatLess: amount(entry.vatLess),
    flatPerLine: amount(entry.flatPerLine),
  };
}
