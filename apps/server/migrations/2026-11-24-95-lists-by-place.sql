-- expands: desks are read page by page from a place on: by deadline, what has none last, then by id, and the index goes the same way.
drop index order_item_desk;
create index order_item_desk on order_item (state, (coalesce(due_at, 'infinity'::timestamptz)), id);
drop index parcel_bench;
create index parcel_bench on parcel ((coalesce(due_at, 'infinity'::timestamptz)), id)
  where state in ('unshipped', 'picking', 'packed', 'weighed');
