import { type Currency, currencyCodes } from "@sihai/domain";
import { sql } from "kysely";
import { type Db, oneOf } from "#platform";

/** What stands at the gateway by its own lines up to an instant, and why it is not what the books say, as far as that is known. */
export type GatewayStanding = {
  currency: Currency;
  stated: bigint;
  ours: bigint;
  /** Booked on one side before the instant and on the other after it, fees not booked yet among them. */
  timing: bigint;
  /** Differences finance gave a reason for. */
  told: bigint;
};

/** Null while no line was ever read. */
export async function gatewayAt(db: Db, at: Date): Promise<{ readUntil: Date; standing: GatewayStanding[] } | null> {
  const read = await db.selectFrom("gateway_balance_read").select("until").executeTakeFirst();
  if (!read) return null;
  const { rows } = await sql<{ currency: string; stated: string; ours: string; timing: string; told: string }>`
    with ours as (
      select reference, currency, sum(amount) as amount from gateway_entry where at <= ${at} group by reference, currency
    ), theirs as (
      select reference, currency, sum(amount) as amount, sum(fee) as fee from gateway_movement where at <= ${at}
      group by reference, currency
    ), apart as (
      select reference, currency, coalesce(t.amount, 0) - coalesce(o.amount, 0) as amount
      from (select * from ours where reference is not null) o full join theirs t using (reference, currency)
      where coalesce(t.amount, 0) <> coalesce(o.amount, 0)
    ), why as (
      select p.currency, sum(p.amount) filter (where d.reference is null) as timing, sum(p.amount) filter (where d.reason is not null) as told
      from apart p left join gateway_difference d on d.reference = p.reference and d.currency = p.currency and d.gone_at is null
      group by p.currency
    ), stated as (
      select currency, sum(amount - fee) as amount, sum(fee) as fee from theirs group by currency
    ), booked as (
      select currency, sum(amount) as amount, coalesce(sum(amount) filter (where reference is null), 0) as fee from ours group by currency
    )
    select currency, coalesce(s.amount, 0)::text as stated, coalesce(b.amount, 0)::text as ours,
      (coalesce(w.timing, 0) - coalesce(s.fee, 0) - coalesce(b.fee, 0))::text as timing, coalesce(w.told, 0)::text as told
    from stated s full join booked b using (currency) left join why w using (currency) order by currency`.execute(db);
  return {
    readUntil: read.until,
    standing: rows.map((row) => ({
      currency: oneOf(currencyCodes, row.currency, "gateway_movement.currency"),
      stated: BigInt(row.stated),
      ours: BigInt(row.ours),
      timing: BigInt(row.timing),
      told: BigInt(row.told),
    })),
  };
}

export type Stated = { currency: Currency; amount: bigint; at: Date; ours: bigint; by: string };

/** The last statement of each receiving account up to an instant, beside what the books said at the statement's own hour. */
export async function statedAt(db: Db, at: Date): Promise<Stated[]> {
  const { rows } = await sql<{ currency: string; amount: string; at: Date; ours: string; by: string | null }>`
    select distinct on (s.currency) s.currency, s.amount, s.at, f.name as by,
      (-coalesce((select sum(a.balance - coalesce((
        select sum(case when p.to_account_id = a.id then p.amount else -p.amount end)
        from ledger_entry e join ledger_posting p on p.entry_id = e.id and a.id in (p.from_account_id, p.to_account_id)
        where e.at > s.at), 0))
        from ledger_account a where a.kind = s.place and a.currency = s.currency and a.owner_user_id is null), 0))::text as ours
    from stated_balance s left join staff f on f.id = s.stated_by
    where s.place = 'bank' and s.at <= ${at} order by s.currency, s.at desc, s.id desc`.execute(db);
  return rows.map((row) => ({
    currency: oneOf(currencyCodes, row.currency, "stated_balance.currency"),
    amount: BigInt(row.amount),
    at: row.at,
    ours: BigInt(row.ours),
    by: row.by ?? "",
  }));
}

/** Keeps what a bank's statement said at an instant. Statements are never changed: the latest of an instant counts. */
export async function insertStated(
  db: Db,
  stated: { currency: Currency; at: Date; amount: bigint; staffId: string; now: Date },
): Promise<void> {
  await db
    .insertInto("stated_balance")
    .values({
      place: "bank",
      currency: stated.currency,
      at: stated.at,
      amount: stated.amount.toString(),
      stated_by: stated.staffId,
      stated_at: stated.now,
    })
    .execute();
}
