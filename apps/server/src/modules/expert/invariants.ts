import { expertTransitions } from "@sihai/domain/expert";
import { timelineInvariants } from "../timeline/index.ts";

/** Promises about expert services as queries that must return no row. */
export const expertInvariants = {
  ...timelineInvariants({
    of: "an expert service",
    kind: "expert",
    tables: ["expert_service"],
    starts: ["unpaid"],
    transitions: [expertTransitions],
  }),
  "G1 goods are set aside for exactly the expert service that has them": `
    select i.user_id, i.id, i.reserved_for, s.service_no from order_item i
    left join expert_item e on e.user_id = i.user_id and e.item_id = i.id and e.live
    left join expert_service s on s.user_id = e.user_id and s.id = e.service_id
    where i.reserved_for is distinct from 'expert:' || s.service_no`,
  "an expert service has its goods until its plan is accepted or it ends": `
    select s.user_id, s.service_no, s.state from expert_service s join expert_item e on e.user_id = s.user_id and e.service_id = s.id
    where e.live <> (s.accepted_at is null and s.state <> 'cancelled')`,
  "M7 money set aside is used or given back, once": `
    select s.service_no, s.hold_cny, s.hold_used_cny, moved.taken, moved.used, moved.released from expert_service s
    join lateral (select
      coalesce(sum(p.amount) filter (where e.business_key = 'hold-expert:' || s.id), 0) as taken,
      coalesce(sum(p.amount) filter (where e.business_key = 'release-expert:' || s.id), 0) as released,
      coalesce(sum(p.amount) filter (where e.business_key like 'pay-trade:%'), 0) as used
      from ledger_entry e join ledger_posting p on p.entry_id = e.id
      where e.business_key in ('hold-expert:' || s.id, 'release-expert:' || s.id) or (e.facts->>'from' = 'held' and e.business_key in (
        select 'pay-trade:' || t.trade_no from expert_parcel x
        join trade_subject ts on ts.user_id = x.user_id and ts.purpose = 'parcel' and ts.subject_id = x.parcel_id and ts.live
        join trade t on t.user_id = ts.user_id and t.id = ts.trade_id
        where x.user_id = s.user_id and x.service_id = s.id))) moved on true
    where moved.taken <> s.hold_cny or moved.used <> s.hold_used_cny
      or (s.hold_ended_at is null and moved.released <> 0)
      or (s.hold_ended_at is not null and moved.released + moved.used <> s.hold_cny)`,
  "nothing stays set aside for an expert service that has ended": `
    select service_no, state from expert_service
    where hold_cny > 0 and hold_ended_at is null and state not in ('unpaid', 'unprocessed', 'processing')`,
  "the fee of an expert service is earned once its work began, or it was called off after paying": `
    select s.service_no, s.state from expert_service s
    left join ledger_entry e on e.business_key = 'expert-fee:' || s.id
    where (e.id is not null) <> (s.fee_paid_at is not null and s.state not in ('unpaid', 'unprocessed'))`,
  "an accepted plan is made whole": `
    select s.service_no, x.seq, x.parcel_id from expert_service s
    join expert_parcel x on x.user_id = s.user_id and x.service_id = s.id
    where (x.parcel_id is not null) <> (s.accepted_at is not null and x.plan_no = s.plan_no)
      -- A parcel the customer changed afterwards holds what he chose.
      or (x.parcel_id is not null and not exists (
        select from parcel_change c where c.user_id = x.user_id and c.parcel_id = x.parcel_id) and exists (
        select from expert_parcel_item i where i.user_id = x.user_id and i.service_id = x.service_id and i.plan_no = x.plan_no and i.seq = x.seq
          and not exists (select from parcel_item p where p.user_id = x.user_id and p.parcel_id = x.parcel_id and p.item_id = i.item_id)))`,
} as const;
