-- expands: of what a seller gives back for goods a coupon reduced, the promotion's share goes back to the promotion
alter table return_request add column promotion_cny bigint not null default 0 check (promotion_cny >= 0);
do $$
declare name text;
begin
  for name in select conname from pg_constraint where conrelid = 'return_request'::regclass and contype = 'c'
    and pg_get_constraintdef(oid) like '%kind%refund_cny%seller_refund_cny%' loop
    execute format('alter table return_request drop constraint %I', name);
  end loop;
end $$;
alter table return_request add constraint return_request_shared
  check (kind = 'exchange' or refund_cny is null or refund_cny + fee_taken_cny + freight_taken_cny + promotion_cny = seller_refund_cny);
alter table return_request add constraint return_request_exchange_shared
  check (kind = 'return' or refund_cny is null or refund_cny + promotion_cny = seller_refund_cny);
