-- Goods looked up, carts, orders and their items.

create table goods (
  id bigint generated always as identity primary key,
  platform text not null,
  item_id text not null,
  shop_id text,
  shop_name text not null default '',
  title_zh text not null,
  title_en text not null default '',
  -- Everything the source said, as the adapter's Goods shape on the wire (variants, price steps, attributes, pictures).
  detail jsonb not null,
  price_cny bigint not null check (price_cny >= 0),
  domestic_freight_cny bigint not null default 0 check (domestic_freight_cny >= 0),
  sales integer not null default 0,
  class_id text,
  state text not null default 'on-sale' check (state in ('on-sale', 'sold-out', 'off-shelves')),
  is_popular boolean not null default false,
  fetched_at timestamptz not null,
  created_at timestamptz not null,
  unique (platform, item_id)
);
create extension if not exists pg_trgm;
create index goods_search_zh on goods using gin (title_zh gin_trgm_ops);
create index goods_search_en on goods using gin (title_en gin_trgm_ops);
create index goods_popular on goods (is_popular, sales desc);

create table favourite (
  user_id bigint not null references app_user (id),
  goods_id bigint not null references goods (id),
  created_at timestamptz not null,
  primary key (user_id, goods_id)
);

create table cart_item (
  user_id bigint not null references app_user (id),
  id bigint generated always as identity,
  goods_id bigint not null references goods (id),
  sku_id text not null default '',
  -- Colour, size and so on as shown when added.
  sku_name jsonb not null default '[]',
  quantity integer not null check (quantity between 1 and 9999),
  -- What the buyer saw; compared with the source at submit (rule F32). Corrected by the buyer: price_changed_by_user.
  unit_price_cny bigint not null check (unit_price_cny > 0),
  domestic_freight_cny bigint not null check (domestic_freight_cny >= 0),
  price_changed_by_user boolean not null default false,
  remark text not null default '',
  created_at timestamptz not null,
  removed_at timestamptz,
  primary key (user_id, id)
);
create unique index cart_item_once on cart_item (user_id, goods_id, sku_id) where removed_at is null;

create table purchase_order (
  user_id bigint not null references app_user (id),
  id bigint generated always as identity,
  order_no text not null,
  type text not null check (type in ('dg', 'zy', 'diy', 'second-hand')),
  quick_buy boolean not null default false,
  shop_source text not null,
  shop_id text,
  shop_name text not null,
  warehouse_id smallint not null check (warehouse_id in (1, 2)),
  country text,
  remark text not null default '',
  -- Money lines frozen at submit: goods, domestic freight, services, discounts, total.
  goods_cny bigint not null check (goods_cny >= 0),
  domestic_freight_cny bigint not null check (domestic_freight_cny >= 0),
  service_cny bigint not null check (service_cny >= 0),
  discount_cny bigint not null default 0 check (discount_cny >= 0),
  total_cny bigint not null check (total_cny >= 0),
  -- The settings that held when it was made.
  policy jsonb not null,
  cancel_reason text,
  created_at timestamptz not null,
  pay_before timestamptz not null,
  deleted_at timestamptz,
  primary key (user_id, id),
  check (total_cny = goods_cny + domestic_freight_cny + service_cny - discount_cny)
);
create unique index purchase_order_no on purchase_order (order_no);
create index purchase_order_list on purchase_order (user_id, id desc) where deleted_at is null;
create index purchase_order_id on purchase_order (id);

-- The unit of work. States as in rule E-57; the transition table stands in @sihai/domain/order.
create table order_item (
  user_id bigint not null,
  id bigint generated always as identity,
  order_id bigint not null,
  item_no text not null,
  state text not null check (state in (
    'unpaid', 'paid', 'buying', 'purchased', 'seller-shipped', 'signed', 'stocked-in', 'in-parcel', 'shipped', 'received',
    'awaiting-logistics', 'in-transit', 'awaiting-confirmation', 'returning', 'exchanging', 'returned', 'cancelled', 'forfeited')),
  goods_id bigint references goods (id),
  platform text not null,
  link text,
  name_zh text not null,
  name_en text not null default '',
  sku_id text not null default '',
  sku_name jsonb not null default '[]',
  picture_url text,
  class_id text,
  flags text[] not null default '{}',
  quantity integer not null check (quantity between 1 and 9999),
  unit_price_cny bigint not null check (unit_price_cny >= 0),
  -- This item's share of the shop's domestic freight, services and discount; parts add up to the order's lines.
  domestic_freight_cny bigint not null check (domestic_freight_cny >= 0),
  service_cny bigint not null default 0 check (service_cny >= 0),
  discount_cny bigint not null default 0 check (discount_cny >= 0),
  paid_cny bigint not null default 0 check (paid_cny >= 0),
  refunded_cny bigint not null default 0 check (refunded_cny >= 0),
  remark text not null default '',
  services jsonb not null default '[]',
  -- The provider's side.
  buyer_id bigint references staff (id),
  platform_order_no text,
  real_price_cny bigint check (real_price_cny >= 0),
  courier text,
  tracking_no text,
  due_at timestamptz,
  signed_at timestamptz,
  created_at timestamptz not null,
  primary key (user_id, id),
  foreign key (user_id, order_id) references purchase_order (user_id, id),
  check (refunded_cny <= paid_cny)
);
create unique index order_item_no on order_item (item_no);
create index order_item_order on order_item (user_id, order_id);
create index order_item_state on order_item (user_id, state, id desc);
create index order_item_desk on order_item (state, due_at);
-- A courier number stands for one customer's delivery at a time (rule G2): the items of one delivery share it, another customer cannot.
create table delivery_claim (
  courier text not null,
  tracking_no text not null,
  user_id bigint not null references app_user (id),
  created_at timestamptz not null,
  closed_at timestamptz,
  primary key (courier, tracking_no, user_id)
);
create unique index delivery_claim_active on delivery_claim (courier, tracking_no) where closed_at is null;
create index order_item_tracking on order_item (tracking_no) where tracking_no is not null;
