import { exchangeToCny, unitsFor } from "../exchange/index.ts";
import { add, compare, type Money, money, sign, subtract } from "../money.ts";

/** The least of a currency that comes to a price at a rate: units of the currency for one CNY, "1" for CNY itself. */
export function priceIn(price: Money, currency: Money["currency"], rate: string): Money {
  return currency === "CNY" ? price : money(unitsFor(price, currency, rate), currency);
}

/** The prices in CNY that `priceIn` brings, with a fee on top, between two amounts of a currency; never less than a fen. */
export function pricesIn(
  { least, most }: { least: Money; most: Money },
  fee: Money,
  rate: string,
): { least: Money; most: Money } {
  const fen = money(1n, "CNY");
  const worth = (amount: Money) => (amount.currency === "CNY" ? amount : exchangeToCny(amount, rate));
  const below = subtract(subtract(least, fee), money(1n, least.currency));
  return { least: sign(below) < 0 ? fen : add(worth(below), fen), most: worth(subtract(most, fee)) };
}

/**
 * What an arrival does for what it was meant for. `used` of it pays the price, and the rest stays in its own currency; or it is `worth` so much
 * in CNY, and `lacks` is still to be paid.
 */
export type TransferUse = { outcome: "paid"; used: Money; rest: Money } | { outcome: "short"; worth: Money; lacks: Money };

/** `net`: what arrived, less what the receiving bank kept. `price`: of everything it was meant for that is still to be paid. */
export function useTransfer(net: Money, price: Money, rate: string): TransferUse {
  const used = priceIn(price, net.currency, rate);
  if (compare(net, used) >= 0) return { outcome: "paid", used, rest: subtract(net, used) };
  const worth = net.currency === "CNY" ? net : exchangeToCny(net, rate);
  return { outcome: "short", worth, lacks: subtract(price, worth) };
}
