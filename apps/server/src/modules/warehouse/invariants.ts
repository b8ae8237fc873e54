/** Promises about the warehouse as queries that must return no row. */
export const warehouseInvariants = {
  "an item in storage has its shelf, its weight and the photos of the rules of its day": `
    select i.user_id, i.id from order_item i
    left join stored_item s on s.user_id = i.user_id and s.item_id = i.id
    where i.state in ('stocked-in', 'in-parcel', 'shipped', 'received') and (s.item_id is null
      or (select count(*) from photo p where p.user_id = i.user_id and p.subject_kind = 'item' and p.subject_id = i.id and p.kind = 'standard')
        < (select v.value::text::int from setting_version v where v.name = 'inspectionPhotos' and v.state = 'scheduled'
          and v.effective_from <= s.stocked_in_at order by v.effective_from desc, v.id desc limit 1))`,
  // What waits for the fee of an expert to be paid is set aside already, and its days are counted on.
  "the storage clock stands still exactly while an item is set aside or in a parcel that has not left": `
    select i.user_id, i.id, i.state, s.paused_at from order_item i
    join stored_item s on s.user_id = i.user_id and s.item_id = i.id
    left join expert_service e on 'expert:' || e.service_no = i.reserved_for and e.user_id = i.user_id and e.state = 'unpaid'
    where (i.state = 'stocked-in' and (s.paused_at is not null) <> (i.reserved_for is not null and e.id is null))
      or (i.state = 'in-parcel' and s.paused_at is null)`,
  "no more pieces of an item arrived than were ordered": `
    select a.user_id, a.item_id from item_arrival a
    group by a.user_id, a.item_id having sum(a.shipped_count) > (select sum(i.quantity) from order_item i
      where i.user_id = a.user_id and (i.id = a.item_id or i.split_from = a.item_id))`,
  "F39 nothing is forfeited but what was on its shelf, in two steps or at its owner's wish": `
    select i.user_id, i.id, i.state from order_item i where (i.state = 'forfeited') <> exists (select 1 from storage_task t
      where t.user_id = i.user_id and t.item_id = i.id and t.kind in ('discard', 'forfeit') and t.state = 'done')`,
  "F39 nothing waits to be done with goods that left their shelf": `
    select t.user_id, t.id, t.kind, i.state from storage_task t
    join order_item i on i.user_id = t.user_id and i.id = t.item_id
    where t.state in ('open', 'proposed') and i.state not in ('stocked-in', 'awaiting-confirmation')`,
  "F40 goods that lie have one next moment set, and nothing more once their time is over": `
    select s.user_id, s.item_id, s.free_until from stored_item s join order_item i on i.user_id = s.user_id and i.id = s.item_id
    where i.state = 'stocked-in' and s.paused_at is null and not exists (select 1 from timer t where t.kind = 'storage.clock' and t.fired_at is null
        and starts_with(t.subject, s.user_id || ':' || s.item_id || ':'))
      and not exists (select 1 from storage_task t where t.user_id = s.user_id and t.item_id = s.item_id and t.kind = 'forfeit')`,
} as const;
