import type { Db, Tx } from "#platform";

export type StoredScan = { at: Date; status: string; place: string; textZh: string; textEn: string };

/** Keeps a parcel's scans; a scan told again changes nothing. Returns how many were new. */
export async function keepScans(
  tx: Tx,
  { userId, parcelId }: { userId: string; parcelId: string },
  scans: readonly StoredScan[],
): Promise<number> {
  if (scans.length === 0) return 0;
  const kept = await tx
    .insertInto("tracking_event")
    .values(
      scans.map((scan) => ({
        user_id: userId,
        subject_kind: "parcel",
        subject_id: parcelId,
        at: scan.at,
        status: scan.status,
        place: scan.place,
        text_zh: scan.textZh,
        text_en: scan.textEn,
      })),
    )
    .onConflict((conflict) => conflict.columns(["user_id", "subject_kind", "subject_id", "at", "status", "place"]).doNothing())
    .returning("id")
    .execute();
  return kept.length;
}

/** A parcel's scans, the newest first. */
export async function scansOf(db: Db | Tx, { userId, parcelId }: { userId: string; parcelId: string }): Promise<StoredScan[]> {
  const rows = await db
    .selectFrom("tracking_event")
    .select(["at", "status", "place", "text_zh", "text_en"])
    .where("user_id", "=", userId)
    .where("subject_kind", "=", "parcel")
    .where("subject_id", "=", parcelId)
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .limit(100)
    .execute();
  return rows.map((row) => ({ at: row.at, status: row.status, place: row.place, textZh: row.text_zh, textEn: row.text_en }));
}

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
