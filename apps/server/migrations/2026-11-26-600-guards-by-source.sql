-- Wrong passwords and codes asked for are counted by where they come from: whoever guesses uses up their own tries, not the owner's (rule F48).
alter table password_guard add column source text not null default '';
alter table password_guard drop constraint password_guard_pkey;
alter table password_guard add primary key (scope, subject, source);

alter table email_code_day add column asker text not null default '';
alter table email_code_day drop constraint email_code_day_pkey;
alter table email_code_day add primary key (email_normal, day, asker);
alter table email_code_day drop constraint email_code_day_sent_check;
alter table email_code_day add constraint email_code_day_sent_check check (sent between 0 and 40);

-- One live code for a purpose and address in each browser: a stranger's does not end the owner's.
drop index email_code_one_live;
create unique index email_code_one_live on email_code (email_normal, purpose, browser) where used_at is null and replaced_at is null;

-- Every browser its owner logged in from has tries of its own; only one that proved a code may do without one (rule B-71).
alter table known_device add column has_proved_code boolean not null default true;

create table staff_device (
  staff_id bigint not null references staff (id),
  device_hash bytea not null,
  created_at timestamptz not null,
  primary key (staff_id, device_hash)
);
