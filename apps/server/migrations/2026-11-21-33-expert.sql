-- The shipping expert: staff plan how a customer's stored goods travel.

-- Whom an item is set aside for ("expert:ZJ..."). It stays on its shelf meanwhile: no parcel, return or question can take it (rule G1).
alter table order_item add column reserved_for text;
alter table order_item add constraint order_item_reserved_lies_in_storage check (reserved_for is null or state = 'stocked-in');
create index order_item_reserved on order_item (user_id, reserved_for) where reserved_for is not null;

create sequence expert_serial start with 1000001;

create table expert_service (
  user_id bigint not null references app_user (id),
  id bigint generated always as identity,
  -- serviceBarcode of the specification
  service_no text not null,
  state text not null check (state in ('unpaid', 'unprocessed', 'processing', 'pending-payment', 'paid', 'shipped', 'cancelled')),
  objective text not null check (objective in ('cheapest', 'fastest', 'balanced')),
  packaging text not null check (packaging in ('keep', 'remove-outer', 'remove-all', 'vacuum')),
  may_split boolean not null,
  deduction text not null check (deduction in ('direct', 'confirm')),
  declared_usd bigint not null check (declared_usd > 0),
  address_id bigint not null,
  -- Frozen at the request, as on a parcel.
  address jsonb not null,
  country text not null,
  zip_code text not null,
  email text not null,
  description text not null default '',
  fee_cny bigint not null check (fee_cny > 0),
  fee_paid_at timestamptz,
  -- Direct deduction: what was set aside in the account "held", and when it was used or given back.
  hold_cny bigint not null default 0 check (hold_cny >= 0),
  hold_used_cny bigint not null default 0 check (hold_used_cny >= 0),
  hold_ended_at timestamptz,
  pay_before timestamptz not null,
  due_at timestamptz,
  taken_by bigint references staff (id),
  -- The planner's own plan the desk compares with.
  planner_id bigint,
  -- How often a plan was sent; the rows of the last one count.
  plan_no smallint not null default 0 check (plan_no between 0 and 2),
  plan_note text not null default '',
  plan_sent_at timestamptz,
  answer_before timestamptz,
  -- Why a plan of direct deduction waits for an answer after all.
  confirm_why text,
  declines smallint not null default 0 check (declines between 0 and 2),
  decline_reason text not null default '',
  accepted_at timestamptz,
  created_at timestamptz not null,
  closed_at timestamptz,
  close_reason text check (close_reason in ('by-customer', 'unpaid', 'declined', 'unanswered', 'parcels-cancelled')),
  primary key (user_id, id),
  check (hold_used_cny <= hold_cny),
  check (deduction = 'direct' or hold_cny = 0),
  check (hold_ended_at is null or hold_cny > 0),
  check ((state = 'cancelled') = (close_reason is not null)),
  check ((state in ('cancelled', 'shipped')) = (closed_at is not null)),
  check (state <> 'pending-payment' or plan_no > 0),
  check (state not in ('paid', 'shipped') or accepted_at is not null),
  check (state in ('unpaid', 'cancelled') or fee_paid_at is not null)
);
create unique index expert_service_no on expert_service (service_no);
create index expert_service_list on expert_service (user_id, id desc);
create index expert_service_desk on expert_service (state, due_at);

create table expert_item (
  user_id bigint not null,
  service_id bigint not null,
  item_id bigint not null,
  -- False once its goods went into a parcel or the service ended.
  live boolean not null default true,
  primary key (user_id, service_id, item_id),
  foreign key (user_id, service_id) references expert_service (user_id, id),
  foreign key (user_id, item_id) references stored_item (user_id, item_id)
);
create unique index expert_item_one_live on expert_item (user_id, item_id) where live;

create table expert_parcel (
  user_id bigint not null,
  service_id bigint not null,
  plan_no smallint not null check (plan_no between 1 and 2),
  seq smallint not null check (seq between 1 and 20),
  line_id text not null,
  packaging text not null check (packaging in ('keep', 'remove-outer', 'remove-all', 'vacuum')),
  -- What the customer was told it comes to when the plan was sent.
  quoted_cny bigint not null check (quoted_cny > 0),
  -- The parcel made of it, once the plan was accepted.
  parcel_id bigint,
  primary key (user_id, service_id, plan_no, seq),
  foreign key (user_id, service_id) references expert_service (user_id, id),
  foreign key (user_id, parcel_id) references parcel (user_id, id)
);
create unique index expert_parcel_once on expert_parcel (user_id, parcel_id) where parcel_id is not null;

create table expert_parcel_item (
  user_id bigint not null,
  service_id bigint not null,
  plan_no smallint not null,
  seq smallint not null,
  item_id bigint not null,
  -- An item lies in one parcel of a plan.
  primary key (user_id, service_id, plan_no, item_id),
  foreign key (user_id, service_id, plan_no, seq) references expert_parcel (user_id, service_id, plan_no, seq),
  foreign key (user_id, service_id, item_id) references expert_item (user_id, service_id, item_id)
);
