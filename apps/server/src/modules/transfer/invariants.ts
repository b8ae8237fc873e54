import { transferTransitions } from "@sihai/domain/transfer";
import { timelineInvariants } from "../timeline/index.ts";

/** Promises about transfers as queries that must return no row. */
export const transferInvariants = {
  ...timelineInvariants({
    of: "a transfer",
    kind: "transfer",
    tables: ["transfer"],
    starts: ["opened"],
    transitions: [transferTransitions],
  }),
  "F35 a transfer is credited once, by a line of the bank that two people saw, or not at all": `
    select t.id, t.state, a.id, e.id from transfer t
    left join transfer_arrival a on a.user_id = t.user_id and a.transfer_id = t.id and a.dropped_at is null and a.confirmed_at is not null
    left join ledger_entry e on e.business_key = 'credit-transfer:' || t.id and e.user_id = t.user_id
    where (t.state = 'credited') <> (a.id is not null) or (t.state = 'credited') <> (e.id is not null)
      or a.confirmed_by = a.recorded_by`,
  "F35 what is in the wallet of a transfer is what the bank received less its fee": `
    select t.id, a.amount, a.fee, booked.amount from transfer t
    join transfer_arrival a on a.user_id = t.user_id and a.transfer_id = t.id and a.confirmed_at is not null
    left join lateral (select sum(case when o.kind = 'wallet' then p.amount else -p.amount end) as amount
      from ledger_entry e join ledger_posting p on p.entry_id = e.id
      join ledger_account o on o.id = p.to_account_id join ledger_account f on f.id = p.from_account_id
      where e.business_key = 'credit-transfer:' || t.id and p.currency = a.currency
        and t.user_id in (o.owner_user_id, f.owner_user_id)) booked on true
    where booked.amount is distinct from a.amount - a.fee`,
  "F29 an exchange is booked once, at the rate it keeps, and never for more than it is worth": `
    select x.id, x.amount, x.got_cny, booked.gone, booked.got from wallet_exchange x
    left join lateral (
      select sum(p.amount) filter (where p.currency = x.currency and f.kind = 'wallet' and f.owner_user_id = x.user_id) as gone,
        sum(p.amount) filter (where p.currency = 'CNY' and o.kind = 'wallet' and o.owner_user_id = x.user_id) as got
      from ledger_entry e join ledger_posting p on p.entry_id = e.id
      join ledger_account f on f.id = p.from_account_id join ledger_account o on o.id = p.to_account_id
      where e.business_key = 'exchange:' || x.id) booked on true
    join exchange_rate r on r.id = x.rate_id
    where booked.gone is distinct from x.amount or booked.got is distinct from x.got_cny or r.currency <> x.currency
      or x.got_cny * x.rate::numeric > x.amount * (case x.currency when 'JPY' then 100 else 1 end)`,
  "what arrived is recorded, and waits only there": `
    select t.id, t.state from transfer t left join transfer_arrival a
      on a.user_id = t.user_id and a.transfer_id = t.id and a.dropped_at is null
    where (t.state in ('arrived', 'credited')) <> (a.id is not null)`,
  "what was announced has its receipt": `
    select t.id from transfer t where t.state = 'announced'
      and not exists (select from transfer_receipt r where r.user_id = t.user_id and r.transfer_id = t.id)`,
  "a transfer that waits for its receipt has its deadline set": `
    select t.id from transfer t where t.state = 'opened' and not exists (select from timer d where d.kind = 'transfer.lapses'
      and d.subject = t.user_id || ':' || t.id and d.fired_at is null)`,
} as const;
