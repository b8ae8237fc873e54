-- expands
-- A customer's month: without it, everybody's entries of the month were looked through for one person's balance page.
create index ledger_entry_user_at on ledger_entry (user_id, at);

-- The gateway's entries side by side, each by its index: asked for by "either side", the planner took a million of them for a handful. And what came back of
-- a withdrawal's refund is about that refund, as the gateway's own line says.
create or replace view gateway_entry as
select e.id as entry_id, e.at, e.user_id, e.kind, e.subject, p.currency, p.amount,
  case when e.kind = 'gateway-fees' then null else coalesce(
    e.facts->>'reference',
    case when e.business_key like 'card-reversal%' then e.facts->>'reversal' end,
    case when e.kind = 'suspense' then substr(e.business_key, 10) end,
    w.sent_as, s.sent_as, a.gateway_id, 'entry:' || e.id) end as reference
from (
  select entry_id, currency, amount from ledger_posting
  where from_account_id = any (array (select id from ledger_account where kind = 'gateway' and owner_user_id is null))
  union all
  select entry_id, currency, -amount from ledger_posting
  where to_account_id = any (array (select id from ledger_account where kind = 'gateway' and owner_user_id is null))
) p
join ledger_entry e on e.id = p.entry_id
left join payment_attempt a on a.user_id = e.user_id and a.id = (e.facts->>'attemptId')::bigint
left join withdrawal_part w on w.user_id = e.user_id
  and w.withdrawal_id = case when e.kind in ('withdrawal', 'withdrawal-came-back') and e.business_key ~ '^(refund-card|came-back):'
    then split_part(e.business_key, ':', 2)::bigint end
  and w.seq = case when e.kind in ('withdrawal', 'withdrawal-came-back') and e.business_key ~ '^(refund-card|came-back):'
    then split_part(e.business_key, ':', 3)::smallint end
left join suspended_arrival s on s.id = case when e.kind = 'suspense-return' then split_part(e.business_key, ':', 2)::bigint end;
