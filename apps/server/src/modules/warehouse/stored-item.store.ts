import { type Money, money } from "@sihai/domain";
import { dayMs } from "@sihai/domain/clocks";
import type { LocalText } from "@sihai/domain/language";
import { type SelectQueryBuilder, sql } from "kysely";
import { type Db, prepared, type Tx } from "#platform";
import { skuWords } from "../item/index.ts";

export type StoredItem = {
  userId: string;
  itemId: string;
  itemNo: string;
  orderNo: string;
  state: string;
  name: LocalText;
  skuName: LocalText[];
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
    name: { zh: row.name_zh, en: row.name_en },
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

export type StorageSort = "ending" | "newest" | "heaviest";
/** Free storage that ends within so many days from now; 0: it is over. */
export type Ending = { withinDays: number; now: Date };
export type StorageFilter = {
  userId: string;
  warehouse: number | undefined;
  ending: Ending | undefined;
  itemIds: readonly string[] | undefined;
  /** Of the goods named, also those in this parcel of theirs, which is changed. */
  packageId: string | undefined;
  /** A part of the name, or of the order's or item's number. */
  text: string | undefined;
};

/** When free storage ends: while the clock stands still its end moves on with the days. */
const endOf = (now: Date) =>
  sql`case when s.paused_at is null then s.free_until else s.free_until + (${now}::timestamptz - s.paused_at) end`;

/** What is over ends no more (rule F-25). */
function endsWithin({ withinDays, now }: Ending) {
  const end = endOf(now);
  if (withinDays === 0) return sql`${end} <= ${now}`;
  return sql`${end} > ${now} and ${end} <= ${new Date(now.getTime() + withinDays * dayMs)}`;
}

/** Of whom, and in which states: what is free, and what is in the parcel that is changed. */
function ofOwner({ userId, itemIds, packageId }: StorageFilter) {
  return packageId === undefined || itemIds === undefined
    ? sql`s.user_id = ${userId} and i.state = 'stocked-in'`
    : sql`s.user_id = ${userId} and (i.state = 'stocked-in' or i.state = 'in-parcel' and exists (select 1 from parcel_item pi
        join parcel p on p.user_id = pi.user_id and p.id = pi.parcel_id
        where pi.user_id = ${userId} and pi.item_id = s.item_id and pi.live and p.package_no = ${packageId}))`;
}

/** What the filters say of a row. */
function matching({ warehouse, ending, itemIds, text }: StorageFilter) {
  return sql.join(
    [
      sql`true`,
      ...(warehouse === undefined ? [] : [sql`s.warehouse_id = ${warehouse}`]),
      ...(ending === undefined ? [] : [endsWithin(ending)]),
      ...(itemIds === undefined ? [] : [sql`s.item_id = any(${[...itemIds]}::bigint[])`]),
      ...(text ? [holding(text)] : []),
    ],
    sql` and `,
  );
}

/** A row that holds a text, in whichever case. One comparison for all of its texts: each costs about as much as everything else together. */
function holding(text: string) {
  const like = `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const all = sql`(i.name_zh || chr(10) || i.name_en || chr(10) || o.order_no || chr(10) || i.item_no)`;
  // What small letters other alphabets have takes twice as long to know as all the rest.
  const isPlain = /^[\p{ASCII}\p{Lo}]*$/u.test(text);
  return isPlain ? sql`lower(${all} collate "C") like ${like.toLowerCase()}` : sql`${all} ilike ${like}`;
}

const orders: Record<StorageSort, string> = {
  ending: "free_until, item_id",
  newest: "stocked_in_at desc, item_id",
  heaviest: "weight_grams desc, item_id",
};

export type StorageCounts = Record<"within10" | "within30" | "within60" | "overdue", number> & {
  warehouses: { warehouse: number; items: number }[];
};

/** Stored goods, with their order where a text is looked for in its number too. */
function storedAs({ text }: StorageFilter) {
  const withOrder = text ? sql`join purchase_order o on o.user_id = i.user_id and o.id = i.order_id` : sql``;
  return sql`stored_item s join order_item i on i.user_id = s.user_id and i.id = s.item_id ${withOrder}`;
}

/**
 * One page of what lies on the shelves and is free to be sent, in the order asked for. What was sent long ago still has its row, and ended first:
 * the page is sorted of what is there, never read along an index of ends.
 */
export async function findStored(
  db: Db | Tx,
  filter: StorageFilter,
  { sort, limit, offset }: { sort: StorageSort; limit: number; offset: number },
): Promise<string[]> {
  const { rows } = await sql<{ item_id: string }>`
    select item_id from (
      select s.item_id, s.free_until, s.stocked_in_at, s.weight_grams from ${storedAs(filter)}
      where ${ofOwner(filter)} and ${matching(filter)} offset 0) there
    order by ${sql.raw(orders[sort])} limit ${limit} offset ${offset}`.execute(db);
  return rows.map(({ item_id }) => item_id);
}

type StoredGroup = { warehouse: number; endsIn: number | null; items: number; shown: number; grams: number };

/** So many days from now ends are counted by; 0: over. */
const endingsCounted = [0, 10, 30, 60];

/** How many items the filter shows and their grams, and how many items there are of each kind, whatever the filter. */
export async function countStored(
  db: Db | Tx,
  filter: StorageFilter,
  now: Date,
): Promise<{ total: number; grams: number; counts: StorageCounts }> {
  const end = endOf(now);
  const endsIn = endingsCounted.map(
    (days) => sql`when ${end} <= ${new Date(now.getTime() + days * dayMs)} then ${sql.lit(days)}`,
  );
  const { rows } = await sql<StoredGroup>`
    select warehouse, ends_in as "endsIn", count(*) filter (where is_free)::int as items,
      count(*) filter (where is_shown)::int as shown, coalesce(sum(grams) filter (where is_shown), 0)::int as grams
    from (
      select s.warehouse_id as warehouse, s.weight_grams as grams, i.state = 'stocked-in' as is_free, ${matching(filter)} as is_shown,
        case ${sql.join(endsIn, sql` `)} end as ends_in
      from ${storedAs(filter)} where ${ofOwner(filter)} offset 0) each
    group by 1, 2`.execute(db);
  const sum = (what: "items" | "shown" | "grams", isCounted: (group: StoredGroup) => boolean = () => true) =>
    rows.filter(isCounted).reduce((whole, group) => whole + group[what], 0);
  const within = (days: number) => sum("items", (group) => group.endsIn !== null && group.endsIn > 0 && group.endsIn <= days);
  const warehouses = [...new Set(rows.map(({ warehouse }) => warehouse))]
    .sort((one, other) => one - other)
    .map((warehouse) => ({ warehouse, items: sum("items", (group) => group.warehouse === warehouse) }))
    .filter(({ items }) => items > 0);
  return {
    total: sum("shown"),
    grams: sum("grams"),
    counts: {
      warehouses,
      ...{ within10: within(10), within30: within(30), within60: within(60) },
      overdue: sum("items", ({ endsIn }) => endsIn === 0),
    },
  };
}

/** A customer's stored items by id, in the order of the ids; unknown ones, and another's, are left out. */
export function storedItemsOf(db: Db | Tx, userId: string, itemIds: readonly string[]): Promise<StoredItem[]> {
  return storedItemsOfMany(db, [userId], itemIds);
}

/** The same of what is in one of a customer's parcels. */
export async function storedItemsInParcel(
  db: Db | Tx,
  { userId, parcelId }: { userId: string; parcelId: string },
): Promise<StoredItem[]> {
  return (await db.executeQuery(itemsInParcel({ userId, parcelId }))).rows.map(storedItemOf);
}

const itemsInParcel = prepared((db, { userId, parcelId }: { userId: string; parcelId: string }) =>
  query(db)
    .where("s.user_id", "=", userId)
    .where("s.item_id", "in", ({ selectFrom }) =>
      selectFrom("parcel_item as p").select("p.item_id").where("p.user_id", "=", userId).where("p.parcel_id", "=", parcelId),
    )
    .orderBy("s.item_id"),
);

/** The same for items of several customers. */
export async function storedItemsOfMany(
  db: Db | Tx,
  userIds: readonly string[],
  itemIds: readonly string[],
): Promise<StoredItem[]> {
  if (itemIds.length === 0) return [];
  const { rows } = await db.executeQuery(itemsById({ userIds, itemIds }));
  return rows.map(storedItemOf);
}

const itemsById = prepared((db, { userIds, itemIds }: { userIds: readonly string[]; itemIds: readonly string[] }) =>
  query(db)
    .where("s.user_id", "=", sql<string>`any(${userIds}::bigint[])`)
    .where("s.item_id", "=", sql<string>`any(${itemIds}::bigint[])`)
    .orderBy("s.item_id"),
);
