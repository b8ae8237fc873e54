-- Deliveries recorded before they had a table of their own: one each, all pieces in it.
insert into item_delivery (user_id, item_id, seq, courier, tracking_no, pieces, sent_at)
select user_id, id, 1, coalesce(courier, 'other'), tracking_no, quantity, created_at
from order_item where tracking_no is not null
on conflict do nothing;
