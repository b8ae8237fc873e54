import type { RateCardFiles } from "@sihai/domain/freight/rate-cards";
import { sql } from "kysely";
import type { Db, Tx } from "#platform";

export type VersionState = "draft" | "scheduled" | "withdrawn";
export type ScheduledVersion = { id: string; takesEffectOn: string };
type Files = Omit<RateCardFiles, "goodsFlags">;

const effectDay = sql<string | null>`to_char(takes_effect_on, 'YYYY-MM-DD')`;

/** The price lists that are or will be in force, the earliest day first. */
export async function scheduledVersions(db: Db | Tx): Promise<ScheduledVersion[]> {
  const rows = await db
    .selectFrom("rate_card_version")
    .select(["id", effectDay.as("on")])
    .where("state", "=", "scheduled")
    .orderBy("takes_effect_on")
    .execute();
  return rows.map(({ id, on }) => ({ id, takesEffectOn: on ?? "" }));
}

/** The four CSV texts of a version as they were imported; null when there is none. */
export async function versionFiles(db: Db | Tx, versionId: string): Promise<Files | null> {
  const row = await db
    .selectFrom("rate_card_version")
    .select(["lines_csv", "tariffs_csv", "surcharges_csv", "performance_csv"])
    .where("id", "=", versionId)
    .executeTakeFirst();
  if (!row) return null;
  return {
    lines: row.lines_csv,
    tariffs: row.tariffs_csv,
    surcharges: row.surcharges_csv,
    performance: row.performance_csv,
  };
}

type NewVersion = { files: Files; note: string; basedOn: string; staffId: string; at: Date };

/** Keeps an import as a draft; its id. Nothing is charged by it before it is scheduled (decision 34). */
export async function insertVersion(tx: Tx, { files, note, basedOn, staffId, at }: NewVersion): Promise<string> {
  const { id } = await tx
    .insertInto("rate_card_version")
    .values({
      state: "draft",
      lines_csv: files.lines,
      tariffs_csv: files.tariffs,
      surcharges_csv: files.surcharges,
      performance_csv: files.performance,
      note,
      based_on: basedOn,
      imported_by: staffId,
      imported_at: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export type RateCardVersion = {
  id: string;
  state: VersionState;
  note: string;
  basedOn: string;
  importedBy: { id: string; name: string };
  importedAt: Date;
  takesEffectOn: string | null;
  scheduledBy: string | null;
  scheduledAt: Date | null;
  checkedAlone: boolean;
  withdrawnBy: string | null;
  withdrawnAt: Date | null;
};

function versions(db: Db | Tx) {
  return db
    .selectFrom("rate_card_version as v")
    .innerJoin("staff as maker", "maker.id", "v.imported_by")
    .leftJoin("staff as checker", "checker.id", "v.scheduled_by")
    .leftJoin("staff as stopper", "stopper.id", "v.withdrawn_by")
    .select([
      "v.id",
      "v.state",
      "v.note",
      "v.based_on",
      "v.imported_by",
      "maker.name as maker",
      "v.imported_at",
      effectDay.as("on"),
      "checker.name as checker",
      "v.scheduled_at",
      "v.checked_alone",
      "stopper.name as stopper",
      "v.withdrawn_at",
    ]);
}

type Selected = Awaited<ReturnType<ReturnType<typeof versions>["executeTakeFirstOrThrow"]>>;

function rowOf(row: Selected): RateCardVersion {
  return {
    id: row.id,
    state: row.state === "draft" || row.state === "scheduled" ? row.state : "withdrawn",
    note: row.note,
    basedOn: row.based_on,
    importedBy: { id: row.imported_by, name: row.maker },
    importedAt: row.imported_at,
    takesEffectOn: row.on,
    scheduledBy: row.checker,
    scheduledAt: row.scheduled_at,
    checkedAlone: row.checked_alone,
    withdrawnBy: row.stopper,
    withdrawnAt: row.withdrawn_at,
  };
}

/** The latest versions first. */
export async function listVersions(db: Db, limit: number): Promise<RateCardVersion[]> {
  return (await versions(db).orderBy("v.id", "desc").limit(limit).execute()).map(rowOf);
}

/** Unlocked, whatever its state; null when there is none. */
export async function findVersion(db: Db | Tx, versionId: string): Promise<RateCardVersion | null> {
  const row = await versions(db).where("v.id", "=", versionId).executeTakeFirst();
  return row ? rowOf(row) : null;
}

/** Two versions are scheduled one after the other, so that each sees the other's day. */
export async function lockSchedule(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('rate-cards', 0))`.execute(tx);
}

/** Locks a version for the transaction. */
export async function lockVersion(tx: Tx, versionId: string): Promise<RateCardVersion | null> {
  await tx.selectFrom("rate_card_version").select("id").where("id", "=", versionId).forUpdate().execute();
  return findVersion(tx, versionId);
}

type Schedule = { versionId: string; from: string; staffId: string; alone: boolean; at: Date };

/** False when it is no draft any more, or another version begins on that day. */
export async function markScheduled(tx: Tx, { versionId, from, staffId, alone, at }: Schedule): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    update rate_card_version
    set state = 'scheduled', takes_effect_on = ${from}::date, scheduled_by = ${staffId}, scheduled_at = ${at}, checked_alone = ${alone}
    where id = ${versionId} and state = 'draft' and imported_by <> (case when ${alone} then 0 else ${staffId}::bigint end)
      and not exists (select 1 from rate_card_version where state = 'scheduled' and takes_effect_on = ${from}::date)
    returning id`.execute(tx);
  return rows.length === 1;
}

/** False when it is withdrawn already or there is none. Whether it began is asked before, under `lockVersion`. */
export async function markWithdrawn(tx: Tx, versionId: string, staffId: string, at: Date): Promise<boolean> {
  const done = await tx
    .updateTable("rate_card_version")
    .set({ state: "withdrawn", withdrawn_by: staffId, withdrawn_at: at })
    .where("id", "=", versionId)
    .where("state", "in", ["draft", "scheduled"])
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}
