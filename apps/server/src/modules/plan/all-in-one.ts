import { cny } from "@sihai/domain";
import { quoteLines } from "@sihai/domain/freight";
import type { PlanTask, Together } from "./plan.types.ts";

/** The line with the lowest freight for everything that can be sent, in one parcel: what `staying` names goes nowhere, split or not. */
export function allInOne(task: PlanTask, staying: readonly { itemId: string }[]): Together | null {
  const { lines, country, zip, ...terms } = task;
  const items = task.items.filter(({ id }) => !staying.some(({ itemId }) => itemId === id));
  if (items.length === 0) return null;
  const fitting = quoteLines({ ...terms, lines, parcel: { items, country, zip } })
    .filter(({ quote }) => quote.eligible)
    .map(({ lineId, quote }) => ({ lineId, total: quote.total }));
  return fitting.reduce<Together | null>(
    (best, one) => (best === null || cny(one.total).amount < cny(best.total).amount ? one : best),
    null,
  );
}
