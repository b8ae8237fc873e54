import { type CreditStep, creditStepOf } from "@sihai/domain/promotion";
import { sql } from "kysely";
import type { Db } from "#platform";

export type CreditBill = {
  id: string;
  step: CreditStep;
  credits: number;
  balanceAfter: number;
  at: Date;
  packageId: string | null;
};

/** What came to a customer's credits and went from them, the newest first: a reservation when it is made, its use not a second time. */
export async function creditHistory(
  db: Db,
  userId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ list: CreditBill[]; total: number }> {
  const { rows } = await sql<{
    id: string;
    kind: string;
    credits: string;
    balance: string;
    at: Date;
    package_no: string | null;
    total: string;
  }>`
    select e.id, e.kind, e.at, case when p.to_account_id = a.id then p.amount else -p.amount end as credits,
      case when p.to_account_id = a.id then p.to_balance else p.from_balance end as balance,
      case when e.subject like 'parcel:%' then substr(e.subject, 8) end as package_no, count(*) over () as total
    from ledger_account a
    join ledger_posting p on p.to_account_id = a.id or p.from_account_id = a.id
    join ledger_entry e on e.id = p.entry_id
    where a.owner_user_id = ${userId} and a.kind = 'credits'
    order by e.id desc limit ${limit} offset ${offset}`.execute(db);
  const list = rows.map((row) => ({
    id: row.id,
    step: creditStepOf(row.kind),
    credits: Number(row.credits),
    balanceAfter: Number(row.balance),
    at: row.at,
    packageId: row.package_no,
  }));
  return { list, total: Number(rows[0]?.total ?? 0) };
}
