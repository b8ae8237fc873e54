import { maskedText, maskNumber, type UnannouncedState, unannouncedStates } from "@sihai/domain/unannounced";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import { type Db, oneOf, type Tx } from "#platform";
import { type Actor, actorKinds } from "../timeline/index.ts";

/** Every parcel nobody announced, as its row stands. */
export type UnannouncedParcel = {
  id: string;
  unannouncedNo: string;
  state: UnannouncedState;
  warehouse: number;
  courier: string;
  trackingNo: string;
  maskedNo: string;
  written: string;
  suggestedUserId: string | null;
  grams: number;
  shelf: string;
  photos: string[];
  foundAt: Date;
  forfeitsAt: Date;
  claimedBy: string | null;
};

function query(db: Db | Tx) {
  return db
    .selectFrom("abnormal_parcel")
    .select([
      "id",
      "abnormal_no",
      "state",
      "warehouse_id",
      "courier",
      "tracking_no",
      "masked_no",
      "written",
      "suggested_user_id",
      "weight_grams",
      "shelf",
      "photos",
      "found_at",
      "forfeits_at",
      "claimed_by",
    ]);
}
type Row = Awaited<ReturnType<ReturnType<typeof query>["execute"]>>[number];

function parcelOf(row: Row): UnannouncedParcel {
  return {
    id: row.id,
    unannouncedNo: row.abnormal_no,
    state: oneOf(unannouncedStates, row.state, "abnormal_parcel.state"),
    warehouse: row.warehouse_id,
    courier: row.courier,
    trackingNo: row.tracking_no,
    maskedNo: row.masked_no,
    written: row.written,
    suggestedUserId: row.suggested_user_id,
    grams: row.weight_grams,
    shelf: row.shelf,
    photos: row.photos,
    foundAt: row.found_at,
    forfeitsAt: row.forfeits_at,
    claimedBy: row.claimed_by,
  };
}

type NewParcel = {
  warehouse: number;
  courier: string;
  trackingNo: string;
  written: string;
  suggestedUserId: string | null;
  grams: number;
  shelf: string;
  photos: readonly string[];
  at: Date;
  forfeitsAt: Date;
  staffId: string;
};

