import { add, cny, percent, sum, toDecimal } from "@sihai/domain";
import type { Ahead } from "./use-ahead.ts";

/** The least and the most, CNY decimals. */
export type AmountRange = readonly [low: string, high: string];

type Given = {
  costs: NonNullable<Ahead["costs"]>;
  taxMode: NonNullable<Ahead["line"]>["taxMode"];
  /** What the goods cost with everything up to our warehouse, and what a card adds to it; null for nothing. */
  paid: string;
  surcharge: string | null;
  /** What was asked for after that and is not paid yet. */
  owed: string;
  /** What a card adds to the shipping too, in basis points; 0 where the balance will pay it. */
  shippingBp: number;
};

/** What it comes to at the door: everything that is still asked for, by the same way of paying as what is paid now. */
export function doorSums({ costs, taxMode, paid, surcharge, owed, shippingBp }: Given) {
  const toCome: AmountRange = [costs.low, costs.high];
  // Tax on delivery is paid to others; only what we ask for comes with a card's surcharge.
  const byCard = (shipping: string) =>
    cardAdds([shipping, costs.operation, ...(taxMode === "prepaid" ? [costs.tax ?? "0.00"] : [])], shippingBp);
  const added: AmountRange = [byCard(costs.shipping.low), byCard(costs.shipping.high)];
  const now = dueNow(paid, surcharge);
  const withCard = bothPlus(toCome, added);
  return {
    now,
    added: shippingBp > 0 ? added : null,
    toCome: withCard,
    whole: bothPlus(bothPlus([now, now], [owed, owed]), withCard),
  };
}

/** What is asked for next: with a card's surcharge where there is one. */
export function dueNow(paid: string, surcharge: string | null): string {
  return surcharge === null ? paid : toDecimal(add(cny(paid), cny(surcharge)));
}

/** What a card adds to amounts that are asked for together, all CNY decimals; `bp` in basis points. */
export function cardAdds(amounts: readonly string[], bp: number): string {
  return toDecimal(percent(sum(amounts.map(cny), "CNY"), bp));
}

function bothPlus(a: AmountRange, b: AmountRange): AmountRange {
  return [toDecimal(add(cny(a[0]), cny(b[0]))), toDecimal(add(cny(a[1]), cny(b[1])))];
}
