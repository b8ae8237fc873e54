import { serviceTransitions, supplementTransitions } from "@sihai/domain/service";
import { timelineInvariants } from "../timeline/index.ts";

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
  ...timelineInvariants({
    of: "a service or supplement",
    kind: "service",
    tables: ["item_service", "supplement"],
    starts: ["unpaid", "ordered", "requested"],
    transitions: [serviceTransitions, supplementTransitions],
  }),
  "L-13 nobody follows more items than there are slots": `
    select user_id, count(*) from item_subscription where ended_at is null group by user_id having count(*) > 100`,
} as const;
