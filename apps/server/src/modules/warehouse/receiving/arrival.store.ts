import { sql } from "kysely";
import { type Db, prepared, type Tx } from "#platform";

/** So many of an item's pieces came with a courier number and wait on a shelf for the rest (rules E-34 and E-35). */
export type Arrival = { trackingNo: string; count: number; total: number; shelf: string; at: Date };
type Key = { userId: string; itemId: string };

/** What came of each item before, oldest first, by item id. */
export async function arrivalsOf(db: Db | Tx, keys: readonly Key[]): Promise<Map<string, Arrival[]>> {
  const found = new Map<string, Arrival[]>();
  if (keys.length === 0) return found;
  const [userIds, itemIds] = [keys.map(({ userId }) => userId), keys.map(({ itemId }) => itemId)];
  const { rows } = await db.executeQuery(arrivals({ userIds, itemIds }));
  for (const row of rows) {
    const arrival = {
      trackingNo: row.tracking_no,
      count: row.shipped_count,
      total: row.total_count,
      shelf: row.shelf,
      at: row.arrived_at,
    };
    found.set(row.item_id, [...(found.get(row.item_id) ?? []), arrival]);
  }
  return found;
}

const arrivals = prepared((db, { userIds, itemIds }: { userIds: string[]; itemIds: string[] }) =>
  db
    .selectFrom("item_arrival")
    .select(["item_id", "tracking_no", "shipped_count", "total_count", "shelf", "arrived_at"])
    .where(
      sql<boolean>`(user_id, item_id) in (select user_id, item_id from unnest(${userIds}::bigint[], ${itemIds}::bigint[]) as key (user_id, item_id))`,
    )
    .orderBy("item_id")
    .orderBy("seq"),
);

type NewArrival = Key & {
  courier: string;
  trackingNo: string;
  count: number;
  total: number;
  shelf: string;
  staffId: string;
  at: Date;
};

/** The item's row is locked by the caller, so numbers have no gap. */
export async function insertArrival(tx: Tx, arrival: NewArrival): Promise<void> {
  await tx
    .insertInto("item_arrival")
    .values({
      user_id: arrival.userId,
      item_id: arrival.itemId,
      seq: sql<number>`(select coalesce(max(seq), 0) + 1 from item_arrival where user_id = ${arrival.userId} and item_id = ${arrival.itemId})`,
      courier: arrival.courier,
      tracking_no: arrival.trackingNo,
      shipped_count: arrival.count,
      total_count: arrival.total,
      shelf: arrival.shelf,
      arrived_at: arrival.at,
      recorded_by: arrival.staffId,
    })
    .execute();
}
