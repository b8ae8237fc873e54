-- Plans of how to send stored goods. A plan promises nothing and holds nothing; it is kept so that its address can be opened again.
create table parcel_plan (
  user_id bigint not null references app_user (id),
  id bigint generated always as identity,
  state text not null check (state in ('planning', 'done', 'cancelled', 'failed')),
  address_id bigint not null,
  country text not null,
  zip_code text not null,
  -- Items and lines as they were asked about, and the prices' day.
  request jsonb not null,
  -- One per objective, each written when it is found.
  results jsonb not null default '[]',
  -- All in one parcel on the cheapest line, as most people send today; null while planning, or when no line takes them so.
  together jsonb,
  created_at timestamptz not null,
  ended_at timestamptz,
  primary key (user_id, id),
  check ((state = 'planning') = (ended_at is null))
);
create index parcel_plan_old on parcel_plan (created_at);
