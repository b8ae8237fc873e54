import { type LocalText, named } from "@sihai/domain/language";
import type { Db, Tx } from "#platform";
import type { ParcelKey } from "../parcel.store.ts";

/** Notes goods that were scanned into a box and left the parcel: they go back to their shelves. */
export async function askToPutBack(tx: Tx, { userId, parcelId }: ParcelKey, itemIds: readonly string[], at: Date): Promise<void> {
  if (itemIds.length === 0) return;
  await tx
    .insertInto("parcel_put_back")
    .values(itemIds.map((itemId) => ({ user_id: userId, parcel_id: parcelId, item_id: itemId, asked_at: at })))
    .onConflict((conflict) =>
      conflict.columns(["user_id", "parcel_id", "item_id"]).doUpdateSet({ asked_at: at, done_at: null, done_by: null }),
    )
    .execute();
}

/** Goods are in the parcel again before anybody put them back. */
export async function forgetPutBack(tx: Tx, { userId, parcelId }: ParcelKey, itemIds: readonly string[]): Promise<void> {
  if (itemIds.length === 0) return;
  await tx
    .deleteFrom("parcel_put_back")
    .where("user_id", "=", userId)
    .where("parcel_id", "=", parcelId)
    .where("item_id", "in", [...itemIds])
    .where("done_at", "is", null)
    .execute();
}

/** Notes that an item is on its shelf again, or in another box; false when it was not asked for. */
export async function markPutBack(
  tx: Tx,
  itemNo: string,
  { staffId, at }: { staffId: string; at: Date },
): Promise<{ shelf: string } | null> {
  const item = await tx
    .selectFrom("order_item as i")
    .innerJoin("stored_item as s", (join) => join.onRef("s.user_id", "=", "i.user_id").onRef("s.item_id", "=", "i.id"))
    .select(["i.user_id", "i.id", "s.shelf"])
    .where("i.item_no", "=", itemNo)
    .executeTakeFirst();
  if (!item) return null;
  const updated = await tx
    .updateTable("parcel_put_back")
    .set({ done_at: at, done_by: staffId })
    .where("user_id", "=", item.user_id)
    .where("item_id", "=", item.id)
    .where("done_at", "is", null)
    .executeTakeFirst();
  return updated.numUpdatedRows > 0n ? { shelf: item.shelf } : null;
}

/** How many items of a parcel wait to be put back. */
export async function countPutBack(tx: Tx, { userId, parcelId }: ParcelKey): Promise<number> {
  const row = await tx
    .selectFrom("parcel_put_back")
    .select(({ fn }) => fn.countAll<string>().as("waiting"))
    .where("user_id", "=", userId)
    .where("parcel_id", "=", parcelId)
    .where("done_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(row.waiting);
}

export type PutBack = {
  packageNo: string;
  itemNo: string;
  name: LocalText;
  pictureUrl: string | null;
  quantity: number;
  warehouse: number;
  shelf: string;
  requestedAt: Date;
};

/** What waits to be put back, in walking order: of one parcel, or of a warehouse, or all. */
export async function listPutBack(
  db: Db | Tx,
  { parcel, warehouse }: { parcel?: ParcelKey; warehouse?: number | undefined },
): Promise<PutBack[]> {
  const rows = await db
    .selectFrom("parcel_put_back as b")
    .innerJoin("parcel as p", (join) => join.onRef("p.user_id", "=", "b.user_id").onRef("p.id", "=", "b.parcel_id"))
    .innerJoin("order_item as i", (join) => join.onRef("i.user_id", "=", "b.user_id").onRef("i.id", "=", "b.item_id"))
    .innerJoin("stored_item as s", (join) => join.onRef("s.user_id", "=", "b.user_id").onRef("s.item_id", "=", "b.item_id"))
    .select([
      "p.package_no",
      "i.item_no",
      "i.name_zh",
      "i.name_en",
      "i.picture_url",
      "s.quantity",
      "s.warehouse_id",
      "s.shelf",
      "b.asked_at",
    ])
    .where("b.done_at", "is", null)
    .$if(parcel !== undefined, (query) =>
      query.where("b.user_id", "=", parcel?.userId ?? "0").where("b.parcel_id", "=", parcel?.parcelId ?? "0"),
    )
    .$if(warehouse !== undefined, (query) => query.where("s.warehouse_id", "=", warehouse ?? 0))
    .orderBy("s.shelf")
    .orderBy("i.item_no")
    .limit(200)
    .execute();
  return rows.map((row) => ({
    packageNo: row.package_no,
    itemNo: row.item_no,
    name: named({ zh: row.name_zh, en: row.name_en }),
    pictureUrl: row.picture_url,
    quantity: row.quantity,
    warehouse: row.warehouse_id,
    shelf: row.shelf,
    requestedAt: row.asked_at,
  }));
}
