import { keysOf } from "./words.ts";
export const currencies = {
  CNY: { digits: 2, symbol: "CN ￥" },
  USD: { digits: 2, symbol: "US$" },
  EUR: { digits: 2, symbol: "€" },
  GBP: { digits: 2, symbol: "£" },
  AUD: { digits: 2, symbol: "A$" },
  NZD: { digits: 2, symbol: "NZ$" },
  CAD: { digits: 2, symbol: "CA$" },
  HUF: { digits: 2, symbol: "Ft" },
  PLN: { digits: 2, symbol: "zł" },
  SGD: { digits: 2, symbol: "S$" },
  TRY: { digits: 2, symbol: "₺" },
  HKD: { digits: 2, symbol: "HK$" },
  JPY: { digits: 0, symbol: "JP¥" },
} as const;

export type Currency = keyof typeof currencies;
export const currencyCodes = keysOf(currencies);

/** An amount in whole minor units (fen, cents, yen) with its currency. Never a float. */
export type Money = { readonly amount: bigint; readonly currency: Currency };

/** An amount in the minor unit of its currency: fen, cents, whole yen. */
export function money(amount: bigint, currency: Currency): Money {
  return { amount, currency };
}

/** Nothing, in a currency. */
export function zero(currency: Currency): Money {
  return { amount: 0n, currency };
}

/** Reads a CNY amount from a decimal string such as "12.50". Throws RangeError on anything else. */
export function cny(decimal: string): Money {
  return parseMoney(decimal, "CNY");
}

/** Reads a plain decimal string ("-3", "12.5", "0.07") in major units. Throws RangeError when it is not one or has too many digits. */
export function parseMoney(decimal: string, currency: Currency): Money {
  const { digits } = currencies[currency];
  const match = /^(-?)(\d{1,15})(?:\.(\d+))?$/.exec(decimal);
  const fraction = match?.[3] ?? "";
  if (!match || fraction.length > digits) throw new RangeError(`not an amount of ${currency}: ${decimal.slice(0, 40)}`);
  const units = BigInt(`${match[2]}${fraction.padEnd(digits, "0")}`);
  return money(match[1] ? -units : units, currency);
}

/** The amount as a decimal string in major units with all its digits: "12.50", "-0.07", JPY "300". */
export function toDecimal({ amount, currency }: Money): string {
  const { digits } = currencies[currency];
  const units = magnitudeOf(amount)
    .toString()
    .padStart(digits + 1, "0");
  const text = digits === 0 ? units : `${units.slice(0, -digits)}.${units.slice(-digits)}`;
  return amount < 0n ? `-${text}` : text;
}

/** `a + b`; throws where the currencies differ. */
export function add(a: Money, b: Money): Money {
  return money(a.amount + sameCurrency(a, b).amount, a.currency);
}

/** `a - b`, which may be negative; throws where the currencies differ. */
export function subtract(a: Money, b: Money): Money {
  return money(a.amount - sameCurrency(a, b).amount, a.currency);
}

/** `-a`; zero stays zero. */
export function negate(a: Money): Money {
  return money(-a.amount, a.currency);
}

/** All amounts together, zero for none; throws where one is of another currency. */
export function sum(amounts: readonly Money[], currency: Currency): Money {
  return amounts.reduce(add, zero(currency));
}

/** `a` a whole number of times; throws for a fraction. */
export function times(a: Money, quantity: number): Money {
  if (!Number.isSafeInteger(quantity)) throw new RangeError(`not a whole quantity: ${quantity}`);
  return money(a.amount * BigInt(quantity), a.currency);
}

/** -1 for owed, 0 for nothing, 1 for an amount. */
export function sign(a: Money): -1 | 0 | 1 {
  return a.amount > 0n ? 1 : a.amount < 0n ? -1 : 0;
}

/** Negative when a < b, zero when equal, positive when a > b. */
export function compare(a: Money, b: Money): -1 | 0 | 1 {
  return sign(subtract(a, b));
}

/** The smaller of two of one currency. */
export function least(a: Money, b: Money): Money {
  return compare(a, b) <= 0 ? a : b;
}

/** The larger of two of one currency. */
export function greatest(a: Money, b: Money): Money {
  return compare(a, b) >= 0 ? a : b;
}

/** Share of an amount in basis points (350 = 3.5 %), rounded half-even once (rule I-05). */
export function percent(a: Money, basisPoints: number): Money {
  return money(divideHalfEven(a.amount * BigInt(basisPoints), 10_000n), a.currency);
}

/** Converts at `rate` (decimal string: units of `to` for one unit of `a`), rounded half-even once to the minor unit of `to`. */
export function convert(a: Money, rate: string, to: Currency): Money {
  const match = /^(\d{1,9})(?:\.(\d{1,12}))?$/.exec(rate);
  if (!match) throw new RangeError(`not a rate: ${rate.slice(0, 40)}`);
  const fraction = match[2] ?? "";
  const scaled = a.amount * BigInt(`${match[1]}${fraction}`) * 10n ** BigInt(currencies[to].digits);
  return money(divideHalfEven(scaled, 10n ** BigInt(fraction.length + currencies[a.currency].digits)), to);
}

/** Integer division rounded half-even. `divisor` must be positive. */
export function divideHalfEven(dividend: bigint, divisor: bigint): bigint {
  const magnitude = magnitudeOf(dividend);
  const quotient = magnitude / divisor;
  const twice = (magnitude % divisor) * 2n;
  const up = twice > divisor || (twice === divisor && quotient % 2n === 1n);
  const rounded = up ? quotient + 1n : quotient;
  return dividend < 0n ? -rounded : rounded;
}

function magnitudeOf(value: bigint): bigint {
  return value < 0n ? -value : value;
}

function sameCurrency(a: Money, b: Money): Money {
  if (a.currency !== b.currency) throw new TypeError(`cannot mix ${a.currency} and ${b.currency}`);
  return b;
}

/** Whether a text as typed or sent is an amount of a currency with cents: digits, and at most two after the point. */
export function isAmount(text: string): boolean {
  return /^\d{1,9}(\.\d{1,2})?$/.test(text);
}

/** Whether a decimal string is more than nothing; what is no amount (an unfinished field) is not. */
export function isPositive(decimal: string): boolean {
  return isAmount(decimal) && /[1-9]/.test(decimal);
}

/** Whether a decimal string has no more digits than its currency; yen are whole. */
export function fitsCurrency({ amount, currency }: { amount: string; currency: Currency }): boolean {
  return (amount.split(".")[1]?.length ?? 0) <= currencies[currency].digits;
}

/** Orders decimal strings of CNY from low to high. */
export function byAmount(a: string, b: string): -1 | 0 | 1 {
  return compare(cny(a), cny(b));
}

/** A decimal string as the number a plot, a bar or a sorted column stands by. Not to calculate with and not to be shown. */
export function plotted(decimal: string): number {
  return Number(decimal);
}
