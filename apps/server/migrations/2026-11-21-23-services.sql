-- Services done on goods in the warehouse, money asked for after an order was paid, and mails about what happens to an item.
-- Services and supplements share one number range: the history of both stands under 'service' in the timeline.
create sequence service_serial start with 500001;

create table item_service (
  user_id bigint not null,
  id bigint not null default nextval('service_serial'),
  item_id bigint not null,
  service_no text not null,
  kind text not null check (kind in ('basic', 'value-added')),
  -- order: chosen and paid with the order; later: ordered and paid by itself
  origin text not null check (origin in ('order', 'later')),
  state text not null check (state in ('unpaid', 'ordered', 'started', 'done', 'cancelled')),
  quantity integer not null check (quantity > 0),
  done_quantity integer check (done_quantity >= 0),
  -- Pieces of the same service done for the item before, which its price counts on from.
  before_quantity integer not null default 0 check (before_quantity >= 0),
  unit_cny bigint not null check (unit_cny >= 0),
  total_cny bigint not null check (total_cny >= 0),
  earned_cny bigint not null default 0 check (earned_cny >= 0),
  refunded_cny bigint not null default 0 check (refunded_cny >= 0),
  refund_reason text check (refund_reason in ('cancelled', 'fewer', 'late', 'goods-left')),
  remark text not null default '',
  answer text not null default '',
  created_at timestamptz not null,
  paid_at timestamptz,
  done_at timestamptz,
  done_by bigint references staff (id),
  primary key (user_id, id),
  foreign key (user_id, item_id) references order_item (user_id, id),
  check (earned_cny + refunded_cny <= total_cny),
  -- Once it is over its fee went to exactly one place each: earned for what was done, back for the rest (rule F42).
  check (state <> 'done' or earned_cny + refunded_cny = total_cny),
  check ((state = 'done') = (done_quantity is not null)),
  check (state not in ('ordered', 'started', 'done') or paid_at is not null),
  check ((refunded_cny = 0) = (refund_reason is null))
);
create unique index item_service_id on item_service (id);
create index item_service_item on item_service (user_id, item_id, id);
create index item_service_open on item_service (state, paid_at) where state in ('ordered', 'started');
-- Ordering the same service twice by a second tap is no second service; a finished one may be ordered again.
create unique index item_service_one_open on item_service (user_id, item_id, service_no)
  where state in ('unpaid', 'ordered', 'started');
-- What was chosen with the order becomes a service once.
create unique index item_service_of_order on item_service (user_id, item_id, service_no) where origin = 'order';
create index order_item_chosen_services on order_item (user_id, id)
  where services <> '[]' and state in ('paid', 'buying', 'purchased', 'seller-shipped', 'signed', 'stocked-in');

create table item_service_file (
  user_id bigint not null,
  service_id bigint not null,
  position smallint not null check (position > 0),
  file_id text not null references stored_file (id),
  primary key (user_id, service_id, position),
  foreign key (user_id, service_id) references item_service (user_id, id)
);
create unique index item_service_file_once on item_service_file (user_id, service_id, file_id);
create index item_service_file_id on item_service_file (file_id);

create table supplement (
  user_id bigint not null,
  id bigint not null default nextval('service_serial'),
  item_id bigint not null,
  state text not null check (state in ('asked', 'paid', 'declined', 'expired', 'withdrawn')),
  reason text not null check (reason in ('real-price', 'domestic-freight', 'oversize', 'other')),
  note text not null default '',
  amount_cny bigint not null check (amount_cny > 0),
  -- budget: added to what the item's purchase may cost; cost: covers what was spent already; fee: handling
  covers text not null check (covers in ('budget', 'cost', 'fee')),
  evidence_file_id text references stored_file (id),
  asked_by bigint not null references staff (id),
  asked_at timestamptz not null,
  pay_before timestamptz not null,
  paid_at timestamptz,
  -- When what covers a cost or a fee was taken from the deposit.
  booked_at timestamptz,
  refunded_cny bigint not null default 0 check (refunded_cny >= 0 and refunded_cny <= amount_cny),
  primary key (user_id, id),
  foreign key (user_id, item_id) references order_item (user_id, id),
  check ((state = 'paid') = (paid_at is not null))
);
create unique index supplement_one_open on supplement (user_id, item_id) where state = 'asked';
create index supplement_item on supplement (user_id, item_id, id);
create index supplement_unbooked on supplement (paid_at) where state = 'paid' and booked_at is null and covers <> 'budget';

-- At most 20 open subscriptions a customer: one slot each.
create table item_subscription (
  user_id bigint not null,
  id bigint generated always as identity,
  item_id bigint not null,
  slot smallint not null check (slot between 1 and 20),
  -- Steps of the item's history up to this one were told.
  told_seq integer not null,
  created_at timestamptz not null,
  ended_at timestamptz,
  primary key (user_id, id),
  foreign key (user_id, item_id) references order_item (user_id, id)
);
create unique index item_subscription_slot on item_subscription (user_id, slot) where ended_at is null;
create unique index item_subscription_once on item_subscription (user_id, item_id) where ended_at is null;
