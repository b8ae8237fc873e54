import { type Currency, currencies, divideHalfEven, type Money, money } from "../money.ts";

/** Units of a currency for one CNY, as published; "1" for CNY itself. */
export type PerCny = { from: string; to: string };

/** An amount in another currency by the rates of both, rounded half-even once (rule I-05). */
export function crossRate(amount: Money, to: Currency, perCny: PerCny): Money {
  if (amount.currency === to) return amount;
  const { dividend, divisor } = crossed(amount, to, perCny);
  return money(divideHalfEven(dividend, divisor), to);
}

/**
 * What a balance comes to in CNY. Always rounded down: changed in many small parts it never comes to more than changed at once, and
 * never to more than it is worth (rule F29). `perCny`: units for one CNY with the margin on top.
 */
export function exchangeToCny(amount: Money, perCny: string): Money {
  const { dividend, divisor } = crossed(amount, "CNY", { from: perCny, to: "1" });
  return money(dividend / divisor, "CNY");
}

/** The least whole number of units of a currency that `exchangeToCny` changes into so much CNY, or more. */
export function unitsFor(price: Money, currency: Currency, perCny: string): bigint {
  const { dividend, divisor } = crossed(money(1n, currency), "CNY", { from: perCny, to: "1" });
  return (price.amount * divisor + dividend - 1n) / dividend;
}

function crossed(amount: Money, to: Currency, perCny: PerCny): { dividend: bigint; divisor: bigint } {
  const [from, into] = [scaled(perCny.from), scaled(perCny.to)];
  return {
    dividend: amount.amount * into.digits * 10n ** BigInt(currencies[to].digits + from.places),
    divisor: from.digits * 10n ** BigInt(currencies[amount.currency].digits + into.places),
  };
}

function scaled(rate: string): { digits: bigint; places: number } {
  const match = /^(\d{1,9})(?:\.(\d{1,14}))?$/.exec(rate);
  const digits = match ? BigInt(`${match[1]}${match[2] ?? ""}`) : 0n;
  if (digits === 0n) throw new RangeError(`not a rate: ${rate.slice(0, 40)}`);
  return { digits, places: match?.[2]?.length ?? 0 };
}
