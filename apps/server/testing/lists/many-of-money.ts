import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../../src/platform/index.ts";

const account = JSON.stringify({
  ...{ code: "x", currency: "CNY", holder: "x", bank: "x", accountNo: "x", swift: "", clearing: "", bankAddress: "" },
  note: { zh: "", en: "" },
});
/** Three rows share each minute, so that the order within a moment counts too. */
const minute = sql`date_trunc('minute', now()) + (g / 3) * interval '1 minute'`;

/** So many of each list of money that the desk sorts, half of them over. */
export function fillMoney(staffId: string) {
  return async (tx: Tx, from: number, to: number): Promise<void> => {
    const rows = sql`generate_series(${from}::int, ${to}::int) g`;
    await fillPaid(tx, rows);
    await fillArrived(tx, rows, staffId);
    await fillCards(tx, rows, staffId);
  };
}
const currency = sql`(array['CNY', 'EUR', 'USD'])[1 + g % 3]`;

async function fillPaid(tx: Tx, rows: RawBuilder<unknown>): Promise<void> {
  await sql`insert into app_user overriding system value
    select (jsonb_populate_record(u, jsonb_build_object('id', 100000000 + g, 'email', g || '@many.test', 'email_normal', g || '@many.test'))).*
    from app_user u, ${rows} where u.id = (select min(id) from app_user)`.execute(tx);
  await sql`insert into transfer (user_id, state, method, currency, amount, account, fee_currency, fee_amount, created_at, lapses_at, closed_at)
    select 100000000 + g, state, 'wise', ${currency}, 100 + g % 40, ${account}::jsonb, 'CNY', 0, ${minute}, now(),
      case state when 'lapsed' then ${minute} end
    from ${rows}, lateral (select (array['announced', 'lapsed'])[1 + g % 2] as state) s`.execute(tx);
}

async function fillArrived(tx: Tx, rows: RawBuilder<unknown>, staffId: string): Promise<void> {
  await sql`insert into suspended_arrival (state, came_by, reference, currency, amount, why, user_id, arrived_at, answer_by, changed_at, closed_at,
      way, reason, decided_by, decided_at)
    select state, 'bank', 'many-' || g, ${currency}, 100 + g % 40, (array['other-amount', 'unknown-payer'])[1 + g % 5 / 3], 100000000 + g, now(),
      ${minute}, now(), case state when 'credited' then ${minute} end, case state when 'credited' then 'credit' end, 'x',
      case state when 'credited' then ${staffId}::bigint end, case state when 'credited' then now() end
    from ${rows}, lateral (select (array['open', 'credited'])[1 + g % 2] as state) s`.execute(tx);
}

async function fillCards(tx: Tx, rows: RawBuilder<unknown>, staffId: string): Promise<void> {
  await sql`insert into card_reversal (id, kind, gateway_id, currency, amount, status, reason, due_at, withdrawn, reinstated, opened_at, changed_at)
    select 'dp_' || g, 'dispute', 'ch_' || g, ${currency}, 100 + g % 40, (array['open', 'lost'])[1 + g % 2], (array['fraudulent', 'product_not_received'])[1 + g % 5 / 3],
      case when g % 7 > 0 then ${minute} end, false, false, ${minute}, now() from ${rows}`.execute(tx);
  await sql`insert into trade (user_id, id, trade_no, purpose, state, amount_cny, created_at) overriding system value
    select 100000000 + g, 100000000 + g, 'T261127' || 100000 + g, 'order', 'pending', 100, now() from ${rows}`.execute(tx);
  await sql`insert into card_hold (user_id, trade_id, why, held_at, state, decided_by, decided_at, reason)
    select 100000000 + g, 100000000 + g, 'tries', ${minute}, state, case state when 'released' then ${staffId}::bigint end,
      case state when 'released' then now() end, 'x'
    from ${rows}, lateral (select (array['open', 'released'])[1 + g % 2] as state) s`.execute(tx);
}
