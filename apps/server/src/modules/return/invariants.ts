import { openReturnStates, returnTransitions } from "@sihai/domain/return";
import { timelineInvariants } from "../timeline/index.ts";

const open = openReturnStates.map((state) => `'${state}'`).join(",");

/** Promises about returns as queries that must return no row. */
export const returnInvariants = {
  ...timelineInvariants({
    of: "a return",
    kind: "return",
    tables: ["return_request"],
    starts: ["applied"],
    transitions: [returnTransitions],
  }),
  "goods stand under return or exchange exactly while one is open for them": `
    select i.item_no, i.state from order_item i
    where (i.state in ('returning', 'exchanging')) <> exists (select 1 from return_item ri
      join return_request r on r.user_id = ri.user_id and r.id = ri.return_id
      where ri.user_id = i.user_id and ri.item_id = i.id and ri.live and r.state in (${open})
        and r.kind = case i.state when 'returning' then 'return' else 'exchange' end)`,
  "what a seller gave back is booked, and the buyer's part of it reached the wallet": `
    select r.id, r.seller_refund_cny, r.refund_cny, booked.came, given.amount from return_request r
    left join lateral (select coalesce(sum(p.amount) filter (where f.kind = 'purchases'), 0) as came from ledger_entry e
      left join ledger_posting p on p.entry_id = e.id left join ledger_account f on f.id = p.from_account_id
      where e.business_key = 'seller-refund:' || r.id) booked on true
    left join lateral (select coalesce(sum(p.amount), 0) as amount from return_item ri
      join ledger_entry e on e.business_key in ('refund-return:' || ri.item_id, 'refund-return-difference:' || ri.item_id)
      join ledger_posting p on p.entry_id = e.id
      where ri.user_id = r.user_id and ri.return_id = r.id and ri.live) given on true
    where (r.state = 'refunded' and (booked.came <> r.seller_refund_cny or given.amount <> r.refund_cny))
      or (r.state <> 'refunded' and booked.came <> 0)`,
  "a refund never exceeds what the goods had cost": `
    select r.id from return_request r join return_item ri on ri.user_id = r.user_id and ri.return_id = r.id
    join order_item i on i.user_id = ri.user_id and i.id = ri.item_id
    where ri.refund_cny > coalesce(i.real_price_cny, 0)`,
  "an exchange that left was paid, and what it did not cost went back": `
    select r.id, r.fee_cny, r.freight_quote_cny, r.freight_taken_cny, paid.amount, paid.refunded from return_request r
    left join lateral (select t.amount_cny as amount, t.refunded_cny as refunded from trade_subject s
      join trade t on t.user_id = s.user_id and t.id = s.trade_id
      where s.user_id = r.user_id and s.purpose = 'return' and s.subject_id = r.id and s.live and t.state = 'paid') paid on true
    where r.kind = 'exchange' and r.freight_cny is not null and (
      coalesce(paid.amount, 0) <> r.fee_cny + r.freight_quote_cny
      or coalesce(paid.amount, 0) - coalesce(paid.refunded, 0) <> r.fee_taken_cny + r.freight_taken_cny)`,
  "F26 a free operation is one of its month's, and stands with one return that was not called off": `
    select r.id, r.state, r.free_month, f.nth from return_request r
    full join return_free_use f on f.user_id = r.user_id and f.return_id = r.id
    where (f.return_id is null and r.free_month is not null and r.state not in ('refused', 'cancelled'))
      or (f.return_id is not null and (r.free_month is distinct from f.month or r.state in ('refused', 'cancelled')))`,
} as const;
