-- expands: a coupon serves an order as it serves a parcel; the version before goes on using them on parcels alone
alter table coupon_use alter column parcel_id drop not null;
alter table coupon_use add column order_id bigint;
alter table coupon_use add constraint coupon_use_order foreign key (user_id, order_id) references purchase_order (user_id, id);
alter table coupon_use add constraint coupon_use_on_one check (num_nonnulls(parcel_id, order_id) = 1);
-- No stacking: an order has one coupon at a time, as a parcel has (rule F21).
create unique index coupon_use_one_an_order on coupon_use (user_id, order_id) where released_at is null;

-- An item's share of its order's discount: what of the item it reduces (its goods, or one of the services chosen for it), and how much of it
-- has gone back to the promotion. Never more than what it reduces costs (rule F23), and never more back than was given.
alter table order_item add column discount_on text not null default 'goods' check (discount_on in ('goods', 'fixed-fee', 'fine-photo'));
alter table order_item add column discount_back_cny bigint not null default 0
  check (discount_back_cny >= 0 and discount_back_cny <= discount_cny);
alter table order_item add constraint order_item_discount_within check
  (discount_cny <= case discount_on when 'goods' then unit_price_cny * quantity else service_cny end);
