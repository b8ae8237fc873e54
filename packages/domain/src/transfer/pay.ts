import { exchangeToCny, unitsFor } from "../exchange/index.ts";
import { compare, type Money, money, subtract } from "../money.ts";

/** The least of a currency that comes to a price at a rate: units of the currency for one CNY, "1" for CNY itself. */
export function priceIn(price: Money, currency: Money["currency"], rate: string): Money {
  return currency === "CNY" ? price : money(unitsFor(price, currency, rate), currency);
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
