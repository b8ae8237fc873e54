-- expands
-- Why somebody may not log in, or is not served: who decided it, from when to when. What they hold stays theirs.
create table customer_stop (
  user_id bigint not null references app_user (id),
  id bigint generated always as identity,
  -- `disabled`: no log-in. `unserved`: nothing new is begun with them; what was begun goes on.
  kind text not null check (kind in ('disabled', 'unserved')),
  reason text not null check (reason <> ''),
  begun_at timestamptz not null,
  begun_by bigint not null references staff (id),
  end_reason text check (end_reason <> ''),
  ended_at timestamptz,
  ended_by bigint references staff (id),
  primary key (user_id, id),
  check ((ended_at is null) = (ended_by is null) and (ended_at is null) = (end_reason is null))
);
create unique index customer_stop_one_live on customer_stop (user_id, kind) where ended_at is null;

-- Who applied for a customer who cannot: another colleague approves. Null: the customer did.
alter table withdrawal add column applied_by bigint references staff (id);
