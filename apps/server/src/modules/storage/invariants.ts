import { extensionTransitions, storageTaskTransitions } from "@sihai/domain/warehouse";

const tables = { "storage-task": storageTaskTransitions, "storage-extension": extensionTransitions };
const pairs = Object.entries(tables).flatMap(([kind, table]) =>
  Object.entries(table).flatMap(([from, next]) => next.map((to: string) => `('${kind}','${from}','${to}')`)),
);

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
  "M8 what is asked of the storage bench, and longer storage, have histories along their tables, which end where they stand": `
    select t.user_id, t.subject_kind, t.subject_id, t.seq from timeline t
    left join timeline before on before.user_id = t.user_id and before.subject_kind = t.subject_kind and before.subject_id = t.subject_id
      and before.seq = t.seq - 1
    where t.subject_kind in ('storage-task', 'storage-extension')
      and ((t.seq > 1 and (before.seq is null or before.to_state is distinct from t.from_state))
        or (t.from_state is not null and (t.subject_kind, t.from_state, t.to_state) not in (${pairs.join(",")})))
    union all
    select s.user_id, s.kind, s.id, last.seq from (
      select user_id, 'storage-task' as kind, id, state from storage_task
      union all select user_id, 'storage-extension', id, state from storage_extension
    ) s left join lateral (select seq, to_state from timeline t where t.user_id = s.user_id and t.subject_kind = s.kind and t.subject_id = s.id
      order by seq desc limit 1) last on true
    where s.state is distinct from last.to_state`,
} as const;
