-- expands
-- A payment by card that crossed a limit: what it waits for is finance, which lets it through or does not. One row a payment, whatever is tried.
create table card_hold (
  user_id bigint not null,
  trade_id bigint not null,
  seq bigint generated always as identity unique,
  why text not null check (why in ('tries', 'failed', 'new-account')),
  held_at timestamptz not null,
  state text not null check (state in ('open', 'released', 'refused')),
  decided_by bigint references staff (id),
  decided_at timestamptz,
  reason text not null default '',
  primary key (user_id, trade_id),
  foreign key (user_id, trade_id) references trade (user_id, id),
  check ((state = 'open') = (decided_by is null) and (state = 'open') = (decided_at is null)),
  check (state = 'open' or reason <> '')
);
create index card_hold_open on card_hold (seq) where state = 'open';
create index card_hold_decided on card_hold (seq desc) where state <> 'open';
