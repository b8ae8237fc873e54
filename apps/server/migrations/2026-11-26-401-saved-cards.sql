-- expands
-- A customer as the card gateway knows them, from the first card they keep there.
create table gateway_customer (
  user_id bigint primary key references app_user (id),
  customer_id text not null unique,
  created_at timestamptz not null
);

-- Cards a customer keeps at the gateway: the card's name there, and what may be known of it, never its number. One that is removed is gone.
create table saved_card (
  user_id bigint not null references gateway_customer (user_id),
  id bigint generated always as identity,
  method_id text not null unique,
  -- The gateway's mark of the number: the same card is kept once.
  fingerprint text not null,
  brand text not null,
  last4 text not null check (last4 ~ '^\d{4}$'),
  exp_month smallint not null check (exp_month between 1 and 12),
  exp_year smallint not null check (exp_year between 2000 and 2200),
  -- Who it was billed to when it was kept.
  billing jsonb not null,
  is_default boolean not null,
  saved_at timestamptz not null,
  primary key (user_id, id)
);
create unique index saved_card_once on saved_card (user_id, fingerprint);
create unique index saved_card_one_default on saved_card (user_id) where is_default;

-- The customer asked for the card to be kept once it is charged.
alter table payment_attempt add column keeps_card boolean not null default false;
