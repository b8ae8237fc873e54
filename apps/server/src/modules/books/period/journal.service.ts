import { currencies, ok, refuse } from "@sihai/domain";
import { monthSpan } from "@sihai/domain/books";
import { sql } from "kysely";
import type { Deps, Tx } from "#platform";
import { audit } from "../../audit/index.ts";

const postingsAtOnce = 50_000;
const header = "date,entry,account,customer,debit,credit,currency,kind,subject\n";
/** Digits after the point, by currency; credits are whole. */
const digits = Object.entries(currencies).map(([code, { digits: after }]) => ({ code, after }));

/**
 * A month as double entry: two lines for each movement, the account it left as debit and the account it reached as credit. The lines are written by the database,
 * in parts, so that a month of a million movements needs no more than its own size.
 */
export async function journalCsv(deps: Deps, { month, staffId, now }: { month: string; staffId: string; now: Date }) {
  const span = monthSpan(month);
  if (!span) return refuse({ code: "PERIOD_WRONG" as const });
  const parts: Buffer[] = [Buffer.from(header)];
  await deps.db
    .transaction()
    .setIsolationLevel("repeatable read")
    .execute(async (tx) => {
      for (let last: Last | null = { entry: "0", seq: 0 }; last !== null; ) last = await writePart(tx, span, last, parts);
    });
  await audit(deps.db, { staffId, action: "books.export", subject: `period:${month}`, at: now });
  return ok(Buffer.concat(parts));
}

type Last = { entry: string; seq: number };

/** Adds the lines after the last posting written; answers the last of them, null when there are no more. */
async function writePart(tx: Tx, { from, to }: { from: Date; to: Date }, last: Last, parts: Buffer[]): Promise<Last | null> {
  const { rows } = await sql<{ text: string | null; entry: string | null; seq: number | null; lines: string }>`
      with taken as materialized (
        select p.entry_id, p.seq, p.currency, p.amount, p.from_account_id, p.to_account_id, e.at, e.kind, e.subject
        from ledger_entry e join ledger_posting p on p.entry_id = e.id
        where p.currency <> 'CRD' and e.at >= ${from} and e.at < ${to} and (p.entry_id, p.seq) > (${last.entry}::bigint, ${last.seq}::smallint)
        order by p.entry_id, p.seq limit ${postingsAtOnce}
      ), written as (
        select t.entry_id, t.seq, to_char(t.at at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS') || ',' || t.entry_id || ',' as head,
          ',' || t.currency || ',' || csv_cell(t.kind) || ',' || csv_cell(t.subject) || E'\n' as tail,
          case when d.after > 0 then to_char(t.amount / power(10, d.after)::numeric, 'FM999999999999990.' || repeat('0', d.after)) else t.amount::text end as amount,
          f.kind || ',' || coalesce('SH' || f.owner_user_id, '') as debited, c.kind || ',' || coalesce('SH' || c.owner_user_id, '') as credited
        from taken t join ledger_account f on f.id = t.from_account_id join ledger_account c on c.id = t.to_account_id
        left join jsonb_to_recordset(${JSON.stringify(digits)}::jsonb) as d (code text, after int) on d.code = t.currency
      )
      select string_agg(head || debited || ',' || amount || ',' || tail || head || credited || ',,' || amount || tail, '' order by entry_id, seq) as text,
        max(entry_id) as entry, (array_agg(seq order by entry_id desc, seq desc))[1] as seq, count(*)::text as lines
      from written`.execute(tx);
  const [row] = rows;
  if (!row?.text || row.entry === null || row.seq === null) return null;
  parts.push(Buffer.from(row.text));
  return Number(row.lines) === postingsAtOnce ? { entry: row.entry, seq: row.seq } : null;
}
