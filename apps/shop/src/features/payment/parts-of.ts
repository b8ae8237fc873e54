import { cny, shareOut, toDecimal } from "@sihai/domain";
import type { TradeOnWire } from "./types.ts";

/**
 * What a payment takes for each of its parcels, and what the card takes on top of that. A line's amount is what is left to pay: what was
 * taken off is told beside it, and taken off no second time.
 */
export function partsOf(lines: TradeOnWire["lines"], surcharge: string | null) {
  const weights = lines.map(({ amount }) => cny(amount).amount);
  const shares = surcharge === null ? [] : shareOut(cny(surcharge), weights).map(toDecimal);
  return lines.map(({ no, amount }, at) => ({ packageId: no, paid: amount, surcharge: shares[at] ?? null }));
}
