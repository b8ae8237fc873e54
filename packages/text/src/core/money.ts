import { type Currency, currencies, type Money, toDecimal } from "@sihai/domain";
import { noBreak, unbroken } from "./no-break.ts";

/**
 * Writes an amount given as a decimal string in major units (the wire's form): "CN ￥1,129.00", "US$ 17.90", "-US$ 3.00".
 * Works on the digits, so that no amount passes through a float. The symbol of CNY is fixed by rule O-05. All spaces of
 * amounts are no-break spaces: an amount never breaks over two lines.
 */
export function formatAmount(decimal: string, currency: Currency): string {
  const negative = decimal.startsWith("-");
  const [whole = "0", fraction = ""] = (negative ? decimal.slice(1) : decimal).split(".");
  const { digits, symbol } = currencies[currency];
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ",");
  const figure = digits === 0 ? grouped : `${grouped}.${fraction.padEnd(digits, "0")}`;
  return `${negative ? "-" : ""}${unbroken(symbol)}${currency === "CNY" ? "" : noBreak}${figure}`;
}

/** An amount of the wire with its currency: `{ amount: "17.90", currency: "USD" }` is "US$ 17.90". */
export function moneyText({ amount, currency }: { amount: string; currency: Currency }): string {
  return formatAmount(amount, currency);
}

/** An amount of any currency, as `formatAmount` writes it. */
export function formatMoney(money: Money): string {
  return formatAmount(toDecimal(money), money.currency);
}

/** An amount in CNY from the wire, the commonest case: `cnyText("129.00")` is "CN ￥129.00". */
export function cnyText(decimal: string): string {
  return formatAmount(decimal, "CNY");
}

/** A range of amounts with the symbol once: "CN ￥231.00–246.00". */
export function formatAmountRange(low: string, high: string, currency: Currency): string {
  if (low === high) return formatAmount(low, currency);
  const { symbol } = currencies[currency];
  return `${formatAmount(low, currency)}–${formatAmount(high, currency).replace(unbroken(symbol), "").trim()}`;
}
