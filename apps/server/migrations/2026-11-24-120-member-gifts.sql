-- The free days goods came in with, and those of them that their owner's level gave; so that no other end is taken for earned.
alter table stored_item
  add column free_days smallint not null default 90 check (free_days > 0),
  add column member_days smallint not null default 0 check (member_days between 0 and 180);
alter table stored_item drop constraint stored_item_end_is_earned;
alter table stored_item add constraint stored_item_end_is_earned
  check (free_until <= stocked_in_at + free_days * interval '24 hours' + (still_ms + extended_ms) * interval '1 millisecond');

-- What a member is given for a level reached and for a birthday. Owed with what it comes of, handed over as a coupon by a sweep.

-- Month and day alone: the year is nobody's business. When it was last said keeps it from moving through the year.
alter table member
  add column birthday text check (birthday ~ '^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$'),
  add column birthday_said_on date,
  add check ((birthday is null) = (birthday_said_on is null));
create index member_birthday on member (birthday) where birthday is not null;

create table member_gift (
  user_id bigint not null references member (user_id),
  id bigint generated always as identity,
  gift text not null check (gift in ('birthday', 'upgrade')),
  -- The year of the birthday, the level that was reached.
  reference text not null,
  level smallint not null check (level between 0 and 5),
  -- What held when it was earned.
  name_zh text not null,
  name_en text not null,
  amount_cny bigint not null check (amount_cny > 0),
  valid_days smallint not null check (valid_days between 1 and 366),
  earned_at timestamptz not null,
  coupon_id bigint,
  given_at timestamptz,
  primary key (user_id, id),
  unique (user_id, gift, reference),
  unique (user_id, coupon_id),
  foreign key (user_id, coupon_id) references coupon (user_id, id),
  check ((coupon_id is null) = (given_at is null))
);
create index member_gift_owed on member_gift (user_id, id) where coupon_id is null;

-- The kinds such coupons are of make themselves, one for each name, amount and time; nobody made them, and nobody can claim one.
alter table coupon_kind drop constraint coupon_kind_obtained_by_check;
alter table coupon_kind add constraint coupon_kind_obtained_by_check check (obtained_by in ('claim', 'code', 'gift', 'member'));
alter table coupon_kind alter column created_by drop not null;
alter table coupon_kind add check ((obtained_by = 'member') = (created_by is null));
create unique index coupon_kind_of_members on coupon_kind (name_zh, name_en, reduce_cny, valid_days) where obtained_by = 'member';
