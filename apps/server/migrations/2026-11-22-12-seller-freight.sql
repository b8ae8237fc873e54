-- What the seller asks for sending this line, before it was shared among the lines of one delivery: what is left of an unpaid order is
-- priced by it again. Of orders placed before, only the share is known.
alter table order_item add column seller_freight_cny bigint not null default 0 check (seller_freight_cny >= 0);
update order_item set seller_freight_cny = domestic_freight_cny where domestic_freight_cny > 0;
