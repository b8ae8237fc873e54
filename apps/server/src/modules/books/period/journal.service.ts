import { currencies, ok, refuse } from "@sihai/domain";
import { monthSpan } from "@sihai/domain/books";
import { sql } from "kysely";
import type { Deps, Tx } from "#platform";
import { audit } from "../../audit/index.ts";
import { patiently } from "../patiently.ts";
import { heldIn } from "./period.store.ts";

type Span = { from: Date; to: Date };

/** Entries looked at in one statement, by their ids: bounded on both sides, whatever lies before and after them. */
const entriesAtOnce = 25_000n;
const header = "date,entry,account,customer,debit,credit,currency,kind,subject\n";
/** Digits after the point, by currency; credits are whole. */
const digits = Object.entries(currencies).map(([code, { digits: after }]) => ({ code, after }));

/**
 * A month as double entry: two lines for each movement, the account it left as debit and the account it reached as credit. The lines are written by the database,
 * a part at a time, and each part is gone before the next is read: what a month holds stays as it is, for entries are only added, behind the last one looked up
 * here. Each line is written once and used twice; a subject that looks like ours needs no care for spreadsheets, which is what took longest.
 */
export async function journalCsv(deps: Deps, { month, staffId, now }: { month: string; staffId: string; now: Date }) {
  const span = monthSpan(month);
  if (!span) return refuse({ code: "PERIOD_WRONG" as const });
  await audit(deps.db, { staffId, action: "books.export", subject: `period:${month}`, at: now });
  return ok(partsOf(deps, span));
}

async function* partsOf(deps: Deps, span: Span): AsyncGenerator<string> {
  const { firstEntryId, lastEntryId } = await patiently(deps, (tx) => heldIn(tx, span));
  yield header;
  for (let after = firstEntryId - 1n; after < lastEntryId; after += entriesAtOnce) {
    const from = after;
    yield await patiently(deps, (tx) => writePart(tx, span, from));
  }
}

/** The lines of the month's entries after one, in the order they were booked. */
async function writePart(tx: Tx, { from, to }: Span, after: bigint): Promise<string> {
  const until = (after + entriesAtOnce).toString();
  const { rows } = await sql<{ text: string }>`
      with taken as materialized (
        select p.entry_id, p.seq, p.currency, p.amount, p.from_account_id, p.to_account_id, e.at, e.kind, e.subject
        from ledger_entry e join ledger_posting p on p.entry_id = e.id
        where p.currency <> 'CRD' and e.at >= ${from} and e.at < ${to}
          and e.id > ${after.toString()}::bigint and e.id <= ${until}::bigint
          and p.entry_id > ${after.toString()}::bigint and p.entry_id <= ${until}::bigint
      ), written as materialized (
        select t.entry_id, t.seq, to_char(t.at at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS') || ',' || t.entry_id || ',' as head,
          ',' || t.currency || ',' || t.kind || ',' || case when t.subject is null then ''
            when t.subject ~ '^[a-z]+:[A-Za-z0-9-]+$' then t.subject else csv_cell(t.subject) end || E'\n' as tail,
          case when d.after > 0 then to_char(t.amount / power(10, d.after)::numeric, 'FM999999999999990.' || repeat('0', d.after)) else t.amount::text end as amount,
          f.kind || ',' || coalesce('SH' || f.owner_user_id, '') as debited, c.kind || ',' || coalesce('SH' || c.owner_user_id, '') as credited
        from taken t join ledger_account f on f.id = t.from_account_id join ledger_account c on c.id = t.to_account_id
        left join jsonb_to_recordset(${JSON.stringify(digits)}::jsonb) as d (code text, after int) on d.code = t.currency
      )
      select coalesce(string_agg(head || debited || ',' || amount || ',' || tail || head || credited || ',,' || amount || tail, ''
        order by entry_id, seq), '') as text from written`.execute(tx);
  return rows[0]?.text ?? "";
}
