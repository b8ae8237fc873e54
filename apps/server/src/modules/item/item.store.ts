import type { ItemState } from "@sihai/domain/item";
import type { Tx } from "#platform";

export type ItemKey = { userId: string; itemId: string };

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

/** Locks one item and tells where it stands and whom it is set aside for. */
export async function lockItemState(
  tx: Tx,
  { userId, itemId }: ItemKey,
): Promise<{ state: ItemState; reservedFor: string | null }> {
  const row = await tx
    .selectFrom("order_item")
    .select(["state", "reserved_for"])
    .where("user_id", "=", userId)
    .where("id", "=", itemId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { state: row.state as ItemState, reservedFor: row.reserved_for };
}

export async function setItemState(tx: Tx, { userId, itemId }: ItemKey, state: ItemState): Promise<void> {
  await tx.updateTable("order_item").set({ state }).where("user_id", "=", userId).where("id", "=", itemId).execute();
}

export async function setItemDue(tx: Tx, { userId, itemId }: ItemKey, dueAt: Date): Promise<void> {
  await tx.updateTable("order_item").set({ due_at: dueAt }).where("user_id", "=", userId).where("id", "=", itemId).execute();
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
