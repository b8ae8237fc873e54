-- Parcels that did not arrive, claims on parcels, and what the packing bench has done to one.
alter table order_item drop constraint order_item_state_check;
alter table order_item add constraint order_item_state_check check (state in (
  'unpaid', 'paid', 'buying', 'purchased', 'seller-shipped', 'signed', 'stocked-in', 'in-parcel', 'shipped', 'received',
  'awaiting-logistics', 'in-transit', 'awaiting-confirmation', 'returning', 'exchanging', 'returned', 'cancelled', 'forfeited', 'lost'));

-- Why a parcel is an exception, and when its goods came back to the shelves.
create table parcel_exception (
  user_id bigint not null,
  parcel_id bigint not null,
  kind text not null check (kind in ('lost', 'returned', 'seized')),
  at timestamptz not null,
  taken_back_at timestamptz,
  primary key (user_id, parcel_id),
  foreign key (user_id, parcel_id) references parcel (user_id, id)
);
create index parcel_exception_open on parcel_exception (at) where taken_back_at is null;

-- A service of a parcel that is done; for those done by the piece, to which item. Item 0: to the parcel as a whole.
create table parcel_service_done (
  user_id bigint not null,
  parcel_id bigint not null,
  code text not null,
  item_id bigint not null default 0,
  file_id text references stored_file (id),
  done_by bigint not null references staff (id),
  done_at timestamptz not null,
  primary key (user_id, parcel_id, code, item_id),
  foreign key (user_id, parcel_id) references parcel (user_id, id)
);

create sequence claim_serial start with 800001;
create table claim (
  user_id bigint not null,
  id bigint not null default nextval('claim_serial'),
  parcel_id bigint not null,
  kind text not null check (kind in ('damaged', 'missing', 'wrong', 'lost', 'seized', 'delayed')),
  state text not null check (state in ('open', 'reviewing', 'offered', 'accepted', 'paid', 'refused', 'withdrawn')),
  description text not null,
  -- Frozen when it was told: the insured value, the freight paid, what all goods are worth and those the claim is about, and the most
  -- this comes to.
  insured_cny bigint not null check (insured_cny >= 0),
  freight_cny bigint not null check (freight_cny >= 0),
  goods_cny bigint not null check (goods_cny >= 0),
  loss_cny bigint not null check (loss_cny >= 0),
  maximum_cny bigint not null check (maximum_cny > 0),
  asked_cny bigint not null check (asked_cny > 0),
  offer_cny bigint check (offer_cny > 0),
  offered_by bigint references staff (id),
  -- Why this much, or why nothing.
  reason text not null default '',
  paid_cny bigint,
  paid_by bigint references staff (id),
  paid_at timestamptz,
  due_at timestamptz,
  created_at timestamptz not null,
  closed_at timestamptz,
  primary key (user_id, id),
  foreign key (user_id, parcel_id) references parcel (user_id, id),
  check (maximum_cny <= insured_cny + freight_cny),
  check (asked_cny <= maximum_cny),
  check (offer_cny is null or offer_cny <= asked_cny),
  check ((offer_cny is null) = (offered_by is null)),
  check (state not in ('offered', 'accepted', 'paid') or offer_cny is not null),
  check (state not in ('offered', 'accepted', 'paid', 'refused') or reason <> ''),
  -- Paid once, as offered, by somebody else than who offered it.
  check ((state = 'paid') = (paid_at is not null)),
  check ((paid_at is null) = (paid_cny is null)),
  check ((paid_at is null) = (paid_by is null)),
  check (paid_cny is null or paid_cny = offer_cny),
  check (paid_by is null or paid_by <> offered_by),
  check ((state in ('paid', 'refused', 'withdrawn')) = (closed_at is not null))
);
create unique index claim_id on claim (id);
-- One at a time, and none after one was paid.
create unique index claim_one_live on claim (user_id, parcel_id) where state not in ('refused', 'withdrawn');
create index claim_parcel on claim (user_id, parcel_id);
create index claim_desk on claim (state, due_at);

create table claim_item (
  user_id bigint not null,
  claim_id bigint not null,
  item_id bigint not null,
  quantity integer not null check (quantity > 0),
  value_cny bigint not null check (value_cny >= 0),
  primary key (user_id, claim_id, item_id),
  foreign key (user_id, claim_id) references claim (user_id, id),
  foreign key (user_id, item_id) references order_item (user_id, id)
);

create table claim_photo (
  user_id bigint not null,
  claim_id bigint not null,
  position smallint not null,
  file_id text not null references stored_file (id),
  primary key (user_id, claim_id, position),
  foreign key (user_id, claim_id) references claim (user_id, id)
);

create table claim_message (
  user_id bigint not null,
  id bigint generated always as identity,
  claim_id bigint not null,
  -- Null: the buyer wrote it.
  staff_id bigint references staff (id),
  text text not null check (text <> ''),
  at timestamptz not null,
  primary key (user_id, id),
  foreign key (user_id, claim_id) references claim (user_id, id)
);
create index claim_message_of on claim_message (user_id, claim_id, id);
