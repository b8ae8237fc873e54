import { extensionTransitions, storageTaskTransitions } from "@sihai/domain/storage";
import { timelineInvariants } from "../timeline/index.ts";

/** Promises about longer storage as queries that must return no row. */
export const storageInvariants = {
  "a paid extension was paid by one trade at its price, and an unpaid one by none": `
    select e.user_id, e.id, e.state from storage_extension e
    left join trade_subject s on s.user_id = e.user_id and s.purpose = 'storage' and s.subject_id = e.id and s.live
    left join trade t on t.user_id = s.user_id and t.id = s.trade_id and t.state = 'paid'
    where (e.state = 'paid') <> (t.id is not null) or (t.id is not null and s.amount_cny <> e.total_cny)`,
  "an extension costs what its items cost, and is earned once": `
    select e.id, e.total_cny, booked.amount from storage_extension e
    left join lateral (select sum(i.fee_cny + i.overdue_cny) as amount from storage_extension_item i
      where i.user_id = e.user_id and i.extension_id = e.id) items on true
    left join lateral (select coalesce(sum(p.amount), 0) as amount from ledger_entry l join ledger_posting p on p.entry_id = l.id
      where l.business_key = 'storage-extension:' || e.id) booked on true
    where items.amount is distinct from e.total_cny
      or booked.amount <> case when e.earned_at is null then 0 else e.total_cny end`,
  "an item's extension waits to be paid as long as its payment does": `
    select i.user_id, i.item_id from storage_extension_item i
    join storage_extension e on e.user_id = i.user_id and e.id = i.extension_id where i.unpaid <> (e.state = 'unpaid')`,
  "parts of a split are of one order, and as many as were ordered": `
    select p.user_id, p.id from order_item p join order_item f on f.user_id = p.user_id and f.id = p.split_from
    where f.order_id <> p.order_id or f.split_from is not null`,
  ...timelineInvariants({
    of: "what is asked of the storage bench",
    kind: "storage-task",
    tables: ["storage_task"],
    starts: ["open"],
    transitions: [storageTaskTransitions],
  }),
  ...timelineInvariants({
    of: "longer storage",
    kind: "storage-extension",
    tables: ["storage_extension"],
    starts: ["unpaid"],
    transitions: [extensionTransitions],
  }),
} as const;
