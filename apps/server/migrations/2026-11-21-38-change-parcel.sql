-- Parcels are changed until they are sealed; what makes one cheaper is set aside at submit and used with the payment.

-- Grows with every change: whoever changes a parcel names the one that was on the screen.
alter table parcel add column revision integer not null default 0 check (revision >= 0);
-- Of what the parcel's trade took, how much went back; differences paid later go back apart from it.
alter table parcel add column trade_refunded_cny bigint not null default 0 check (trade_refunded_cny >= 0);

create table parcel_change (
  user_id bigint not null,
  id bigint generated always as identity,
  parcel_id bigint not null,
  revision integer not null check (revision > 0),
  from_cny bigint not null check (from_cny > 0),
  to_cny bigint not null check (to_cny > 0),
  -- False: the parcel was not paid yet, and no money moved.
  paid boolean not null,
  at timestamptz not null,
  primary key (user_id, id),
  unique (user_id, parcel_id, revision),
  foreign key (user_id, parcel_id) references parcel (user_id, id)
);

-- Goods that were scanned into a box and then taken out of the parcel: they go back to their shelf before the box is closed.
create table parcel_put_back (
  user_id bigint not null,
  parcel_id bigint not null,
  item_id bigint not null,
  asked_at timestamptz not null,
  done_at timestamptz,
  done_by bigint references staff (id),
  primary key (user_id, parcel_id, item_id),
  foreign key (user_id, parcel_id) references parcel (user_id, id),
  foreign key (user_id, item_id) references stored_item (user_id, item_id),
  check ((done_at is null) = (done_by is null))
);
create index parcel_put_back_open on parcel_put_back (user_id, parcel_id) where done_at is null;

-- reserved_at: set aside with the submit; used_at: with the payment.
alter table coupon_use add column reserved_at timestamptz;
alter table discount_code_use add column reserved_at timestamptz;
update coupon_use set reserved_at = used_at;
update discount_code_use set reserved_at = used_at;
alter table coupon_use alter column reserved_at set not null;
alter table coupon_use alter column used_at drop not null;
alter table discount_code_use alter column reserved_at set not null;
alter table discount_code_use alter column used_at drop not null;
update coupon_use u set used_at = null from parcel p
  where p.user_id = u.user_id and p.id = u.parcel_id and p.paid_at is null;
update discount_code_use u set used_at = null from parcel p
  where p.user_id = u.user_id and p.id = u.parcel_id and p.paid_at is null;

create table credit_use (
  user_id bigint not null,
  id bigint generated always as identity,
  parcel_id bigint not null,
  credits integer not null check (credits > 0),
  reserved_at timestamptz not null,
  used_at timestamptz,
  -- Given back with a cancelled or changed parcel, once.
  released_at timestamptz,
  primary key (user_id, id),
  foreign key (user_id, parcel_id) references parcel (user_id, id)
);
create unique index credit_use_one_a_parcel on credit_use (user_id, parcel_id) where released_at is null;
-- Credits of parcels made before were spent at once.
insert into credit_use (user_id, parcel_id, credits, reserved_at, used_at)
  select p.user_id, p.id, (d->>'ref')::integer, p.created_at, p.created_at
  from parcel p, jsonb_array_elements(p.discounts) d where d->>'kind' = 'credits' and p.state <> 'cancelled';
