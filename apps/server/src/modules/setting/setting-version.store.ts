import { sql } from "kysely";
import { type Db, prepared, type Tx } from "#platform";

export type SettingState = "draft" | "scheduled" | "withdrawn";
export type ScheduledSetting = { id: string; name: string; value: unknown; from: Date };

/** Before anything of this business was agreed. */
const sinceEver = new Date("2000-01-01T00:00:00Z");

/** Puts in what the files say of settings that have no first version yet. */
export async function insertFirstVersions(db: Db, values: Readonly<Record<string, unknown>>): Promise<void> {
  await sql`
    insert into setting_version (name, value, note, state, drafted_at, effective_from)
    select key, value, 'content/settings', 'scheduled', now(), ${sinceEver}
    from jsonb_each(${JSON.stringify(values)}::jsonb)
    where not exists (select 1 from setting_version held where held.name = key and held.drafted_by is null)
    on conflict do nothing`.execute(db);
}

/** Rises with every change, whoever makes it. */
export async function currentStamp(db: Db): Promise<string> {
  const [row] = (await db.executeQuery(stampNow({}))).rows;
  if (!row) throw new Error("settings have no stamp");
  return row.stamp;
}

const stampNow = prepared((db) => db.selectFrom("setting_stamp").select("stamp"));

/** All versions that hold, held or will hold, the earliest first. */
export async function scheduledSettings(db: Db): Promise<ScheduledSetting[]> {
  const rows = await db
    .selectFrom("setting_version")
    .select(["id", "name", "value", "effective_from"])
    .where("state", "=", "scheduled")
    .orderBy("effective_from")
    .execute();
  return rows.map(({ id, name, value, effective_from: from }) => ({ id, name, value, from: from ?? sinceEver }));
}

export type SettingVersion = {
  id: string;
  name: string;
  value: unknown;
  note: string;
  state: SettingState;
  /** Null: the operator's files. */
  draftedBy: { id: string; name: string } | null;
  draftedAt: Date;
  from: Date | null;
  checkedBy: string | null;
  checkedAt: Date | null;
  checkedAlone: boolean;
  withdrawnBy: string | null;
  withdrawnAt: Date | null;
};

function versions(db: Db | Tx) {
  return db
    .selectFrom("setting_version as v")
    .leftJoin("staff as maker", "maker.id", "v.drafted_by")
    .leftJoin("staff as checker", "checker.id", "v.checked_by")
    .leftJoin("staff as stopper", "stopper.id", "v.withdrawn_by")
    .selectAll("v")
    .select(["maker.name as maker", "checker.name as checker", "stopper.name as stopper"]);
}
type Selected = Awaited<ReturnType<ReturnType<typeof versions>["executeTakeFirstOrThrow"]>>;

function versionOf(row: Selected): SettingVersion {
  return {
    id: row.id,
    name: row.name,
    value: row.value,
    note: row.note,
    state: row.state === "draft" || row.state === "scheduled" ? row.state : "withdrawn",
    draftedBy: row.drafted_by === null ? null : { id: row.drafted_by, name: row.maker ?? "" },
    draftedAt: row.drafted_at,
    from: row.effective_from,
    checkedBy: row.checker,
    checkedAt: row.checked_at,
    checkedAlone: row.checked_alone,
    withdrawnBy: row.stopper,
    withdrawnAt: row.withdrawn_at,
  };
}

/** The versions of one setting, the latest made first. */
export async function versionsOf(db: Db | Tx, name: string, limit: number): Promise<SettingVersion[]> {
  return (await versions(db).where("v.name", "=", name).orderBy("v.id", "desc").limit(limit).execute()).map(versionOf);
}

/** Drafts nobody has checked yet, the latest first. */
export async function draftVersions(db: Db): Promise<SettingVersion[]> {
  return (await versions(db).where("v.state", "=", "draft").orderBy("v.id", "desc").limit(500).execute()).map(versionOf);
}

/** Unlocked, whatever its state; null when there is none. */
export async function findVersion(db: Db | Tx, versionId: string): Promise<SettingVersion | null> {
  const row = await versions(db).where("v.id", "=", versionId).executeTakeFirst();
  return row ? versionOf(row) : null;
}

/** Two changes of settings go one after the other, so that each sees the other's moment. */
export async function lockSettings(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('settings', 0))`.execute(tx);
}

/** Locks a version for the transaction. */
export async function lockVersion(tx: Tx, versionId: string): Promise<SettingVersion | null> {
  await tx.selectFrom("setting_version").select("id").where("id", "=", versionId).forUpdate().execute();
  return findVersion(tx, versionId);
}

type NewVersion = { name: string; value: unknown; note: string; staffId: string; at: Date };

/** Keeps a draft; its id. It holds for nothing before somebody checked it. */
export async function insertVersion(tx: Tx, { name, value, note, staffId, at }: NewVersion): Promise<string> {
  const { id } = await tx
    .insertInto("setting_version")
    .values({ name, value: JSON.stringify(value), note, state: "draft", drafted_by: staffId, drafted_at: at })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Whether another version of the setting was checked, or taken back after it was, since this draft was made from what held then. */
export async function hasMovedSince(tx: Tx, { id, name, draftedAt }: SettingVersion): Promise<boolean> {
  const moved = await tx
    .selectFrom("setting_version")
    .select("id")
    .where("name", "=", name)
    .where("id", "!=", id)
    .where("checked_at", "is not", null)
    .where(({ or, eb }) => or([eb("checked_at", ">=", draftedAt), eb("withdrawn_at", ">=", draftedAt)]))
    .limit(1)
    .executeTakeFirst();
  return moved !== undefined;
}

type Check = { version: SettingVersion; from: Date; staffId: string; alone: boolean; at: Date };

/** False when another version of the setting begins at that moment. */
export async function markChecked(tx: Tx, { version, from, staffId, alone, at }: Check): Promise<boolean> {
  const done = await tx
    .updateTable("setting_version")
    .set({ state: "scheduled", effective_from: from, checked_by: staffId, checked_at: at, checked_alone: alone })
    .where("id", "=", version.id)
    .where("state", "=", "draft")
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("setting_version as other")
            .select("other.id")
            .where("other.state", "=", "scheduled")
            .where("other.name", "=", version.name)
            .where("other.effective_from", "=", from),
        ),
      ),
    )
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

/** On a locked version that has not begun to hold; its row stays. */
export async function markWithdrawn(tx: Tx, versionId: string, staffId: string, at: Date): Promise<void> {
  await tx
    .updateTable("setting_version")
    .set({ state: "withdrawn", withdrawn_by: staffId, withdrawn_at: at })
    .where("id", "=", versionId)
    .execute();
}
