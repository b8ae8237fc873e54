-- Journeys that stand on an order or a parcel (services, returns, the shelf of unannounced parcels, expert service, claims) have payables
-- and histories of their own.
alter table trade drop constraint trade_purpose_check;
alter table trade add constraint trade_purpose_check
  check (purpose in ('order', 'parcel', 'back-payment', 'recharge', 'service', 'supplement', 'return', 'storage', 'expert'));
alter table timeline drop constraint timeline_subject_kind_check;
alter table timeline add constraint timeline_subject_kind_check
  check (subject_kind in ('item', 'parcel', 'trade', 'service', 'return', 'abnormal', 'enquiry', 'expert', 'claim'));
-- The number customers know a subject by, where it is neither an order nor a parcel.
alter table trade_subject add column subject_no text;
