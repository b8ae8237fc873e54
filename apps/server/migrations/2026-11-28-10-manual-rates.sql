-- expands
-- A rate that two members of finance agreed to, where the feed is silent or wrong; it holds until the feed publishes a later day's.
alter table exchange_rate add column source text not null default 'feed' check (source in ('feed', 'manual'));

create table rate_proposal (
  id bigint generated always as identity primary key,
  currency text not null check (currency <> 'CNY'),
  -- Units of `currency` for one CNY, as a decimal.
  rate numeric(20, 10) not null check (rate > 0),
  reason text not null check (reason <> ''),
  state text not null check (state in ('proposed', 'agreed', 'dropped')),
  made_by bigint not null references staff (id),
  made_at timestamptz not null,
  ended_by bigint references staff (id),
  ended_at timestamptz,
  -- What stands since it was agreed to.
  rate_id bigint references exchange_rate (id),
  check ((state = 'proposed') = (ended_by is null) and (state = 'proposed') = (ended_at is null)),
  check ((state = 'agreed') = (rate_id is not null)),
  check (state <> 'agreed' or ended_by <> made_by)
);
-- One at a time for a currency.
create unique index rate_proposal_open on rate_proposal (currency) where state = 'proposed';
