-- expands
-- What a customer wants to be told, where; without a row it is what everybody begins with (offers by mail only when asked for).
create table message_preference (
  user_id bigint not null references app_user (id),
  kind text not null check (kind in ('orders', 'parcels', 'money', 'service', 'promotions')),
  in_app boolean,
  by_mail boolean,
  changed_at timestamptz not null,
  primary key (user_id, kind),
  -- What moves money is always told in the app.
  check (kind <> 'money' or in_app is not false)
);
