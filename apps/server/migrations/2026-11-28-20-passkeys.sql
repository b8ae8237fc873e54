-- expands
-- Passkeys: what a device of its owner signs with. Only the public half is here; `sign_count` is the device's own, where it counts.
create table passkey (
  id bigint generated always as identity primary key,
  user_id bigint not null references app_user (id),
  credential_id bytea not null unique check (octet_length(credential_id) between 16 and 1023),
  public_key bytea not null,
  sign_count bigint not null check (sign_count >= 0),
  transports text[] not null default '{}',
  device_app text not null,
  device_system text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkey_of_user on passkey (user_id);

-- What a browser is to sign: one for each act in each browser, taken once. `user_id`: whose passkey is to be added; null at a log-in.
create table passkey_challenge (
  browser_hash bytea not null,
  act text not null check (act in ('add', 'log-in')),
  user_id bigint references app_user (id),
  challenge text not null,
  expires_at timestamptz not null,
  primary key (browser_hash, act),
  check ((user_id is null) = (act = 'log-in'))
);
create index passkey_challenge_expires on passkey_challenge (expires_at);
