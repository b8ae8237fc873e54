import type { LocalText } from "@sihai/domain/language";
import { type DifferenceKind, type ShelfDifference, shelfSpellings } from "@sihai/domain/warehouse";
import { sql } from "kysely";
import type { Db, Tx } from "#platform";

/** Goods that lie on a shelf: also those of a parcel nobody has picked yet, and those to be returned until they leave for the seller. */
const onShelf = sql<boolean>`(i.state in ('stocked-in', 'awaiting-confirmation') or (i.state in ('returning', 'exchanging')
  and not exists (select 1 from return_item ri join return_request r on r.user_id = ri.user_id and r.id = ri.return_id
    where ri.user_id = i.user_id and ri.item_id = i.id and ri.live and r.state in ('sent-back', 'seller-received'))) or (i.state = 'in-parcel'
  and exists (select 1 from parcel_item pi where pi.user_id = i.user_id and pi.item_id = i.id and pi.live and pi.picked_at is null)))`;

export type Shelf = {
  shelf: string;
  items: number;
  grams: number;
  litres: number;
  oldestAt: Date;
  overdue: number;
  countedAt: Date | null;
};

/** The shelf as the warehouse writes it already, where it does so with other noughts than were typed; else as it was typed. */
export async function knownShelf(db: Db, warehouse: number, typed: string): Promise<string> {
  // One look into the index for each spelling: a shelf holds thousands of things over the years.
  const { rows } = await sql<{ shelf: string }>`
    select each.shelf from unnest(${shelfSpellings(typed)}::text[]) with ordinality as each(shelf, at)
    where exists (select 1 from stored_item s where s.warehouse_id = ${warehouse} and s.shelf = each.shelf)
    order by each.at limit 1`.execute(db);
  return rows[0]?.shelf ?? typed;
}

/** Every shelf of a warehouse that holds something. */
export async function shelvesOf(db: Db, warehouse: number, now: Date): Promise<Shelf[]> {
  const { rows } = await sql<Shelf>`
    select s.shelf, count(*)::int as items, sum(s.weight_grams)::int as grams,
      sum(s.length_mm::float8 * s.width_mm * s.height_mm / 1000000)::float8 as litres, min(s.stocked_in_at) as "oldestAt",
      (count(*) filter (where i.state = 'stocked-in' and s.paused_at is null and s.free_until <= ${now}))::int as overdue,
      (select max(c.counted_at) from shelf_count c where c.warehouse_id = ${warehouse} and c.shelf = s.shelf and c.is_whole) as "countedAt"
    from stored_item s join order_item i on i.user_id = s.user_id and i.id = s.item_id
    where s.warehouse_id = ${warehouse} and ${onShelf}
    group by s.shelf order by s.shelf`.execute(db);
  return rows;
}

export type ShelfItem = {
  userId: string;
  itemNo: string;
  name: LocalText;
  pictureUrl: string | null;
  quantity: number;
  grams: number;
  state: string;
  stockedInAt: Date;
  freeUntil: Date;
  pausedAt: Date | null;
};

/** What should lie on a shelf, the oldest first. */
export async function itemsOnShelf(db: Db | Tx, warehouse: number, shelf: string): Promise<ShelfItem[]> {
  const { rows } = await sql<ShelfItem>`
    select s.user_id as "userId", i.item_no as "itemNo", json_build_object('zh', i.name_zh, 'en', i.name_en) as name, i.picture_url as "pictureUrl",
      s.quantity, s.weight_grams as grams, i.state, s.stocked_in_at as "stockedInAt", s.free_until as "freeUntil",
      s.paused_at as "pausedAt"
    from stored_item s join order_item i on i.user_id = s.user_id and i.id = s.item_id
    where s.warehouse_id = ${warehouse} and s.shelf = ${shelf} and ${onShelf}
    order by s.stocked_in_at, i.item_no`.execute(db);
  return rows;
}

export type Placed = {
  userId: string;
  itemId: string;
  itemNo: string;
  state: string;
  warehouse: number | null;
  shelf: string | null;
};

/** Where items should lie, by their numbers; unknown numbers are left out. `shelf` null: on none. */
export async function placesOf(db: Db | Tx, itemNos: readonly string[]): Promise<Placed[]> {
  if (itemNos.length === 0) return [];
  const { rows } = await sql<Placed>`
    select i.user_id as "userId", i.id as "itemId", i.item_no as "itemNo", i.state, s.warehouse_id as warehouse,
      case when ${onShelf} then s.shelf end as shelf
    from order_item i left join stored_item s on s.user_id = i.user_id and s.item_id = i.id
    where i.item_no = any(${[...itemNos]})`.execute(db);
  return rows;
}

