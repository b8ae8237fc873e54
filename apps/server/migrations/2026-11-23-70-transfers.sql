-- expands
-- Recharging by transfer: what a customer means to send and says they sent, and what the bank statement shows, read by one member of
-- staff and confirmed by another.

create sequence transfer_serial start with 300001;
create table transfer (
  user_id bigint not null references app_user (id),
  id bigint not null default nextval('transfer_serial'),
  state text not null check (state in ('opened', 'announced', 'arrived', 'credited', 'cancelled', 'lapsed', 'refused')),
  method text not null check (method in ('mainland', 'overseas', 'wise')),
  -- What is to be sent, in minor units.
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  amount bigint not null check (amount > 0),
  -- The receiving account as it was shown, and what each wire costs.
  account jsonb not null,
  fee_currency text not null check (fee_currency ~ '^[A-Z]{3}$'),
  fee_amount bigint not null check (fee_amount >= 0),
  created_at timestamptz not null,
  lapses_at timestamptz not null,
  closed_at timestamptz,
  reason text not null default '',
  primary key (user_id, id),
  check (state <> 'refused' or reason <> ''),
  check ((state in ('credited', 'cancelled', 'lapsed', 'refused')) = (closed_at is not null))
);
create unique index transfer_id on transfer (id);
create index transfer_desk on transfer (state, created_at);

-- What the payer says they sent.
create table transfer_receipt (
  user_id bigint not null,
  transfer_id bigint not null,
  remitter text not null check (remitter <> ''),
  bank text not null check (bank <> ''),
  voucher_no text not null,
  transaction_id text not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  amount bigint not null check (amount > 0),
  remark text not null,
  file_id text references stored_file (id),
  at timestamptz not null,
  primary key (user_id, transfer_id),
  foreign key (user_id, transfer_id) references transfer (user_id, id)
);

-- One line of the bank statement.
create table transfer_arrival (
  id bigint generated always as identity primary key,
  user_id bigint not null,
  transfer_id bigint not null,
  -- The bank's number of it, without blanks and signs.
  bank_line text not null check (bank_line <> ''),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  amount bigint not null check (amount > 0),
  value_day date not null,
  -- Where the transfer stood before, to go back there if this was wrong.
  state_before text not null check (state_before in ('opened', 'announced', 'cancelled', 'lapsed', 'refused')),
  recorded_by bigint not null references staff (id),
  recorded_at timestamptz not null,
  confirmed_by bigint references staff (id),
  confirmed_at timestamptz,
  -- In its own currency, what the bank kept of it.
  fee bigint check (fee between 0 and amount),
  dropped_by bigint references staff (id),
  dropped_at timestamptz,
  foreign key (user_id, transfer_id) references transfer (user_id, id),
  check (confirmed_by <> recorded_by),
  check ((confirmed_by is null) = (confirmed_at is null) and (confirmed_by is null) = (fee is null)),
  check ((dropped_by is null) = (dropped_at is null)),
  check (confirmed_at is null or dropped_at is null)
);
-- A line is credited once, whoever it is for (rule F35), and a transfer by one line.
create unique index transfer_arrival_line on transfer_arrival (bank_line) where dropped_at is null;
create unique index transfer_arrival_once on transfer_arrival (user_id, transfer_id) where dropped_at is null;

alter table timeline drop constraint timeline_subject_kind_check;
alter table timeline add constraint timeline_subject_kind_check check (subject_kind in ('item', 'parcel', 'trade', 'service', 'return',
  'abnormal', 'enquiry', 'expert', 'claim', 'storage-task', 'storage-extension', 'withdrawal', 'transfer'));
