-- expands
-- Somebody who lost the mailbox asks for the account to be moved to another one. Written whether or not the old address has an account; a
-- job then finds whose it is, and drops what is nobody's.
create table lost_mailbox (
  id bigint generated always as identity primary key,
  user_id bigint references app_user (id),
  old_email text not null check (old_email <> ''),
  -- Proved by a code before the row was written.
  new_email text not null check (new_email <> '' and new_email <> old_email),
  proof text not null check (proof <> ''),
  -- A picture of a paper that says who asks; gone as soon as it is decided.
  paper_sealed text,
  language text not null,
  state text not null default 'asked' check (state in ('asked', 'waiting', 'agreed', 'moved', 'objected', 'refused')),
  asked_at timestamptz not null,
  -- By the rule of the day it was asked: nobody moves the account before.
  opens_at timestamptz not null check (opens_at >= asked_at),
  agreed_by bigint references staff (id),
  agreed_at timestamptz,
  decided_by bigint references staff (id),
  ended_at timestamptz,
  reason text not null default '',
  -- After the move: from when a payment password can be set and money withdrawn.
  pay_password_from timestamptz,
  withdrawals_from timestamptz,
  check ((state = 'asked') = (user_id is null)),
  check ((agreed_by is null) = (agreed_at is null)),
  check (state not in ('asked', 'waiting') or agreed_by is null),
  check (state <> 'agreed' or agreed_by is not null),
  check ((state in ('moved', 'objected', 'refused')) = (ended_at is not null)),
  check ((ended_at is null) or paper_sealed is null),
  check (state not in ('moved', 'refused') or decided_by is not null),
  -- Two people, and not before its time.
  check (state <> 'moved' or (agreed_by is not null and agreed_by <> decided_by and ended_at >= opens_at
    and pay_password_from is not null and withdrawals_from is not null))
);
create unique index lost_mailbox_one_open on lost_mailbox (user_id, new_email) where state in ('waiting', 'agreed');
create index lost_mailbox_of_user on lost_mailbox (user_id, id desc);
create index lost_mailbox_open on lost_mailbox (opens_at, id) where state in ('waiting', 'agreed');
