-- What is stored speaks the terms the code speaks: a supplement is requested, a parcel on the shelf is unannounced, one at the bench is held.
alter table supplement drop constraint supplement_state_check;
update supplement set state = 'requested' where state = 'asked';
alter table supplement add constraint supplement_state_check
  check (state in ('requested', 'paid', 'declined', 'expired', 'withdrawn'));
drop index supplement_one_open;
create unique index supplement_one_open on supplement (user_id, item_id) where state = 'requested';

update timeline set from_state = 'requested' where subject_kind = 'service' and from_state = 'asked';
update timeline set to_state = 'requested' where subject_kind = 'service' and to_state = 'asked';

update purchase_order set cancel_reason = 'customer-request' where cancel_reason = 'buyer-asked';

update message set template = 'supplement-requested' where template = 'supplement-asked';
update message set template = replace(template, 'abnormal-', 'unannounced-') where template like 'abnormal-%';
update message set link = replace(link, 'tab=abnormal', 'tab=unannounced') where link like '%tab=abnormal%';

update timer set kind = replace(kind, 'warehouse.abnormal-', 'warehouse.unannounced-') where kind like 'warehouse.abnormal-%';

update audit_log set action = replace(action, 'abnormal.', 'unannounced.') where action like 'abnormal.%';
update audit_log set action = 'packing.hold' where action = 'packing.hold-up';
update audit_log set action = 'packing.release' where action = 'packing.go-on';
