import { type Currency, currencyCodes, type Money, money } from "@sihai/domain";
import { sql } from "kysely";
import { type Db, oneOf } from "#platform";

export type MonthOfCurrency = { currency: Currency; opening: Money; moneyIn: Money; moneyOut: Money; closing: Money };

type Row = { currency: string; opening: string; moneyIn: string; moneyOut: string };

/**
 * What stood in each wallet of a customer before an instant, and what came in and went out from it to another. CNY always, first. An entry counts
 * as the one change its line shows: a transfer less its fee is what came in, not the whole with the fee going out again.
 */
export async function walletMonth(db: Db, userId: string, from: Date, to: Date): Promise<MonthOfCurrency[]> {
  const { rows } = await sql<Row>`select a.currency,
      coalesce(sum(m.change) filter (where m.at < ${from}), 0)::text as opening,
      coalesce(sum(m.change) filter (where m.at >= ${from} and m.change > 0), 0)::text as "moneyIn",
      coalesce(-sum(m.change) filter (where m.at >= ${from} and m.change < 0), 0)::text as "moneyOut"
    from ledger_account a
    left join lateral (
      select e.at, sum(case when p.to_account_id = a.id then p.amount else -p.amount end) as change
      from ledger_posting p join ledger_entry e on e.id = p.entry_id
      where a.id in (p.from_account_id, p.to_account_id) and e.at < ${to}
      group by e.id, e.at) m on true
    where a.owner_user_id = ${userId}::bigint and a.kind = 'wallet'
    group by a.currency order by a.currency <> 'CNY', a.currency`.execute(db);
  return rows.map((row) => {
    const currency = oneOf(currencyCodes, row.currency, "ledger_account.currency");
    const [opening, moneyIn, moneyOut] = [BigInt(row.opening), BigInt(row.moneyIn), BigInt(row.moneyOut)];
    return {
      currency,
      opening: money(opening, currency),
      moneyIn: money(moneyIn, currency),
      moneyOut: money(moneyOut, currency),
      closing: money(opening + moneyIn - moneyOut, currency),
    };
  });
}

export type WalletLine = { entryId: string; at: Date; subject: string | null; change: Money; balance: Money };

/** Every movement of a customer's wallets from an instant to another, by currency and in its order; an exchange moves two. */
export async function walletLines(db: Db, userId: string, from: Date, to: Date): Promise<WalletLine[]> {
  const { rows } = await sql<{ id: string; at: Date; subject: string | null; currency: string; change: string; balance: string }>`
    select e.id, e.at, e.subject, a.currency,
      sum(case when p.to_account_id = a.id then p.amount else -p.amount end)::text as change,
      (array_agg(case when p.to_account_id = a.id then p.to_balance else p.from_balance end order by p.seq desc))[1]::text as balance
    from ledger_entry e join ledger_posting p on p.entry_id = e.id
    join ledger_account a on a.id in (p.from_account_id, p.to_account_id) and a.owner_user_id = e.user_id and a.kind = 'wallet'
    where e.user_id = ${userId}::bigint and e.at >= ${from} and e.at < ${to}
    group by e.id, a.currency order by a.currency <> 'CNY', a.currency, e.id`.execute(db);
  return rows.map((row) => {
    const currency = oneOf(currencyCodes, row.currency, "ledger_account.currency");
    return {
      entryId: row.id,
      at: row.at,
      subject: row.subject,
      change: money(BigInt(row.change), currency),
      balance: money(BigInt(row.balance), currency),
    };
  });
}
