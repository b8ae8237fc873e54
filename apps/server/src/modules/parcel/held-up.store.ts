import type { Db, Tx } from "#platform";
import type { ParcelKey } from "./parcel.store.ts";

/** What holds a parcel up: an item (no code), or a service, done to an item or to the whole. */
export type Obstacle = { code: string | null; itemId: string | null };
export type HeldUp = Obstacle & { note: string; at: Date };

const wholeParcel = "0";
const kindOf = ({ code }: Obstacle) => (code === null ? "item-missing" : "service-impossible");

/** False when it holds the parcel up already; the newer note counts. */
export async function insertHeldUp(
  tx: Tx,
  { userId, parcelId }: ParcelKey,
  obstacle: Obstacle,
  { note, staffId, at }: { note: string; staffId: string; at: Date },
): Promise<boolean> {
  const known = await deleteHeldUp(tx, { userId, parcelId }, obstacle);
  await tx
    .insertInto("parcel_held_up")
    .values({
      user_id: userId,
      parcel_id: parcelId,
      kind: kindOf(obstacle),
      code: obstacle.code ?? "",
      item_id: obstacle.itemId ?? wholeParcel,
      note,
      held_by: staffId,
      held_at: at,
    })
    .execute();
  return !known;
}

/** True when it held the parcel up until now. */
export async function deleteHeldUp(tx: Tx, { userId, parcelId }: ParcelKey, obstacle: Obstacle): Promise<boolean> {
  const done = await tx
    .deleteFrom("parcel_held_up")
    .where("user_id", "=", userId)
    .where("parcel_id", "=", parcelId)
    .where("kind", "=", kindOf(obstacle))
    .where("code", "=", obstacle.code ?? "")
    .where("item_id", "=", obstacle.itemId ?? wholeParcel)
    .executeTakeFirst();
  return done.numDeletedRows > 0n;
}

/** The customer has answered by changing the parcel: what still lacks is said anew. */
export async function forgetHeldUp(tx: Tx, { userId, parcelId }: ParcelKey): Promise<void> {
  await tx.deleteFrom("parcel_held_up").where("user_id", "=", userId).where("parcel_id", "=", parcelId).execute();
}

/** What holds each of some parcels up, in one question; by parcel id. */
export async function heldUpOf(db: Db | Tx, parcels: readonly { userId: string; id: string }[]): Promise<Map<string, HeldUp[]>> {
  const found = new Map<string, HeldUp[]>(parcels.map(({ id }) => [id, []]));
  if (parcels.length === 0) return found;
  const rows = await db
    .selectFrom("parcel_held_up")
    .select(["parcel_id", "code", "item_id", "note", "held_at"])
    .where("user_id", "in", [...new Set(parcels.map(({ userId }) => userId))])
    .where("parcel_id", "in", [...found.keys()])
    .orderBy("held_at")
    .execute();
  for (const row of rows)
    found.get(row.parcel_id)?.push({
      code: row.code === "" ? null : row.code,
      itemId: row.item_id === wholeParcel ? null : row.item_id,
      note: row.note,
      at: row.held_at,
    });
  return found;
}
