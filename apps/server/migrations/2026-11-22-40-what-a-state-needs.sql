-- A state is never without what it stands for: the mappers of items and parcels read it as given.
alter table order_item
  add constraint order_item_bought check (state not in ('purchased', 'seller-shipped') or real_price_cny is not null),
  add constraint order_item_sent check (state <> 'seller-shipped' or num_nulls(courier, tracking_no) = 0);

alter table parcel
  add constraint parcel_paid check (state in ('unpaid', 'cancelled') or paid_at is not null),
  add constraint parcel_weighed check (
    state not in ('weighed', 'shipped', 'delivered', 'completed', 'exception')
    or num_nulls(act_grams, act_sides_mm, final_quote) = 0),
  add constraint parcel_left check (
    state not in ('shipped', 'delivered', 'completed', 'exception') or num_nulls(shipped_at, carrier, waybill_no) = 0),
  add constraint parcel_delivered check (state <> 'delivered' or delivered_at is not null),
  add constraint parcel_completed check (state <> 'completed' or completed_at is not null),
  add constraint parcel_settled check (num_nulls(settled_at, settlement_outcome, final_freight_cny) in (0, 3));
