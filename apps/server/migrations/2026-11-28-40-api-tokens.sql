-- expands
-- Tokens by which a customer's own program calls. Only a hash is kept; a revoked one goes, and whoever shows it is nobody at once, on every
-- node. Times are real ones, as those of sessions are.
create table api_token (
  id bigint generated always as identity primary key,
  user_id bigint not null references app_user (id),
  name text not null check (char_length(name) between 1 and 40),
  token_hash bytea not null unique,
  hint text not null,
  scopes text[] not null check (cardinality(scopes) > 0
    and scopes <@ array['items.read', 'orders.read', 'parcels.read', 'orders.submit', 'parcels.submit']),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  last_used_at timestamptz,
  unique (user_id, name),
  check (expires_at > created_at)
);
