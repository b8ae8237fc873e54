import { numberFormat } from "./kept-formats.ts";
import type { Language } from "./language.ts";

/** A whole or decimal number with thousands separators and at most `digits` decimals. */
export function formatNumber(value: number, language: Language, digits = 2): string {
  return numberFormat(language, { maximumFractionDigits: digits }).format(value);
}

/** What came or went, with its sign: "+1,200", "-300". The minus is the one amounts have. */
export function formatSigned(count: number, language: Language): string {
  return `${count < 0 ? "-" : "+"}${formatNumber(Math.abs(count), language, 0)}`;
}

/** A figure of a plot to be read out, always with two digits: 80 is "80.00". No price: those are exact and go by `cnyText`. */
export function formatFigure(value: number, language: Language): string {
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return numberFormat(language, digits).format(value);
}

/** A large count in short, for places where its size matters more than its digits: 23977 is "24K" in English, "2.4万" in Chinese. */
export function formatCompact(value: number, language: Language): string {
  return numberFormat(language, { notation: "compact", maximumFractionDigits: 1 }).format(value);
}

/** A share between 0 and 1 as a percentage: 0.94 is "94%". */
export function formatPercent(share: number, language: Language, digits = 0): string {
  return numberFormat(language, { style: "percent", maximumFractionDigits: digits }).format(share);
}

/** Percentage from basis points: 350 is "3.5%". */
export function formatBasisPoints(basisPoints: number, language: Language): string {
  return formatPercent(basisPoints / 10_000, language, 2);
}

/** A rate to five figures, as far as anybody reads it: "0.141875121271" is "0.14188". What is charged is computed with all of them. */
export function formatRate(rate: string): string {
  return String(Number(Number(rate).toPrecision(5)));
}
