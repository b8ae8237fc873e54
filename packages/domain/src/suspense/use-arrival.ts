import { compare, divideHalfEven, least, type Money, money, subtract } from "../money.ts";
import type { SuspenseWhy } from "./states.ts";

/** Why captured money cannot be used for what was asked of the card; null when it is exactly that. */
export function whySuspended(requested: Money, captured: Money): SuspenseWhy | null {
  if (captured.currency !== requested.currency) return "other-currency";
  return compare(captured, requested) === 0 ? null : "other-amount";
}

/** How an arrival pays for something, all in CNY: `price` of it, the agreed `surcharge` as far as it reaches, `rest` for the wallet. */
export type ArrivalUse = { price: Money; surcharge: Money; rest: Money };

/** Null when the arrival does not suffice. `worth`: what it comes to in CNY; what lacks of the surcharge is let go. */
export function useArrival(worth: Money, price: Money, surcharge: Money): ArrivalUse | null {
  if (compare(worth, price) < 0) return null;
  const beyond = subtract(worth, price);
  const taken = least(surcharge, beyond);
  return { price, surcharge: taken, rest: subtract(beyond, taken) };
}

/** What the payer gave for a part of what arrived, at least one unit; the rest of it paid the gateway. `worth`: all of it in CNY. */
export function paidFor(part: Money, { arrived, worth }: { arrived: Money; worth: Money }): Money {
  const share = divideHalfEven(arrived.amount * part.amount, worth.amount);
  return money(share > 0n ? share : 1n, arrived.currency);
}
