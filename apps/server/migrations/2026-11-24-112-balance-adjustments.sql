-- expands
-- What finance corrects on a customer's balance, by two people, and what support gives out of goodwill, within its limits.
create sequence adjustment_serial start with 600001;
create table balance_adjustment (
  id bigint primary key default nextval('adjustment_serial'),
  kind text not null check (kind in ('adjustment', 'goodwill')),
  state text not null check (state in ('proposed', 'posted', 'dropped')),
  user_id bigint not null references app_user (id),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- Below zero: taken from the balance.
  amount bigint not null check (amount <> 0),
  reason text not null check (reason <> ''),
  made_by bigint not null references staff (id),
  made_at timestamptz not null,
  ended_by bigint references staff (id),
  ended_at timestamptz,
  entry_id bigint unique references ledger_entry (id),
  check ((state = 'posted') = (entry_id is not null)),
  check ((state = 'proposed') = (ended_at is null) and (ended_by is null) = (ended_at is null)),
  check (kind <> 'adjustment' or state <> 'posted' or ended_by <> made_by),
  check (kind <> 'goodwill' or (state = 'posted' and currency = 'CNY' and amount > 0))
);
create index balance_adjustment_state on balance_adjustment (state, id desc);
create index balance_adjustment_user on balance_adjustment (user_id, made_at);
create index balance_adjustment_staff on balance_adjustment (made_by, made_at) where kind = 'goodwill';
