import type { DeliveryStage } from "@sihai/domain/courier";
import type { LocalText } from "@sihai/domain/language";
import { sql } from "kysely";
import type { Db, Tx } from "#platform";

export type ScanSubject = { userId: string; subjectKind: "item" | "parcel"; subjectId: string };
export type StoredScan = {
  at: Date;
  status: string;
  place: LocalText;
  text: LocalText;
};

/** Keeps the scans of one number; a scan told again changes nothing. Returns the stages of those that were new. */
export async function keepScans(
  tx: Tx,
  { userId, subjectKind, subjectId }: ScanSubject,
  trackingNo: string,
  scans: readonly StoredScan[],
): Promise<string[]> {
  if (scans.length === 0) return [];
  const kept = await tx
    .insertInto("tracking_event")
    .values(
      scans.map(({ at, status, place, text }) => ({
        user_id: userId,
        subject_kind: subjectKind,
        subject_id: subjectId,
        tracking_no: trackingNo,
        at,
        status,
        place: place.en,
        place_zh: place.zh,
        text_zh: text.zh,
        text_en: text.en,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(["user_id", "subject_kind", "subject_id", "at", "status", "place", "tracking_no"]).doNothing(),
    )
    .returning("status")
    .execute();
  return kept.map(({ status }) => status);
}

/** Whether a carrier ever told this of a subject. */
export async function wasScanned(
  db: Db | Tx,
  { userId, subjectKind, subjectId }: ScanSubject,
  stage: DeliveryStage,
): Promise<boolean> {
  const row = await db
    .selectFrom("tracking_event")
    .select("id")
    .where("user_id", "=", userId)
    .where("subject_kind", "=", subjectKind)
    .where("subject_id", "=", subjectId)
    .where("status", "=", stage)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The latest hundred scans of each subject, newest first, with the number they belong to. */
export async function scansOf(
  db: Db | Tx,
  userId: string,
  subjectKind: ScanSubject["subjectKind"],
  subjectIds: readonly string[],
): Promise<(StoredScan & { subjectId: string; trackingNo: string })[]> {
  if (subjectIds.length === 0) return [];
  const rows = await db
    .selectFrom((from) =>
      from
        .selectFrom("tracking_event")
        .selectAll()
        .select(sql<number>`row_number() over (partition by subject_id order by at desc, id desc)`.as("place_in_row"))
        .where("user_id", "=", userId)
        .where("subject_kind", "=", subjectKind)
        .where("subject_id", "in", [...subjectIds])
        .as("scan"),
    )
    .selectAll()
    .where("place_in_row", "<=", 100)
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .execute();
  return rows.map((row) => ({
    subjectId: row.subject_id,
    trackingNo: row.tracking_no,
    at: row.at,
    status: row.status,
    place: { zh: row.place_zh || row.place, en: row.place },
    text: { zh: row.text_zh, en: row.text_en },
  }));
}
