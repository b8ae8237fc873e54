import type { measuredTimes } from "@sihai/contract/dashboard";
import { currencyCodes, money } from "@sihai/domain";
import { bookKinds, toldAmount, totalBooks } from "@sihai/domain/books";
import type { Holidays } from "@sihai/domain/clocks";
import { type RawBuilder, sql } from "kysely";
import { type Db, oneOf } from "#platform";
import { isOnTime } from "../freight/index.ts";

export type MeasuredTime = (typeof measuredTimes)[number];
type Span = { since: Date; now: Date; holidays: Holidays };

/** What parcels sent since a moment took and came to, line by line. Deposit less final cost in fen; days from hand-over to delivery. */
export async function measuredLines(db: Db, { since, now, holidays }: Span) {
  const { rows } = await sql<{
    lineId: string;
    delivered: number;
    onTime: number;
    daysP50: number | null;
    daysP90: number | null;
    settled: number;
    errorP50: number | null;
    errorP90: number | null;
  }>`select line_id as "lineId", count(delivered_at)::int as delivered,
      (count(*) filter (where ${isOnTime(now, { holidays })}))::int as "onTime",
      percentile_cont(0.5) within group (order by extract(epoch from delivered_at - shipped_at) / 86400) as "daysP50",
      percentile_cont(0.9) within group (order by extract(epoch from delivered_at - shipped_at) / 86400) as "daysP90",
      count(final_freight_cny)::int as settled,
      percentile_cont(0.5) within group (order by deposit_cny - final_freight_cny) as "errorP50",
      percentile_cont(0.9) within group (order by deposit_cny - final_freight_cny) as "errorP90"
    from parcel where shipped_at > ${since} group by line_id`.execute(db);
  return rows;
}

/** From when to when each kind of work took, of those begun since a moment. */
const spans: Record<MeasuredTime, (since: Date) => RawBuilder<unknown>> = {
  consult: (since) => sql`select c.created_at as began, answered.at as ended from consult c
    join lateral (select min(m.at) as at from consult_message m
      where m.user_id = c.user_id and m.consult_id = c.id and m.staff_id is not null) answered on answered.at is not null
    where c.created_at > ${since}`,
  enquiry: (since) => sql`select created_at, answered_at from enquiry where created_at > ${since} and answered_at is not null`,
  expert: (since) =>
    sql`select fee_paid_at, plan_sent_at from expert_service where fee_paid_at > ${since} and plan_sent_at >= fee_paid_at`,
  settlement: (since) => sql`select shipped_at, settled_at from parcel
    where shipped_at > ${since} and settlement_outcome = 'refund' and settled_at is not null`,
  return: (since) => sql`select created_at, closed_at from return_request where created_at > ${since} and state = 'refunded'`,
  withdrawal: (since) => sql`select applied_at, closed_at from withdrawal where applied_at > ${since} and state = 'paid'`,
};

/**
 * How many pieces of work of a kind came to their end, and their hours in the median and the 90th percentile; null without any.
 * Hours by the wall clock, nights and holidays among them.
 */
export async function measuredHours(db: Db, kind: MeasuredTime, since: Date) {
  const { rows } = await sql<{ samples: number; p50: number | null; p90: number | null }>`
    select count(*)::int as samples,
      percentile_cont(0.5) within group (order by extract(epoch from ended - began) / 3600) as p50,
      percentile_cont(0.9) within group (order by extract(epoch from ended - began) / 3600) as p90
    from (${spans[kind](since)}) as work (began, ended)`.execute(db);
  return rows[0] ?? { samples: 0, p50: null, p90: null };
}

/** Claims paid since a moment, and what for in all, in fen. */
export async function measuredClaims(db: Db, since: Date): Promise<{ paid: number; sum: bigint }> {
  const { rows } = await sql<{ paid: number; sum: string }>`
    select count(*)::int as paid, coalesce(sum(paid_cny), 0)::text as sum from claim where paid_at > ${since}`.execute(db);
  return { paid: rows[0]?.paid ?? 0, sum: BigInt(rows[0]?.sum ?? 0) };
}

/** What we owe customers against where money stands for it now, by currency. */
export async function owedAndHeld(db: Db) {
  const { rows } = await sql<{ kind: string; currency: string; amount: string }>`
    select kind, currency, sum(balance)::text as amount from ledger_account
    where currency <> 'CRD' group by kind, currency order by currency, kind`.execute(db);
  const lines = rows.map(({ kind, currency, amount }) => {
    const known = oneOf(bookKinds, kind, "ledger_account.kind");
    return {
      kind: known,
      currency: oneOf(currencyCodes, currency, "ledger_account.currency"),
      amount: toldAmount(known, BigInt(amount)),
    };
  });
  return [...new Set(lines.map(({ currency }) => currency))].flatMap((currency) => {
    const { due, places } = totalBooks(lines.filter((line) => line.currency === currency));
    return due === 0n && places === 0n ? [] : [{ owed: money(due, currency), held: money(places, currency) }];
  });
}
