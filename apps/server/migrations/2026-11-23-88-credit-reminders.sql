-- expands
-- Credits end with the year: whoever holds some is reminded so many days before, once each.
create table credit_reminder (
  user_id bigint not null references app_user (id),
  year smallint not null,
  days smallint not null check (days > 0),
  credits integer not null check (credits > 0),
  told_at timestamptz not null,
  primary key (user_id, year, days)
);
