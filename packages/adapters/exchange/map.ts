import { type Currency, currencyCodes } from "@sihai/domain";
import type { RateSheet } from "./port.ts";

const digits = 10;

/**
 * Turns the euro-based sheet into units per yuan. Throws RangeError when a currency is missing or a rate is not a positive decimal.
 * Counted in whole numbers: a rate is never a float.
 */
export function perCnyFrom(date: string, perEuro: ReadonlyMap<string, string>): RateSheet {
  const yuan = scaled(perEuro, "CNY");
  const table = currencyCodes.map((currency): [Currency, string] => {
    if (currency === "CNY") return [currency, "1"];
    const units = currency === "EUR" ? 10n ** 12n : scaled(perEuro, currency);
    const shifted = units * 10n ** BigInt(digits);
    return [currency, decimal((shifted * 2n + yuan) / (yuan * 2n))];
  });
  return { date, perCny: recordFrom(table) };
}

function recordFrom(table: [Currency, string][]): Record<Currency, string> {
  const of = (currency: Currency): string => table.find(([code]) => code === currency)?.[1] ?? "";
  return {
    CNY: of("CNY"),
    USD: of("USD"),
    EUR: of("EUR"),
    GBP: of("GBP"),
    AUD: of("AUD"),
    NZD: of("NZD"),
    CAD: of("CAD"),
    HUF: of("HUF"),
    PLN: of("PLN"),
    SGD: of("SGD"),
    TRY: of("TRY"),
    HKD: of("HKD"),
    JPY: of("JPY"),
  };
}

/** A rate as a whole number of 10^-12. */
function scaled(perEuro: ReadonlyMap<string, string>, currency: string): bigint {
  const match = /^(\d{1,9})(?:\.(\d{1,12}))?$/.exec(perEuro.get(currency) ?? "");
  const units = match ? BigInt(`${match[1]}${(match[2] ?? "").padEnd(12, "0")}`) : 0n;
  if (units <= 0n) throw new RangeError(`no usable rate for ${currency}`);
  return units;
}

function decimal(units: bigint): string {
  const text = units.toString().padStart(digits + 1, "0");
  return `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}
