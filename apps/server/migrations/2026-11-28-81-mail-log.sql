-- expands
-- What became of each mail to a customer. The mail itself is kept sealed for as long as it may have to be sent once more.
create table mail_log (
  id bigint generated always as identity,
  user_id bigint not null references app_user (id),
  message_id text not null,
  subject text not null,
  state text not null check (state in ('waiting', 'sent', 'refused', 'failing')),
  tries integer not null check (tries > 0),
  -- What the receiver's server said, or why none was reached.
  detail text,
  sealed text,
  at timestamptz not null,
  primary key (user_id, id),
  unique (user_id, message_id),
  check (state = 'sent' or sealed is not null)
);
create index mail_log_open on mail_log (at) where state in ('refused', 'failing');
create index mail_log_at on mail_log (at);
