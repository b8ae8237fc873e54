import type { ContentKind } from "@sihai/contract/content";
import { sql } from "kysely";
import type { Db, Tx } from "#platform";

export type KeptVersion = {
  id: string;
  kind: ContentKind;
  name: string;
  /** JSON that `contentPiece` of the contract reads. */
  piece: unknown;
  isShown: boolean;
  asksAgain: boolean;
  /** The day the words of an article last changed. */
  updatedOn: string | null;
  note: string;
  /** Null: it came with the product. */
  madeBy: string | null;
  madeAt: Date;
  from: Date;
  until: Date | null;
  withdrawnBy: string | null;
  withdrawnAt: Date | null;
};

/** Before anything of this business was agreed. */
const sinceEver = new Date("2000-01-01T00:00:00Z");

type Seed = { kind: ContentKind; name: string; piece: unknown; updated: string | null; digest: string };

/**
 * Puts in the texts the product brings along that are not there yet. Where nobody changed a text here, the words of a newer release take the place of
 * those of an older one; an agreement is only begun with, for its changes are announced.
 */
export async function insertFirstVersions(db: Db, seeds: readonly Seed[]): Promise<void> {
  const known = await db.selectFrom("content_version").select("digest").where("digest", "is not", null).execute();
  const digests = new Set(known.map(({ digest }) => digest));
  const missing = seeds.filter(({ digest }) => !digests.has(digest));
  if (missing.length === 0) return;
  await sql`
    insert into content_version (kind, name, piece, updated_on, note, made_at, shows_from, digest)
    select kind, name, piece, updated, 'content', now(),
      case when exists (select 1 from content_version held where held.kind = new.kind and held.name = new.name) then now() else ${sinceEver} end,
      digest
    from jsonb_to_recordset(${JSON.stringify(missing)}::jsonb) as new (kind text, name text, piece jsonb, updated text, digest text)
    where not exists (
      select 1 from content_version held
      where held.kind = new.kind and held.name = new.name and (held.made_by is not null or held.piece ->> 'group' = 'agreements')
    )
    on conflict (kind, name, digest) do nothing`.execute(db);
}

/** Rises with every change, whoever makes it. */
export async function currentStamp(db: Db): Promise<string> {
  const { stamp } = await db.selectFrom("content_stamp").select("stamp").executeTakeFirstOrThrow();
  return stamp;
}

function versions(db: Db | Tx) {
  return db
    .selectFrom("content_version as v")
    .leftJoin("staff as maker", "maker.id", "v.made_by")
    .leftJoin("staff as stopper", "stopper.id", "v.withdrawn_by")
    .selectAll("v")
    .select(["maker.name as maker", "stopper.name as stopper"]);
}
type Selected = Awaited<ReturnType<ReturnType<typeof versions>["executeTakeFirstOrThrow"]>>;

function versionOf(row: Selected): KeptVersion {
  return {
    id: row.id,
    kind: row.kind === "article" || row.kind === "advert" ? row.kind : "notice",
    name: row.name,
    piece: row.piece,
    isShown: row.is_shown,
    asksAgain: row.asks_again,
    updatedOn: row.updated_on,
    note: row.note,
    madeBy: row.made_by === null ? null : (row.maker ?? ""),
    madeAt: row.made_at,
    from: row.shows_from,
    until: row.shows_until,
    withdrawnBy: row.stopper,
    withdrawnAt: row.withdrawn_at,
  };
}

/** All versions that can still be shown, in the order they were made: not taken back, not over, with none above them for good. */
export async function livingVersions(db: Db, now: Date): Promise<KeptVersion[]> {
  const rows = await versions(db)
    .where("v.withdrawn_at", "is", null)
    .where((is) => is.or([is("v.shows_until", "is", null), is("v.shows_until", ">", now)]))
    .where(
      sql<boolean>`not exists (
        select 1 from content_version above
        where above.kind = v.kind and above.name = v.name and above.withdrawn_at is null and above.shows_until is null
          and above.shows_from <= ${now} and (above.shows_from, above.id) > (v.shows_from, v.id)
      )`,
    )
    .orderBy("v.id")
    .execute();
  return rows.map(versionOf);
}

/** Since when everybody is asked about an agreement again, by its name: the newest such version that began. */
export async function askedSince(db: Db): Promise<{ name: string; from: Date }[]> {
  return db
    .selectFrom("content_version")
    .select(["name", "shows_from as from"])
    .where("kind", "=", "article")
    .where("asks_again", "=", true)
    .where("withdrawn_at", "is", null)
    .orderBy("shows_from")
    .execute();
}

/** The versions of one text, the latest made first. */
export async function versionsOf(db: Db | Tx, kind: ContentKind, name: string, limit: number): Promise<KeptVersion[]> {
  const rows = await versions(db)
    .where("v.kind", "=", kind)
    .where("v.name", "=", name)
    .orderBy("v.id", "desc")
    .limit(limit)
    .execute();
  return rows.map(versionOf);
}

/** Two changes of one text go one after the other. */
export async function lockContent(tx: Tx, kind: ContentKind, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`content ${kind} ${name}`}, 0))`.execute(tx);
}

/** Locks a version for the transaction. */
export async function lockVersion(tx: Tx, versionId: string): Promise<KeptVersion | null> {
  await tx.selectFrom("content_version").select("id").where("id", "=", versionId).forUpdate().execute();
  const row = await versions(tx).where("v.id", "=", versionId).executeTakeFirst();
  return row ? versionOf(row) : null;
}

type NewVersion = Pick<
  KeptVersion,
  "kind" | "name" | "piece" | "isShown" | "asksAgain" | "updatedOn" | "note" | "from" | "until"
> & {
  staffId: string;
  at: Date;
};

/** Keeps the next version of a text; its id. Under `lockContent`, so that no two follow on the same one. */
export async function insertVersion(tx: Tx, version: NewVersion): Promise<string> {
  const { id } = await tx
    .insertInto("content_version")
    .values({
      kind: version.kind,
      name: version.name,
      piece: JSON.stringify(version.piece),
      is_shown: version.isShown,
      asks_again: version.asksAgain,
      updated_on: version.updatedOn,
      note: version.note,
      made_by: version.staffId,
      made_at: version.at,
      shows_from: version.from,
      shows_until: version.until,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** From here on a version counts as never made; its row stays, with who did it. */
export async function markTakenBack(tx: Tx, versionId: string, staffId: string, at: Date): Promise<void> {
  await tx.updateTable("content_version").set({ withdrawn_by: staffId, withdrawn_at: at }).where("id", "=", versionId).execute();
}

/** The versions of all texts that may say how a text stands, in the order they were made: of each the newest. */
export async function versionsOfAll(db: Db): Promise<KeptVersion[]> {
  const rows = await versions(db)
    .where("v.id", "in", (the) =>
      the
        .selectFrom((each) =>
          each
            .selectFrom("content_version")
            .select(["id", sql<number>`row_number() over (partition by kind, name order by id desc)`.as("place")])
            .as("placed"),
        )
        .select("placed.id")
        .where("placed.place", "<=", 20),
    )
    .orderBy("v.id")
    .execute();
  return rows.map(versionOf);
}
