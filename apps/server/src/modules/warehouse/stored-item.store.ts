import { type Money, money } from "@sihai/domain";
import { type SelectQueryBuilder, sql } from "kysely";
import type { Db, Tx } from "#platform";

export type StoredItem = {
  userId: string;
  itemId: string;
  itemNo: string;
  orderNo: string;
  state: string;
  nameZh: string;
  nameEn: string;
  skuName: { cn: string; en: string }[];
  pictureUrl: string | null;
  classId: string | null;
  flags: string[];
  quantity: number;
  /** What was paid for the goods, or is declared for those the customer sent himself; all pieces. */
  value: Money;
  grams: number;
  /** Longest first. */
  sidesCm: [number, number, number];
  warehouse: number;
  shelf: string;
  alone: boolean;
  /** Items of its order that have not come, where the customer wants them sent together. */
  waitsFor: number;
  stockedInAt: Date;
  freeUntil: Date;
  pausedAt: Date | null;
};

const columns = [
  "s.user_id",
  "s.item_id",
  "i.item_no",
  "o.order_no",
  "i.state",
  "i.name_zh",
  "i.name_en",
  "i.sku_name",
  "i.picture_url",
  "i.class_id",
  "i.flags",
  "s.quantity",
  "i.unit_price_cny",
  "i.declared_unit_cny",
  "s.weight_grams",
  "s.length_mm",
  "s.width_mm",
  "s.height_mm",
  "s.warehouse_id",
  "s.shelf",
  "s.alone",
  "s.stocked_in_at",
  "s.free_until",
  "s.paused_at",
] as const;

/** Items of the same order that have not come, where the customer wants them sent together. */
const waitsFor =
  sql<number>`(case when o.ship_together then (select count(*) from order_item other where other.user_id = i.user_id
  and other.order_id = i.order_id and other.state in ('awaiting-logistics', 'in-transit', 'signed', 'awaiting-confirmation')) else 0 end)::int`.as(
    "waits_for",
  );

function query(db: Db | Tx) {
  return db
    .selectFrom("stored_item as s")
    .innerJoin("order_item as i", (join) => join.onRef("i.user_id", "=", "s.user_id").onRef("i.id", "=", "s.item_id"))
    .innerJoin("purchase_order as o", (join) => join.onRef("o.user_id", "=", "i.user_id").onRef("o.id", "=", "i.order_id"))
    .select(columns)
    .select(waitsFor);
}
type Row = ReturnType<typeof query> extends SelectQueryBuilder<infer _D, infer _T, infer O> ? O : never;

function storedItemOf(row: Row): StoredItem {
  return {
    userId: row.user_id,
    itemId: row.item_id,
    itemNo: row.item_no,
    orderNo: row.order_no,
    state: row.state,
    nameZh: row.name_zh,
    nameEn: row.name_en,
    skuName: skuWords(row.sku_name),
    pictureUrl: row.picture_url,
    classId: row.class_id,
    flags: row.flags,
    quantity: row.quantity,
    value: money(BigInt(row.declared_unit_cny ?? row.unit_price_cny) * BigInt(row.quantity), "CNY"),
    grams: row.weight_grams,
    sidesCm: [row.length_mm / 10, row.width_mm / 10, row.height_mm / 10],
    warehouse: row.warehouse_id,
    shelf: row.shelf,
    alone: row.alone,
    waitsFor: row.waits_for,
    stockedInAt: row.stocked_in_at,
    freeUntil: row.free_until,
    pausedAt: row.paused_at,
  };
}

/** The words of a variant: `["Black", "42"]`, or the values of `[{ name, value }]`. */
export function skuWords(value: unknown): { cn: string; en: string }[] {
  return Array.isArray(value) ? (value as { cn: string; en: string }[]).map(({ cn, en }) => ({ cn, en })) : [];
}

type Filter = {
  userId: string;
  warehouse: number | undefined;
  endingBefore: Date | undefined;
  itemIds: readonly string[] | undefined;
};

/** What lies on the shelves and is free to be sent, the soonest ending first. */
export async function listStored(
  db: Db,
  { userId, warehouse, endingBefore, itemIds }: Filter,
  page: { limit: number; offset: number },
): Promise<StoredItem[]> {
  const rows = await query(db)
    .where("s.user_id", "=", userId)
    .where("i.state", "=", "stocked-in")
    .$if(warehouse !== undefined, (builder) => builder.where("s.warehouse_id", "=", warehouse ?? 0))
    .$if(endingBefore !== undefined, (builder) => builder.where("s.free_until", "<=", endingBefore ?? new Date(0)))
    .$if(itemIds !== undefined, (builder) => builder.where("s.item_id", "in", itemIds ?? []))
    .orderBy("s.free_until")
    .orderBy("s.item_id")
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  return rows.map(storedItemOf);
}

export type StorageCount = { warehouse: number; freeUntil: Date };

/** Where each item lies and when it ends; for the counts beside the filters. */
export async function storedEnds(db: Db, userId: string): Promise<StorageCount[]> {
  const rows = await db
    .selectFrom("stored_item as s")
    .innerJoin("order_item as i", (join) => join.onRef("i.user_id", "=", "s.user_id").onRef("i.id", "=", "s.item_id"))
    .select(["s.warehouse_id", "s.free_until"])
    .where("s.user_id", "=", userId)
    .where("i.state", "=", "stocked-in")
    .limit(5000)
    .execute();
  return rows.map((row) => ({ warehouse: row.warehouse_id, freeUntil: row.free_until }));
}

/** A customer's stored items by id, in the order of the ids; unknown ones, and another's, are left out. */
export async function storedItemsOf(db: Db | Tx, userId: string, itemIds: readonly string[]): Promise<StoredItem[]> {
  if (itemIds.length === 0) return [];
  const rows = await query(db).where("s.user_id", "=", userId).where("s.item_id", "in", itemIds).orderBy("s.item_id").execute();
  return rows.map(storedItemOf);
}

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
  freeUntil: Date;
};

/** Puts an item on its shelf; what came in exchange for it takes the place of the goods that went back. */
export async function insertStoredItem(tx: Tx, item: NewStoredItem): Promise<void> {
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
    free_until: item.freeUntil,
    paused_at: null,
  };
  await tx
    .insertInto("stored_item")
    .values({ user_id: item.userId, item_id: item.itemId, ...stored })
    .onConflict((conflict) => conflict.columns(["user_id", "item_id"]).doUpdateSet(stored))
    .execute();
}

/** Stops the storage clock of items that go into a parcel. Throws when one was stopped already. */
export async function pauseStorage(tx: Tx, userId: string, itemIds: readonly string[], at: Date): Promise<void> {
  const updated = await tx
    .updateTable("stored_item")
    .set({ paused_at: at })
    .where("user_id", "=", userId)
    .where("item_id", "in", itemIds)
    .where("paused_at", "is", null)
    .executeTakeFirst();
  if (updated.numUpdatedRows !== BigInt(itemIds.length)) throw new Error("a storage clock stood still already");
}

/** Lets the clock go on, with the time it stood still added. */
export async function resumeStorageOf(tx: Tx, userId: string, itemId: string, freeUntil: Date): Promise<void> {
  const updated = await tx
    .updateTable("stored_item")
    .set({ free_until: freeUntil, paused_at: null })
    .where("user_id", "=", userId)
    .where("item_id", "=", itemId)
    .where("paused_at", "is not", null)
    .executeTakeFirst();
  if (updated.numUpdatedRows !== 1n) throw new Error(`the storage clock of item ${itemId} did not stand still`);
}
