import type { benches, benchViews, liveParcelStates, parcelAges } from "@sihai/contract/dashboard";
import type { Holidays } from "@sihai/domain/clocks";
import { type RawBuilder, sql } from "kysely";
import { type Db, fen, fieldsOf } from "#platform";
import { isOnTime } from "../freight/index.ts";

export type LiveState = (typeof liveParcelStates)[number];
export type ParcelAge = (typeof parcelAges)[number];
export type BenchName = (typeof benches)[number];
type BenchView = (typeof benchViews)[number];

/** Since when a parcel stands where it does, as far as its own row tells. */
const since = sql<Date>`case state
  when 'unpaid' then created_at when 'shipped' then shipped_at when 'delivered' then delivered_at
  else coalesce(paid_at, created_at) end`;
const beijingMonth = sql<string>`to_char(delivered_at at time zone 'Asia/Shanghai', 'YYYY-MM')`;

function ageOf(now: Date): RawBuilder<string> {
  return sql<string>`case when ${now} - ${since} < interval '1 day' then 'day' when ${now} - ${since} < interval '3 days' then 'three-days'
    when ${now} - ${since} < interval '7 days' then 'week' else 'longer' end`;
}

const live = sql`state in ('unpaid', 'unshipped', 'picking', 'packed', 'weighed', 'shipped', 'delivered', 'exception')`;

/** Living parcels by state and by how long they have been in it. */
export async function parcelsByAge(db: Db, now: Date): Promise<{ state: LiveState; age: ParcelAge; count: number }[]> {
  const { rows } = await sql<{ state: LiveState; age: ParcelAge; count: string }>`
    select state, ${ageOf(now)} as age, count(*) as count from parcel where ${live} group by 1, 2`.execute(db);
  return rows.map(({ count, ...row }) => ({ ...row, count: Number(count) }));
}

/** What waits in one view of a desk; `isTimed`: its work has deadlines. */
export type WaitingWork = { bench: BenchName; view: BenchView; isTimed: boolean; open: number; dueToday: number; late: number };

/** What waits at each bench but the services', how much of it is due by the end of the Beijing day, and how much is late. */
export async function benchWork(db: Db, now: Date, endOfDay: Date): Promise<WaitingWork[]> {
  const { rows } = await sql<{
    bench: BenchName;
    view: BenchView;
    timed: boolean;
    open: string;
    due_today: string;
    late: string;
  }>`
    select bench, view, timed, count(*) as open,
      count(*) filter (where due_at >= ${now} and due_at < ${endOfDay}) as due_today, count(*) filter (where due_at < ${now}) as late
    from (
      select case when state in ('paid', 'buying') then 'buying' else 'receiving' end as bench,
          case state when 'paid' then 'to-buy' when 'buying' then 'buying' else 'expected' end as view, true as timed, due_at
        from order_item where state in ('paid', 'buying', 'seller-shipped', 'in-transit', 'signed')
      union all
      select case state when 'weighed' then 'dispatch' else 'packing' end, state, true, due_at
        from parcel where state in ('unshipped', 'picking', 'packed', 'weighed')
      union all select 'returns', state, true, due_at from return_request where closed_at is null and state <> 'awaiting-payment'
      union all select 'enquiries', 'open', true, due_at from enquiry where state = 'open'
      union all select 'experts', 'open', true, due_at from expert_service where state in ('unprocessed', 'processing')
      union all select 'consults', 'open', true, due_at from consult where due_at is not null
      union all select 'claims', state, true, due_at from claim where state in ('open', 'reviewing', 'accepted')
      union all select 'suspense', state, true, answer_by from suspended_arrival where closed_at is null and state in ('open', 'proposed')
      union all select 'disputes', 'open', true, due_at from card_reversal where kind = 'dispute' and status in ('open', 'inquiry')
      union all select 'transfers', state, false, null from transfer where state in ('announced', 'arrived')
      union all
      select 'bank-lines', case when l.state = 'open' and a.id is null then 'open' else 'check' end, false, null
        from bank_line l left join transfer_arrival a on a.bank_line = l.bank_line and a.dropped_at is null
        where l.state in ('open', 'proposed') and not l.matched and a.confirmed_at is null
      union all select 'withdrawals', 'open', false, null from withdrawal where state = 'applied'
      union all select 'storage', kind, false, null from storage_task where state in ('open', 'proposed')
      union all select 'unannounced', 'claimed', false, null from abnormal_parcel where state = 'claimed'
    ) waiting group by bench, view, timed`.execute(db);
  return rows.map(({ timed, open, due_today, late, ...row }) => ({
    ...row,
    isTimed: timed,
    open: Number(open),
    dueToday: Number(due_today),
    late: Number(late),
  }));
}

