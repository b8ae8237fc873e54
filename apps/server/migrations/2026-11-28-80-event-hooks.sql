-- expands
-- Where a customer's program is told of steps of items and parcels, and what it was told. Times are real ones: somebody else's server knows no
-- business clock. The secrets are sealed, for they have to be read to sign with.
create table event_hook (
  id bigint generated always as identity,
  user_id bigint not null references app_user (id),
  url text not null check (char_length(url) between 1 and 500),
  kinds text[] not null check (cardinality(kinds) > 0 and kinds <@ array['item', 'parcel']),
  secret_sealed text not null,
  -- The secret before, with which is signed as well until then.
  former_sealed text,
  former_until timestamptz,
  created_at timestamptz not null default now(),
  -- The first of the tries that failed since one was taken.
  failing_since timestamptz,
  off_at timestamptz,
  primary key (user_id, id),
  unique (user_id, url),
  check ((former_sealed is null) = (former_until is null))
);
create table hook_delivery (
  id bigint generated always as identity,
  user_id bigint not null,
  hook_id bigint not null,
  -- The same at each try, so that the receiver knows what it has.
  event_id uuid not null default gen_random_uuid(),
  body jsonb not null,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'failed')),
  tries integer not null default 0 check (tries >= 0),
  created_at timestamptz not null default now(),
  last_try_at timestamptz,
  -- What the receiver answered; null where nobody did.
  last_status integer,
  primary key (user_id, id),
  foreign key (user_id, hook_id) references event_hook (user_id, id) on delete cascade
);
create index hook_delivery_by_hook on hook_delivery (user_id, hook_id, id desc);
create index hook_delivery_over on hook_delivery (created_at) where state <> 'waiting';
