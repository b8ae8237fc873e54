-- expands
-- Months of the books, closed and reopened by two people. A closed month takes no entry; a correction is dated when it is made.
create table ledger_period (
  -- By the clock of Beijing.
  month text primary key check (month ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$'),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  state text not null check (state in ('open', 'closing', 'closed', 'reopening')),
  reason text not null check (reason <> ''),
  asked_by bigint not null references staff (id),
  asked_at timestamptz not null,
  confirmed_by bigint references staff (id),
  confirmed_at timestamptz,
  -- What the month held when closing was asked for: other entries since then ask anew.
  entries bigint not null,
  last_entry_id bigint not null,
  check (ends_at > starts_at),
  check ((confirmed_by is null) = (confirmed_at is null)),
  check (confirmed_by <> asked_by)
);

create function ledger_refuse_closed() returns trigger language plpgsql as $$
begin
  if exists (select from ledger_period p where p.state in ('closed', 'reopening') and new.at >= p.starts_at and new.at < p.ends_at) then
    raise exception 'the books are closed at %', new.at using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger ledger_entry_in_open_month before insert on ledger_entry for each row execute function ledger_refuse_closed();

-- A cell of a table for spreadsheets: none runs as a formula.
create function csv_cell(cell text) returns text immutable language sql as $$
  select case when safe ~ '[",\r\n]' then '"' || replace(safe, '"', '""') || '"' else safe end
  from (select case when cell ~ '^[-=+@\t\r|]' and cell !~ '^-?[0-9]+([.][0-9]+)?$' then '''' || cell else coalesce(cell, '') end as safe) x
$$;
