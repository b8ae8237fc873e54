-- expands
-- Money that arrived and could not be used, one row for each charge of the gateway or line of the bank statement. What has not ended stands
-- in the account `suspense`, to the cent.

create sequence suspended_serial start with 400001;
create table suspended_arrival (
  id bigint primary key default nextval('suspended_serial'),
  state text not null check (state in ('open', 'proposed', 'sending', 'uncertain', 'used', 'credited', 'sent-back')),
  came_by text not null check (came_by in ('card', 'bank')),
  -- The gateway's id of the charge, or the bank's number of the line.
  reference text not null check (reference <> ''),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  amount bigint not null check (amount > 0),
  why text not null check (why in ('other-amount', 'other-currency', 'second-charge', 'unknown-payer')),
  -- Whose it is and what it was meant for; null while nobody knows.
  user_id bigint references app_user (id),
  trade_id bigint,
  attempt_id bigint,
  arrived_at timestamptz not null,
  -- By when the customer was told it would be settled.
  answer_by timestamptz not null,
  way text check (way in ('pay', 'credit', 'send-back')),
  reason text not null default '',
  decided_by bigint references staff (id),
  decided_at timestamptz,
  confirmed_by bigint references staff (id),
  confirmed_at timestamptz,
  -- The gateway's refund, or the bank's number of the transfer back.
  sent_as text,
  -- Why it could not be sent back, the last time it was tried.
  failure text,
  changed_at timestamptz not null,
  closed_at timestamptz,
  foreign key (user_id, trade_id) references trade (user_id, id),
  foreign key (user_id, attempt_id) references payment_attempt (user_id, id),
  check (user_id is not null or (trade_id is null and attempt_id is null)),
  check ((state in ('used', 'credited', 'sent-back')) = (closed_at is not null)),
  check (state = 'open' or (way is not null and decided_by is not null and reason <> '')),
  check ((decided_by is null) = (decided_at is null) and (confirmed_by is null) = (confirmed_at is null)),
  check (confirmed_by <> decided_by),
  check (state <> 'sent-back' or sent_as is not null),
  check (state not in ('used', 'credited') or user_id is not null)
);
-- What arrived is suspended once.
create unique index suspended_arrival_once on suspended_arrival (came_by, reference);
create unique index suspended_arrival_sent on suspended_arrival (came_by, sent_as) where sent_as is not null;
create index suspended_arrival_open on suspended_arrival (arrived_at, id) where closed_at is null;
create index suspended_arrival_closed on suspended_arrival (closed_at, id) where closed_at is not null;
create index suspended_arrival_owner on suspended_arrival (user_id, id desc);
create index suspended_arrival_trade on suspended_arrival (user_id, trade_id) where closed_at is null;

-- What stands in suspense from before.
insert into suspended_arrival (state, came_by, reference, currency, amount, why, user_id, trade_id, attempt_id, arrived_at, answer_by, changed_at)
select 'open', 'card', substr(e.subject, 8), p.currency, p.amount,
  case when a.id is null then 'unknown-payer' when a.gateway_id <> substr(e.subject, 8) then 'second-charge'
    when a.currency <> p.currency then 'other-currency' else 'other-amount' end,
  a.user_id, a.trade_id, a.id, e.at, e.at + interval '7 days', e.at
from ledger_entry e join ledger_posting p on p.entry_id = e.id
left join trade t on t.trade_no = split_part(e.facts->>'reference', '-', 1)
left join payment_attempt a on a.user_id = t.user_id and a.trade_id = t.id and a.id::text = split_part(e.facts->>'reference', '-', 2)
where e.kind = 'suspense' and e.subject like 'charge:%';
