-- Staff search for a parcel by its carrier's number without knowing the carrier.
create index parcel_waybill_no on parcel (waybill_no) where waybill_no is not null;
