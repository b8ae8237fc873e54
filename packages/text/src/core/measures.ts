import { numberFormat } from "./kept-formats.ts";
import type { Language } from "./language.ts";
import { noBreak, unbroken } from "./no-break.ts";
import { formatNumber } from "./numbers.ts";

/** Countries where people weigh in pounds: kilograms stay, pounds stand beside them. */
const poundCountries = new Set(["US", "LR", "MM", "GB"]);
/** Countries where people measure in inches. */
const inchCountries = new Set(["US", "LR", "MM", "CA"]);
const gramsPerPound = 453.592_37;
const cmPerInch = 2.54;

/**
 * A weight to the gram: "820 g" below a kilogram, "2.1 kg" and "2.104 kg" from there; for pound countries with "(4.63 lb)" behind. A formula
 * and a table of prices stay in kilograms throughout (`exactWeight`), with the same figures.
 */
export function formatWeight(grams: number, language: Language, country?: string): string {
  const metric = grams < 1000 ? `${formatNumber(grams, language, 0)}${noBreak}g` : exactWeight(grams, language);
  if (!country || !poundCountries.has(country)) return metric;
  return `${metric} (${formatNumber(grams / gramsPerPound, language, 2)}${noBreak}lb)`;
}

/** In kilograms whatever it weighs, so that an amount can be checked by hand: "4.183 kg", "0.5 kg". */
export function exactWeight(grams: number, language: Language): string {
  return unbroken(`${formatNumber(grams / 1000, language, 3)} kg`);
}

/** Always in kilograms with two decimals: "0.82 kg". For columns of weights that must compare at a glance. */
export function kilograms(grams: number, language: Language): string {
  const format = numberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return `${format.format(grams / 1000)}${noBreak}kg`;
}

/** Length, width and height in centimetres: "38 × 30 × 14 cm", with inches behind for the countries that use them. */
export function formatSize(sidesCm: readonly number[], language: Language, country?: string): string {
  const metric = sides(sidesCm, "cm", language);
  if (!country || !inchCountries.has(country)) return metric;
  return `${metric} (${sides(
    sidesCm.map((side) => side / cmPerInch),
    "in",
    language,
  )})`;
}

/** In a narrow column a size goes on behind a ×, never inside a figure: "12." above "1 cm" would be read as 12. */
function sides(lengths: readonly number[], unit: string, language: Language): string {
  const figures = lengths.map((side) => formatNumber(side, language, 1));
  return `${figures.join(`${noBreak}× `)}${noBreak}${unit}`;
}

/** A file size in bytes: "2.9 MB". */
export function formatBytes(bytes: number, language: Language): string {
  if (bytes < 1024 * 1024) return `${formatNumber(bytes / 1024, language, 0)}${noBreak}KB`;
  return `${formatNumber(bytes / 1024 / 1024, language, 1)}${noBreak}MB`;
}
