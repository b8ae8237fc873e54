import { type Money, money } from "@sihai/domain";
import { type SelectQueryBuilder, sql } from "kysely";
import type { Db, Tx } from "#platform";
import { armStorageClock } from "./arm-storage-clock.ts";
import { withdrawTasksOf } from "./move-storage-task.ts";

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
  /** Set aside for the shipping expert: it lies there, and nobody else may take it. */
  reserved: boolean;
  /** Items of its order that have not come, where the customer wants them sent together. */
  waitsFor: number;
  stockedInAt: Date;
  freeUntil: Date;
  pausedAt: Date | null;
  /** How long its clock stood still until now, milliseconds. */
  stillMs: number;
};

const columns = [
  "s.user_id",
  "s.item_id",
  "i.item_no",
  "o.order_no",
  "i.state",
  "i.reserved_for",
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
  "s.still_ms",
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
    reserved: row.reserved_for !== null,
    waitsFor: row.waits_for,
    stockedInAt: row.stocked_in_at,
    freeUntil: row.free_until,
    pausedAt: row.paused_at,
    stillMs: Number(row.still_ms),
  };
}

/** The words of a variant: `["Black", "42"]`, or the values of `[{ name, value }]`. */
export function skuWords(value: unknown): { cn: string; en: string }[] {
  return Array.isArray(value) ? (value as { cn: string; en: string }[]).map(({ cn, en }) => ({ cn, en })) : [];
}

export type StorageSort = "ending" | "newest" | "heaviest";
export type StorageFilter = {
  userId: string;
  warehouse: number | undefined;
  /** The end of free storage, at most; for goods overdue that is now. */
  endingBefore: Date | undefined;
  itemIds: readonly string[] | undefined;
  /** Of the goods named, also those in this parcel of theirs, which is changed. */
  packageId: string | undefined;
  /** A part of the name, or of the order's or item's number. */
  text: string | undefined;
};

