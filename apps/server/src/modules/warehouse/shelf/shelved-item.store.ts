import { sql } from "kysely";
import { type Deps, prepared, type Tx } from "#platform";
import { armStorageClock } from "../arm-storage-clock.ts";
import { withdrawTasksOf } from "../storage-task/move-storage-task.ts";

type Rules = Pick<Deps, "settings">;
type NewStoredItem = {
  userId: string;
  itemId: string;
  warehouse: number;
  shelf: string;
  grams: number;
  sidesMm: readonly [number, number, number];
  quantity: number;
  alone: boolean;
  at: Date;
  staffId: string;
  freeDays: number;
  /** Of the free days, those the owner's level gave. */
  memberDays: number;
  freeUntil: Date;
};

/** Puts an item on its shelf; what came in exchange for it takes the place of the goods that went back. */
export async function insertStoredItem(tx: Tx, deps: Rules, item: NewStoredItem): Promise<void> {
  const [length, width, height] = item.sidesMm;
  const stored = {
    warehouse_id: item.warehouse,
    shelf: item.shelf,
    weight_grams: item.grams,
    length_mm: length,
    width_mm: width,
    height_mm: height,
    quantity: item.quantity,
    alone: item.alone,
    stocked_in_at: item.at,
    stocked_in_by: item.staffId,
    free_days: item.freeDays,
    member_days: item.memberDays,
    free_until: item.freeUntil,
    paused_at: null,
    still_ms: 0,
    extended_ms: 0,
  };
  await tx
    .insertInto("stored_item")
    .values({ user_id: item.userId, item_id: item.itemId, ...stored })
    .onConflict((conflict) => conflict.columns(["user_id", "item_id"]).doUpdateSet(stored))
    .execute();
  await armStorageClock(tx, deps, { ...item, stockedInAt: item.at }, item.at);
}

/** Stops the storage clock of items that leave the shelf; what was asked for them there is asked no more. Throws when one was stopped already. */
export async function pauseStorage(tx: Tx, userId: string, itemIds: readonly string[], at: Date): Promise<void> {
  const [updated] = await Promise.all([
    tx.executeQuery(stopClocks({ userId, itemIds, at })),
    withdrawTasksOf(tx, { userId, itemIds, at }, { kind: "user", id: userId }),
  ]);
  if (updated.numAffectedRows !== BigInt(itemIds.length)) throw new Error("a storage clock stood still already");
}

const stopClocks = prepared((db, { userId, itemIds, at }: { userId: string; itemIds: readonly string[]; at: Date }) =>
  db
    .updateTable("stored_item")
    .set({ paused_at: at })
    .where("user_id", "=", userId)
    .where("item_id", "=", sql<string>`any(${itemIds}::bigint[])`)
    .where("paused_at", "is", null),
);

/** Lets the clock go on, with the time it stood still added. */
export async function resumeStorageOf(
  tx: Tx,
  deps: Rules,
  { userId, itemId, freeUntil }: StoredKey & { freeUntil: Date },
): Promise<void> {
  const stopped = await lockStored(tx, { userId, itemId });
  if (!stopped?.pausedAt) throw new Error(`the storage clock of item ${itemId} did not stand still`);
  const stoodMs = freeUntil.getTime() - stopped.freeUntil.getTime();
  await tx
    .updateTable("stored_item")
    .set({ free_until: freeUntil, paused_at: null, still_ms: sql<string>`still_ms + ${stoodMs}` })
    .where("user_id", "=", userId)
    .where("item_id", "=", itemId)
    .execute();
  await armStorageClock(tx, deps, { ...stopped, freeUntil }, new Date(stopped.pausedAt.getTime() + stoodMs));
}

export type StoredKey = { userId: string; itemId: string };

export type LockedStored = StoredKey & {
  warehouse: number;
  shelf: string;
  quantity: number;
  stockedInAt: Date;
  freeUntil: Date;
  pausedAt: Date | null;
  stillMs: number;
};

