import { sql } from "kysely";
import { type Db, prepared, type Tx } from "#platform";

type Acceptances = {
  userId: string;
  /** `seen`: the version that was shown; null: whichever is in force. */
  wanted: readonly { agreement: string; seen: string | null }[];
  acceptedWith: readonly string[];
  at: Date;
};

/**
 * Notes that somebody accepted the versions in force (`shownAt` of the domain, said in SQL), with each of the acts; those kept. An agreement of
 * which another version was seen is left out.
 */
export async function insertAcceptances(tx: Tx, { userId, wanted, acceptedWith, at }: Acceptances): Promise<ReadonlySet<string>> {
  const kept = await Promise.all(
    wanted.map(({ agreement, seen }) => tx.executeQuery(writeAcceptances({ userId, agreement, seen, acceptedWith, at }))),
  );
  return new Set(wanted.flatMap(({ agreement }, nth) => ((kept[nth]?.rows.length ?? 0) > 0 ? [agreement] : [])));
}

type Written = { userId: string; agreement: string; seen: string | null; acceptedWith: readonly string[]; at: Date };

/** Of one agreement, not of a list: the database reckons with ten of a list it does not know, and planned that anew with every order. */
const writeAcceptances = prepared(
  (_, { userId, agreement, seen, acceptedWith, at }: Written) => sql<{ agreement: string }>`
    insert into agreement_acceptance (user_id, agreement, version_id, accepted_with, accepted_at)
    select ${userId}, ${agreement}, version.id, act.name, ${at}
    from (
      select id from content_version
      where kind = 'article' and name = ${agreement} and withdrawn_at is null
        and shows_from <= ${at} and (shows_until is null or shows_until > ${at})
      order by shows_from desc, id desc limit 1
    ) as version
    cross join unnest(${acceptedWith}::text[]) as act (name)
    where ${seen}::bigint is null or ${seen}::bigint = version.id
    returning agreement`,
);

/** When somebody accepted each agreement last. */
export async function lastAccepted(db: Db | Tx, userId: string): Promise<ReadonlyMap<string, Date>> {
  const rows = await db
    .selectFrom("agreement_acceptance")
    .select(["agreement", ({ fn }) => fn.max("accepted_at").as("at")])
    .where("user_id", "=", userId)
    .groupBy("agreement")
    .execute();
  return new Map(rows.map(({ agreement, at }) => [agreement, at]));
}

/** When the account was opened with the terms and the privacy policy of that day; null when there is no such account. */
export async function openedAt(db: Db | Tx, userId: string): Promise<Date | null> {
  const row = await db.selectFrom("app_user").select("terms_accepted_at").where("id", "=", userId).executeTakeFirst();
  return row?.terms_accepted_at ?? null;
}

/** How often each version was accepted. */
export async function countAcceptances(db: Db, versionIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (versionIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("agreement_acceptance")
    .select(["version_id", ({ fn }) => fn.countAll<string>().as("count")])
    .where("version_id", "in", versionIds)
    .groupBy("version_id")
    .execute();
  return new Map(rows.map(({ version_id: id, count }) => [id, Number(count)]));
}

/** A change of an agreement, by what its messages say of it. */
type Told = { template: string; agreement: string; from: string };

/** The next accounts after one that were not told of a change yet. Who tells of it holds it until the end, so that nobody is told twice. */
export async function accountsToTell(
  tx: Tx,
  after: string,
  limit: number,
  { template, agreement, from }: Told,
): Promise<string[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`told ${agreement} ${from}`}, 0))`.execute(tx);
  const { rows } = await sql<{ id: string }>`select u.id::text as id from app_user u
    where u.id > ${after} and not u.disabled and not exists (select from message m
      where m.user_id = u.id and m.template = ${template} and m.facts ->> 'agreement' = ${agreement} and m.facts ->> 'from' = ${from})
    order by u.id limit ${limit}`.execute(tx);
  return rows.map(({ id }) => id);
}
