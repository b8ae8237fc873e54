import { ok, type Result, refuse } from "@sihai/domain";
import { type ItemState, mayMoveItem } from "@sihai/domain/item";
import type { Tx } from "#platform";
import { type Actor, recordStep } from "../timeline/index.ts";
import { type ItemChange, type ItemKey, lockItemState, setItemState } from "./item.store.ts";
import type { Item } from "./item.types.ts";

export type ItemRefusal = { code: "ITEM_STATE_REFUSED"; from: ItemState; to: ItemState };
/** `change`: what comes with the state it is moved to. */
type Move = ItemKey & {
  to: ItemState;
  by: Actor;
  at: Date;
  note?: string;
  facts?: Record<string, unknown>;
  change?: ItemChange;
  /** Where it stands, of one this transaction has locked already. */
  locked?: Pick<Item, "state" | "reservedFor">;
};

/**
 * Moves an item along its transition table and notes the step. Refuses what the table does not allow, and to take an item away that is set
 * aside for somebody; changes nothing then (rule F41).
 */
export async function moveItem(
  tx: Tx,
  { userId, itemId, to, by, at, note, facts, change, locked }: Move,
): Promise<Result<undefined, ItemRefusal>> {
  const { state: from, reservedFor } = locked ?? (await lockItemState(tx, { userId, itemId }));
  if (!mayMoveItem(from, to) || reservedFor !== null) return refuse({ code: "ITEM_STATE_REFUSED" as const, from, to });
  await setItemState(tx, { userId, itemId }, to, change);
  await recordStep(tx, { userId, subjectKind: "item", subjectId: itemId, from, to, by, at, note, facts });
  return ok();
}