/** Null when the number lies on the shelf already (rule G2). */
export async function insertUnannounced(tx: Tx, parcel: NewParcel): Promise<UnannouncedParcel | null> {
  const row = await tx
    .insertInto("abnormal_parcel")
    .values({
      abnormal_no: sql<string>`'AB' || nextval('abnormal_serial')`,
      state: "held",
      warehouse_id: parcel.warehouse,
      courier: parcel.courier,
      tracking_no: parcel.trackingNo,
      masked_no: maskedText(maskNumber(parcel.trackingNo)),
      written: parcel.written,
      suggested_user_id: parcel.suggestedUserId,
      weight_grams: parcel.grams,
      shelf: parcel.shelf,
      photos: [...parcel.photos],
      found_at: parcel.at,
      found_by: parcel.staffId,
      forfeits_at: parcel.forfeitsAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("abnormal_no")
    .executeTakeFirst();
  return row ? findUnannounced(tx, row.abnormal_no) : null;
}

/** By number; null when there is none. Not locked. */
export async function findUnannounced(db: Db | Tx, unannouncedNo: string): Promise<UnannouncedParcel | null> {
  const row = await query(db).where("abnormal_no", "=", unannouncedNo).executeTakeFirst();
  return row ? parcelOf(row) : null;
}

/** Locked before any item (rule F38: whoever comes first has it). */
export async function lockUnannounced(tx: Tx, by: { unannouncedNo: string } | { id: string }): Promise<UnannouncedParcel | null> {
  const found = "id" in by ? query(tx).where("id", "=", by.id) : query(tx).where("abnormal_no", "=", by.unannouncedNo);
  const row = await found.forUpdate().executeTakeFirst();
  return row ? parcelOf(row) : null;
}

/** The parcel lying on the shelf under a number. */
export async function unannouncedOnShelf(db: Db | Tx, trackingNo: string): Promise<UnannouncedParcel | null> {
  const row = await query(db).where("tracking_no", "=", trackingNo).where("state", "in", ["held", "claimed"]).executeTakeFirst();
  return row ? parcelOf(row) : null;
}

type Change = { to: UnannouncedState; claimedBy: string | null; given: { userId: string; itemId: string } | null };

/** Throws when the row does not stand where the caller, who locked it, believes. */
export async function updateUnannounced(tx: Tx, parcel: UnannouncedParcel, { to, claimedBy, given }: Change): Promise<void> {
  const updated = await tx
    .updateTable("abnormal_parcel")
    .set({ state: to, claimed_by: claimedBy, given_to: given?.userId ?? null, given_item_id: given?.itemId ?? null })
    .where("id", "=", parcel.id)
    .where("state", "=", parcel.state)
    .executeTakeFirst();
  if (updated.numUpdatedRows !== 1n) throw new Error(`unannounced parcel ${parcel.unannouncedNo} is not ${parcel.state}`);
}

/** What is written down of a parcel that its caller has locked. */
export async function writeNoted(
  tx: Tx,
  { id }: UnannouncedParcel,
  { shelf, grams }: { shelf: string; grams: number },
): Promise<void> {
  await tx.updateTable("abnormal_parcel").set({ shelf, weight_grams: grams }).where("id", "=", id).execute();
}

type NewStep = {
  id: string;
  from: UnannouncedState | null;
  to: UnannouncedState;
  by: Actor;
  at: Date;
  facts?: Record<string, unknown>;
};

/** One row of a parcel's history; its row is locked by the caller, so numbers have no gap. */
export async function insertUnannouncedStep(tx: Tx, { id, from, to, by, at, facts }: NewStep): Promise<void> {
  await tx
    .insertInto("abnormal_step")
    .values({
      abnormal_id: id,
      seq: sql<number>`(select coalesce(max(seq), 0) + 1 from abnormal_step where abnormal_id = ${id})`,
      from_state: from,
      to_state: to,
      at,
      by_kind: by.kind,
      by_id: by.kind === "system" ? null : by.id,
      facts: JSON.stringify(facts ?? {}),
    })
    .execute();
}

/** The history of a parcel, the first step first; who of us did it is left out. */
export async function unannouncedSteps(db: Db, id: string) {
  const rows = await db
    .selectFrom("abnormal_step")
    .select(["from_state", "to_state", "at", "by_kind", sql<string | null>`facts ->> 'note'`.as("note")])
    .where("abnormal_id", "=", id)
    .orderBy("seq")
    .execute();
  return rows.map((row) => ({
    from: row.from_state,
    to: row.to_state,
    at: row.at,
    by: oneOf(actorKinds, row.by_kind, "abnormal_step.by_kind"),
    note: row.note,
  }));
}

type Page = { limit: number; offset: number };
type OpenFilter = Page & {
  now: Date;
  masked: string | undefined;
  warehouse: number | undefined;
  unannouncedNo: string | undefined;
};

/** What any member may see: on the shelf and not yet forfeited, the latest first. */
export function listOpenUnannounced(db: Db, { now, masked, warehouse, unannouncedNo, ...page }: OpenFilter) {
  const open = query(db)
    .where(sql<boolean>`state in ('held', 'claimed')`)
    .where("forfeits_at", ">", now)
    .$if(unannouncedNo !== undefined, (builder) => builder.where("abnormal_no", "=", unannouncedNo ?? ""))
    .$if(masked !== undefined, (builder) => builder.where("masked_no", "=", masked ?? ""))
    .$if(warehouse !== undefined, (builder) => builder.where("warehouse_id", "=", warehouse ?? 0));
  return pageOf(db, open, page);
}

/** What a member claimed, whatever became of it. */
export function listClaimedUnannounced(db: Db, userId: string, page: Page) {
  const claimed = query(db).where("id", "in", (inner) =>
    inner.selectFrom("abnormal_claim").select("abnormal_id").where("user_id", "=", userId),
  );
  return pageOf(db, claimed, page);
}

async function pageOf(
  db: Db,
  found: ReturnType<typeof query>,
  { limit, offset }: Page,
): Promise<{ list: UnannouncedParcel[]; total: number }> {
  const [rows, { count }] = await Promise.all([
    found.orderBy("found_at", "desc").orderBy("id", "desc").limit(limit).offset(offset).execute(),
    db
      .selectFrom(found.as("found"))
      .select(({ fn }) => fn.countAll<string>().as("count"))
      .executeTakeFirstOrThrow(),
  ]);
  return { list: rows.map(parcelOf), total: Number(count) };
}

type ShelfFilter = { text: string; state: UnannouncedState | undefined; limit: number; after: string | undefined };

/** Where a page of the shelf ended: whether it was claimed, when it is forfeited, which. */
export function shelfPlace({ state, forfeitsAt, id }: UnannouncedParcel): string {
  return `${state === "claimed" ? 0 : 1}.${forfeitsAt.getTime()}.${id}`;
}

function afterShelfPlace(place: string): RawBuilder<SqlBool> {
  const [rank = "0", forfeitsAt = "0", id = "0"] = place.split(".");
  const moment = new Date(Number(forfeitsAt)).toISOString();
  return sql<SqlBool>`(case when state = 'claimed' then 0 else 1 end, forfeits_at, id) > (${rank}::int, ${moment}::timestamptz, ${id}::bigint)`;
}

/** The shelf as staff see it: claims to look at first, then what is forfeited soonest. */
export async function listShelf(db: Db, { text, state, limit, after }: ShelfFilter) {
  const wanted = text.trim().toUpperCase();
  const shown = query(db)
    .$if(state !== undefined, (builder) => builder.where("state", "=", state ?? ""))
    .$if(state === undefined, (builder) => builder.where("state", "in", ["held", "claimed"]))
    .$if(wanted !== "", (builder) =>
      builder.where(({ eb, or }) =>
        or([eb("tracking_no", "=", wanted), eb("abnormal_no", "=", wanted), eb("shelf", "=", wanted)]),
      ),
    );
  const [rows, total, waiting] = await Promise.all([
    (after === undefined ? shown : shown.where(afterShelfPlace(after)))
      .orderBy(sql`state = 'claimed' desc`)
      .orderBy("forfeits_at")
      .orderBy("id")
      .limit(limit)
      .execute(),
    db
      .selectFrom(shown.as("shown"))
      .select(({ fn }) => fn.countAll<string>().as("count"))
      .executeTakeFirstOrThrow(),
    db
      .selectFrom("abnormal_parcel")
      .select(({ fn }) => fn.countAll<string>().as("count"))
      .where("state", "=", "claimed")
      .executeTakeFirstOrThrow(),
  ]);
  return { list: rows.map(parcelOf), total: Number(total.count), waiting: Number(waiting.count) };
}

/** Whether there is such a member; for a mark written on a parcel. */
export async function isMember(db: Db | Tx, userId: string): Promise<boolean> {
  const row = await db.selectFrom("app_user").select("id").where("id", "=", userId).executeTakeFirst();
  return row !== undefined;
}

/** Whether these pictures were taken at a bench of a parcel that is nobody's. */
export async function areBenchFiles(db: Db | Tx, fileIds: readonly string[]): Promise<boolean> {
  const wanted = [...new Set(fileIds)];
  if (wanted.length !== fileIds.length) return false;
  const rows = await db
    .selectFrom("stored_file")
    .select("id")
    .where("id", "in", wanted)
    .where("owner_user_id", "is", null)
    .where("visibility", "=", "staff")
    .execute();
  return rows.length === wanted.length;
}