type NewCount = {
  warehouse: number;
  shelf: string;
  expected: number;
  found: number;
  /** Of the whole shelf, not a look for one item. */
  isWhole: boolean;
  staffId: string;
  at: Date;
};

/** Keeps a count with what of it does not fit the books; its id. */
export async function insertCount(
  tx: Tx,
  count: NewCount,
  differences: readonly (ShelfDifference & { state: string })[],
): Promise<string> {
  const { id } = await tx
    .insertInto("shelf_count")
    .values({
      warehouse_id: count.warehouse,
      shelf: count.shelf,
      expected: count.expected,
      found: count.found,
      is_whole: count.isWhole,
      counted_by: count.staffId,
      counted_at: count.at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (differences.length > 0)
    await tx
      .insertInto("shelf_difference")
      .values(
        differences.map(({ itemNo, kind, expectedShelf, state }) => ({
          count_id: id,
          item_no: itemNo,
          kind,
          expected_shelf: expectedShelf,
          state,
        })),
      )
      .execute();
  return id;
}

export type CountDifference = {
  countId: string;
  itemNo: string;
  kind: DifferenceKind;
  shelf: string;
  warehouse: number;
  expectedShelf: string | null;
  state: string;
  countedAt: Date;
};

function differences(db: Db | Tx) {
  return db
    .selectFrom("shelf_difference as d")
    .innerJoin("shelf_count as c", "c.id", "d.count_id")
    .select([
      "d.count_id as countId",
      "d.item_no as itemNo",
      sql<DifferenceKind>`d.kind`.as("kind"),
      "c.shelf",
      "c.warehouse_id as warehouse",
      "d.expected_shelf as expectedShelf",
      "d.state",
      "c.counted_at as countedAt",
    ])
    .where("d.settled", "is", null);
}

/** What counts found and nobody has settled, the newest first. */
export async function openDifferences(db: Db, warehouse: number | undefined): Promise<CountDifference[]> {
  return differences(db)
    .$if(warehouse !== undefined, (builder) => builder.where("c.warehouse_id", "=", warehouse ?? 0))
    .orderBy("c.counted_at", "desc")
    .orderBy("d.item_no")
    .limit(200)
    .execute();
}

/** Whether an item was missing when its shelf was counted and nobody settled that yet. */
export async function isMissed(tx: Tx, itemNo: string): Promise<boolean> {
  const row = await differences(tx).where("d.item_no", "=", itemNo).where("d.kind", "=", "missing").limit(1).executeTakeFirst();
  return row !== undefined;
}

/** Settles what counts miss of an item. */
export async function settleMissing(
  tx: Tx,
  itemNo: string,
  { note, staffId, at }: { note: string; staffId: string; at: Date },
): Promise<void> {
  await tx
    .updateTable("shelf_difference")
    .set({ settled: "noted", note, settled_by: staffId, settled_at: at })
    .where("item_no", "=", itemNo)
    .where("kind", "=", "missing")
    .where("settled", "is", null)
    .execute();
}

/** One open difference, locked. */
export async function lockDifference(tx: Tx, countId: string, itemNo: string): Promise<CountDifference | null> {
  const row = await differences(tx)
    .where("d.count_id", "=", countId)
    .where("d.item_no", "=", itemNo)
    .forUpdate("d")
    .executeTakeFirst();
  return row ?? null;
}

/** A later count of the shelf replaces what an earlier one found: those are settled by it. */
export async function settleEarlier(
  tx: Tx,
  { warehouse, shelf, staffId, at }: Pick<NewCount, "warehouse" | "shelf" | "staffId" | "at">,
): Promise<void> {
  await sql`update shelf_difference d set settled = 'noted', note = 'counted again', settled_by = ${staffId}, settled_at = ${at}
    from shelf_count c where c.id = d.count_id and c.warehouse_id = ${warehouse} and c.shelf = ${shelf} and d.settled is null`.execute(
    tx,
  );
}

/** Settles a locked difference with a note of how. */
export async function settleRow(
  tx: Tx,
  { countId, itemNo }: CountDifference,
  { how, note, staffId, at }: { how: "moved" | "noted"; note: string; staffId: string; at: Date },
): Promise<void> {
  await tx
    .updateTable("shelf_difference")
    .set({ settled: how, note, settled_by: staffId, settled_at: at })
    .where("count_id", "=", countId)
    .where("item_no", "=", itemNo)
    .execute();
}
