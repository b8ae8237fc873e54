-- What a parcel on the bench waits for: an item that is not on its shelf, or a service that cannot be done as asked. The customer is told
-- and may change the parcel; the row goes when the item turns up, the service is done after all, or the parcel is changed.
create table parcel_held_up (
  user_id bigint not null,
  parcel_id bigint not null,
  kind text not null check (kind in ('item-missing', 'service-impossible')),
  -- The service's code; empty for an item.
  code text not null default '',
  -- Item 0: the service is done to the parcel as a whole.
  item_id bigint not null default 0,
  note text not null,
  held_by bigint not null references staff (id),
  held_at timestamptz not null,
  primary key (user_id, parcel_id, kind, code, item_id),
  foreign key (user_id, parcel_id) references parcel (user_id, id),
  check ((kind = 'item-missing') = (code = '')),
  check (kind = 'service-impossible' or item_id > 0)
);