/** What the filters say of a row. One comparison for all texts: each costs about as much as everything else together. */
function matching({ userId, warehouse, endingBefore, itemIds, packageId, text }: StorageFilter) {
  const like = `%${(text ?? "").replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  return sql.join(
    [
      packageId === undefined || itemIds === undefined
        ? sql`i.state = 'stocked-in'`
        : sql`(i.state = 'stocked-in' or i.state = 'in-parcel' and exists (select 1 from parcel_item pi
            join parcel p on p.user_id = pi.user_id and p.id = pi.parcel_id
            where pi.user_id = ${userId} and pi.item_id = s.item_id and pi.live and p.package_no = ${packageId}))`,
      ...(warehouse === undefined ? [] : [sql`s.warehouse_id = ${warehouse}`]),
      ...(endingBefore === undefined ? [] : [sql`s.free_until <= ${endingBefore}`]),
      ...(itemIds === undefined ? [] : [sql`s.item_id = any(${[...itemIds]}::bigint[])`]),
      ...(text ? [sql`concat_ws(chr(10), i.name_zh, i.name_en, o.order_no, i.item_no) ilike ${like}`] : []),
    ],
    sql` and `,
  );
}

const orders: Record<StorageSort, string> = {
  ending: "free_until, item_id",
  newest: "stocked_in_at desc, item_id",
  heaviest: "weight_grams desc, item_id",
};

export type StorageFound = { total: number; grams: number; itemIds: string[] };

/** What lies on the shelves and is free to be sent: how much the filter shows in all, and one page of it in the order asked for. */
export async function findStored(
  db: Db,
  filter: StorageFilter,
  page: { sort: StorageSort; limit: number; offset: number },
): Promise<StorageFound> {
  const withOrder = filter.text ? sql`join purchase_order o on o.user_id = i.user_id and o.id = i.order_id` : sql``;
  const { rows } = await sql<StorageFound>`
    with shown as materialized (
      select s.item_id, s.weight_grams, s.free_until, s.stocked_in_at from stored_item s
      join order_item i on i.user_id = s.user_id and i.id = s.item_id ${withOrder}
      where s.user_id = ${filter.userId} and ${matching(filter)})
    select (select count(*) from shown)::int as total, (select coalesce(sum(weight_grams), 0) from shown)::int as grams,
      array(select item_id::text from shown order by ${sql.raw(orders[page.sort])} limit ${page.limit} offset ${page.offset}) as "itemIds"`.execute(
    db,
  );
  const [found] = rows;
  if (!found) throw new Error("a count answers with one row");
  return found;
}

export type StorageCounts = Record<"southChina" | "hongKong" | "within10" | "within30" | "within60" | "overdue", number>;

/** How many there are of each kind, whatever the filter. */
export async function countStored(db: Db, userId: string, now: Date): Promise<StorageCounts> {
  const within = (days: number) =>
    sql`count(*) filter (where s.free_until <= ${new Date(now.getTime() + days * 86_400_000)})::int`;
  const { rows } = await sql<StorageCounts>`
    select count(*) filter (where s.warehouse_id = 1)::int as "southChina",
      count(*) filter (where s.warehouse_id = 2)::int as "hongKong",
      ${within(10)} as within10, ${within(30)} as within30, ${within(60)} as within60, ${within(0)} as overdue
    from stored_item s join order_item i on i.user_id = s.user_id and i.id = s.item_id
    where s.user_id = ${userId} and i.state = 'stocked-in'`.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error("a count answers with one row");
  return counts;
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
    still_ms: 0,
    extended_ms: 0,
  };
  await tx
    .insertInto("stored_item")
    .values({ user_id: item.userId, item_id: item.itemId, ...stored })
    .onConflict((conflict) => conflict.columns(["user_id", "item_id"]).doUpdateSet(stored))
    .execute();
  await armStorageClock(tx, item, item.freeUntil, item.at);
}

/** Stops the storage clock of items that leave the shelf; what was asked for them there is asked no more. Throws when one was stopped already. */
export async function pauseStorage(tx: Tx, userId: string, itemIds: readonly string[], at: Date): Promise<void> {
  const updated = await tx
    .updateTable("stored_item")
    .set({ paused_at: at })
    .where("user_id", "=", userId)
    .where("item_id", "in", itemIds)
    .where("paused_at", "is", null)
    .executeTakeFirst();
  if (updated.numUpdatedRows !== BigInt(itemIds.length)) throw new Error("a storage clock stood still already");
  await withdrawTasksOf(tx, { userId, itemIds, at }, { kind: "user", id: userId });
}

/** Lets the clock go on, with the time it stood still added. */
export async function resumeStorageOf(tx: Tx, userId: string, itemId: string, freeUntil: Date): Promise<void> {
  const stopped = await lockStored(tx, { userId, itemId });
  if (!stopped?.pausedAt) throw new Error(`the storage clock of item ${itemId} did not stand still`);
  const stoodMs = freeUntil.getTime() - stopped.freeUntil.getTime();
  await tx
    .updateTable("stored_item")
    .set({ free_until: freeUntil, paused_at: null, still_ms: sql<string>`still_ms + ${stoodMs}` })
    .where("user_id", "=", userId)
    .where("item_id", "=", itemId)
    .execute();
  await armStorageClock(tx, { userId, itemId }, freeUntil, new Date(stopped.pausedAt.getTime() + stoodMs));
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
    .executeTakeFirst();
  if (updated.numUpdatedRows !== 1n) return false;
  await armStorageClock(tx, { userId, itemId }, endsAfter, now);
  return true;
}

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
  { userId, itemId }: StoredKey,
  { kept, taken, madeId, now }: { kept: StoredPart; taken: StoredPart; madeId: string; now: Date },
): Promise<void> {
  const { rows } = await sql<{ free_until: Date }>`
    insert into stored_item (user_id, item_id, warehouse_id, shelf, weight_grams, length_mm, width_mm, height_mm, quantity, alone,
      stocked_in_at, stocked_in_by, free_until, paused_at, still_ms, extended_ms)
    select user_id, ${madeId}, warehouse_id, ${taken.shelf}, ${taken.grams}, ${taken.sidesMm[0]}, ${taken.sidesMm[1]},
      ${taken.sidesMm[2]}, ${taken.quantity}, alone, stocked_in_at, stocked_in_by, free_until, paused_at, still_ms, extended_ms
    from stored_item where user_id = ${userId} and item_id = ${itemId} and paused_at is null returning free_until`.execute(tx);
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
  await armStorageClock(tx, { userId, itemId: madeId }, made.free_until, now);
}
