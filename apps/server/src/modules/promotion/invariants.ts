/** Promises about coupons, codes and credits as queries that must return no row. */
export const promotionInvariants = {
  "F19 a coupon is used no more often than it serves, and every use left is accounted for": `
    select c.user_id, c.id from coupon c join coupon_kind k on k.id = c.kind_id
    where c.uses_left + (select count(*) from coupon_use u where u.user_id = c.user_id and u.coupon_id = c.id and u.released_at is null) <> k.uses`,
  "F20 no more coupons than were offered, in all and to one customer": `
    select k.id from coupon_kind k left join coupon c on c.kind_id = k.id
    group by k.id having count(c.id) <> k.claimed or coalesce(max(c.nth), 0) > k.per_user`,
  "F21 a discount code goes alone, and counts its living uses": `
    select d.id::text from discount_code d
    where d.used <> (select count(*) from discount_code_use u where u.code_id = d.id and u.released_at is null)
    union all select u.parcel_id::text from discount_code_use u join parcel p on p.user_id = u.user_id and p.id = u.parcel_id
    where u.released_at is null and jsonb_array_length(p.discounts) <> 1`,
  "F22 what a parcel used is with it while it lives and back when it is cancelled": `
    select p.user_id, p.id from parcel p
    where (p.state = 'cancelled' and (
        exists (select 1 from coupon_use u where u.user_id = p.user_id and u.parcel_id = p.id and u.released_at is null)
        or exists (select 1 from discount_code_use u where u.user_id = p.user_id and u.parcel_id = p.id and u.released_at is null)))
      or (p.state <> 'cancelled' and (select count(*) from jsonb_array_elements(p.discounts) d where d->>'kind' in ('coupon', 'code'))
        <> (select count(*) from coupon_use u where u.user_id = p.user_id and u.parcel_id = p.id and u.released_at is null)
         + (select count(*) from discount_code_use u where u.user_id = p.user_id and u.parcel_id = p.id and u.released_at is null))`,
  "F22 what an order used is with it while anything of it lives, back when all of it is cancelled, and what its items were given": `
    select o.user_id, o.id, o.order_no from purchase_order o
    join (select user_id, order_id, sum(discount_cny) as discount, bool_and(state = 'cancelled') as over, bool_or(paid_cny > 0) as paid
      from order_item group by user_id, order_id) i on i.user_id = o.user_id and i.order_id = o.id
    left join coupon_use u on u.user_id = o.user_id and u.order_id = o.id and u.released_at is null
    where (i.over and u.id is not null)
      or (not i.over and (i.discount > 0) <> (u.id is not null))
      or (u.id is not null and (u.amount_cny <> o.discount_cny or u.amount_cny <> i.discount or (u.used_at is not null) <> i.paid))`,
  "F22 what an unpaid parcel holds is set aside, what a paid one holds is used": `
    select p.user_id, p.id, p.state from parcel p join (
      select user_id, parcel_id, used_at from coupon_use where released_at is null
      union all select user_id, parcel_id, used_at from discount_code_use where released_at is null
      union all select user_id, parcel_id, used_at from credit_use where released_at is null
    ) u on u.user_id = p.user_id and u.parcel_id = p.id
    where p.state <> 'cancelled' and (p.paid_at is null) <> (u.used_at is null)`,
  "F24 credits on a parcel are those set aside or spent for it": `
    select p.user_id, p.id from parcel p
    left join credit_use u on u.user_id = p.user_id and u.parcel_id = p.id and u.released_at is null
    where coalesce((select sum((d->>'ref')::bigint) from jsonb_array_elements(p.discounts) d
      where d->>'kind' = 'credits' and p.state <> 'cancelled'), 0) <> coalesce(u.credits, 0)`,
  "F24 credits set aside are those of unpaid parcels": `
    select coalesce(a.owner_user_id, u.user_id) as user_id, a.balance, u.credits
    from (select owner_user_id, balance from ledger_account where kind = 'held' and currency = 'CRD') a
    full join (select user_id, sum(credits) as credits from credit_use where used_at is null and released_at is null group by user_id) u
      on u.user_id = a.owner_user_id
    where coalesce(a.balance, 0) <> coalesce(u.credits, 0)`,
  "F24 each use of credits is booked at most once each way": `
    select u.user_id, u.id from credit_use u
    where u.released_at is not null and u.used_at is null and (select count(*) from ledger_entry e
      where e.business_key in ('release-credits:use:' || u.id, 'credits-ended:use:' || u.id)) <> 1
      or u.used_at is not null and u.reserved_at <> u.used_at and not exists (select 1 from ledger_entry e
        where e.business_key = 'spend-credits:use:' || u.id)`,
} as const;
