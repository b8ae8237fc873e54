import { type Money, percent } from "../money.ts";
import { crossRate } from "../exchange/index.ts";

/** Tax collected with the parcel on a line that prepays it: a share of the declared value, in CNY. `usdPerCny` is the rate of the day. */
export function prepaidTax(declared: Money, usdPerCny: string, rateBp: number): Money {
  return percent(crossRate(declared, "CNY", { from: usdPerCny, to: "1" }), rateBp);
}
