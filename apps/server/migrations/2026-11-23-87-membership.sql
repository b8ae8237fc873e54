-- Growth is dated: a row for each cause, counted for twelve months. A level comes of what counts at a Beijing midnight, and has a history.

create table growth_record (
  user_id bigint not null references app_user (id),
  id bigint generated always as identity,
  -- earlier: stood there before growth was dated.
  cause text not null check (cause in ('check-in', 'freight', 'goods', 'cart', 'favourite', 'earlier')),
  -- What it came of: the day of a check-in or a task, the number of a parcel.
  reference text not null,
  growth integer not null check (growth > 0),
  -- What was paid, where growth comes of money.
  amount_cny bigint check (amount_cny > 0),
  at timestamptz not null,
  -- The Beijing day it was earned on, and the first on which it counts no more: the same day a year later, of 29 February the first of March.
  earned_on date not null,
  counts_until date not null,
  primary key (user_id, id),
  -- Each cause counts once.
  unique (user_id, cause, reference),
  check ((cause in ('freight', 'goods')) = (amount_cny is not null)),
  check (counts_until = (earned_on + interval '1 year')::date
    + case when extract(month from earned_on) = 2 and extract(day from earned_on) = 29 then 1 else 0 end)
);
create index growth_record_counting on growth_record (user_id, counts_until);
create trigger growth_record_append_only before update or delete on growth_record for each row execute function ledger_refuse_change();
create trigger growth_record_no_truncate before truncate on growth_record for each statement execute function ledger_refuse_change();

-- Customers with growth: what counted on the Beijing day their level was last looked at.
create table member (
  user_id bigint primary key references app_user (id),
  growth integer not null default 0 check (growth >= 0),
  checked_on date not null
);
create index member_to_check on member (checked_on);

-- The levels a customer had; one of before the first is V0.
create table level_record (
  user_id bigint not null references member (user_id),
  id bigint generated always as identity,
  level smallint not null check (level between 0 and 5),
  growth integer not null check (growth >= 0),
  since timestamptz not null,
  until timestamptz check (until > since),
  primary key (user_id, id)
);
create unique index level_record_now on level_record (user_id) where until is null;

-- What was earned before comes of check-ins alone: laid to their days, what a day earned more to the last of them.
insert into growth_record (user_id, cause, reference, growth, at, earned_on, counts_until)
select user_id, 'check-in', day::text, share, day::timestamp at time zone interval '8 hours', day,
  (day + interval '1 year')::date + case when extract(month from day) = 2 and extract(day from day) = 29 then 1 else 0 end
from (
  select c.user_id, c.day,
    u.growth / count(*) over mine + case when row_number() over (mine order by c.day desc) = 1 then u.growth % count(*) over mine else 0 end as share
  from check_in c join app_user u on u.id = c.user_id
  window mine as (partition by c.user_id)
) laid where share > 0;
insert into growth_record (user_id, cause, reference, growth, at, earned_on, counts_until)
select id, 'earlier', 'growth', growth, created_at, day,
  (day + interval '1 year')::date + case when extract(month from day) = 2 and extract(day from day) = 29 then 1 else 0 end
from (
  select u.id, u.growth, u.created_at, (u.created_at at time zone interval '8 hours')::date as day from app_user u
  where u.growth > 0 and not exists (select from check_in c where c.user_id = u.id)
) undated;

-- Parcels received so far: a point for each whole yuan of shipping, and one for each ten yuan paid for the goods in them.
with received as (
  select p.user_id, p.package_no, p.completed_at, (p.completed_at at time zone interval '8 hours')::date as day,
    greatest(coalesce(p.final_freight_cny, 0) - p.discount_freight_cny, 0) as freight, goods.paid as goods
  from parcel p join lateral (
    select coalesce(sum(greatest(least(i.unit_price_cny * i.quantity - i.discount_cny, i.paid_cny - i.refunded_cny), 0)), 0)::bigint as paid
    from parcel_item x join order_item i on i.user_id = x.user_id and i.id = x.item_id
    where x.user_id = p.user_id and x.parcel_id = p.id
  ) goods on true
  where p.state = 'completed'
), earned as (
  select user_id, package_no, completed_at, day, 'freight' as cause, freight as amount, freight / 100 as growth from received
  union all select user_id, package_no, completed_at, day, 'goods', goods, goods / 1000 from received
)
insert into growth_record (user_id, cause, reference, growth, amount_cny, at, earned_on, counts_until)
select user_id, cause, package_no, growth, amount, completed_at, day,
  (day + interval '1 year')::date + case when extract(month from day) = 2 and extract(day from day) = 29 then 1 else 0 end
from earned where growth > 0;

-- Nobody's level was looked at yet: the next sweep does.
insert into member (user_id, checked_on) select user_id, min(earned_on) from growth_record group by user_id;
insert into member (user_id, checked_on)
select id, (created_at at time zone interval '8 hours')::date from app_user where level > 0 on conflict do nothing;
insert into level_record (user_id, level, growth, since) select id, level, 0, created_at from app_user where level > 0;

alter table app_user drop column growth;
