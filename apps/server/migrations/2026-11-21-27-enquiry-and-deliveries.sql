-- Shopping enquiries: what a customer asks before buying, and the answer as goods ready for the cart.
create sequence enquiry_serial start with 1000001;

create table enquiry (
  user_id bigint not null references app_user (id),
  id bigint generated always as identity,
  enquiry_no text not null,
  state text not null check (state in ('open', 'answered', 'in-cart', 'closed', 'withdrawn')),
  plan text not null check (plan in ('lowest-freight', 'fastest', 'overall')),
  -- Frozen when it was asked, as on a parcel.
  address jsonb not null,
  country text not null,
  zip_code text not null,
  warehouse_id smallint not null check (warehouse_id in (1, 2)),
  remark text not null default '',
  terms_accepted_at timestamptz not null,
  created_at timestamptz not null,
  due_at timestamptz not null,
  answered_at timestamptz,
  answered_by bigint references staff (id),
  expires_at timestamptz,
  answer_note text not null default '',
  -- The line the freight was estimated on and what it comes to, as it was then; null when no line takes the goods.
  freight jsonb,
  closed_at timestamptz,
  close_reason text check (close_reason in ('expired', 'declined')),
  -- When the customer looked at what became of it.
  seen_at timestamptz,
  primary key (user_id, id),
  check ((answered_at is null) = (expires_at is null)),
  check (state not in ('answered', 'in-cart') or answered_at is not null),
  check ((state = 'closed') = (close_reason is not null))
);
create unique index enquiry_no_once on enquiry (enquiry_no);
create index enquiry_list on enquiry (user_id, id desc);
create index enquiry_desk on enquiry (due_at, id) where state = 'open';

create table enquiry_product (
  user_id bigint not null,
  enquiry_id bigint not null,
  seq smallint not null check (seq between 1 and 10),
  link text not null,
  -- What the link stands for, where it was recognised.
  platform text,
  item_id text,
  name text not null,
  specification text not null,
  quantity integer not null check (quantity between 1 and 9999),
  -- What the answer says of this product where nothing can be offered.
  note text not null default '',
  primary key (user_id, enquiry_id, seq),
  foreign key (user_id, enquiry_id) references enquiry (user_id, id)
);

-- What is offered for a product: the first is what goes into the cart, the others are alternatives.
create table enquiry_offer (
  user_id bigint not null,
  enquiry_id bigint not null,
  product_seq smallint not null,
  seq smallint not null check (seq between 1 and 4),
  goods_id bigint not null references goods (id),
  sku_id text not null default '',
  quantity integer not null check (quantity between 1 and 9999),
  unit_price_cny bigint not null check (unit_price_cny > 0),
  domestic_freight_cny bigint not null check (domestic_freight_cny >= 0),
  remark text not null default '',
  primary key (user_id, enquiry_id, product_seq, seq),
  foreign key (user_id, enquiry_id, product_seq) references enquiry_product (user_id, enquiry_id, seq)
);

-- Deliveries inside China: a seller may send an item in several, each with its number and so many of its pieces.
create table item_delivery (
  user_id bigint not null,
  item_id bigint not null,
  seq smallint not null check (seq between 1 and 20),
  courier text not null,
  tracking_no text not null,
  pieces integer not null check (pieces > 0),
  sent_at timestamptz not null,
  -- What the carrier last told; null until it was first heard of.
  stage text,
  delivered_at timestamptz,
  primary key (user_id, item_id, seq),
  foreign key (user_id, item_id) references order_item (user_id, id),
  unique (user_id, item_id, tracking_no)
);
create index item_delivery_number on item_delivery (tracking_no);
create index item_delivery_on_the_way on item_delivery (sent_at) where delivered_at is null;

-- An item's scans are told apart by the delivery they belong to; a place has a name in both languages.
alter table tracking_event add column tracking_no text not null default '';
alter table tracking_event add column place_zh text not null default '';
drop index tracking_event_once;
create unique index tracking_event_once on tracking_event (user_id, subject_kind, subject_id, at, status, place, tracking_no);
