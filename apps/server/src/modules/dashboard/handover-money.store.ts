import { moneyWork } from "@sihai/contract/dashboard";
import { currencyCodes, type Money, money } from "@sihai/domain";
import { adjustmentNumber } from "@sihai/domain/books";
import { suspenseNumber } from "@sihai/domain/suspense";
import { transferNumber } from "@sihai/domain/transfer";
import { withdrawalNumber } from "@sihai/domain/withdrawal";
import { sql } from "kysely";
import { type Db, oneOf } from "#platform";

type Kind = (typeof moneyWork)[number];
type Work = { kind: Kind; no: string; amount: Money | null; since: Date };
type Row = { kind: string; id: string; currency: string | null; amount: string | null; since: Date };

const writes: Partial<Record<Kind, (id: string) => string>> = {
  withdrawal: withdrawalNumber,
  transfer: transferNumber,
  suspense: suspenseNumber,
  adjustment: adjustmentNumber,
};

/** What this member of finance approved, recorded or proposed, and a colleague or the bank has yet to end. */
export async function moneyOf(db: Db, staffId: string): Promise<Work[]> {
  const { rows } = await sql<Row>`
    select 'withdrawal' as kind, id::text, currency, amount, decided_at as since from withdrawal
      where state = 'approved' and decided_by = ${staffId}
    union all select 'transfer', transfer_id::text, currency, amount, recorded_at from transfer_arrival
      where confirmed_at is null and dropped_at is null and recorded_by = ${staffId}
    union all select 'bank-line', bank_line, currency, amount, proposed_at from bank_line
      where state = 'proposed' and proposed_by = ${staffId}
    union all select 'suspense', id::text, currency, amount, decided_at from suspended_arrival
      where closed_at is null and state <> 'open' and decided_by = ${staffId}
    union all select 'adjustment', id::text, currency, amount, made_at from balance_adjustment
      where state = 'proposed' and made_by = ${staffId}
    union all select 'period', month, null, null, asked_at from ledger_period
      where state in ('closing', 'reopening') and asked_by = ${staffId}
    order by since limit 200`.execute(db);
  return rows.map(({ kind: name, id, currency, amount, since }) => {
    const kind = oneOf(moneyWork, name, "kind");
    const sum = currency === null || amount === null ? null : money(BigInt(amount), oneOf(currencyCodes, currency, "currency"));
    return { kind, no: writes[kind]?.(id) ?? id, amount: sum, since };
  });
}
