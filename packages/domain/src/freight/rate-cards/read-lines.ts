import { packageMethods, services, taxModes, volumetricRules } from "../line.ts";
import type { RateCard, RowError } from "./rate-card.ts";
import { type Cells, readCells } from "./read-cells.ts";
import { readTable } from "./read-table.ts";

export const linesColumns = [
  ...["id", "name_en", "name_zh", "service", "warehouses", "countries", "days_min", "days_max", "tax_mode", "tax_rate_bp"],
  ...["volumetric_rule", "divisor", "side_cm", "ratio", "min_charge_g", "round_up_g"],
  ...["max_g", "max_side_cm", "max_sum_cm", "max_girth_cm", "refuses", "insurance_rate_bp", "insurance_min", "insurance_cap"],
  ...["package", "pickup", "needs_identity", "note_en", "note_zh", "valid_from", "valid_to"],
] as const;

/** A line without what the other three files tell of it, and where it stands. */
export type LineRow = { row: number; card: Omit<RateCard, "tariff" | "surcharges" | "performance"> };

const file = "lines";

/** Reads lines.csv. Flags are checked against `knownFlags` when it is given, so that a misspelt flag cannot let goods through. */
export function readLines(text: string, knownFlags: ReadonlySet<string> | null): { lines: LineRow[]; errors: RowError[] } {
  const table = readTable(file, text, linesColumns);
  const errors = [...table.errors];
  const lines: LineRow[] = [];
  const seen = new Set<string>();
  for (const row of table.rows) {
    const cells = readCells(file, row);
    const card = readLine(cells);
    if (seen.has(card.id)) cells.note("id", `"${card.id}" stands twice`);
    seen.add(card.id);
    for (const flag of card.refuses)
      if (knownFlags && !knownFlags.has(flag)) cells.note("refuses", `"${flag}" is not a goods flag`);
    lines.push({ row: row.row, card });
    errors.push(...cells.errors);
  }
  return { lines, errors };
}

function readLine(cells: Cells): LineRow["card"] {
  return {
    id: readId(cells),
    name: { en: cells.text("name_en"), zh: cells.text("name_zh") },
    service: cells.oneOf("service", services),
    warehouses: readWarehouses(cells),
    countries: readCountries(cells),
    days: readDays(cells),
    tax: readTax(cells),
    volumetric: readVolumetric(cells),
    minChargeGrams: cells.whole("min_charge_g", { max: 1_000_000 }),
    roundUpGrams: cells.whole("round_up_g", { min: 1, max: 10_000 }),
    limits: {
      maxGrams: cells.optionalWhole("max_g", { min: 1 }),
      maxSideCm: cells.optionalTenth("max_side_cm", { min: 1 }),
      maxSumCm: cells.optionalTenth("max_sum_cm", { min: 1 }),
      maxGirthCm: cells.optionalTenth("max_girth_cm", { min: 1 }),
    },
    refuses: cells.words("refuses", /^[a-z][a-z-]*$/),
    insurance: readInsurance(cells),
    package: cells.oneOf("package", packageMethods),
    pickup: cells.yesNo("pickup"),
    needsIdentity: cells.yesNo("needs_identity"),
    note: { en: cells.optionalText("note_en"), zh: cells.optionalText("note_zh") },
    ...readValidity(cells),
  };
}

function readId(cells: Cells): string {
  const id = cells.text("id");
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) cells.note("id", `"${id}" must be small letters, digits and hyphens`);
  return id;
}

function readWarehouses(cells: Cells): number[] {
  const warehouses = cells.words("warehouses", /^[1-9]\d?$/).map(Number);
  if (warehouses.length === 0) cells.note("warehouses", "is empty");
  return warehouses;
}

function readCountries(cells: Cells): string[] {
  const countries = cells.words("countries", /^[A-Z]{2}$/);
  if (countries.length === 0) cells.note("countries", "is empty");
  return countries;
}

function readDays(cells: Cells): [number, number] {
  const earliest = cells.whole("days_min", { min: 1, max: 365 });
  const latest = cells.whole("days_max", { min: 1, max: 365 });
  if (latest < earliest) cells.note("days_max", `${latest} is before days_min ${earliest}`);
  return [earliest, latest];
}

function readTax(cells: Cells): RateCard["tax"] {
  const mode = cells.oneOf("tax_mode", taxModes);
  const rateBp = cells.whole("tax_rate_bp", { max: 10_000 });
  if (mode === "prepaid" && rateBp === 0) cells.note("tax_rate_bp", "prepaid tax needs a rate");
  return { mode, rateBp };
}

function readVolumetric(cells: Cells): RateCard["volumetric"] {
  const rule = cells.oneOf("volumetric_rule", volumetricRules);
  const divisor = cells.optionalWhole("divisor", { min: 1_000, max: 20_000 });
  const sideCm = cells.optionalTenth("side_cm");
  const ratio = cells.optionalTenth("ratio", { min: 1, max: 10 });
  if (rule !== "never" && divisor === null) cells.note("divisor", `rule ${rule} needs a divisor`);
  if (rule === "side-over" && sideCm === null) cells.note("side_cm", "rule side-over needs a side");
  if (rule === "ratio-over" && ratio === null) cells.note("ratio", "rule ratio-over needs a ratio");
  return { rule, divisor, sideCm, ratio };
}

function readInsurance(cells: Cells): NonNullable<RateCard["insurance"]> | null {
  const rateBp = cells.optionalWhole("insurance_rate_bp", { min: 1, max: 10_000 });
  if (rateBp === null) return null;
  return { rateBp, min: cells.amount("insurance_min"), cap: cells.amount("insurance_cap") };
}

function readValidity(cells: Cells): { validFrom: string; validTo: string | null } {
  const validFrom = cells.day("valid_from");
  const validTo = cells.optionalDay("valid_to");
  if (validTo !== null && validTo < validFrom) cells.note("valid_to", `${validTo} is before valid_from ${validFrom}`);
  return { validFrom, validTo };
}
