-- What lies on the shelves, and the parcels made of it.

create table stored_item (
  user_id bigint not null,
  item_id bigint not null,
  warehouse_id smallint not null check (warehouse_id in (1, 2)),
  shelf text not null,
  weight_grams integer not null check (weight_grams between 1 and 100000),
  -- Millimetres, longest first.
  length_mm integer not null check (length_mm between 1 and 5000),
  width_mm integer not null check (width_mm between 1 and 5000),
  height_mm integer not null check (height_mm between 1 and 5000),
  quantity integer not null check (quantity > 0),
  alone boolean not null default false,
  stocked_in_at timestamptz not null,
  stocked_in_by bigint not null references staff (id),
  -- Frozen policy: when free storage ends; moves on while the item is being packed.
  free_until timestamptz not null,
  paused_at timestamptz,
  primary key (user_id, item_id),
  foreign key (user_id, item_id) references order_item (user_id, id)
);
create index stored_item_shelf on stored_item (warehouse_id, shelf);

create table photo (
  user_id bigint not null references app_user (id),
  id bigint generated always as identity,
  subject_kind text not null check (subject_kind in ('item', 'parcel')),
  subject_id bigint not null,
  -- standard, fine: of goods; scale, tape, packed: evidence of a parcel's weight and sides
  kind text not null check (kind in ('standard', 'fine', 'scale', 'tape', 'packed')),
  file_id text not null references stored_file (id),
  taken_by bigint not null references staff (id),
  taken_at timestamptz not null,
  primary key (user_id, id)
);
create index photo_subject on photo (user_id, subject_kind, subject_id);

create table parcel (
  user_id bigint not null references app_user (id),
  id bigint generated always as identity,
  package_no text not null,
  state text not null check (state in (
    'unpaid', 'unshipped', 'picking', 'packed', 'weighed', 'shipped', 'delivered', 'completed', 'cancelled', 'exception')),
  warehouse_id smallint not null check (warehouse_id in (1, 2)),
  -- Frozen at submit: the line's whole row, the quote, the address, the tax rule.
  line_id text not null,
  line jsonb not null,
  quote jsonb not null,
  address jsonb not null,
  country text not null,
  zip_code text not null,
  email text not null,
  identity_kind text not null check (identity_kind in ('personal', 'company')),
  company_name text,
  -- Identity number, sealed with AES-256-GCM bound to this row; masked form for screens.
  identity_sealed bytea,
  identity_masked text,
  pickup_code text,
  declaration jsonb not null,
  declared_total_usd bigint not null check (declared_total_usd > 0),
  services jsonb not null default '[]',
  insured_cny bigint not null default 0 check (insured_cny >= 0),
  remark text not null default '',
  deposit_cny bigint not null check (deposit_cny >= 0),
  insurance_cny bigint not null default 0 check (insurance_cny >= 0),
  service_cny bigint not null default 0 check (service_cny >= 0),
  total_cny bigint not null check (total_cny > 0),
  est_grams integer not null check (est_grams > 0),
  est_sides_mm integer[] not null check (array_length(est_sides_mm, 1) = 3),
  est_chargeable_grams integer not null,
  act_grams integer check (act_grams > 0),
  act_sides_mm integer[] check (array_length(act_sides_mm, 1) = 3),
  act_chargeable_grams integer,
  -- Settlement: the final quote and what it came to against the deposit.
  final_quote jsonb,
  final_freight_cny bigint check (final_freight_cny >= 0),
  settled_at timestamptz,
  settlement_outcome text check (settlement_outcome in ('even', 'refund', 'balance-due')),
  -- Still owed after settlement; the parcel stands under back payment while it is above zero.
  owed_cny bigint not null default 0 check (owed_cny >= 0),
  carrier text,
  waybill_no text,
  packed_by bigint references staff (id),
  paid_at timestamptz,
  due_at timestamptz,
  shipped_at timestamptz,
  delivered_at timestamptz,
  completed_at timestamptz,
  created_at timestamptz not null,
  pay_before timestamptz not null,
  policy jsonb not null,
  primary key (user_id, id),
  check (total_cny = deposit_cny + insurance_cny + service_cny),
  check ((settled_at is null) = (settlement_outcome is null))
);
create unique index parcel_no on parcel (package_no);
create index parcel_list on parcel (user_id, id desc);
create index parcel_desk on parcel (state, due_at);
create unique index parcel_waybill on parcel (carrier, waybill_no) where waybill_no is not null;

create table parcel_item (
  user_id bigint not null,
  parcel_id bigint not null,
  item_id bigint not null,
  -- False once the parcel is cancelled and the goods are back in stock.
  live boolean not null default true,
  picked_at timestamptz,
  primary key (user_id, parcel_id, item_id),
  foreign key (user_id, parcel_id) references parcel (user_id, id),
  foreign key (user_id, item_id) references stored_item (user_id, item_id)
);
-- A stored item is in at most one live parcel (rules G1 and F36).
create unique index parcel_item_one_live on parcel_item (user_id, item_id) where live;

create table tracking_event (
  user_id bigint not null references app_user (id),
  id bigint generated always as identity,
  subject_kind text not null check (subject_kind in ('item', 'parcel')),
  subject_id bigint not null,
  at timestamptz not null,
  status text not null,
  place text not null default '',
  text_zh text not null,
  text_en text not null,
  primary key (user_id, id)
);
create unique index tracking_event_once on tracking_event (user_id, subject_kind, subject_id, at, status, place);

create table manifest (
  id bigint generated always as identity primary key,
  manifest_no text not null unique,
  carrier text not null,
  created_by bigint not null references staff (id),
  created_at timestamptz not null
);
create table manifest_parcel (
  manifest_id bigint not null references manifest (id),
  user_id bigint not null,
  parcel_id bigint not null,
  primary key (manifest_id, user_id, parcel_id),
  foreign key (user_id, parcel_id) references parcel (user_id, id)
);
create unique index manifest_parcel_once on manifest_parcel (user_id, parcel_id);
