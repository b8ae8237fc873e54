import { ok, type Result, refuse } from "@sihai/domain";
import { type ItemState, itemStarts, itemTransitions, mayMoveItem } from "@sihai/domain/item";
import { type Module, setTimer, type Tx } from "#platform";
import { type Actor, recordStep, timelineInvariants } from "../timeline/index.ts";

export type { Actor };
export type ItemKey = { userId: string; itemId: string };
export type ItemRefusal = { code: "ITEM_STATE_REFUSED"; from: ItemState; to: ItemState };

/** Locks items in the order of their ids and returns their rows in that order; unknown ids are left out. */
export async function lockItems(tx: Tx, keys: readonly ItemKey[]) {
  if (keys.length === 0) return [];
  const rows = await tx
    .selectFrom("order_item")
    .selectAll()
    .where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple("user_id", "id"),
        "in",
        keys.map((key) => tuple(key.userId, key.itemId)),
      ),
    )
    .orderBy("id")
    .forUpdate()
    .execute();
  return rows.map((row) => ({ ...row, state: row.state as ItemState }));
}
export type ItemRow = Awaited<ReturnType<typeof lockItems>>[number];

type Move = ItemKey & { to: ItemState; by: Actor; at: Date; note?: string; facts?: Record<string, unknown> };

/**
 * Moves an item along its transition table and notes the step. Refuses what the table does not allow, and to take an item away that is set
 * aside for somebody; changes nothing then (F41).
 */
export async function moveItem(
  tx: Tx,
  { userId, itemId, to, by, at, note, facts }: Move,
): Promise<Result<undefined, ItemRefusal>> {
  const row = await tx
    .selectFrom("order_item")
    .select(["state", "reserved_for"])
    .where("user_id", "=", userId)
    .where("id", "=", itemId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const from = row.state as ItemState;
  if (!mayMoveItem(from, to) || row.reserved_for !== null) return refuse({ code: "ITEM_STATE_REFUSED" as const, from, to });
  await tx.updateTable("order_item").set({ state: to }).where("user_id", "=", userId).where("id", "=", itemId).execute();
  await recordStep(tx, { userId, subjectKind: "item", subjectId: itemId, from, to, by, at, note, facts });
  return ok();
}

/** Sets locked items aside on their shelf. Throws when one does not lie there, or is set aside already. */
export async function reserveItems(tx: Tx, userId: string, itemIds: readonly string[], reservedFor: string): Promise<void> {
  const updated = await tx
    .updateTable("order_item")
    .set({ reserved_for: reservedFor })
    .where("user_id", "=", userId)
    .where("id", "in", [...itemIds])
    .where("state", "=", "stocked-in")
    .where("reserved_for", "is", null)
    .executeTakeFirst();
  if (updated.numUpdatedRows !== BigInt(itemIds.length)) throw new Error(`not all items could be set aside for ${reservedFor}`);
}

/** Lets everything go that was set aside for something; its rows must be locked. */
export async function freeItems(tx: Tx, userId: string, reservedFor: string): Promise<void> {
  await tx
    .updateTable("order_item")
    .set({ reserved_for: null })
    .where("user_id", "=", userId)
    .where("reserved_for", "=", reservedFor)
    .execute();
}

/** Timer of a question to the buyer; its subject is `userId:itemId`. The order module answers for what happens when it passes. */
export const confirmTimer = "order.confirm";

type Question = ItemKey & { by: Actor; at: Date; answerBefore: Date; note: string; facts: Record<string, unknown> };

/** Puts an item off until the buyer has answered, or until the time for it has passed. The facts say what was asked and why. */
export async function askAboutItem(
  tx: Tx,
  { userId, itemId, by, at, answerBefore, note, facts }: Question,
): Promise<Result<undefined, ItemRefusal>> {
  const moved = await moveItem(tx, { userId, itemId, to: "awaiting-confirmation", by, at, note, facts });
  if (!moved.ok) return moved;
  await tx
    .updateTable("order_item")
    .set({ due_at: answerBefore })
    .where("user_id", "=", userId)
    .where("id", "=", itemId)
    .execute();
  await setTimer(tx, confirmTimer, `${userId}:${itemId}`, answerBefore);
  return ok();
}

export const itemModule: Module = {
  name: "item",
  routes: [],
  invariants: timelineInvariants({
    of: "an item",
    kind: "item",
    tables: ["order_item"],
    starts: itemStarts,
    transitions: [itemTransitions],
  }),
};
