import type { Db, Tx } from "#platform";

const onTheWay = ["seller-shipped", "in-transit"] as const;

/** Who holds each of these numbers now. */
export async function claimHolders(
  db: Db,
  numbers: readonly string[],
): Promise<{ trackingNo: string; userId: string; at: Date }[]> {
  if (numbers.length === 0) return [];
  const rows = await db
    .selectFrom("delivery_claim")
    .select(["tracking_no", "user_id", "created_at"])
    .where("tracking_no", "in", [...numbers])
    .where("closed_at", "is", null)
    .execute();
  return rows.map((row) => ({ trackingNo: row.tracking_no, userId: row.user_id, at: row.created_at }));
}

/** What is on its way under these numbers; `bought`: by us, so that a seller sent it. */
export async function itemsUnderNumbers(db: Db, numbers: readonly string[]) {
  if (numbers.length === 0) return [];
  const rows = await db
    .selectFrom("order_item")
    .select(["user_id", "item_no", "name_zh", "tracking_no", "state"])
    .where("tracking_no", "in", [...numbers])
    .where("state", "in", onTheWay)
    .orderBy("id")
    .limit(500)
    .execute();
  return rows.map((row) => ({
    userId: row.user_id,
    itemNo: row.item_no,
    name: row.name_zh,
    trackingNo: row.tracking_no,
    bought: row.state === "seller-shipped",
  }));
}

/** Keys of what is on its way under a number. */
export async function itemsUnderNumber(tx: Tx, trackingNo: string): Promise<{ userId: string; itemId: string }[]> {
  const rows = await tx
    .selectFrom("order_item")
    .select(["user_id", "id"])
    .where("tracking_no", "=", trackingNo)
    .where("state", "in", onTheWay)
    .orderBy("id")
    .execute();
  return rows.map((row) => ({ userId: row.user_id, itemId: row.id }));
}
