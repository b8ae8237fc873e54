-- expands
-- What was taken off what is paid for, as it was when the payment was opened: the page to pay and the receipt say both.
alter table trade_subject add column discount_cny bigint not null default 0 check (discount_cny >= 0);
update trade_subject s set discount_cny = o.discount_cny from purchase_order o
  where s.purpose = 'order' and s.live and o.user_id = s.user_id and o.id = s.subject_id and o.discount_cny > 0;
update trade_subject s set discount_cny = p.discount_cny from parcel p
  where s.purpose = 'parcel' and s.live and p.user_id = s.user_id and p.id = s.subject_id and p.discount_cny > 0;
