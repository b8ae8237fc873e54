-- expands
-- Money that goes out: an application, and its parts, each to one place.
create sequence withdrawal_serial start with 900001;
create table withdrawal (
  user_id bigint not null references app_user (id),
  id bigint not null default nextval('withdrawal_serial'),
  state text not null check (state in ('applied', 'approved', 'paid', 'cancelled', 'refused')),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  amount bigint not null check (amount > 0),
  -- Where the part goes that cannot go back as it came; the account itself is sealed, shown are its last four signs.
  account_kind text check (account_kind in ('bank', 'wechat')),
  account_mask text,
  account_sealed text,
  -- Why finance refused it; empty where its parts say why nothing was sent.
  reason text not null default '',
  applied_at timestamptz not null,
  decided_by bigint references staff (id),
  decided_at timestamptz,
  closed_at timestamptz,
  primary key (user_id, id),
  check ((account_kind is null) = (account_sealed is null) and (account_kind is null) = (account_mask is null)),
  check ((state in ('paid', 'cancelled', 'refused')) = (closed_at is not null)),
  check ((decided_by is null) = (decided_at is null)),
  check (state not in ('approved', 'paid') or decided_by is not null)
);
create unique index withdrawal_id on withdrawal (id);
create index withdrawal_desk on withdrawal (state, applied_at);

create table withdrawal_part (
  user_id bigint not null,
  withdrawal_id bigint not null,
  seq smallint not null,
  goes_to text not null check (goes_to in ('card', 'account')),
  source_id bigint not null,
  -- In the wallet's currency, and what is sent in the currency it came in; a share of less than one unit sends nothing.
  amount bigint not null check (amount > 0),
  sends_currency text not null check (sends_currency ~ '^[A-Z]{3}$'),
  sends_amount bigint not null check (sends_amount >= 0),
  state text not null check (state in ('waiting', 'sending', 'on-its-way', 'uncertain', 'done', 'failed', 'stopped')),
  -- The gateway's refund, or the bank's own number of the transfer; each stands for one part.
  sent_as text,
  failure text,
  -- Who made the transfer: somebody else than who approved it.
  sent_by bigint references staff (id),
  changed_at timestamptz not null,
  primary key (user_id, withdrawal_id, seq),
  foreign key (user_id, withdrawal_id) references withdrawal (user_id, id),
  foreign key (user_id, source_id) references money_source (user_id, id),
  check (state <> 'done' or goes_to = 'account' or sends_amount = 0 or sent_as is not null),
  check (state <> 'done' or goes_to = 'card' or (sent_as is not null and sent_by is not null))
);
create unique index withdrawal_part_refund on withdrawal_part (sent_as) where goes_to = 'card' and sent_as is not null;
create index withdrawal_part_under_way on withdrawal_part (changed_at) where state in ('waiting', 'sending', 'on-its-way', 'uncertain');

-- A gateway that refused to take a charge back is not asked again.
alter table money_source add column is_closed boolean not null default false;

alter table timeline drop constraint timeline_subject_kind_check;
alter table timeline add constraint timeline_subject_kind_check check (subject_kind in
  ('item', 'parcel', 'trade', 'service', 'return', 'abnormal', 'enquiry', 'expert', 'claim', 'storage-task', 'storage-extension', 'withdrawal'));
