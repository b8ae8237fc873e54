import { divideHalfEven, type Money, money, percent } from "../money.ts";

/** Tax collected with the parcel on a line that prepays it: a share of the declared value, in CNY. `usdPerCny` is the rate of the day. */
export function prepaidTax(declared: Money, usdPerCny: string, rateBp: number): Money {
  const match = /^(\d{1,9})(?:\.(\d{1,12}))?$/.exec(usdPerCny);
  const scale = 10n ** BigInt(match?.[2]?.length ?? 0);
  const rate = BigInt(`${match?.[1] ?? "0"}${match?.[2] ?? ""}`);
  if (rate === 0n || declared.currency !== "USD") throw new RangeError(`not a rate of USD: ${usdPerCny.slice(0, 40)}`);
  return percent(money(divideHalfEven(declared.amount * scale, rate), "CNY"), rateBp);
}