/** Services paid and not done, as far as their due time hangs on them; buyers' and receivers' own work is none of the services bench. */
export async function servicesToDo(
  db: Db,
): Promise<{ serviceNo: string; itemState: string; paidAt: Date; signedAt: Date | null; stockedInAt: Date | null }[]> {
  const rows = await db
    .selectFrom("item_service as v")
    .innerJoin("order_item as i", (join) => join.onRef("i.user_id", "=", "v.user_id").onRef("i.id", "=", "v.item_id"))
    .leftJoin("stored_item as s", (join) => join.onRef("s.user_id", "=", "i.user_id").onRef("s.item_id", "=", "i.id"))
    .select(["v.service_no as serviceNo", "i.state as itemState", "v.paid_at as paidAt"])
    .select(["i.signed_at as signedAt", "s.stocked_in_at as stockedInAt"])
    .where("v.state", "in", ["ordered", "started"])
    .where("v.service_no", "not in", ["fixed-fee", "priority-stock-in"])
    .execute();
  return rows.flatMap(({ paidAt, ...row }) => (paidAt === null ? [] : [{ ...row, paidAt }]));
}

/** Parcels delivered since a moment, by Beijing month. */
export async function punctualityByMonth(
  db: Db,
  from: Date,
  now: Date,
  holidays: Holidays,
): Promise<{ month: string; delivered: number; onTime: number }[]> {
  const { rows } = await sql<{ month: string; delivered: string; on_time: string }>`
    select ${beijingMonth} as month, count(*) as delivered, count(*) filter (where ${isOnTime(now, { holidays })}) as on_time
    from parcel where delivered_at >= ${from} and shipped_at is not null group by 1 order by 1`.execute(db);
  return rows.map((row) => ({ month: row.month, delivered: Number(row.delivered), onTime: Number(row.on_time) }));
}

export type FigureFilter = {
  line: string | undefined;
  state: LiveState | undefined;
  age: ParcelAge | undefined;
  month: string | undefined;
  timely: "late" | "on-time" | undefined;
};
type Row = {
  package_no: string;
  line_id: string;
  state: string;
  created_at: Date;
  delivered_at: Date | null;
  deposit_cny: string;
  final_freight_cny: string | null;
  days: number | null;
  is_on_time: boolean | null;
  total: string;
};

/** The parcels behind a figure, the latest first. */
export async function figureParcels(
  db: Db,
  { line, state, age, month, timely }: FigureFilter,
  { now, holidays, limit, offset }: { now: Date; holidays: Holidays; limit: number; offset: number },
) {
  const wanted = [
    ...(line === undefined ? [] : [sql`line_id = ${line}`]),
    ...(state === undefined ? [] : [sql`state = ${state}`]),
    ...(age === undefined ? [] : [sql`${ageOf(now)} = ${age}`]),
    ...(month === undefined ? [] : [sql`${beijingMonth} = ${month}`]),
    ...(timely === undefined ? [] : [sql`(${isOnTime(now, { holidays })}) = ${timely === "on-time"}`]),
  ];
  const where = wanted.length === 0 ? sql`` : sql`where ${sql.join(wanted, sql` and `)}`;
  const { rows } = await sql<Row>`
    select package_no, line_id, state, created_at, delivered_at, deposit_cny, final_freight_cny,
      round(extract(epoch from delivered_at - shipped_at) / 86400)::int as days, ${isOnTime(now, { holidays })} as is_on_time, count(*) over () as total
    from parcel ${where} order by created_at desc, id desc limit ${limit} offset ${offset}`.execute(db);
  const parcels = rows.map(({ total: _total, deposit_cny: deposit, final_freight_cny: finalFreight, ...row }) => ({
    ...fieldsOf(row),
    deposit: fen(deposit),
    finalFreight: fen(finalFreight),
  }));
  return { total: Number(rows[0]?.total ?? 0), parcels };
}
