-- The shelf of parcels nobody announced, deliveries that come in parts, and indexes for a queue of a hundred thousand expected parcels.

create sequence abnormal_serial start with 100001;

create table abnormal_parcel (
  id bigint generated always as identity primary key,
  abnormal_no text not null unique,
  state text not null check (state in ('held', 'claimed', 'given', 'forfeited')),
  warehouse_id smallint not null check (warehouse_id in (1, 2)),
  courier text not null,
  tracking_no text not null,
  -- The number as everyone may see it: what a claimant has to type is hidden.
  masked_no text not null,
  -- What is written on the parcel, for staff alone.
  written text not null default '',
  -- The member whose mark is written on it.
  suggested_user_id bigint references app_user (id),
  weight_grams integer not null check (weight_grams between 1 and 100000),
  shelf text not null,
  photos text[] not null check (cardinality(photos) between 1 and 9),
  found_at timestamptz not null,
  found_by bigint not null references staff (id),
  forfeits_at timestamptz not null,
  claimed_by bigint references app_user (id),
  given_to bigint references app_user (id),
  given_item_id bigint,
  check ((state = 'claimed') = (claimed_by is not null)),
  check ((state = 'given') = (given_to is not null and given_item_id is not null)),
  foreign key (given_to, given_item_id) references order_item (user_id, id)
);
-- A courier number lies on the shelf once (rule G2).
create unique index abnormal_parcel_on_shelf on abnormal_parcel (tracking_no) where state in ('held', 'claimed');
create index abnormal_parcel_open on abnormal_parcel (found_at desc, id desc) where state in ('held', 'claimed');
create index abnormal_parcel_masked on abnormal_parcel (masked_no);
-- An item comes off the shelf for one parcel.
create unique index abnormal_parcel_item on abnormal_parcel (given_to, given_item_id) where state = 'given';

-- Its history. It belongs to nobody until it is given, so it has no place in the customers' timeline.
create table abnormal_step (
  abnormal_id bigint not null references abnormal_parcel (id),
  seq integer not null check (seq > 0),
  from_state text,
  to_state text not null,
  at timestamptz not null,
  by_kind text not null check (by_kind in ('user', 'staff', 'system')),
  by_id bigint,
  facts jsonb not null default '{}',
  primary key (abnormal_id, seq)
);

create table abnormal_claim (
  user_id bigint not null references app_user (id),
  id bigint generated always as identity,
  abnormal_id bigint not null references abnormal_parcel (id),
  state text not null check (state in ('waiting', 'approved', 'refused')),
  contents text not null,
  proofs text[] not null default '{}',
  note text not null default '',
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by bigint references staff (id),
  primary key (user_id, id),
  check ((state = 'waiting') = (decided_at is null))
);
-- One claim at a time is looked at, and one at most is right (rule F38).
create unique index abnormal_claim_one_waiting on abnormal_claim (abnormal_id) where state = 'waiting';
create unique index abnormal_claim_one_approved on abnormal_claim (abnormal_id) where state = 'approved';

-- Guesses of hidden digits on a Beijing day, taken before the digits are looked at, so that no number of parallel guesses gets more.
create table abnormal_guess_day (
  user_id bigint not null references app_user (id),
  day date not null,
  guesses smallint not null check (guesses between 0 and 5),
  primary key (user_id, day)
);

-- A delivery that came in parts: how many of how many pieces came with which courier number; the rest stays expected.
create table item_arrival (
  user_id bigint not null,
  item_id bigint not null,
  seq smallint not null check (seq > 0),
  courier text not null,
  tracking_no text not null,
  shipped_count integer not null check (shipped_count > 0),
  total_count integer not null check (total_count >= shipped_count),
  shelf text not null,
  arrived_at timestamptz not null,
  recorded_by bigint not null references staff (id),
  primary key (user_id, item_id, seq),
  foreign key (user_id, item_id) references order_item (user_id, id)
);

-- The receiving queue in its order, whole and by tab. Items without a deadline come last.
create index order_item_expected on order_item ((coalesce(due_at, 'infinity'::timestamptz)), id)
  where state in ('seller-shipped', 'in-transit', 'signed');
create index order_item_on_the_way on order_item ((coalesce(due_at, 'infinity'::timestamptz)), id)
  where state in ('seller-shipped', 'in-transit');
create index order_item_to_stock_in on order_item ((coalesce(due_at, 'infinity'::timestamptz)), id) where state = 'signed';
-- Numbers that look alike, for a label read wrong or typed wrong.
create index order_item_similar_number on order_item using gin (tracking_no gin_trgm_ops)
  where state in ('seller-shipped', 'in-transit');
