-- expands
-- A balance in another currency changed into CNY, with the rate it was changed at. Its purse is 'exchange:' and the id.
create table wallet_exchange (
  user_id bigint not null references app_user (id),
  id bigint generated always as identity,
  currency text not null check (currency ~ '^[A-Z]{3}$' and currency <> 'CNY'),
  amount bigint not null check (amount > 0),
  got_cny bigint not null check (got_cny > 0),
  rate_id bigint not null references exchange_rate (id),
  -- Units of the currency for one CNY, margin included.
  rate text not null,
  at timestamptz not null,
  primary key (user_id, id)
);
create unique index wallet_exchange_id on wallet_exchange (id);
