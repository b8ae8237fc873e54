import { claimTransitions, openClaimStates } from "@sihai/domain/claim";
import { timelineInvariants } from "../timeline/index.ts";

const open = openClaimStates.map((state) => `'${state}'`).join(",");

/** Promises about claims as queries that must return no row. */
export const claimInvariants = {
  ...timelineInvariants({ of: "a claim", kind: "claim", tables: ["claim"], starts: ["open"], transitions: [claimTransitions] }),
  "a claim was paid into the wallet once and as offered, or not at all": `
    select c.id, c.state, c.paid_cny, booked.amount from claim c
    left join lateral (select coalesce(sum(p.amount) filter (where a.kind = 'wallet' and a.owner_user_id = c.user_id), 0) as amount
      from ledger_entry e join ledger_posting p on p.entry_id = e.id join ledger_account a on a.id = p.to_account_id
      where e.business_key = 'pay-claim:' || c.id) booked on true
    where booked.amount <> coalesce(c.paid_cny, 0)`,
  "claims of a parcel never come to more than its insured value and the freight that was paid": `
    select p.package_no, sum(c.paid_cny) from claim c join parcel p on p.user_id = c.user_id and p.id = c.parcel_id
    group by p.user_id, p.id, p.package_no, p.insured_cny, p.final_freight_cny, p.deposit_cny
    having sum(c.paid_cny) > p.insured_cny + greatest(coalesce(p.final_freight_cny, 0), p.deposit_cny)`,
  "what is claimed lies in the parcel, and for no more pieces than there are": `
    select c.id, ci.item_id, ci.quantity from claim_item ci
    join claim c on c.user_id = ci.user_id and c.id = ci.claim_id
    left join parcel_item pi on pi.user_id = c.user_id and pi.parcel_id = c.parcel_id and pi.item_id = ci.item_id
    left join stored_item s on s.user_id = ci.user_id and s.item_id = ci.item_id
    where pi.item_id is null or ci.quantity > coalesce(s.quantity, 0)`,
  "a claim that goods are gone is granted only for a parcel that is an exception": `
    select c.id, c.state, p.state from claim c join parcel p on p.user_id = c.user_id and p.id = c.parcel_id
    where c.kind in ('lost', 'seized') and c.state in ('offered', 'accepted', 'paid') and p.state <> 'exception'
      and not (c.state = 'paid' and exists (select 1 from parcel_exception e
        where e.user_id = p.user_id and e.parcel_id = p.id and e.found_at is not null))`,
  "an offer that waits has its deadline set": `
    select c.id from claim c where c.state = 'offered' and not exists (select 1 from timer t where t.kind = 'claim.offer-lapses'
      and t.subject = c.user_id || ':' || c.id || ':' || (extract(epoch from c.answer_before) * 1000)::bigint and t.fired_at is null)`,
  "an open claim has a parcel that left": `
    select c.id from claim c join parcel p on p.user_id = c.user_id and p.id = c.parcel_id
    where c.state in (${open}) and p.shipped_at is null`,
} as const;
