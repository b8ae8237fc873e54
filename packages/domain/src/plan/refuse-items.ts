import { type Item, quoteLines } from "../freight/index.ts";
import type { LocatedRequest, RefusedItem } from "./plan-types.ts";

/** Says why an item cannot travel by itself on any line, by the line that came nearest: fewest reasons, earlier lines first. */
export function explainRefusal(item: Item, { lines, country, zip, on, warehouses }: LocatedRequest): RefusedItem {
  const parcel = { items: [item], country, zip };
  const tried = quoteLines({ lines, parcel, on, ...(warehouses && { warehouses }) }).filter(({ quote }) => !quote.eligible);
  const nearest = tried.reduce<(typeof tried)[number] | null>(
    (best, one) => (best === null || one.quote.refusals.length < best.quote.refusals.length ? one : best),
    null,
  );
  return {
    itemId: item.id,
    why: nearest?.quote.refusals[0]?.code ?? "no-line",
    nearest: nearest && { lineId: nearest.lineId, refusals: nearest.quote.refusals },
  };
}
