import type { Db, Tx } from "#platform";

/** Waybills on the road, the oldest first. */
export async function waybillsOnTheRoad(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("parcel")
    .select("waybill_no")
    .where("state", "=", "shipped")
    .where("waybill_no", "is not", null)
    .orderBy("shipped_at")
    .limit(limit)
    .execute();
  return rows.flatMap((row) => row.waybill_no ?? []);
}

/**
 * The parcel a carrier speaks of; null unless waybill and our number fit together, so that a wrong reference tells nothing of
 * another's.
 */
export async function parcelByWaybill(
  db: Db | Tx,
  waybillNo: string,
  packageNo: string,
): Promise<{ userId: string; parcelId: string } | null> {
  const row = await db
    .selectFrom("parcel")
    .select(["user_id", "id"])
    .where("waybill_no", "=", waybillNo)
    .where("package_no", "=", packageNo)
    .executeTakeFirst();
  return row ? { userId: row.user_id, parcelId: row.id } : null;
}
