-- expands: filters of the console's lists, kept under a name for whoever saved them.
create table saved_filter (
  staff_id bigint not null references staff (id),
  id bigint generated always as identity,
  -- The page it belongs to, as /buying.
  page text not null check (page ~ '^/[a-z-]{1,40}$'),
  name text not null check (length(name) between 1 and 40),
  -- What stands behind the ? of the address.
  search text not null check (length(search) between 1 and 500),
  created_at timestamptz not null,
  primary key (staff_id, id),
  unique (staff_id, page, name)
);
