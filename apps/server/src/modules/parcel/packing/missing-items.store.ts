import type { Db, Tx } from "#platform";
import type { ParcelKey } from "../parcel.store.ts";

export type Missing = { itemId: string; note: string; at: Date };

/** An item is not on its shelf; false when that was known, then the newer note counts. */
export async function insertMissing(
  tx: Tx,
  { userId, parcelId }: ParcelKey,
  { itemId, note, at }: Missing,
  staffId: string,
): Promise<boolean> {
  const known = await deleteMissing(tx, { userId, parcelId }, itemId);
  await tx
    .insertInto("parcel_held_up")
    .values({ user_id: userId, parcel_id: parcelId, item_id: itemId, note, held_by: staffId, held_at: at })
    .execute();
  return !known;
}

/** True when the item was missing until now. An item that leaves its parcel takes its row with it. */
export async function deleteMissing(tx: Tx, { userId, parcelId }: ParcelKey, itemId: string): Promise<boolean> {
  const done = await tx
    .deleteFrom("parcel_held_up")
    .where("user_id", "=", userId)
    .where("parcel_id", "=", parcelId)
    .where("item_id", "=", itemId)
    .executeTakeFirst();
  return done.numDeletedRows > 0n;
}

/** Nothing of a parcel is missed any more: it is cancelled. */
export async function forgetMissing(tx: Tx, { userId, parcelId }: ParcelKey): Promise<void> {
  await tx.deleteFrom("parcel_held_up").where("user_id", "=", userId).where("parcel_id", "=", parcelId).execute();
}

/** What each of some parcels misses, the oldest first, in one question; by parcel id. */
export async function missingOf(
  db: Db | Tx,
  parcels: readonly { userId: string; id: string }[],
): Promise<Map<string, Missing[]>> {
  const found = new Map<string, Missing[]>(parcels.map(({ id }) => [id, []]));
  if (parcels.length === 0) return found;
  const rows = await db
    .selectFrom("parcel_held_up")
    .select(["parcel_id", "item_id", "note", "held_at"])
    .where("user_id", "in", [...new Set(parcels.map(({ userId }) => userId))])
    .where("parcel_id", "in", [...found.keys()])
    .orderBy("held_at")
    .execute();
  for (const row of rows) found.get(row.parcel_id)?.push({ itemId: row.item_id, note: row.note, at: row.held_at });
  return found;
}
