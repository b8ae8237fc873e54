-- expands
-- Files of the bank, and the lines of money that came in. A line is matched when it stands for a transfer (transfer_arrival, by its number); otherwise
-- two people put it into suspense or leave it out with a reason.

create table bank_file (
  id bigint generated always as identity primary key,
  name text not null,
  sha256 text not null,
  imported_by bigint not null references staff (id),
  imported_at timestamptz not null,
  lines integer not null check (lines >= 0),
  added integer not null check (added between 0 and lines),
  skipped integer not null check (skipped >= 0)
);

create table bank_line (
  id bigint generated always as identity primary key,
  file_id bigint not null references bank_file (id),
  file_line integer not null check (file_line > 0),
  account text not null,
  -- The bank's number of it, without blanks and signs: the same line twice adds nothing (rule F35).
  bank_line text not null check (bank_line <> ''),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  amount bigint not null check (amount > 0),
  value_day date not null,
  payer text not null,
  reference text not null,
  state text not null default 'open' check (state in ('open', 'proposed', 'suspense', 'ignored')),
  way text check (way in ('suspense', 'ignore')),
  reason text not null default '',
  -- Whose it is, where somebody knows.
  user_id bigint references app_user (id),
  proposed_by bigint references staff (id),
  proposed_at timestamptz,
  confirmed_by bigint references staff (id),
  confirmed_at timestamptz,
  suspended_id bigint references suspended_arrival (id),
  check ((state = 'open') = (way is null) and (state = 'open') = (proposed_by is null) and (proposed_by is null) = (proposed_at is null)),
  check (state = 'open' or reason <> ''),
  check ((state in ('suspense', 'ignored')) = (confirmed_by is not null) and (confirmed_by is null) = (confirmed_at is null)),
  check (confirmed_by <> proposed_by),
  check ((state = 'suspense') = (suspended_id is not null)),
  check (state <> 'ignored' or way = 'ignore'),
  check (state <> 'suspense' or way = 'suspense')
);
create unique index bank_line_once on bank_line (bank_line);
create unique index bank_line_suspended on bank_line (suspended_id) where suspended_id is not null;
create index bank_line_desk on bank_line (state, id);
create index bank_line_file on bank_line (file_id);
