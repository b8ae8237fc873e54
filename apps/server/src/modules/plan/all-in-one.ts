import { add, cny, sum, toDecimal } from "@sihai/domain";
import { quoteLines } from "@sihai/domain/freight";
import { landedTax } from "@sihai/domain/parcel";
import type { PlanTask, Together } from "./plan.types.ts";

/**
 * The line with the lowest freight for everything that can be sent, in one parcel, and the one that is cheapest with the tax: what `staying` names
 * goes nowhere, split or not.
 */
export function allInOne(task: PlanTask, staying: readonly { itemId: string }[]): Together | null {
  const { lines, country, zip, tax, ...terms } = task;
  const items = task.items.filter(({ id }) => !staying.some(({ itemId }) => itemId === id));
  if (items.length === 0) return null;
  const fitting = quoteLines({ ...terms, lines, parcel: { items, country, zip } })
    .filter(({ quote }) => quote.eligible)
    .map(({ lineId, quote }) => ({ lineId, total: quote.total }));
  const cheapest = leastOf(fitting);
  if (!cheapest || !tax) return cheapest && { ...cheapest, door: null };
  const value = sum(
    items.map(({ valueCny }) => cny(valueCny)),
    "CNY",
  );
  const goods = { value, kinds: Math.min(items.length, tax.declarationLinesMost) };
  const taxOf = (lineId: string) => {
    const line = lines.find(({ id }) => id === lineId);
    return (line && landedTax(line.tax, goods, tax).total) ?? cny("0.00");
  };
  const withTax = fitting.map(({ lineId, total }) => ({ lineId, total: toDecimal(add(cny(total), taxOf(lineId))) }));
  return { ...cheapest, door: leastOf(withTax) };
}

type Offer = { lineId: string; total: string };

function leastOf(offers: readonly Offer[]): Offer | null {
  return offers.reduce<Offer | null>(
    (best, one) => (best === null || cny(one.total).amount < cny(best.total).amount ? one : best),
    null,
  );
}
