-- expands: the packing queue is read in the order of its deadlines, without reading every parcel there.
create index parcel_bench on parcel (due_at, id) where state in ('unshipped', 'picking', 'packed', 'weighed');
