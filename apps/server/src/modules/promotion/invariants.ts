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
  "F24 credits on a parcel were spent for it": `
    select p.user_id, p.id from parcel p, jsonb_array_elements(p.discounts) d
    where d->>'kind' = 'credits' and not exists (select 1 from ledger_entry e join ledger_posting lp on lp.entry_id = e.id
      where e.business_key = 'spend-credits:' || p.id and lp.currency = 'CRD' and lp.amount = (d->>'ref')::bigint)`,
} as const;
