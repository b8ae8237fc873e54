import { parcelServices } from "@sihai/domain/parcel";
import type { DraftLine, DraftService } from "../../../stores/parcel-submit.ts";
import { isBlank } from "../declaration/line-faults.ts";

/**
 * A declaration that fits the goods: lines of goods that are still there stay as they were edited, those that speak of others go, and
 * goods no line speaks of are declared as proposed. A line that was added and left blank declares nothing and goes too.
 */
export function fitLines(lines: readonly DraftLine[], itemIds: readonly string[], proposed: readonly DraftLine[]): DraftLine[] {
  const kept = lines.filter((line) => !isBlank(line) && line.itemIds.every((id) => itemIds.includes(id)));
  const isDeclared = (id: string) => kept.some((line) => line.itemIds.includes(id));
  if (itemIds.every(isDeclared)) return kept;
  const added = proposed.filter((line) => line.itemIds.some((id) => !isDeclared(id)));
  const again = new Set(added.flatMap((line) => line.itemIds));
  return [...kept.filter((line) => !line.itemIds.some((id) => again.has(id))), ...added];
}

/** The pieces a service starts with: all where it is free; where each costs money, those the shopper names, or the only one there is. */
export function startingPieces(items: readonly { itemId: string; quantity: number }[], isFree: boolean): DraftService["items"] {
  const isOnlyOne = items.length === 1 && items[0]?.quantity === 1;
  return isFree || isOnlyOne ? items.map(({ itemId, quantity }) => ({ itemId, quantity })) : [];
}

/** Services that fit the goods: nothing is done to what is not in the parcel, and one for pieces that names none is not chosen. */
export function fitServices(services: readonly DraftService[], itemIds: readonly string[]): DraftService[] {
  return services.flatMap((service) => {
    const items = service.items.filter(({ itemId }) => itemIds.includes(itemId));
    return parcelServices[service.code].unit === "piece" && items.length === 0 ? [] : [{ ...service, items }];
  });
}
