import { serviceTransitions, supplementTransitions } from "@sihai/domain/service";

function pairsOf(table: Record<string, readonly string[]>): string[] {
  return Object.entries(table).flatMap(([from, next]) => next.map((to) => `('${from}','${to}')`));
}
const pairs = [...pairsOf(serviceTransitions), ...pairsOf(supplementTransitions)].join(",");

/** Promises about services and supplements as queries that must return no row. */
export const serviceInvariants = {
  "F42 a service's fee was paid, and is earned, given back or still open, to the fen": `
    select v.id, v.state, v.total_cny, v.earned_cny, v.refunded_cny from item_service v
    left join trade_subject s on s.user_id = v.user_id and s.purpose = 'service' and s.subject_id = v.id and s.live
    left join trade t on t.user_id = s.user_id and t.id = s.trade_id and t.state = 'paid'
    where v.origin = 'later' and v.total_cny > 0 and (
      ((v.paid_at is not null) <> (t.id is not null))
      or (v.paid_at is not null and s.amount_cny <> v.total_cny)
      or (v.state = 'done' and v.earned_cny + v.refunded_cny <> v.total_cny)
      or (v.state = 'cancelled' and v.paid_at is not null and v.refunded_cny <> v.total_cny)
      or (v.state in ('unpaid', 'ordered', 'started') and v.earned_cny + v.refunded_cny <> 0))`,
  "F42 what a service gave back and earned stands in the ledger, once": `
    select v.id from item_service v
    left join lateral (select coalesce(sum(p.amount), 0) as amount from ledger_entry e join ledger_posting p on p.entry_id = e.id
      where e.business_key = 'refund-service:' || v.id) back on true
    left join lateral (select coalesce(sum(p.amount), 0) as amount from ledger_entry e join ledger_posting p on p.entry_id = e.id
      where e.business_key = 'service-done:' || v.id) earned on true
    where v.origin = 'later' and (back.amount <> v.refunded_cny or earned.amount <> v.earned_cny)`,
  "a paid supplement was paid by one trade, at its amount": `
    select u.id, u.state from supplement u
    left join trade_subject s on s.user_id = u.user_id and s.purpose = 'supplement' and s.subject_id = u.id and s.live
    left join trade t on t.user_id = s.user_id and t.id = s.trade_id and t.state = 'paid'
    where (u.state = 'paid') <> (t.id is not null) or (t.id is not null and s.amount_cny <> u.amount_cny)`,
  "M8 the history of a service or supplement is a path of its table, and it stands where it ends": `
    select t.user_id, t.subject_id, t.from_state, t.to_state from timeline t
    left join item_service v on v.user_id = t.user_id and v.id = t.subject_id
    left join supplement u on u.user_id = t.user_id and u.id = t.subject_id
    where t.subject_kind = 'service' and (
      (t.from_state is not null and (t.from_state, t.to_state) not in (${pairs}))
      or (coalesce(v.state, u.state) is distinct from (select l.to_state from timeline l where l.user_id = t.user_id
        and l.subject_kind = 'service' and l.subject_id = t.subject_id order by l.seq desc limit 1)))`,
  "L-13 nobody follows more than 20 items": `
    select user_id, count(*) from item_subscription where ended_at is null group by user_id having count(*) > 20`,
} as const;
