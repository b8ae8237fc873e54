/** Promises about orders as queries that must return no row. */
export const orderInvariants = {
  "an order's lines are the sum of its items": `
    select o.order_no from purchase_order o join order_item i on i.user_id = o.user_id and i.order_id = o.id
    group by o.user_id, o.id, o.order_no, o.total_cny, o.domestic_freight_cny, o.goods_cny, o.discount_cny
    having sum(i.unit_price_cny * i.quantity + i.domestic_freight_cny + i.service_cny - i.discount_cny) <> o.total_cny
      or sum(i.discount_cny) <> o.discount_cny
      or sum(i.domestic_freight_cny) <> o.domestic_freight_cny or sum(i.unit_price_cny * i.quantity) <> o.goods_cny`,
  "what was paid for a cancelled item went back, all of it": `
    select item_no, paid_cny, refunded_cny from order_item where state = 'cancelled' and refunded_cny <> paid_cny`,
  "F18 what the promotion paid for an order's items is booked, and of a cancelled one it is back": `
    select o.order_no, given.amount, back.amount from purchase_order o
    join (select user_id, order_id, sum(discount_cny) filter (where paid_cny > 0 or refunded_cny > 0 or discount_back_cny > 0
        or state not in ('unpaid', 'cancelled')) as discount, sum(discount_back_cny) as back,
      bool_or(state = 'cancelled' and paid_cny > 0 and discount_back_cny <> discount_cny) as kept
      from order_item group by user_id, order_id having sum(discount_cny) > 0) i on i.user_id = o.user_id and i.order_id = o.id
    left join lateral (select coalesce(sum(p.amount), 0) as amount from ledger_entry e join ledger_posting p on p.entry_id = e.id
      where e.business_key = 'promote-order:' || o.id) given on true
    left join (select k.user_id, k.order_id, sum(p.amount) as amount from ledger_entry e join ledger_posting p on p.entry_id = e.id
      join order_item k on e.subject = 'item:' || k.item_no where e.kind = 'unpromote-order' group by k.user_id, k.order_id
    ) back on back.user_id = o.user_id and back.order_id = o.id
    where coalesce(i.discount, 0) <> given.amount or i.back <> coalesce(back.amount, 0) or i.kept`,
  "an item on its way was paid": `
    select i.item_no, i.state from order_item i join purchase_order o on o.user_id = i.user_id and o.id = i.order_id
    where o.type in ('dg', 'diy', 'second-hand') and i.paid_cny + i.discount_cny = 0 and i.state not in ('unpaid', 'cancelled')
      and i.unit_price_cny > 0`,
  // Purchases undone as a whole, before parts of a split could be, have the key of a reversal.
  "F13 no item is bought and refunded, and an undone purchase brings back what the item cost": `
    select i.item_no, i.state, undone.amount from order_item i
    join ledger_entry bought on bought.business_key = 'buy-item:' || coalesce(i.split_from, i.id)
    left join lateral (select sum(p.amount) as amount from ledger_entry e join ledger_posting p on p.entry_id = e.id
      where e.business_key in ('undo-purchase:' || i.id, 'reverse:buy-item:' || i.id)) undone on true
    where coalesce(undone.amount, 0) <> case i.state when 'cancelled' then i.real_price_cny + i.service_cny else 0 end`,
  "a purchase is booked exactly when it was recorded": `
    select i.item_no from order_item i left join ledger_entry bought on bought.business_key = 'buy-item:' || coalesce(i.split_from, i.id)
    where (i.platform_order_no is not null) <> (bought.id is not null)`,
  "G2 one delivery, one customer": `
    select tracking_no, count(distinct user_id) from order_item where state = 'seller-shipped'
    group by courier, tracking_no having count(distinct user_id) > 1`,
} as const;
