-- What makes a parcel cheaper: coupons, discount codes and credits; and the papers customs ask a receiver for.

create table coupon_kind (
  id bigint generated always as identity primary key,
  name_zh text not null,
  name_en text not null,
  -- 0 an amount off, 1 a share off, 2 the fee of a service free
  type smallint not null check (type in (0, 1, 2)),
  reduce_cny bigint check (reduce_cny > 0),
  -- Basis points: 1500 is 15 % off.
  reduce_bp integer check (reduce_bp between 1 and 10000),
  -- A service coupon: the service it frees; null frees the dearest one chosen.
  service_code text,
  -- How often one coupon serves.
  uses smallint not null default 1 check (uses between 1 and 99),
  -- domestic: orders; international: parcels
  parcel_type text not null check (parcel_type in ('domestic', 'international')),
  min_spend_cny bigint not null default 0 check (min_spend_cny >= 0),
  max_deduction_cny bigint check (max_deduction_cny > 0),
  scope text not null check (scope in ('all', 'shopping-agent', 'preferred', 'shops')),
  -- For preferred and shops: [{source, shopId}], a null shopId meaning every shop of the source.
  shops jsonb not null default '[]',
  min_level smallint not null default 0 check (min_level between 0 and 5),
  warehouse_id smallint check (warehouse_id in (1, 2)),
  -- claim: anyone may take it; code: with the code; gift: given by staff
  obtained_by text not null check (obtained_by in ('claim', 'code', 'gift')),
  code text check (code ~ '^[A-Z0-9-]{3,32}$'),
  per_user smallint not null default 1 check (per_user between 1 and 99),
  total integer check (total > 0),
  claimed integer not null default 0 check (claimed >= 0),
  claim_from timestamptz not null,
  claim_until timestamptz not null,
  valid_days smallint not null check (valid_days between 1 and 366),
  created_by bigint not null references staff (id),
  created_at timestamptz not null,
  check ((type = 0) = (reduce_cny is not null)),
  check ((type = 1) = (reduce_bp is not null)),
  check (type = 2 or service_code is null),
  check (uses = 1 or type = 2),
  check ((obtained_by = 'code') = (code is not null)),
  -- Never more than there are (rule F20).
  check (total is null or claimed <= total)
);
create unique index coupon_kind_code on coupon_kind (code) where code is not null;

create table coupon (
  user_id bigint not null references app_user (id),
  id bigint generated always as identity,
  coupon_no text not null,
  kind_id bigint not null references coupon_kind (id),
  -- The customer's first, second, ... of its kind.
  nth smallint not null check (nth > 0),
  -- The kind's terms as they were when it was obtained.
  terms jsonb not null,
  uses_left smallint not null check (uses_left >= 0),
  valid_from timestamptz not null,
  valid_until timestamptz not null,
  created_at timestamptz not null,
  primary key (user_id, id),
  unique (user_id, kind_id, nth)
);
create unique index coupon_no_once on coupon (coupon_no);

create table coupon_use (
  user_id bigint not null,
  id bigint generated always as identity,
  coupon_id bigint not null,
  parcel_id bigint not null,
  amount_cny bigint not null check (amount_cny > 0),
  used_at timestamptz not null,
  -- Given back with a cancelled parcel, once (rule F22).
  released_at timestamptz,
  primary key (user_id, id),
  foreign key (user_id, coupon_id) references coupon (user_id, id),
  foreign key (user_id, parcel_id) references parcel (user_id, id)
);
create unique index coupon_use_one_a_parcel on coupon_use (user_id, parcel_id) where released_at is null;
create index coupon_use_coupon on coupon_use (user_id, coupon_id);

create table discount_code (
  id bigint generated always as identity primary key,
  code text not null unique check (code ~ '^[A-Z0-9-]{3,32}$'),
  name_zh text not null,
  name_en text not null,
  reduce_cny bigint check (reduce_cny > 0),
  reduce_bp integer check (reduce_bp between 1 and 10000),
  min_spend_cny bigint not null default 0 check (min_spend_cny >= 0),
  max_deduction_cny bigint check (max_deduction_cny > 0),
  per_user smallint not null default 1 check (per_user between 1 and 99),
  total integer check (total > 0),
  used integer not null default 0 check (used >= 0),
  valid_from timestamptz not null,
  valid_until timestamptz not null,
  created_by bigint not null references staff (id),
  created_at timestamptz not null,
  check ((reduce_cny is null) <> (reduce_bp is null)),
  check (total is null or used <= total)
);

create table discount_code_use (
  user_id bigint not null references app_user (id),
  id bigint generated always as identity,
  code_id bigint not null references discount_code (id),
  parcel_id bigint not null,
  -- The customer's first, second, ... living use.
  nth smallint not null check (nth > 0),
  amount_cny bigint not null check (amount_cny > 0),
  used_at timestamptz not null,
  released_at timestamptz,
  primary key (user_id, id),
  foreign key (user_id, parcel_id) references parcel (user_id, id)
);
create unique index discount_code_use_one_a_parcel on discount_code_use (user_id, parcel_id) where released_at is null;
create unique index discount_code_use_nth on discount_code_use (user_id, code_id, nth) where released_at is null;

-- What was taken off: lines {kind, ref, amount, freight, name}. The freight part matters when the parcel is settled.
alter table parcel add column discounts jsonb not null default '[]';
alter table parcel add column discount_cny bigint not null default 0 check (discount_cny >= 0);
alter table parcel add column discount_freight_cny bigint not null default 0
  check (discount_freight_cny >= 0 and discount_freight_cny <= discount_cny and discount_freight_cny <= deposit_cny);
alter table parcel drop constraint parcel_check;
alter table parcel add constraint parcel_total check (total_cny = deposit_cny + insurance_cny + service_cny - discount_cny);

-- Papers for customs, sealed with AES-256-GCM bound to the row; the text goes 90 days after delivery, the row stays (rule H-54).
create table clearance_proof (
  user_id bigint not null,
  id bigint generated always as identity,
  parcel_id bigint not null,
  kind text not null check (kind in ('id-front', 'id-back', 'certificate')),
  sealed text,
  bytes integer not null check (bytes > 0),
  uploaded_at timestamptz not null,
  deleted_at timestamptz,
  primary key (user_id, id),
  foreign key (user_id, parcel_id) references parcel (user_id, id),
  check ((sealed is null) = (deleted_at is not null))
);
-- One of each kind; a new picture replaces the former.
create unique index clearance_proof_one on clearance_proof (user_id, parcel_id, kind) where deleted_at is null;
