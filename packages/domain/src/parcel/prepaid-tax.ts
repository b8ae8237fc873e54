import { crossRate } from "../exchange/index.ts";
import { type Money, percent, toDecimal } from "../money.ts";
import type { FrozenCharge } from "./frozen-charge.ts";

/**
 * Tax collected with the parcel on a line that prepays it: a share of the declared value (USD), in CNY. `usdPerCny` is the rate of the day.
 * Throws RangeError for a value in another currency and for a rate of nothing.
 */
export function prepaidTax(declared: Money, usdPerCny: string, rateBp: number): Money {
  if (declared.currency !== "USD") throw new RangeError(`declared in ${declared.currency}, not in USD`);
  return percent(crossRate(declared, "CNY", { from: usdPerCny, to: "1" }), rateBp);
}

/** The same as a charge of the parcel in CNY, with the formula it came of. Throws `RangeError` on what is not declared in USD. */
export function prepaidTaxCharge(declared: Money, usdPerCny: string, rateBp: number): FrozenCharge {
  const tax = toDecimal(prepaidTax(declared, usdPerCny, rateBp));
  const how = `US$ ${toDecimal(declared)} ÷ ${usdPerCny} × ${rateBp / 100} %`;
  return { code: "prepaid-tax", quantity: 1, unitPrice: tax, amount: tax, how };
}
