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

/** Services that fit the goods: nothing is done to what is not in the parcel. */
export function fitServices(services: readonly DraftService[], itemIds: readonly string[]): DraftService[] {
  return services.flatMap((service) => {
    const items = service.items.filter(({ itemId }) => itemIds.includes(itemId));
    return service.items.length > 0 && items.length === 0 ? [] : [{ ...service, items }];
  });
}
