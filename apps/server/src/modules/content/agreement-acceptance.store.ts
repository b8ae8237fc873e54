import { sql } from "kysely";
import { type Db, prepared, sendAlong, type Tx } from "#platform";

type Acceptance = { userId: string; agreement: string; versionId: string; acceptedWith: string; at: Date };

/**
 * Notes which version of each agreement somebody accepted, and with what act. Sent along: it fails with a later statement of the
 * transaction.
 */
export async function insertAcceptances(tx: Tx, acceptances: readonly Acceptance[]): Promise<void> {
  if (acceptances.length === 0) return;
  const column = <Value>(value: (acceptance: Acceptance) => Value) => acceptances.map(value);
  const write = writeAcceptances({
    userIds: column(({ userId }) => userId),
    agreements: column(({ agreement }) => agreement),
    versionIds: column(({ versionId }) => versionId),
    acts: column(({ acceptedWith }) => acceptedWith),
    instants: column(({ at }) => at),
  });
  await sendAlong(tx, write);
}

type Written = { userIds: string[]; agreements: string[]; versionIds: string[]; acts: string[]; instants: Date[] };

const writeAcceptances = prepared(
  (_, { userIds, agreements, versionIds, acts, instants }: Written) => sql`
    insert into agreement_acceptance (user_id, agreement, version_id, accepted_with, accepted_at)
    select user_id, agreement, version_id, act, at
    from unnest(${userIds}::bigint[], ${agreements}::text[], ${versionIds}::bigint[], ${acts}::text[], ${instants}::timestamptz[])
      as accepted (user_id, agreement, version_id, act, at)`,
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
