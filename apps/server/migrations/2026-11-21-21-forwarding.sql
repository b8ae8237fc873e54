-- Goods that customers bought themselves (zy) or described by hand (diy).

alter table purchase_order add column ship_together boolean not null default false;
-- What the customer says a piece is worth, where the provider was paid nothing for it.
alter table order_item add column declared_unit_cny bigint check (declared_unit_cny >= 0);
-- The customer's own pictures of it; the first is also its picture.
alter table order_item add column picture_file_ids text[] not null default '{}';

-- A number once delivered or given up may be announced again, and two customers never hold one number at a time, whatever courier they
-- name beside it: the bench scans the number alone (rules G2 and F37).
alter table delivery_claim drop constraint delivery_claim_pkey;
alter table delivery_claim add column id bigint generated always as identity;
alter table delivery_claim add primary key (user_id, id);
drop index delivery_claim_active;
create unique index delivery_claim_active on delivery_claim (tracking_no) where closed_at is null;

-- Somebody announced a number that another customer already holds: nothing is matched by itself until staff have looked (rule F37).
create table delivery_dispute (
  user_id bigint not null references app_user (id),
  id bigint generated always as identity,
  courier text not null,
  tracking_no text not null,
  -- kept: the first announcement was right; released: the number is free again
  state text not null check (state in ('open', 'kept', 'released')),
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by bigint references staff (id),
  primary key (user_id, id),
  check ((state = 'open') = (decided_at is null))
);
create unique index delivery_dispute_open on delivery_dispute (tracking_no, user_id) where state = 'open';
create unique index delivery_dispute_id on delivery_dispute (id);
