import { csvText } from "../csv/index.ts";
import { type Row, type RowError, readTable } from "../freight/rate-cards/index.ts";
import { readCells } from "../freight/rate-cards/read-cells.ts";
import { type Currency, currencyCodes, type Money, parseMoney, sign, toDecimal, zero } from "../money.ts";
import { isTaxEnd, type TaxEnd, type TaxRule } from "../parcel/tax-rules.ts";

/** How far a row can be trusted: an official text, a source read once, one of several that agree, our own guess. */
export const taxGrades = ["A", "B", "C", "D"] as const;
/** Where a row was read, and how far that can be trusted; for whoever keeps the table. */
export type Sourced = { grade: (typeof taxGrades)[number]; source: string };
/** A row of the table: a rule, or the end of one. */
export type TaxRow = (TaxRule & Sourced) | (TaxEnd & Sourced);

export const taxColumns = [
  "country",
  "from",
  "currency",
  "duty_relief",
  "duty_bp",
  "vat_relief",
  "vat_bp",
  "flat_per_line",
  "grade",
  "source",
] as const;
/** Columns of the few countries whose rule has a step or takes something off; left out or empty they are nothing. */
export const taxStepColumns = ["reduced_up_to", "reduced_bp", "duty_less", "vat_less"] as const;
/** In place of a currency: from that day on no rule is known. */
export const noTaxCurrency = "none";
type StepCells = Readonly<Partial<Record<(typeof taxStepColumns)[number], string | undefined>>>;
export type TaxCells = Readonly<Record<(typeof taxColumns)[number], string>> & StepCells;

const wholeBp = 10_000;
/** Duty has been more than the value: 120 % in the United States in May 2025. */
const dutyMaxBp = 2 * wholeBp;

/** Reads tax-rules.csv whole. Every wrong cell is named by row and column; rows with errors are left out. */
export function readTaxRules(text: string): { rows: TaxRow[]; errors: RowError[] } {
  const table = readTaxTable(text);
  const read = readTaxRows(table.rows);
  return { rows: read.rows, errors: [...table.errors, ...read.errors] };
}

/** The cells of tax-rules.csv, none of them looked at yet. */
export function readTaxTable(text: string): { rows: Row[]; errors: RowError[] } {
  return readTable("tax-rules", text, taxColumns, taxStepColumns);
}

/** Reads rows as a form or a file holds them. A country has one rule a day; a row that ends a rule carries no amounts. */
export function readTaxRows(given: readonly Row[]): { rows: TaxRow[]; errors: RowError[] } {
  const rows: TaxRow[] = [];
  const errors: RowError[] = [];
  for (const one of given) {
    const { row, wrong } = readTaxRow(one);
    if (rows.some((before) => isSameDay(before, row)))
      wrong.push({ file: "tax-rules", row: one.row, column: "from", message: `${row.country} has two rules from ${row.from}` });
    if (wrong.length === 0) rows.push(row);
    errors.push(...wrong);
  }
  return { rows, errors };
}

function readTaxRow(one: Row): { row: TaxRow; wrong: RowError[] } {
  const cells = readCells("tax-rules", one);
  const country = cells.text("country");
  if (!/^[A-Z]{2}$/.test(country)) cells.note("country", `"${country}" is not a country such as DE`);
  const from = cells.day("from");
  const sourced = { grade: cells.oneOf("grade", taxGrades), source: cells.text("source") };
  if (one.cells.currency === noTaxCurrency) return { row: { country, from, ends: true, ...sourced }, wrong: cells.errors };
  const currency = currencyCodes.find((code) => code === one.cells.currency);
  if (!currency) cells.note("currency", `"${one.cells.currency ?? ""}" is not a currency such as EUR`);
  const amount = (column: string) => readAmount(one.cells[column] ?? "", currency ?? "EUR", (text) => cells.note(column, text));
  const step = (column: string) => (one.cells[column] ? amount(column) : zero(currency ?? "EUR"));
  const row = {
    country,
    from,
    dutyRelief: amount("duty_relief"),
    reducedUpTo: step("reduced_up_to"),
    reducedBp: one.cells.reduced_bp ? cells.whole("reduced_bp", { max: wholeBp }) : 0,
    dutyBp: cells.whole("duty_bp", { max: dutyMaxBp }),
    dutyLess: step("duty_less"),
    vatRelief: amount("vat_relief"),
    vatBp: cells.whole("vat_bp", { max: wholeBp }),
    vatLess: step("vat_less"),
    flatPerLine: amount("flat_per_line"),
    ...sourced,
  };
  return { row, wrong: cells.errors };
}

function readAmount(text: string, currency: Currency, note: (message: string) => void): Money {
  try {
    const amount = parseMoney(text, currency);
    if (sign(amount) >= 0) return amount;
  } catch {
    // Said below, as for a negative amount.
  }
  note(`"${text}" is not an amount such as 150`);
  return zero(currency);
}

/** Rows as tax-rules.csv holds them, by country and day; reading them again gives the same rows. */
export function writeTaxRules(rows: readonly TaxRow[]): string {
  const sorted = [...rows].sort((a, b) => a.country.localeCompare(b.country) || a.from.localeCompare(b.from));
  return csvText([...taxColumns, ...taxStepColumns], sorted.map(taxCells));
}

/** A row cell by cell. */
export function taxCells(row: TaxRow): TaxCells {
  const { country, from, grade, source } = row;
  if (isTaxEnd(row)) return { country, from, ...noAmounts, grade, source };
  return {
    country,
    from,
    currency: row.dutyRelief.currency,
    duty_relief: toDecimal(row.dutyRelief),
    duty_bp: String(row.dutyBp),
    vat_relief: toDecimal(row.vatRelief),
    vat_bp: String(row.vatBp),
    flat_per_line: toDecimal(row.flatPerLine),
    grade,
    source,
    reduced_up_to: orEmpty(row.reducedUpTo),
    reduced_bp: row.reducedBp > 0 ? String(row.reducedBp) : "",
    duty_less: orEmpty(row.dutyLess),
    vat_less: orEmpty(row.vatLess),
  };
}

function orEmpty(amount: Money): string {
  return sign(amount) > 0 ? toDecimal(amount) : "";
}

const noAmounts = { currency: noTaxCurrency, duty_relief: "", duty_bp: "", vat_relief: "", vat_bp: "", flat_per_line: "" };

/** Rows of the files and rows staff made: on the same day for the same country theirs counts. */
export function mergeTaxRows(files: readonly TaxRow[], kept: readonly TaxRow[]): TaxRow[] {
  return [...files.filter((row) => !kept.some((own) => isSameDay(own, row))), ...kept];
}

/** Whether two rows say the same, cell by cell. */
export function isSameRule(a: TaxRow, b: TaxRow): boolean {
  return JSON.stringify(taxCells(a)) === JSON.stringify(taxCells(b));
}

type OfDay = Pick<TaxRule, "country" | "from">;

function isSameDay(a: OfDay, b: OfDay): boolean {
  return a.country === b.country && a.from === b.from;
}
