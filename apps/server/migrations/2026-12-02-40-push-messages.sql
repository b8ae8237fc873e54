-- expands
-- Messages on the lock screen, where a browser allows them (decision 99). The pair of keys by which push services know us is made once and kept
-- sealed: a device is bound to it for as long as it stays.
create table push_key (
  one boolean primary key default true check (one),
  public_key text not null,
  private_sealed text not null,
  created_at timestamptz not null default now()
);
-- A browser that shows messages, for as long as somebody is logged in there: it goes with the session. Times are real ones, as those of sessions are.
create table push_device (
  id bigint generated always as identity,
  user_id bigint not null references app_user (id),
  session_id bigint not null references session (id) on delete cascade,
  endpoint text not null check (char_length(endpoint) between 1 and 1000),
  p256dh text not null check (char_length(p256dh) = 87),
  auth text not null check (char_length(auth) = 22),
  created_at timestamptz not null default now(),
  primary key (user_id, id),
  unique (user_id, session_id)
);
create index push_device_by_session on push_device (session_id);
-- One browser shows the messages of one person, the one who asked last.
create unique index push_device_endpoint on push_device (endpoint);
-- One message to one device: there is never a second of the same.
create table push_note (
  id bigint generated always as identity,
  user_id bigint not null,
  device_id bigint not null,
  told_id uuid not null,
  template text not null,
  facts jsonb not null,
  link text,
  state text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'failed')),
  tries integer not null default 0 check (tries >= 0),
  created_at timestamptz not null default now(),
  last_try_at timestamptz,
  -- What the push service answered; null where it did not.
  last_status integer,
  primary key (user_id, id),
  unique (user_id, device_id, told_id),
  foreign key (user_id, device_id) references push_device (user_id, id) on delete cascade,
  check ((tries = 0) = (last_try_at is null)),
  check (state = 'waiting' or tries > 0)
);
create index push_note_over on push_note (created_at);
-- Whoever has chosen nothing is told everything but offers, where a device of theirs shows messages at all.
alter table message_preference add column by_push boolean;