/** Locks one stored item; after its order item (lock order). Null when it never lay on a shelf. */
export async function lockStored(tx: Tx, { userId, itemId }: StoredKey): Promise<LockedStored | null> {
  const row = await tx
    .selectFrom("stored_item")
    .selectAll()
    .where("user_id", "=", userId)
    .where("item_id", "=", itemId)
    .forUpdate()
    .executeTakeFirst();
  return row
    ? {
        userId,
        itemId,
        warehouse: row.warehouse_id,
        shelf: row.shelf,
        quantity: row.quantity,
        stockedInAt: row.stocked_in_at,
        freeUntil: row.free_until,
        pausedAt: row.paused_at,
        stillMs: Number(row.still_ms),
      }
    : null;
}

/** Moves the end of storage to where it was paid to. False when it is not where it was when that was priced; nothing changes then. */
export async function extendStored(
  tx: Tx,
  deps: Rules,
  { userId, itemId }: StoredKey,
  { endsBefore, endsAfter, now }: { endsBefore: Date; endsAfter: Date; now: Date },
): Promise<boolean> {
  const updated = await tx
    .updateTable("stored_item")
    .set({
      free_until: endsAfter,
      extended_ms: sql<string>`extended_ms + ${endsAfter.getTime() - endsBefore.getTime()}`,
    })
    .where("user_id", "=", userId)
    .where("item_id", "=", itemId)
    .where("free_until", "=", endsBefore)
    .where("paused_at", "is", null)
    .returning("stocked_in_at")
    .executeTakeFirst();
  if (!updated) return false;
  await armStorageClock(tx, deps, { userId, itemId, stockedInAt: updated.stocked_in_at, freeUntil: endsAfter }, now);
  return true;
}

/** Writes where an item lies; throws when it lies on no shelf. The warehouse stays. */
export async function moveToShelf(tx: Tx, { userId, itemId }: StoredKey, shelf: string): Promise<void> {
  const updated = await tx
    .updateTable("stored_item")
    .set({ shelf })
    .where("user_id", "=", userId)
    .where("item_id", "=", itemId)
    .executeTakeFirst();
  if (updated.numUpdatedRows !== 1n) throw new Error(`item ${itemId} lies on no shelf`);
}

/** What the bench weighed and measured of a part; sides in millimetres, longest first. */
export type StoredPart = { quantity: number; grams: number; sidesMm: readonly [number, number, number]; shelf: string };

/** Makes two stored items of one: the second lies as long and shows the same pictures. */
export async function splitStoredRow(
  tx: Tx,
  deps: Rules,
  { userId, itemId }: StoredKey,
  { kept, taken, madeId, now }: { kept: StoredPart; taken: StoredPart; madeId: string; now: Date },
): Promise<void> {
  const { rows } = await sql<{ free_until: Date; stocked_in_at: Date }>`
    insert into stored_item (user_id, item_id, warehouse_id, shelf, weight_grams, length_mm, width_mm, height_mm, quantity, alone,
      stocked_in_at, stocked_in_by, free_days, member_days, free_until, paused_at, still_ms, extended_ms)
    select user_id, ${madeId}, warehouse_id, ${taken.shelf}, ${taken.grams}, ${taken.sidesMm[0]}, ${taken.sidesMm[1]},
      ${taken.sidesMm[2]}, ${taken.quantity}, alone, stocked_in_at, stocked_in_by, free_days, member_days, free_until, paused_at, still_ms, extended_ms
    from stored_item where user_id = ${userId} and item_id = ${itemId} and paused_at is null
    returning free_until, stocked_in_at`.execute(tx);
  const [made] = rows;
  if (!made) throw new Error(`item ${itemId} is being packed and cannot be split`);
  await tx
    .updateTable("stored_item")
    .set({
      quantity: kept.quantity,
      weight_grams: kept.grams,
      length_mm: kept.sidesMm[0],
      width_mm: kept.sidesMm[1],
      height_mm: kept.sidesMm[2],
      shelf: kept.shelf,
    })
    .where("user_id", "=", userId)
    .where("item_id", "=", itemId)
    .execute();
  await sql`insert into photo (user_id, subject_kind, subject_id, kind, file_id, taken_by, taken_at)
    select user_id, subject_kind, ${madeId}, kind, file_id, taken_by, taken_at from photo
    where user_id = ${userId} and subject_kind = 'item' and subject_id = ${itemId} order by id`.execute(tx);
  const stored = { stockedInAt: made.stocked_in_at, freeUntil: made.free_until };
  await armStorageClock(tx, deps, { userId, itemId: madeId, ...stored }, now);
}
