import type { differenceOrders } from "@sihai/contract/books";
import { type Currency, currencyCodes } from "@sihai/domain";
import { type DifferenceVerdict, differenceVerdicts } from "@sihai/domain/books";
import { sql } from "kysely";
import { type Db, oneOf, orderOf, pageAndNext, sortedBy, type Tx } from "#platform";

/** A movement this young may be on its way to the other side: a notice, or the next reading. So is a refund of ours the card's bank has not answered. */
export const youngMinutes = 5;

/**
 * Lays both sides beside each other by what they are about, all in one statement: what differs is kept until it no longer does. An explanation stays as long
 * as the amounts it was given for.
 */
export async function compareSides(
  tx: Tx,
  { until, at, staffId }: { until: Date; at: Date; staffId: string | null },
): Promise<void> {
  await sql`
    with ours as (
      select reference, currency, sum(amount) as amount, max(at) as at, max(entry_id) as entry_id
      from gateway_entry where reference is not null and at <= ${until} group by reference, currency
    ), theirs as (
      select reference, currency, sum(amount) as amount, max(at) as at, max(kind) as kind, count(*) as lines
      from gateway_movement where kind <> 'fee' and at <= ${until} group by reference, currency
    ), laid as (
      select reference, currency, o.amount as ours, t.amount as theirs, t.kind, o.entry_id, t.lines, greatest(o.at, t.at) as moved_at,
        coalesce(o.amount, 0) = coalesce(t.amount, 0) as matched,
        greatest(o.at, t.at) > ${until}::timestamptz - ${youngMinutes} * interval '1 minute'
          or reference in (select id from card_reversal where kind = 'own-refund' and status = 'pending') as young
      from ours o full join theirs t using (reference, currency)
    ), apart as (
      select l.*, case when l.ours is null then 'theirs-only' when l.theirs is null then 'ours-only' else 'amount-differs' end as verdict
      from laid l where not matched and not young
    ), kept as (
      insert into gateway_difference as d
        (reference, currency, verdict, kind, ours, theirs, entry_id, user_id, moved_at, found_at)
      select a.reference, a.currency, a.verdict, a.kind, a.ours, a.theirs, a.entry_id,
        coalesce((select e.user_id from ledger_entry e where e.id = a.entry_id),
          (select p.user_id from payment_attempt p where p.gateway_id = a.reference)), a.moved_at, ${at}
      from apart a
      on conflict (reference, currency) do update set verdict = excluded.verdict, kind = excluded.kind, ours = excluded.ours,
        theirs = excluded.theirs, entry_id = excluded.entry_id, moved_at = excluded.moved_at, gone_at = null,
        found_at = case when d.gone_at is null then d.found_at else excluded.found_at end,
        reason = case when d.gone_at is null and d.ours is not distinct from excluded.ours and d.theirs is not distinct from excluded.theirs
          then d.reason end,
        explained_by = case when d.gone_at is null and d.ours is not distinct from excluded.ours and d.theirs is not distinct from excluded.theirs
          then d.explained_by end,
        explained_at = case when d.gone_at is null and d.ours is not distinct from excluded.ours and d.theirs is not distinct from excluded.theirs
          then d.explained_at end
      where d.gone_at is not null or d.ours is distinct from excluded.ours or d.theirs is distinct from excluded.theirs
    ), gone as (
      update gateway_difference d set gone_at = ${at}
      where gone_at is null and not exists (select 1 from apart a where a.reference = d.reference and a.currency = d.currency)
    )
    insert into gateway_comparison (at, until, asked_by, compared, matched, young, lines)
    select ${at}, ${until}, ${staffId}, count(*), count(*) filter (where matched), count(*) filter (where not matched and young),
      coalesce(sum(lines), 0) from laid`.execute(tx);
}

export type Comparison = { at: Date; until: Date; compared: number; matched: number; young: number; lines: number };

/** When the two sides were compared last, and what came of it; null when they never were. */
export async function latestComparison(db: Db): Promise<Comparison | null> {
  const row = await db.selectFrom("gateway_comparison").selectAll().orderBy("id", "desc").limit(1).executeTakeFirst();
  if (!row) return null;
  const { at, until, compared, matched, young, lines } = row;
  return { at, until, compared: Number(compared), matched: Number(matched), young: Number(young), lines: Number(lines) };
}

export type Difference = {
  reference: string;
  currency: Currency;
  verdict: DifferenceVerdict;
  kind: string | null;
  ours: bigint | null;
  theirs: bigint | null;
  userId: string | null;
  movedAt: Date;
  foundAt: Date;
  reason: string | null;
  explainedBy: string | null;
  explainedAt: Date | null;
  /** It took back a charge that had gone back to its card before, so that nobody here can bear it. */
  isNobodys: boolean;
};
const pageSize = 50;

function differences(db: Db) {
  return db
    .selectFrom("gateway_difference as d")
    .leftJoin("staff as f", "f.id", "d.explained_by")
    .selectAll("d")
    .select("f.name")
    .select(
      sql<boolean>`d.verdict = 'theirs-only' and exists (select from card_reversal r
        join suspended_arrival s on s.came_by = 'card' and s.reference = r.gateway_id and s.state = 'sent-back'
        where r.id = d.reference and r.kind <> 'own-refund' and r.booked = 'waiting')`.as("nobodys"),
    )
    .where("d.gone_at", "is", null);
}
type Row = Awaited<ReturnType<ReturnType<typeof differences>["executeTakeFirstOrThrow"]>>;

