-- expands
-- Who brought whom, and what both get once the first parcel has arrived (decision 100). A customer is brought once, never by themselves; what the
-- invitation is worth is what held when they came.
create table invitation_code (
  user_id bigint primary key references app_user (id),
  code text not null unique check (code ~ '^[A-HJKMNP-Z2-9]{8}$')
);
create table invitation (
  id bigint generated always as identity,
  user_id bigint not null references app_user (id),
  invited_id bigint not null unique references app_user (id),
  joined_at timestamptz not null,
  name_zh text not null,
  name_en text not null,
  inviter_cny bigint not null check (inviter_cny >= 0),
  invited_cny bigint not null check (invited_cny >= 0),
  valid_days smallint not null check (valid_days between 1 and 366),
  least_cny bigint not null check (least_cny >= 0),
  -- When the first parcel that is worth it was received, and which.
  settled_at timestamptz,
  package_no text,
  -- The inviter had as many rewards as there are in a year; the one who came has theirs.
  is_over_most boolean not null default false,
  primary key (user_id, id),
  check (user_id <> invited_id),
  check ((settled_at is null) = (package_no is null)),
  check (settled_at is not null or not is_over_most)
);
alter table member_gift drop constraint member_gift_gift_check;
alter table member_gift add constraint member_gift_gift_check check (gift in ('birthday', 'upgrade', 'invited', 'invitation'));
