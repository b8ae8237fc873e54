import { type PeriodState, periodStates } from "@sihai/domain/books";
import { sql } from "kysely";
import { type Db, oneOf, type Tx } from "#platform";

export type Period = {
  month: string;
  state: PeriodState;
  from: Date;
  to: Date;
  reason: string;
  askedBy: string;
  askedByName: string;
  askedAt: Date;
  confirmedByName: string;
  confirmedAt: Date | null;
  held: Held;
};
/** What a month holds: how many entries, and the last of them. */
export type Held = { entries: bigint; lastEntryId: bigint };

function periods(db: Db) {
  return db
    .selectFrom("ledger_period as p")
    .innerJoin("staff as a", "a.id", "p.asked_by")
    .leftJoin("staff as c", "c.id", "p.confirmed_by")
    .selectAll("p")
    .select(["a.name as asked_name", "c.name as confirmed_name"]);
}
type Row = Awaited<ReturnType<ReturnType<typeof periods>["executeTakeFirstOrThrow"]>>;

function periodOf(row: Row): Period {
  return {
    ...{ month: row.month, from: row.starts_at, to: row.ends_at, reason: row.reason },
    state: oneOf(periodStates, row.state, "ledger_period.state"),
    ...{ askedBy: row.asked_by, askedByName: row.asked_name, askedAt: row.asked_at },
    ...{ confirmedByName: row.confirmed_name ?? "", confirmedAt: row.confirmed_at },
    held: { entries: BigInt(row.entries), lastEntryId: BigInt(row.last_entry_id) },
  };
}

/** Months somebody asked to close or to open again, the latest first; a month nobody asked about has no row. */
export async function listPeriods(db: Db): Promise<Period[]> {
  return (await periods(db).orderBy("p.month", "desc").execute()).map(periodOf);
}

/** Locks what was decided of a month; null where nobody ever asked to close it. */
export async function lockPeriod(tx: Tx, month: string): Promise<Period | null> {
  const row = await periods(tx).where("p.month", "=", month).forUpdate("p").executeTakeFirst();
  return row ? periodOf(row) : null;
}

/** When the books begin; null while they are empty. */
export async function firstEntryAt(db: Db): Promise<Date | null> {
  const row = await db
    .selectFrom("ledger_entry")
    .select((eb) => eb.fn.min("at").as("at"))
    .executeTakeFirst();
  return row?.at ?? null;
}

/** Entries from `from` up to and without `to`. Without any, the first is 1 and the last 0: an empty range. */
export async function heldIn(db: Db, { from, to }: { from: Date; to: Date }): Promise<Held & { firstEntryId: bigint }> {
  const row = await db
    .selectFrom("ledger_entry")
    .select((eb) => [eb.fn.countAll<string>().as("entries"), eb.fn.min("id").as("first"), eb.fn.max("id").as("last")])
    .where("at", ">=", from)
    .where("at", "<", to)
    .executeTakeFirstOrThrow();
  return { entries: BigInt(row.entries), firstEntryId: BigInt(row.first ?? 1), lastEntryId: BigInt(row.last ?? 0) };
}

/** Nobody writes an entry from here to the end of the transaction, so that what a month holds is what is closed. */
export async function stopEntries(tx: Tx): Promise<void> {
  await sql`lock table ledger_entry in share row exclusive mode`.execute(tx);
}

type Asked = { month: string; from: Date; to: Date; state: PeriodState; reason: string; staffId: string; at: Date; held: Held };

/** How a month was closed, by whom and why, kept while somebody asks to open it again. */
const asItWasClosed = sql<string | null>`case when ledger_period.state = 'closed' then to_jsonb(ledger_period) end`;

/** Asked for by one, in place of whatever was decided of the month before. */
export async function askPeriod(tx: Tx, { month, from, to, state, reason, staffId, at, held }: Asked): Promise<void> {
  const asked = {
    ...{ state, reason, asked_by: staffId, asked_at: at, confirmed_by: null, confirmed_at: null },
    ...{ entries: held.entries.toString(), last_entry_id: held.lastEntryId.toString() },
  };
  await tx
    .insertInto("ledger_period")
    .values({ month, starts_at: from, ends_at: to, ...asked })
    .onConflict((conflict) => conflict.column("month").doUpdateSet({ ...asked, closed_as: asItWasClosed }))
    .execute();
}

/** `staffId` null: what was asked for is taken back. */
export async function endAsking(
  tx: Tx,
  month: string,
  { state, staffId, at }: { state: PeriodState; staffId: string | null; at: Date },
): Promise<void> {
  await tx
    .updateTable("ledger_period")
    .set({ state, ...(staffId !== null && { confirmed_by: staffId, confirmed_at: at, closed_as: null }) })
    .where("month", "=", month)
    .execute();
  if (staffId === null) await putClosingBack(tx, month);
}

/** Nobody opened it after all: it stands as it was closed. */
async function putClosingBack(tx: Tx, month: string): Promise<void> {
  await sql`update ledger_period p set reason = was.reason, asked_by = was.asked_by, asked_at = was.asked_at, confirmed_by = was.confirmed_by,
      confirmed_at = was.confirmed_at, entries = was.entries, last_entry_id = was.last_entry_id, closed_as = null
    from ledger_period o, jsonb_populate_record(o, o.closed_as) was
    where p.month = ${month} and o.month = p.month and o.closed_as is not null`.execute(tx);
}
