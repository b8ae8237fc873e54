-- expands
-- Copies of what is kept of a customer, made on request, one a Beijing day; the file lies in the storage until its time is over.
create table data_copy (
  user_id bigint not null references app_user (id),
  id bigint generated always as identity,
  day date not null,
  state text not null check (state in ('making', 'ready', 'gone')),
  asked_at timestamptz not null,
  ready_at timestamptz,
  kept_until timestamptz,
  storage_key text,
  bytes bigint check (bytes > 0),
  -- Pictures that did not fit into the file.
  left_out integer not null default 0 check (left_out >= 0),
  primary key (user_id, id),
  unique (user_id, day),
  check ((state = 'ready') = (storage_key is not null)),
  check (state = 'making' or (ready_at is not null and kept_until is not null and bytes is not null))
);
