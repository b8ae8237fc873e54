/** What counted when a member's level was last looked at. */
const counted = `coalesce((select sum(r.growth) from growth_record r
  where r.user_id = m.user_id and r.earned_on < m.checked_on and r.counts_until > m.checked_on), 0)`;

/** Where levels began at that midnight. */
const thresholds = `(select v.value from setting_version v
  where v.name = 'levelGrowth' and v.state = 'scheduled'
    and v.effective_from <= m.checked_on::timestamp at time zone interval '8 hours'
  order by v.effective_from desc limit 1)`;

/** What a point of growth cost, in fen, when the parcel was submitted. */
const growthPrice = (of: "shipping" | "goods") => `(select (v.value->>'${of}')::numeric * 100 from setting_version v
  where v.name = 'growthPrice' and v.state = 'scheduled' and v.effective_from <= p.created_at
  order by v.effective_from desc limit 1)`;

/** Promises about growth and levels as queries that must return no row. */
export const membershipInvariants = {
  "J-45 a member's growth is what counted as the day began": `
    select m.user_id, m.growth, ${counted} as counted from member m where m.growth <> ${counted}`,
  "J-45 a member's level is the one that growth reached, by the rules of that midnight": `
    select m.user_id, u.level, m.growth from member m join app_user u on u.id = m.user_id
    where u.level <> greatest(0, (select count(*) from jsonb_array_elements_text(${thresholds}) t where t::int <= m.growth) - 1)
      and exists (select from growth_record r where r.user_id = m.user_id and r.earned_on < m.checked_on)`,
  "a customer's level is the one last recorded": `
    select u.id, u.level, l.level as recorded from app_user u
    left join level_record l on l.user_id = u.id and l.until is null
    where u.level <> coalesce(l.level, 0)`,
  "levels follow each other without a gap": `
    select l.user_id, l.id from level_record l
    where l.until is distinct from (select min(n.since) from level_record n where n.user_id = l.user_id and n.since > l.since)`,
  "growth of money is a point each time its price was paid, by the rules the parcel was submitted under": `
    select r.user_id, r.cause, r.reference from growth_record r
    left join parcel p on p.user_id = r.user_id and p.package_no = r.reference
    where r.cause in ('freight', 'goods')
      and r.growth is distinct from floor(r.amount_cny / case r.cause when 'freight' then ${growthPrice("shipping")} else ${growthPrice("goods")} end)`,
  "each parcel received grew by what was paid for its shipping": `
    select p.package_no, r.amount_cny from parcel p
    left join growth_record r on r.user_id = p.user_id and r.cause = 'freight' and r.reference = p.package_no
    where coalesce(r.amount_cny, 0) <> case
      when p.state = 'completed' and p.final_freight_cny - p.discount_freight_cny >= ${growthPrice("shipping")} then p.final_freight_cny - p.discount_freight_cny
      else 0 end`,
  "growth of a check-in or a parcel has the check-in or the parcel": `
    select r.user_id, r.cause, r.reference from growth_record r
    where r.cause = 'check-in' and not exists (select from check_in c where c.user_id = r.user_id and c.day::text = r.reference)
      or r.cause in ('freight', 'goods') and not exists
        (select from parcel p where p.user_id = r.user_id and p.package_no = r.reference and p.state = 'completed')`,
  "a gift that was handed over is one coupon of its amount, and every such coupon was a gift": `
    select c.user_id, c.id from coupon c join coupon_kind k on k.id = c.kind_id
    left join member_gift g on g.user_id = c.user_id and g.coupon_id = c.id
    where (k.obtained_by = 'member') <> (g.id is not null) or k.reduce_cny <> g.amount_cny`,
  "J-40 no two birthday gifts of a customer are nearer than 300 days": `
    select g.user_id, g.reference from member_gift g join member_gift o on o.user_id = g.user_id and o.gift = g.gift and o.id <> g.id
    where g.gift = 'birthday' and abs(extract(epoch from o.earned_at - g.earned_at)) < 299 * 86400`,
  "an invitation is settled by a parcel its guest received, and each of both got a gift for it once": `
    select i.user_id, i.id from invitation i
    left join parcel p on p.user_id = i.invited_id and p.package_no = i.package_no and p.state = 'completed'
    where i.settled_at is not null and (p.id is null
      or (i.inviter_cny > 0 and not i.is_over_most) <> exists (select from member_gift g
        where g.user_id = i.user_id and g.gift = 'invitation' and g.reference = i.invited_id::text)
      or (i.invited_cny > 0) <> exists (select from member_gift g
        where g.user_id = i.invited_id and g.gift = 'invited' and g.reference = i.user_id::text))
    union all select g.user_id, g.id from member_gift g where g.gift in ('invited', 'invitation') and not exists (select from invitation i
      where i.settled_at is not null and (i.user_id::text, i.invited_id) in ((g.user_id::text, g.reference::bigint), (g.reference, g.user_id)))`,
} as const;
