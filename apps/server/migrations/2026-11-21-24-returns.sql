-- Goods in storage that go back to their seller: for their money, or for other goods.
create sequence return_serial start with 700001;

create table return_request (
  user_id bigint not null,
  id bigint not null default nextval('return_serial'),
  order_id bigint not null,
  kind text not null check (kind in ('return', 'exchange')),
  state text not null check (state in (
    'applied', 'awaiting-payment', 'approved', 'sent-back', 'seller-received', 'refunded', 'exchange-shipped', 'refused', 'cancelled')),
  reason text not null,
  description text not null default '',
  -- Exchange: colour and size the buyer wants instead.
  wanted text not null default '',
  -- Frozen when it was asked for: what the operation costs, nothing when it is one of the month's free ones.
  fee_cny bigint not null check (fee_cny >= 0),
  free_month text check (free_month ~ '^\d{4}-\d{2}$'),
  -- Exchange: the most its way back may cost, paid before it leaves.
  freight_quote_cny bigint check (freight_quote_cny >= 0),
  -- What the way back to the seller did cost, and what of it the buyer bears.
  freight_cny bigint check (freight_cny >= 0),
  courier text,
  tracking_no text,
  -- What the seller gave back, and what of it reached the buyer.
  seller_refund_cny bigint check (seller_refund_cny >= 0),
  freight_taken_cny bigint not null default 0 check (freight_taken_cny >= 0),
  fee_taken_cny bigint not null default 0 check (fee_taken_cny >= 0),
  refund_cny bigint check (refund_cny >= 0),
  -- Why it was refused, or why less than everything came back.
  staff_note text not null default '',
  new_courier text,
  new_tracking_no text,
  due_at timestamptz,
  created_at timestamptz not null,
  closed_at timestamptz,
  primary key (user_id, id),
  foreign key (user_id, order_id) references purchase_order (user_id, id),
  check (free_month is null or fee_cny = 0),
  check ((state in ('refunded', 'exchange-shipped', 'refused', 'cancelled')) = (closed_at is not null)),
  check ((state = 'refunded') = (refund_cny is not null)),
  check ((refund_cny is null) = (seller_refund_cny is null)),
  -- A return is paid from the seller's refund; nothing is made and nothing is lost on the way.
  check (kind = 'exchange' or refund_cny is null or refund_cny + fee_taken_cny + freight_taken_cny = seller_refund_cny),
  check (kind = 'return' or refund_cny is null or refund_cny = seller_refund_cny),
  check (fee_taken_cny <= fee_cny),
  check (freight_cny is null or freight_taken_cny <= freight_cny),
  check (freight_quote_cny is null or freight_taken_cny <= freight_quote_cny),
  check ((state in ('sent-back', 'seller-received', 'refunded', 'exchange-shipped')) = (freight_cny is not null)),
  check (state <> 'exchange-shipped' or (kind = 'exchange' and new_tracking_no is not null)),
  check (state <> 'refused' or staff_note <> '')
);
create unique index return_request_id on return_request (id);
create index return_request_order on return_request (user_id, order_id);
create index return_request_desk on return_request (state, due_at) where closed_at is null;

create table return_item (
  user_id bigint not null,
  return_id bigint not null,
  item_id bigint not null,
  -- False once it was refused or called off and the goods are back on their shelf.
  live boolean not null default true,
  refund_cny bigint not null default 0 check (refund_cny >= 0),
  primary key (user_id, return_id, item_id),
  foreign key (user_id, return_id) references return_request (user_id, id),
  foreign key (user_id, item_id) references order_item (user_id, id)
);
-- An item goes back once: what came in exchange has no second window.
create unique index return_item_once on return_item (user_id, item_id) where live;

create table return_photo (
  user_id bigint not null,
  return_id bigint not null,
  position smallint not null,
  -- buyer: of what is wrong; stock-in: of the goods as they lay in storage; proof: of the seller's refund
  kind text not null check (kind in ('buyer', 'stock-in', 'proof')),
  file_id text not null references stored_file (id),
  primary key (user_id, return_id, kind, position),
  foreign key (user_id, return_id) references return_request (user_id, id)
);

-- The free operations of a Beijing calendar month, numbered: two at once cannot both take the same one (rule F26).
create table return_free_use (
  user_id bigint not null references app_user (id),
  month text not null check (month ~ '^\d{4}-\d{2}$'),
  nth smallint not null check (nth > 0),
  return_id bigint not null,
  primary key (user_id, month, nth),
  foreign key (user_id, return_id) references return_request (user_id, id)
);
create unique index return_free_use_once on return_free_use (user_id, return_id);
