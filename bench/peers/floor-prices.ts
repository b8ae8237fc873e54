// What the floor reckons by itself for a parcel: the price of each line of a country, kept in memory as the product keeps its price lists.
import type pg from "pg";

/** Of a line as ours answers it, what its price and its limits are made of. */
export type Line = {
  id: string;
  insurance: { rateBp: number; cap: string } | null;
  tax: { mode: string; rateBp: number };
  refuses: string[];
  volumetric: { rule: string; divisor: number | null };
  limits: { maxGrams: number | null; maxSideCm: number | null; maxSumCm: number | null };
  prices: { firstGrams: number; first: string; additionalGrams: number; additional: string };
};
export type Shelved = { grams: number; lengthMm: number; widthMm: number; heightMm: number; flags: string[]; value: string };

const byCountry = new Map<string, Line[]>();
const operationFen = 800;
const allowance = 1.05;

/** The lines to a country, read from the database once. */
export async function linesTo(pool: pg.Pool, country: string): Promise<Line[]> {
  const known = byCountry.get(country);
  if (known) return known;
  const { rows } = await pool.query<{ view: Line }>("select view from floor.line where country = $1", [country]);
  const lines = rows.map(({ view }) => view);
  byCountry.set(country, lines);
  return lines;
}

/** 1290 → "12.90". */
export const yuan = (fen: number) => (fen / 100).toFixed(2);
/** "12.90" → 1290. */
export const fenOf = (text: string) => Math.round(Number(text) * 100);

function priceOf(line: Line, actualGrams: number, volumetricGrams: number) {
  const chargeableGrams = Math.max(actualGrams, volumetricGrams);
  const { firstGrams, first, additionalGrams, additional } = line.prices;
  const steps = Math.max(0, Math.ceil((chargeableGrams - firstGrams) / additionalGrams));
  const freight = fenOf(first) + steps * fenOf(additional);
  const how = `${first} + ${additional}/${additionalGrams} g × ${steps}`;
  const total = freight + operationFen;
  const lines = [
    { label: "freight", amount: yuan(freight), how },
    { label: "operation", amount: yuan(operationFen), how: yuan(operationFen) },
  ];
  return { total, how, freight, quote: { actualGrams, volumetricGrams, chargeableGrams, lines, total: yuan(total) } };
}

/** What a line costs for these goods, in CNY: the price expected, and the deposit on 5 % more. */
export function offerOf(line: Line, items: readonly Shelved[]) {
  const grams = items.reduce((sum, item) => sum + item.grams, 0);
  const mm3 = items.reduce((sum, item) => sum + item.lengthMm * item.widthMm * item.heightMm, 0);
  const goods = items.reduce((sum, item) => sum + Number(item.value), 0);
  const volumetric = line.volumetric.divisor ? Math.ceil(mm3 / line.volumetric.divisor) : 0;
  const expected = priceOf(line, grams, volumetric);
  const most = Math.ceil(grams * allowance);
  const deposit = priceOf(line, most, volumetric);
  const insured = line.insurance && Math.min(fenOf(line.insurance.cap), goods + deposit.total);
  return {
    line,
    quote: expected.quote,
    deposit: yuan(deposit.total),
    depositHow: `${(most / 1000).toFixed(3)} kg (+5 %): freight ${yuan(deposit.freight)} = ${deposit.how}; operation ${yuan(operationFen)}`,
    maxInsured: insured === null ? null : yuan(insured),
    taxRateBp: line.tax.mode === "prepaid" ? line.tax.rateBp : 0,
  };
}

/** Why a line does not take these goods, in grams and centimetres; empty where it does. */
export function refusalsOf({ limits, refuses }: Line, items: readonly Shelved[]) {
  const grams = items.reduce((sum, item) => sum + item.grams, 0);
  const side = Math.max(...items.flatMap((item) => [item.lengthMm, item.widthMm, item.heightMm]));
  const refusals: { code: string; limit: number | string[]; actual: number | string[] }[] = [];
  if (limits.maxGrams !== null && grams > limits.maxGrams)
    refusals.push({ code: "weight", limit: limits.maxGrams, actual: grams });
  if (limits.maxSideCm !== null && side > limits.maxSideCm * 10)
    refusals.push({ code: "side", limit: limits.maxSideCm, actual: side / 10 });
  const flags = items.flatMap((item) => item.flags.filter((flag) => refuses.includes(flag)));
  if (flags.length > 0) refusals.push({ code: "goods", limit: refuses, actual: flags });
  return refusals;
}
