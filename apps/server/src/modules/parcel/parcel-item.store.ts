import type { CouponGoods } from "@sihai/domain/promotion";
import { sql } from "kysely";
import { type Db, prepared, sendAlong, type Tx } from "#platform";
import type { ParcelKey } from "./parcel.store.ts";

/**
 * Puts items into a parcel; throws, with a later statement of the transaction, where one is in a living parcel already
 * (rules G1 and F36).
 */
export async function insertParcelItems(tx: Tx, { userId, parcelId }: ParcelKey, itemIds: readonly string[]): Promise<void> {
  await sendAlong(tx, writeItems({ userId, parcelId, itemIds }));
}

const writeItems = prepared(
  (_, { userId, parcelId, itemIds }: ParcelKey & { itemIds: readonly string[] }) => sql`
    insert into parcel_item (user_id, parcel_id, item_id) select ${userId}, ${parcelId}, item_id from unnest(${itemIds}::bigint[]) item_id`,
);

/** Items as coupons look at them: bought for the customer or not, of which shop. */
export async function couponGoodsOf(db: Db | Tx, userId: string, itemIds: readonly string[]): Promise<CouponGoods[]> {
  if (itemIds.length === 0) return [];
  const { rows } = await db.executeQuery(boughtAs({ userId, itemIds }));
  return rows.map((row) => ({ shoppingAgent: row.type === "dg", source: row.shop_source, shopId: row.shop_id }));
}

const boughtAs = prepared((db, { userId, itemIds }: { userId: string; itemIds: readonly string[] }) =>
  db
    .selectFrom("order_item as i")
    .innerJoin("purchase_order as o", (join) => join.onRef("o.user_id", "=", "i.user_id").onRef("o.id", "=", "i.order_id"))
    .select(["o.type", "o.shop_source", "o.shop_id"])
    .where("i.user_id", "=", userId)
    .where("i.id", "=", sql<string>`any(${itemIds}::bigint[])`),
);

/** The items of a parcel by id; `picked` is when the bench scanned each. */
export async function itemsOfParcel(
  db: Db | Tx,
  { userId, parcelId }: ParcelKey,
): Promise<{ itemId: string; picked: boolean }[]> {
  const rows = await db
    .selectFrom("parcel_item")
    .select(["item_id", "picked_at"])
    .where("user_id", "=", userId)
    .where("parcel_id", "=", parcelId)
    .orderBy("item_id")
    .execute();
  return rows.map((row) => ({ itemId: row.item_id, picked: row.picked_at !== null }));
}

/** The items of parcels of any customers, by parcel id. */
export async function itemIdsOfParcels(
  db: Db | Tx,
  parcels: readonly { userId: string; id: string }[],
): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>(parcels.map(({ id }) => [id, []]));
  if (parcels.length === 0) return found;
  const rows = await db
    .selectFrom("parcel_item")
    .select(["parcel_id", "item_id"])
    .where("user_id", "in", [...new Set(parcels.map(({ userId }) => userId))])
    .where("parcel_id", "in", [...found.keys()])
    .orderBy("item_id")
    .execute();
  for (const row of rows) found.get(row.parcel_id)?.push(row.item_id);
  return found;
}

/** How many items each parcel holds and how many were scanned, of all of them in one question; by parcel id. */
export async function countItems(
  db: Db | Tx,
  parcels: readonly { userId: string; id: string }[],
): Promise<Map<string, { items: number; picked: number }>> {
  if (parcels.length === 0) return new Map();
  const rows = await db
    .selectFrom("parcel_item")
    .select(({ fn }) => ["parcel_id", fn.countAll<string>().as("items"), fn.count<string>("picked_at").as("picked")])
    .where("user_id", "in", [...new Set(parcels.map(({ userId }) => userId))])
    .where(
      "parcel_id",
      "in",
      parcels.map(({ id }) => id),
    )
    .groupBy("parcel_id")
    .execute();
  return new Map(rows.map((row) => [row.parcel_id, { items: Number(row.items), picked: Number(row.picked) }]));
}

/** Lets the items of a parcel go into others, while its own page goes on naming them. */
export async function releaseParcelItems(tx: Tx, { userId, parcelId }: ParcelKey): Promise<void> {
  await tx
    .updateTable("parcel_item")
    .set({ live: false })
    .where("user_id", "=", userId)
    .where("parcel_id", "=", parcelId)
    .execute();
}

/** Items a change takes out of a parcel; the parcel's history names them. */
export async function takeParcelItems(tx: Tx, { userId, parcelId }: ParcelKey, itemIds: readonly string[]): Promise<void> {
  if (itemIds.length === 0) return;
  await tx
    .deleteFrom("parcel_item")
    .where("user_id", "=", userId)
    .where("parcel_id", "=", parcelId)
    .where("item_id", "in", [...itemIds])
    .execute();
}

/** Notes that an item was scanned into its parcel, and says which it is; null when it does not belong there. Scanning twice counts once. */
export async function markPicked(tx: Tx, { userId, parcelId }: ParcelKey, itemNo: string, at: Date): Promise<string | null> {
  const itemId = await itemIdIn(tx, { userId, parcelId }, itemNo);
  if (itemId === null) return null;
  await tx
    .updateTable("parcel_item")
    .set({ picked_at: at })
    .where("user_id", "=", userId)
    .where("parcel_id", "=", parcelId)
    .where("item_id", "=", itemId)
    .where("picked_at", "is", null)
    .execute();
  return itemId;
}

/** Takes back that an item was scanned; false when it does not belong to the parcel. */
export async function unmarkPicked(tx: Tx, { userId, parcelId }: ParcelKey, itemNo: string): Promise<boolean> {
  const itemId = await itemIdIn(tx, { userId, parcelId }, itemNo);
  if (itemId === null) return false;
  await tx
    .updateTable("parcel_item")
    .set({ picked_at: null })
    .where("user_id", "=", userId)
    .where("parcel_id", "=", parcelId)
    .where("item_id", "=", itemId)
    .execute();
  return true;
}

async function itemIdIn(tx: Tx, { userId, parcelId }: ParcelKey, itemNo: string): Promise<string | null> {
  const item = await tx
    .selectFrom("parcel_item as p")
    .innerJoin("order_item as i", (join) => join.onRef("i.user_id", "=", "p.user_id").onRef("i.id", "=", "p.item_id"))
    .select("p.item_id")
    .where("p.user_id", "=", userId)
    .where("p.parcel_id", "=", parcelId)
    .where("i.item_no", "=", itemNo)
    .executeTakeFirst();
  return item?.item_id ?? null;
}
