-- What the platform itself keeps: sessions, idempotency keys, timers, the sandbox's clock, stored files, the audit log.

create table sandbox_clock (
  singleton boolean primary key default true check (singleton),
  offset_seconds bigint not null default 0 check (offset_seconds >= 0),
  -- The provider's staff act by themselves.
  autopilot boolean not null default false
);

create table idempotency_key (
  actor text not null,
  key text not null,
  endpoint text not null,
  input_hash text not null,
  reply jsonb,
  created_at timestamptz not null default now(),
  primary key (actor, key)
);

create table timer (
  kind text not null,
  subject text not null,
  due_at timestamptz not null,
  fired_at timestamptz,
  attempts integer not null default 0,
  retry_at timestamptz,
  primary key (kind, subject)
);
create index timer_due on timer (due_at) where fired_at is null;

create table app_user (
  id bigint generated always as identity (start with 10001) primary key,
  email text not null,
  -- One account per address: lower case, NFKC, no trailing dot; the plus tag stays (rule F56).
  email_normal text not null unique,
  email_confirmed_at timestamptz,
  user_name text not null,
  nick_name text not null default '',
  avatar_file_id text,
  password_hash text,
  -- Set by e-mail as six digits (rule B-71): a new device then also needs a code.
  password_is_weak boolean not null default false,
  pay_password_hash text,
  language text not null default 'cn' check (language in ('cn', 'en')),
  currency text not null default 'CNY' check (currency in ('CNY', 'USD')),
  warehouse_id smallint not null default 1 check (warehouse_id in (1, 2)),
  level smallint not null default 0 check (level between 0 and 5),
  growth integer not null default 0 check (growth >= 0),
  wechat_open_id text unique,
  partner_code text,
  terms_accepted_at timestamptz not null,
  disabled boolean not null default false,
  created_at timestamptz not null
);

create table staff (
  id bigint generated always as identity (start with 101) primary key,
  login text not null unique,
  name text not null,
  password_hash text not null,
  roles text[] not null,
  disabled boolean not null default false,
  created_at timestamptz not null
);

create table session (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique,
  audience text not null check (audience in ('shopper', 'staff')),
  user_id bigint references app_user (id),
  staff_id bigint references staff (id),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  check ((audience = 'shopper') = (user_id is not null)),
  check ((audience = 'staff') = (staff_id is not null))
);
create index session_by_user on session (user_id);
create index session_by_staff on session (staff_id);

-- A six-digit code: one live code per purpose and address, five evaluated guesses (rules F44 to F46).
create table email_code (
  id bigint generated always as identity primary key,
  purpose text not null,
  email_normal text not null,
  browser text not null,
  code_hash bytea not null,
  guesses_left smallint not null default 5 check (guesses_left between 0 and 5),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  replaced_at timestamptz
);
create index email_code_live on email_code (email_normal, purpose, created_at desc);
create unique index email_code_one_live on email_code (email_normal, purpose) where used_at is null and replaced_at is null;

-- Codes sent to an address on a Beijing day, at most ten; counted by conditional update.
create table email_code_day (
  email_normal text not null,
  day date not null,
  sent smallint not null check (sent between 0 and 10),
  primary key (email_normal, day)
);

-- Wrong passwords in a row, separately for log-in and payment password; locks double from 15 minutes to 24 hours (rule B-10).
create table password_guard (
  scope text not null check (scope in ('login', 'pay', 'staff')),
  subject text not null,
  failures smallint not null default 0 check (failures >= 0),
  locks smallint not null default 0 check (locks >= 0),
  locked_until timestamptz,
  primary key (scope, subject)
);

-- A link by e-mail: reset (24 h), activation; one use.
create table email_link (
  token_hash bytea primary key,
  purpose text not null check (purpose in ('reset', 'activate')),
  user_id bigint not null references app_user (id),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

-- A browser that has proved an e-mail code for this account.
create table known_device (
  user_id bigint not null references app_user (id),
  device_hash bytea not null,
  created_at timestamptz not null,
  primary key (user_id, device_hash)
);

create table check_in (
  user_id bigint not null references app_user (id),
  day date not null,
  days_in_row integer not null check (days_in_row > 0),
  primary key (user_id, day)
);

create table stored_file (
  id text primary key,
  owner_user_id bigint references app_user (id),
  -- public: goods pictures; owner: its owner and staff; staff: staff only
  visibility text not null check (visibility in ('public', 'owner', 'staff')),
  mime_type text not null,
  bytes integer not null check (bytes > 0),
  width integer,
  height integer,
  created_by text not null,
  created_at timestamptz not null
);
create index stored_file_owner on stored_file (owner_user_id);

create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  staff_id bigint not null references staff (id),
  action text not null,
  subject text not null,
  facts jsonb not null default '{}'
);
create index audit_log_subject on audit_log (subject, id desc);

create table address (
  user_id bigint not null references app_user (id),
  id bigint generated always as identity,
  consignee text not null,
  last_name text not null,
  contact text not null,
  email text not null,
  country text not null,
  state_id text,
  state text not null,
  city text not null,
  full_address text not null,
  zip_code text not null,
  is_default boolean not null default false,
  label text check (label in ('home', 'work', 'other')),
  address_from text not null default 'address-book',
  created_at timestamptz not null,
  deleted_at timestamptz,
  primary key (user_id, id)
);
create unique index address_one_default on address (user_id) where is_default and deleted_at is null;

create table message (
  user_id bigint not null references app_user (id),
  id bigint generated always as identity,
  type text not null check (type in ('order', 'parcel', 'warehouse', 'wallet', 'activity', 'system')),
  -- Words are made from template and facts in the reader's language.
  template text not null,
  facts jsonb not null,
  link text,
  created_at timestamptz not null,
  read_at timestamptz,
  primary key (user_id, id)
);
create index message_unread on message (user_id, type) where read_at is null;

-- What an order, item, parcel or trade went through: who, when, from, to, why; shown to the user. Gapless per subject (rule M8).
create table timeline (
  user_id bigint not null references app_user (id),
  subject_kind text not null check (subject_kind in ('item', 'parcel', 'trade')),
  subject_id bigint not null,
  seq integer not null check (seq > 0),
  from_state text,
  to_state text not null,
  at timestamptz not null,
  by_kind text not null check (by_kind in ('user', 'staff', 'system')),
  by_id bigint,
  note text,
  facts jsonb not null default '{}',
  primary key (user_id, subject_kind, subject_id, seq)
);
