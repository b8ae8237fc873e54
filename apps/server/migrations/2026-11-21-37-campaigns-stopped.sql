-- A campaign can be stopped before its time: its window ends with that moment, and who ended it is kept. Coupons customers hold stay good.
alter table coupon_kind add column stopped_by bigint references staff (id);
alter table coupon_kind add column stopped_at timestamptz;
alter table coupon_kind add constraint coupon_kind_stopped check ((stopped_by is null) = (stopped_at is null));
alter table coupon_kind add constraint coupon_kind_stopped_window check (stopped_at is null or claim_until <= stopped_at);
alter table discount_code add column stopped_by bigint references staff (id);
alter table discount_code add column stopped_at timestamptz;
alter table discount_code add constraint discount_code_stopped check ((stopped_by is null) = (stopped_at is null));
alter table discount_code add constraint discount_code_stopped_window check (stopped_at is null or valid_until <= stopped_at);
-- What a code was used for, and who holds a kind of coupon.
create index discount_code_use_code on discount_code_use (code_id);
create index coupon_by_kind on coupon (kind_id);
