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
    where (t.outcome is null or t.outcome = 'late') and booked.amount is distinct from a.amount - a.fee`,
  "F35 what a transfer paid and what it left in the wallet are what was booked of it, and its trade is paid": `
    select t.id, t.outcome, t.paid_cny, t.added_amount, booked.paid, booked.added, booked.came, a.amount from transfer t
    join transfer_arrival a on a.user_id = t.user_id and a.transfer_id = t.id and a.confirmed_at is not null
    left join lateral (select coalesce(sum(p.amount) filter (where o.kind = 'held'), 0) as paid,
        coalesce(sum(p.amount) filter (where o.kind = 'wallet' and p.currency = t.added_currency), 0) as added,
        coalesce(sum(p.amount) filter (where f.kind = 'bank' and p.currency = a.currency), 0) as came
      from ledger_entry e join ledger_posting p on p.entry_id = e.id
      join ledger_account o on o.id = p.to_account_id join ledger_account f on f.id = p.from_account_id
      where e.business_key = 'credit-transfer:' || t.id) booked on true
    where t.outcome in ('paid', 'short') and (booked.paid <> t.paid_cny or booked.added <> t.added_amount or booked.came <> a.amount
      or (t.outcome = 'paid') <> (t.paid_cny > 0))`,
  "a line of the bank that is left out as matched has its confirmed arrival": `
    select l.bank_line from bank_line l where l.matched and not exists (
      select from transfer_arrival a where a.bank_line = l.bank_line and a.dropped_at is null and a.confirmed_at is not null)`,
  "what is paid by transfer has its transfer": `
    select r.trade_no from trade r where r.method = 'transfer' and not exists (
      select from source_move m join source_move c on c.user_id = m.user_id and c.source_id = m.source_id
      where m.user_id = r.user_id and c.purse like 'transfer-pay:%'
        and m.entry_id = (select id from ledger_entry where business_key = 'pay-trade:' || r.trade_no))`,
  "a transfer under way keeps what it is for waiting, and one that ended does not": `
    select t.id, t.state from transfer t join trade_subject s on s.user_id = t.user_id and s.trade_id = t.trade_id
    join trade_subject l on l.user_id = s.user_id and l.purpose = s.purpose and l.subject_id = s.subject_id and l.live
    join trade r on r.user_id = l.user_id and r.id = l.trade_id and r.state = 'pending'
    where t.closed_at is null and not exists (select from payable_stop p
      where p.transfer_id = t.id and p.purpose = s.purpose and p.subject_id = s.subject_id)`,
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
  "a line of the bank ends once: for a transfer, in suspense, as a payout that came back, or left out by two people": `
    select l.bank_line, l.state, a.transfer_id from bank_line l
    left join transfer_arrival a on a.bank_line = l.bank_line and a.dropped_at is null
    left join suspended_arrival s on s.id = l.suspended_id
    where (a.id is not null and l.state <> 'open')
      or (a.id is not null and (a.amount <> l.amount or a.currency <> l.currency))
      or (l.state = 'suspense' and (s.came_by <> 'bank' or s.reference <> l.bank_line or s.amount <> l.amount or s.currency <> l.currency))
      or (l.state = 'returned' and not exists (select from ledger_entry e join ledger_posting p on p.entry_id = e.id
        where e.business_key = 'payout-came-back:' || l.withdrawal_id and e.user_id = l.user_id
        and p.amount = l.amount and p.currency = l.currency))`,
  "F35 money of the bank in suspense is of a line that was put there": `
    select s.id, s.reference from suspended_arrival s
    where s.came_by = 'bank' and not exists (select from bank_line l where l.suspended_id = s.id)`,
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