function differenceOf(row: Row): Difference {
  return {
    reference: row.reference,
    currency: oneOf(currencyCodes, row.currency, "gateway_difference.currency"),
    verdict: oneOf(differenceVerdicts, row.verdict, "gateway_difference.verdict"),
    kind: row.kind,
    ours: row.ours === null ? null : BigInt(row.ours),
    theirs: row.theirs === null ? null : BigInt(row.theirs),
    userId: row.user_id,
    movedAt: row.moved_at,
    foundAt: row.found_at,
    reason: row.reason,
    explainedBy: row.name,
    explainedAt: row.explained_at,
    isNobodys: row.nobodys,
  };
}

type Asked = {
  verdict: DifferenceVerdict | undefined;
  isExplained: boolean;
  q: string;
  sort: (typeof differenceOrders)[number] | undefined;
  after: string | undefined;
};
const [currency, reference] = [{ of: "d.currency", as: "text" } as const, { of: "d.reference", as: "text" } as const];

/** As a reader wants it, or the latest first; and where a difference stands in it. */
function orderedBy(sort: Asked["sort"]) {
  const { key, way } = orderOf<"difference" | "at">(sort ?? "-at");
  if (key === "at") {
    const placeOf = (row: Difference) => `${row.movedAt.getTime()}.${row.currency}.${row.reference}`;
    return { ...sortedBy([{ of: "d.moved_at", as: "timestamptz" }, currency, reference], way), placeOf };
  }
  const apart = { of: sql`(coalesce(d.theirs, 0) - coalesce(d.ours, 0))`, as: "bigint" } as const;
  const placeOf = (row: Difference) => `${row.currency}.${(row.theirs ?? 0n) - (row.ours ?? 0n)}.${row.reference}`;
  return { ...sortedBy([currency, apart, reference], way), placeOf };
}

/** A page of the differences that stand. */
export async function listDifferences(
  db: Db,
  { verdict, isExplained, q, sort, after }: Asked,
): Promise<{ page: Difference[]; next: string | null }> {
  const { order, beyond, placeOf } = orderedBy(sort);
  let query = differences(db).where("d.reason", isExplained ? "is not" : "is", null);
  if (verdict) query = query.where("d.verdict", "=", verdict);
  if (q !== "") query = query.where("d.reference", "=", q);
  const rows = await query
    .where(beyond(after))
    .orderBy(order)
    .limit(pageSize + 1)
    .execute();
  return pageAndNext(rows.map(differenceOf), pageSize, placeOf);
}

/** Locks what the two sides differ by for a reference; null when they do not differ, or no longer. */
export async function lockDifference(tx: Tx, reference: string, currency: Currency): Promise<Difference | null> {
  const row = await differences(tx)
    .where("d.reference", "=", reference)
    .where("d.currency", "=", currency)
    .forUpdate("d")
    .executeTakeFirst();
  return row ? differenceOf(row) : null;
}

/** Notes why a locked difference is there: it counts as explained, and nothing is booked. */
export async function explainDifference(
  tx: Tx,
  { reference, currency }: Pick<Difference, "reference" | "currency">,
  { reason, staffId, at }: { reason: string; staffId: string; at: Date },
): Promise<void> {
  await tx
    .updateTable("gateway_difference")
    .set({ reason, explained_by: staffId, explained_at: at })
    .where("reference", "=", reference)
    .where("currency", "=", currency)
    .execute();
}

/** Booked: it no longer stands. */
export async function closeDifference(
  tx: Tx,
  { reference, currency }: Pick<Difference, "reference" | "currency">,
  at: Date,
): Promise<void> {
  await tx
    .updateTable("gateway_difference")
    .set({ gone_at: at })
    .where("reference", "=", reference)
    .where("currency", "=", currency)
    .execute();
}

/** Differences there are still, with a reason and without. */
export async function differenceCounts(db: Db): Promise<{ open: number; explained: number }> {
  const row = await db
    .selectFrom("gateway_difference")
    .select((eb) => [
      eb.fn.countAll<string>().filterWhere("reason", "is", null).as("open"),
      eb.fn.countAll<string>().filterWhere("reason", "is not", null).as("explained"),
    ])
    .where("gone_at", "is", null)
    .executeTakeFirstOrThrow();
  return { open: Number(row.open), explained: Number(row.explained) };
}

/** What was read of the gateway's lines, by what they are: how many, how much, and the fees of them. */
export async function movementTotals(db: Db, until: Date) {
  const { rows } = await sql<{ kind: string; currency: string; lines: string; amount: string; fee: string }>`
    select kind, currency, count(*)::text as lines, sum(amount)::text as amount, sum(fee)::text as fee
    from gateway_movement where at <= ${until} group by kind, currency order by currency, kind`.execute(db);
  return rows.map((row) => ({
    kind: row.kind,
    currency: oneOf(currencyCodes, row.currency, "gateway_movement.currency"),
    lines: Number(row.lines),
    amount: BigInt(row.amount),
    fee: BigInt(row.fee),
  }));
}
