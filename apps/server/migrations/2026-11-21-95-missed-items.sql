-- An item that packing looked for and did not find stands among the differences of counts until somebody finds it or notes what became of
-- it, whatever the buyer does with the parcel meanwhile. Looking for one item counts no shelf.
alter table shelf_count add column is_whole boolean not null default true;
