-- Order and item numbers count by themselves, so that a number tells nothing of the row's id; and each tab of the order list walks
-- its own index newest first, so that page 1 costs the same for ten orders and ten thousand.
create sequence order_serial start with 1000001;
create sequence item_serial start with 1000001;
create index order_item_tab on order_item (user_id, state, order_id desc);
create index order_item_goods on order_item (goods_id);
create index order_item_platform_no on order_item (platform_order_no) where platform_order_no is not null;
