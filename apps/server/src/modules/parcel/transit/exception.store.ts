import { type ExceptionKind, exceptionKinds } from "@sihai/domain/claim";
import { transitAlerts } from "@sihai/domain/courier";
import type { LocalText } from "@sihai/domain/language";
import { sql } from "kysely";
import { type Db, oneOf, sortedBy, type Tx } from "#platform";
import { type ParcelKey, parcelOf } from "../parcel.store.ts";
import type { Parcel } from "../parcel.types.ts";

export type ParcelException = { kind: ExceptionKind; at: Date; takenBackAt: Date | null; foundAt: Date | null };

/** Notes why a parcel became an exception; throws when it was one before. */
export async function insertException(
  tx: Tx,
  { userId, parcelId }: ParcelKey,
  { kind, at }: { kind: ExceptionKind; at: Date },
): Promise<void> {
  await tx.insertInto("parcel_exception").values({ user_id: userId, parcel_id: parcelId, kind, at }).execute();
}

/** Why a parcel is an exception; null for one that is none. */
export async function exceptionOf(db: Db | Tx, { userId, parcelId }: ParcelKey): Promise<ParcelException | null> {
  return (await exceptionsOf(db, userId, [parcelId])).get(parcelId) ?? null;
}

/** Why parcels of one customer are exceptions, by parcel id; those that are none are left out. */
export async function exceptionsOf(
  db: Db | Tx,
  userId: string,
  parcelIds: readonly string[],
): Promise<Map<string, ParcelException>> {
  if (parcelIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("parcel_exception")
    .select(["parcel_id", "kind", "at", "taken_back_at", "found_at"])
    .where("user_id", "=", userId)
    .where("parcel_id", "in", [...parcelIds])
    .execute();
  // The column's CHECK constraint holds the same words.
  return new Map(
    rows.map((row) => [
      row.parcel_id,
      {
        kind: oneOf(exceptionKinds, row.kind, "parcel_exception.kind"),
        at: row.at,
        takenBackAt: row.taken_back_at,
        foundAt: row.found_at,
      },
    ]),
  );
}

/** False when it is none, found already, or its goods were taken back. */
export async function markFound(tx: Tx, { userId, parcelId }: ParcelKey, at: Date): Promise<boolean> {
  const updated = await tx
    .updateTable("parcel_exception")
    .set({ found_at: at })
    .where("user_id", "=", userId)
    .where("parcel_id", "=", parcelId)
    .where("taken_back_at", "is", null)
    .where("found_at", "is", null)
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}

/** False when the goods were taken back before. */
export async function markTakenBack(tx: Tx, { userId, parcelId }: ParcelKey, at: Date): Promise<boolean> {
  const updated = await tx
    .updateTable("parcel_exception")
    .set({ taken_back_at: at })
    .where("user_id", "=", userId)
    .where("parcel_id", "=", parcelId)
    .where("taken_back_at", "is", null)
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}

export type ExceptionParcel = {
  parcel: Parcel;
  exception: ParcelException | null;
  lastScan: { at: Date; text: LocalText } | null;
  /** When something was last heard of it. */
  heardAt: Date;
  /** What its scans said, the latest first. */
  stages: string[];
};

const scans = sql`from tracking_event t where t.user_id = parcel.user_id and t.subject_kind = 'parcel' and t.subject_id = parcel.id`;

const heardAt = sql<Date>`coalesce(scan.scan_at, parcel.shipped_at, parcel.created_at)`;
const longestSilent = sortedBy(
  [
    { of: heardAt, as: "timestamptz" },
    { of: "parcel.id", as: "bigint" },
  ],
  "asc",
);

/**
 * A page of the parcels on the road nothing was heard of since `silentSince` or that customs ever kept or turned back, and exceptions whose goods are not
 * back; the longest silent first, beyond the place `after`. One on the road is found by its number or waybill, too.
 */
export async function exceptionParcels(
  db: Db,
  {
    silentSince,
    number,
    after,
    limit,
  }: { silentSince: Date; number: string | undefined; after: string | undefined; limit: number },
): Promise<ExceptionParcel[]> {
  const rows = await db
    .selectFrom("parcel")
    .leftJoin("parcel_exception as e", (join) =>
      join.onRef("e.user_id", "=", "parcel.user_id").onRef("e.parcel_id", "=", "parcel.id"),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom("tracking_event as t")
          .select(["t.at as scan_at", "t.text_zh", "t.text_en"])
          .whereRef("t.user_id", "=", "parcel.user_id")
          .where("t.subject_kind", "=", "parcel")
          .whereRef("t.subject_id", "=", "parcel.id")
          .orderBy("t.at", "desc")
          .orderBy("t.id", "desc")
          .limit(1)
          .as("scan"),
      (join) => join.onTrue(),
    )
    .selectAll("parcel")
    .select([
      "e.kind as exception_kind",
      "e.at as exception_at",
      "e.taken_back_at",
      "e.found_at",
      "scan.scan_at",
      "scan.text_zh",
      "scan.text_en",
    ])
    .select(heardAt.as("heard_at"))
    .select(sql<string[] | null>`(select array_agg(t.status order by t.at desc, t.id desc) ${scans})`.as("stages"))
    .where(({ and, or, eb }) =>
      or([
        and([eb("parcel.state", "=", "exception"), eb("e.taken_back_at", "is", null)]),
        and([
          eb("parcel.state", "=", "shipped"),
          or([
            eb(heardAt, "<", silentSince),
            sql<boolean>`exists (select 1 ${scans} and t.status in (${sql.join(transitAlerts)}))`,
            ...(number === undefined ? [] : [eb("parcel.package_no", "=", number), eb("parcel.waybill_no", "=", number)]),
          ]),
        ]),
      ]),
    )
    .where(longestSilent.beyond(after))
    // What was asked for comes first, or a long list would leave it out.
    .orderBy(sql`coalesce(${number ?? null}::text in (parcel.package_no, parcel.waybill_no), false) desc`)
    .orderBy(longestSilent.order)
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    parcel: parcelOf(row),
    exception:
      row.exception_kind === null || row.exception_at === null
        ? null
        : {
            kind: oneOf(exceptionKinds, row.exception_kind, "parcel_exception.kind"),
            at: row.exception_at,
            takenBackAt: row.taken_back_at,
            foundAt: row.found_at,
          },
    heardAt: row.heard_at,
    lastScan: row.scan_at === null ? null : { at: row.scan_at, text: { zh: row.text_zh ?? "", en: row.text_en ?? "" } },
    stages: row.stages ?? [],
  }));
}
