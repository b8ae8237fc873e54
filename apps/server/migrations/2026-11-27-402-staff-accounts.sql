-- expands
-- Colleagues are invited by mail and choose their own password: until then they have none.
alter table staff add column email text;
alter table staff alter column password_hash drop not null;
create unique index staff_email on staff (lower(email)) where email is not null;

create table staff_invitation (
  token_hash bytea primary key,
  staff_id bigint not null references staff (id),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  replaced_at timestamptz,
  check (used_at is null or replaced_at is null)
);
create unique index staff_invitation_one_live on staff_invitation (staff_id) where used_at is null and replaced_at is null;

-- The second factor: a secret shared with an authenticator, sealed under the server's key. `last_step`: the step of time its last code was of;
-- no code of that step or before it opens anything again.
create table staff_factor (
  staff_id bigint primary key references staff (id),
  sealed text not null,
  began_at timestamptz not null,
  confirmed_at timestamptz,
  last_step bigint not null default 0
);
create table staff_recovery_code (
  staff_id bigint not null references staff (id),
  code_hash bytea not null,
  used_at timestamptz,
  primary key (staff_id, code_hash)
);

-- A browser in which the second factor was proved is not asked for it again.
alter table staff_device add column proved_at timestamptz;
-- Opened without a second factor where one is demanded: it opens nothing but the way to set one up.
alter table session add column limited boolean not null default false;
