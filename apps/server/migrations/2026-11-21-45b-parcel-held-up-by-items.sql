-- A service that cannot be done goes back to the customer's balance at once; only an item that is not on its shelf holds a parcel up.
delete from parcel_held_up where kind <> 'item-missing';
alter table parcel_held_up drop column kind, drop column code;
alter table parcel_held_up alter column item_id drop default;
alter table parcel_held_up
  add primary key (user_id, parcel_id, item_id),
  add foreign key (user_id, parcel_id, item_id) references parcel_item (user_id, parcel_id, item_id) on delete cascade;
