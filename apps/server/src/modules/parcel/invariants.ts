import { parcelActions } from "@sihai/domain/parcel";
import { timelineInvariants } from "../timeline/index.ts";

/** Where every act leaves a parcel; some leave it where it is. */
const transitions = Object.values(parcelActions).map(({ from, to }) =>
  Object.fromEntries(from.map((state): [string, string[]] => [state, [to === "same" ? state : to]])),
);

/** Promises about parcels as queries that must return no row. */
export const parcelInvariants = {
  ...timelineInvariants({ of: "a parcel", kind: "parcel", tables: ["parcel"], starts: ["unpaid"], transitions }),
  "G1 an item in a parcel is in exactly one that lives": `
    select i.user_id, i.id, i.state from order_item i
    where (i.state = 'in-parcel') <> exists (select 1 from parcel_item pi join parcel p on p.user_id = pi.user_id and p.id = pi.parcel_id
      where pi.user_id = i.user_id and pi.item_id = i.id and pi.live and p.state in ('unpaid', 'unshipped', 'picking', 'packed', 'weighed'))`,
  "a parcel on the benches was paid at its price": `
    select p.user_id, p.id, p.state from parcel p
    where p.state not in ('unpaid', 'cancelled') and not exists (select 1 from trade_subject ts join trade t on t.user_id = ts.user_id and t.id = ts.trade_id
      where ts.user_id = p.user_id and ts.purpose = 'parcel' and ts.subject_id = p.id and t.state = 'paid'
        and ts.amount_cny + coalesce((select sum(c.to_cny - c.from_cny) from parcel_change c
          where c.user_id = p.user_id and c.parcel_id = p.id and c.paid), 0) = p.total_cny)`,
  "a parcel stands as its last change left it": `
    select p.user_id, p.id, p.revision, last.revision, last.to_cny from parcel p
    left join lateral (select revision, to_cny from parcel_change c where c.user_id = p.user_id and c.parcel_id = p.id
      order by revision desc limit 1) last on true
    where p.revision <> coalesce(last.revision, 0) or last.to_cny <> p.total_cny`,
  "the difference of a change moved once, from the wallet or into it": `
    select c.user_id, c.parcel_id, c.revision, moved.amount from parcel_change c
    join lateral (select coalesce(sum(case when a.kind = 'wallet' then -lp.amount else lp.amount end), 0) as amount
      from ledger_entry e join ledger_posting lp on lp.entry_id = e.id
      join ledger_account a on a.id = lp.to_account_id join ledger_account f on f.id = lp.from_account_id
      where 'wallet' in (a.kind, f.kind)
        and e.business_key in ('change-parcel:' || c.id, 'change-parcel:' || c.id || ':difference')) moved on true
    where moved.amount <> case when c.paid then c.to_cny - c.from_cny else 0 end`,
  "no box is closed while goods taken out of the parcel wait to be put back": `
    select p.package_no, b.item_id from parcel_put_back b join parcel p on p.user_id = b.user_id and p.id = b.parcel_id
    where b.done_at is null and p.state not in ('picking', 'cancelled')`,
  "a parcel is an exception for a reason, and its lost goods are lost with it": `
    select p.id, p.state, e.kind, pi.item_id, i.state from parcel_exception e
    join parcel p on p.user_id = e.user_id and p.id = e.parcel_id
    join parcel_item pi on pi.user_id = p.user_id and pi.parcel_id = p.id
    join order_item i on i.user_id = pi.user_id and i.id = pi.item_id
    where e.found_at is null and (p.state <> 'exception' or e.taken_back_at is null and i.state <> case e.kind when 'returned' then 'shipped' else 'lost' end)
      or e.found_at is not null and p.state not in ('delivered', 'completed')`,
  "goods count as lost only with a parcel that is": `
    select i.item_no from order_item i where i.state = 'lost' and not exists (select 1 from parcel_item pi
      join parcel_exception e on e.user_id = pi.user_id and e.parcel_id = pi.parcel_id
      where pi.user_id = i.user_id and pi.item_id = i.id and e.taken_back_at is null and e.found_at is null)`,
  "F33 deposit + owed − refunded is the final freight, and all of it is booked": `
    select p.id, p.deposit_cny, p.final_freight_cny, booked.freight, booked.refunded from parcel p
    join lateral (select
      coalesce(sum(lp.amount) filter (where a.kind = 'freight-income'), 0) as freight,
      coalesce(sum(lp.amount) filter (where a.kind = 'insurance-income'), 0) as insurance,
      coalesce(sum(lp.amount) filter (where a.kind = 'service-income'), 0) as service,
      coalesce(sum(lp.amount) filter (where f.kind = 'owed'), 0) as owed,
      coalesce(sum(lp.amount) filter (where a.kind = 'wallet'), 0) as refunded,
      coalesce(sum(lp.amount) filter (where a.kind = 'promotion'), 0) as unused
      from ledger_entry e join ledger_posting lp on lp.entry_id = e.id
      join ledger_account a on a.id = lp.to_account_id join ledger_account f on f.id = lp.from_account_id
      where e.business_key in ('settle-parcel:' || p.id, 'settle-parcel-refund:' || p.id, 'settle-parcel-refund:' || p.id || ':difference')) booked on true
    where p.settled_at is not null and (booked.freight <> p.final_freight_cny or booked.insurance <> p.insurance_cny
      or booked.service <> p.service_cny or p.deposit_cny + booked.owed - booked.refunded - booked.unused <> p.final_freight_cny
      or booked.refunded > p.deposit_cny - p.discount_freight_cny
      or (p.settlement_outcome = 'refund') <> (booked.refunded > 0) or (p.settlement_outcome = 'balance-due') <> (booked.owed > 0))`,
  "what parcels owe is what the ledger says": `
    select u.owner_user_id, u.balance, sum(p.owed_cny) from ledger_account u
    join parcel p on p.user_id = u.owner_user_id and p.settled_at is not null
    where u.kind = 'owed' group by u.owner_user_id, u.balance having -u.balance <> coalesce(sum(p.owed_cny), 0)`,
  "nothing is billed without photos of scale and tape": `
    select p.id from parcel p where p.settled_at is not null and (select count(distinct ph.kind) from photo ph
      where ph.user_id = p.user_id and ph.subject_kind = 'parcel' and ph.subject_id = p.id and ph.kind in ('scale', 'tape')) < 2`,
} as const;
