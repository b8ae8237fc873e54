/** Promises about payments as queries that must return no row (rules M5, M6 and M8). */
export const paymentInvariants = {
  "M5 a paid trade is booked once, at its price": `
    select t.user_id, t.trade_no, t.amount_cny, booked.amount from trade t
    left join lateral (
      select sum(p.amount) as amount from ledger_entry e
      join ledger_posting p on p.entry_id = e.id join ledger_account a on a.id = p.to_account_id
      where e.business_key = 'pay-trade:' || t.trade_no and a.owner_user_id = t.user_id and p.currency = 'CNY'
    ) booked on true
    where (t.state = 'paid') <> (booked.amount is not null) or (t.state = 'paid' and booked.amount <> t.amount_cny)`,
  "M5 a trade costs the sum of what it pays for": `
    select t.trade_no, t.amount_cny, sum(s.amount_cny) from trade t
    join trade_subject s on s.user_id = t.user_id and s.trade_id = t.id
    group by t.user_id, t.id, t.trade_no, t.amount_cny having sum(s.amount_cny) <> t.amount_cny`,
  "M5 a subject is paid at most once for a purpose": `
    select s.purpose, s.subject_id, count(*) from trade_subject s
    join trade t on t.user_id = s.user_id and t.id = s.trade_id
    where t.state = 'paid' group by s.purpose, s.subject_id having count(*) > 1`,
  "M5 refunds never exceed what a trade took": `select trade_no from trade where refunded_cny > amount_cny`,
  "M6 captured money ends in exactly one place": `
    select a.id, a.outcome, a.gateway_id from payment_attempt a join trade t on t.user_id = a.user_id and t.id = a.trade_id
    where a.state in ('captured', 'refunded', 'disputed') and 1 <> (
      select count(*) from ledger_entry e where e.business_key in ('late-capture:' || a.id, 'suspense:' || a.gateway_id)
        or (e.business_key = 'pay-trade:' || t.trade_no and e.facts->>'attemptId' = a.id::text))`,
  "M6 what stands in suspense is told, arrival by arrival": `
    select coalesce(a.currency, s.currency) as currency, a.balance, s.amount from
      (select currency, nullif(sum(balance), 0) as balance from ledger_account where kind = 'suspense' group by currency) a
    full join (select s.currency, nullif(sum(s.amount) - coalesce(sum(r.amount), 0), 0) as amount from suspended_arrival s
      left join lateral (select sum(r.amount) as amount from card_reversal r where r.gateway_id = s.reference and r.booked = 'out') r on true
      where s.closed_at is null group by s.currency) s
      on s.currency = a.currency
    where a.balance is distinct from s.amount`,
  "M6 money in suspense is kept apart by one entry, and ended by one": `
    select s.id, s.state from suspended_arrival s
    where 1 <> (select count(*) from ledger_entry e join ledger_posting p on p.entry_id = e.id
        join ledger_account a on a.id = p.to_account_id and a.kind = 'suspense'
        where e.business_key = 'suspense:' || s.reference and p.amount = s.amount and p.currency = s.currency)
      or (s.closed_at is not null and s.state <> 'taken-back')
        <> exists (select from ledger_entry e where e.business_key = 'end-suspense:' || s.id)
      or s.state = 'taken-back' and s.amount
        <> (select coalesce(sum(r.amount), 0) from card_reversal r where r.gateway_id = s.reference and r.booked = 'out')`,
  "time to pay stands still only for what has not ended, and has no end meanwhile": `
    select p.purpose, p.subject_id, s.state, t.expires_at from payable_stop p
    left join suspended_arrival s on s.id = p.suspended_id
    left join transfer r on r.user_id = p.user_id and r.id = p.transfer_id
    left join trade_subject u on u.purpose = p.purpose and u.subject_id = p.subject_id and u.user_id = p.user_id and u.live
    left join trade t on t.user_id = u.user_id and t.id = u.trade_id and t.state = 'pending'
    where s.closed_at is not null or r.closed_at is not null or t.expires_at is not null`,
  "M6 money is used as the attempt says": `
    select a.id, a.outcome from payment_attempt a join trade t on t.user_id = a.user_id and t.id = a.trade_id
    where (a.state in ('captured', 'refunded', 'disputed')) <> (a.outcome is not null)
      or (a.outcome = 'paid-trade' and (t.state <> 'paid' or t.method is distinct from 'card'))`,
  "M6 a trade is paid by at most one card payment": `
    select trade_id, count(*) from payment_attempt where outcome = 'paid-trade' group by user_id, trade_id having count(*) > 1`,
  "M6 what the gateway took back is booked once, each way": `
    select r.id, r.booked, b.outs, b.backs from card_reversal r, lateral (
      select count(*) filter (where e.business_key = 'card-reversal:' || r.id) as outs,
        count(*) filter (where e.business_key = 'card-reversal-back:' || r.id) as backs
      from ledger_entry e where e.business_key in ('card-reversal:' || r.id, 'card-reversal-back:' || r.id)) b
    where b.outs <> (r.booked in ('out', 'back'))::int or b.backs <> (r.booked = 'back')::int`,
  "M6 what is booked out is what the gateway has": `
    select id, kind, status, booked from card_reversal
    where kind <> 'own-refund' and booked <> 'waiting'
      and (booked = 'out') <> (case when kind = 'dispute' then withdrawn and not reinstated else status <> 'failed' end)`,
  "M6 the gateway's account moved by what was taken back": `
    select r.id, r.amount, r.currency, moved.amount from card_reversal r, lateral (
      select coalesce(sum(p.amount), 0) as amount from ledger_entry e join ledger_posting p on p.entry_id = e.id
      join ledger_account t on t.id = p.to_account_id
      where e.business_key = 'card-reversal:' || r.id and t.kind = 'gateway' and p.currency = r.currency) moved
    where r.booked in ('out', 'back') and moved.amount <> r.amount`,
  "M6 no charge gives back more than it took": `
    select a.user_id, a.id, a.amount, sum(r.amount) from payment_attempt a
    join card_reversal r on r.gateway_id = a.gateway_id
    where (r.kind = 'own-refund' and r.status <> 'failed' or r.booked = 'out')
      -- What we bear ourselves was taken of a charge that had gone back already.
      and not (r.booked = 'out' and r.user_id is null and exists (select from suspended_arrival s
        where s.came_by = 'card' and s.reference = r.gateway_id and s.state = 'sent-back'))
    group by a.user_id, a.id, a.amount having sum(r.amount) > a.amount`,
  "M4 a debt is what was taken back beyond the wallet, less what repaid it": `
    select d.owner_user_id, d.balance, taken.amount, repaid.amount from ledger_account d, lateral (
      select coalesce(sum(r.borne_cny - (select coalesce(sum((p->>'amount')::bigint), 0) from jsonb_array_elements(r.own_parts) p
        where coalesce(p->>'currency', 'CNY') = 'CNY')), 0) as amount
      from card_reversal r where r.user_id = d.owner_user_id and r.booked = 'out') taken, lateral (
      select -coalesce(sum(m.amount), 0) as amount from source_move m
      where m.user_id = d.owner_user_id and m.purse = 'card-debt:' || d.owner_user_id) repaid
    where d.kind = 'debt' and -d.balance <> taken.amount - repaid.amount`,
  "M8 a card payment says what the gateway took back of it": `
    select a.id, a.state from payment_attempt a where a.state in ('captured', 'refunded', 'disputed')
      and (a.state = 'disputed') <> exists (select from card_reversal r where r.gateway_id = a.gateway_id and r.kind = 'dispute'
        and r.status not in ('won', 'inquiry-closed') and r.booked <> 'waiting')
      and not exists (select from card_reversal r where r.gateway_id = a.gateway_id and r.booked = 'waiting')`,
  "M8 a trade stands where its history ends": `
    select t.trade_no, t.state, last.to_state from trade t
    left join lateral (select to_state from timeline l where l.user_id = t.user_id and l.subject_kind = 'trade' and l.subject_id = t.id
      order by seq desc limit 1) last on true
    where last.to_state is distinct from t.state`,
} as const;
