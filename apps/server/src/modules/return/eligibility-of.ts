import { returnEligibility } from "@sihai/domain/return";
import type { Deps } from "#platform";
import type { Item } from "../item/index.ts";
import type { StoredItem } from "../warehouse/index.ts";

type Known = { stored: readonly StoredItem[]; exchanged: ReadonlySet<string>; now: Date };

/** Until when an item may be sent back, and what stands against it, by what is known of it: what is offered is what is accepted (rule P-08). */
export function eligibilityOf({ settings }: Deps, item: Item, { stored, exchanged, now }: Known) {
  const stockedInAt = stored.find(({ itemId }) => itemId === item.id)?.stockedInAt ?? null;
  const [boughtHere, exchangedBefore, reserved] = [item.realPrice !== null, exchanged.has(item.id), item.reservedFor !== null];
  return returnEligibility({ state: item.state, stockedInAt, boughtHere, exchangedBefore, reserved, now }, settings);
}
