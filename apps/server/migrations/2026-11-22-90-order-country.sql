-- expands
-- Where an order was to go before its buyer changed it. Only ever added to.
create table order_country_change (
  user_id bigint not null,
  order_id bigint not null,
  id bigint generated always as identity,
  from_country text check (from_country ~ '^[A-Z]{2}$'),
  to_country text check (to_country ~ '^[A-Z]{2}$'),
  changed_at timestamptz not null,
  primary key (user_id, id),
  foreign key (user_id, order_id) references purchase_order (user_id, id),
  check (from_country is distinct from to_country)
);
create index order_country_change_of_order on order_country_change (user_id, order_id, id);
