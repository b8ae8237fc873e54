-- expands
-- The finance desk's books: what stands where at any hour, and the card gateway's own account of it, line by line.

-- What was posted after an hour is taken off what stands now.
create index ledger_entry_at on ledger_entry (at);

-- What a bank statement says stands on a receiving account, as somebody of finance read it or a file told. Never changed: a later word counts.
create table stated_balance (
  id bigint generated always as identity primary key,
  place text not null check (place in ('bank')),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  at timestamptz not null,
  amount bigint not null,
  stated_by bigint references staff (id),
  stated_at timestamptz not null
);
create index stated_balance_latest on stated_balance (place, currency, at desc, id desc);
create trigger stated_balance_append_only before update or delete on stated_balance for each row execute function ledger_refuse_change();

-- A line of the gateway's balance, under the gateway's own id. `reference`: what it is about there, by which ours is known (an intent, a refund, a dispute,
-- a payout).
create table gateway_movement (
  id text primary key,
  kind text not null check (kind in ('charge', 'refund', 'dispute', 'payout', 'fee', 'other')),
  reference text not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- Before the fee; below zero out of the balance.
  amount bigint not null,
  fee bigint not null,
  at timestamptz not null,
  read_at timestamptz not null,
  -- The entries that booked the fee and, of a payout, the movement itself: once each.
  fee_entry_id bigint references ledger_entry (id),
  entry_id bigint unique references ledger_entry (id),
  check (fee_entry_id is null or fee <> 0),
  check (entry_id is null or kind = 'payout')
);
create index gateway_movement_reference on gateway_movement (reference, currency);
create index gateway_movement_at on gateway_movement (at);
create index gateway_movement_fee on gateway_movement (currency) where fee <> 0 and fee_entry_id is null;
create index gateway_movement_payout on gateway_movement (at) where kind = 'payout' and entry_id is null;

create table gateway_payout (
  id text primary key,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  amount bigint not null,
  status text not null check (status in ('under-way', 'paid', 'failed')),
  created_at timestamptz not null,
  arrives_at timestamptz not null
);

-- Up to when lines were read, and what the gateway said then stands with it.
create table gateway_balance_read (
  -- One row.
  id boolean primary key default true check (id),
  until timestamptz not null
);
create table gateway_standing (
  currency text primary key check (currency ~ '^[A-Z]{3}$'),
  amount bigint not null,
  at timestamptz not null
);

-- Our side: every posting on the gateway's account with what it is about there. Above zero: money that came to stand at the gateway. Fees have no reference.
create view gateway_entry as
select e.id as entry_id, e.at, e.user_id, e.kind, e.subject, p.currency,
  case when p.from_account_id = g.id then p.amount else -p.amount end as amount,
  case when e.kind = 'gateway-fees' then null else coalesce(
    e.facts->>'reference',
    case when e.business_key like 'card-reversal%' then e.facts->>'reversal' end,
    case when e.kind = 'suspense' then substr(e.business_key, 10) end,
    w.sent_as, s.sent_as, a.gateway_id, 'entry:' || e.id) end as reference
from ledger_account g
join ledger_posting p on p.from_account_id = g.id or p.to_account_id = g.id
join ledger_entry e on e.id = p.entry_id
left join payment_attempt a on a.user_id = e.user_id and a.id = (e.facts->>'attemptId')::bigint
left join withdrawal_part w on w.user_id = e.user_id
  and w.withdrawal_id = case when e.business_key like 'refund-card:%' then split_part(e.business_key, ':', 2)::bigint end
  and w.seq = case when e.business_key like 'refund-card:%' then split_part(e.business_key, ':', 3)::smallint end
left join suspended_arrival s on s.id = case when e.kind = 'suspense-return' then split_part(e.business_key, ':', 2)::bigint end
where g.kind = 'gateway' and g.owner_user_id is null;

-- One comparison of both sides.
create table gateway_comparison (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  -- Up to when both sides were looked at.
  until timestamptz not null,
  asked_by bigint references staff (id),
  -- References compared; of these the ones that agree, and those too young to be judged.
  compared bigint not null,
  matched bigint not null,
  young bigint not null,
  lines bigint not null
);

-- What the two sides say differently, until they no longer do. An explanation is of these amounts: other amounts ask anew.
create table gateway_difference (
  reference text not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  verdict text not null check (verdict in ('ours-only', 'theirs-only', 'amount-differs')),
  -- What theirs is; null where they have none.
  kind text,
  ours bigint,
  theirs bigint,
  -- The last entry of ours, and whose it is.
  entry_id bigint references ledger_entry (id),
  user_id bigint references app_user (id),
  moved_at timestamptz not null,
  found_at timestamptz not null,
  reason text,
  explained_by bigint references staff (id),
  explained_at timestamptz,
  gone_at timestamptz,
  primary key (reference, currency),
  check ((reason is null) = (explained_by is null) and (reason is null) = (explained_at is null)),
  check (coalesce(ours, 0) <> coalesce(theirs, 0))
);
create index gateway_difference_open on gateway_difference (moved_at desc, reference) where gone_at is null;
