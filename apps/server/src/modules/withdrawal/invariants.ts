import { withdrawalTransitions } from "@sihai/domain/withdrawal";
import { timelineInvariants } from "../timeline/index.ts";

/** Promises about withdrawals as queries that must return no row (rules F14 and F15). */
export const withdrawalInvariants = {
  ...timelineInvariants({
    of: "a withdrawal",
    kind: "withdrawal",
    tables: ["withdrawal"],
    starts: ["applied"],
    transitions: [withdrawalTransitions],
  }),
  "a withdrawal is the sum of its parts": `
    select w.user_id, w.id, w.amount, sum(p.amount) from withdrawal w
    left join withdrawal_part p on p.user_id = w.user_id and p.withdrawal_id = w.id
    group by w.user_id, w.id, w.amount having w.amount is distinct from sum(p.amount)`,
  "what is under way is held, what ended is not": `
    select w.user_id, w.id, w.state, booked.held, open.amount from withdrawal w
    left join lateral (
      select coalesce(sum(case when t.kind = 'held' then p.amount else 0 end - case when f.kind = 'held' then p.amount else 0 end), 0) as held
      from ledger_entry e join ledger_posting p on p.entry_id = e.id
      join ledger_account f on f.id = p.from_account_id join ledger_account t on t.id = p.to_account_id
      where e.user_id = w.user_id and e.subject = 'withdrawal:' || w.id) booked on true
    left join lateral (select coalesce(sum(amount), 0) as amount from withdrawal_part p
      where p.user_id = w.user_id and p.withdrawal_id = w.id and p.state not in ('done', 'failed', 'stopped', 'returned')) open on true
    where booked.held <> open.amount`,
  "a part that is done left the books once": `
    select p.user_id, p.withdrawal_id, p.seq, p.state from withdrawal_part p
    where (p.state in ('done', 'returned')) <> exists (select from ledger_entry e where e.business_key in
      ('pay-out:' || p.withdrawal_id, 'refund-card:' || p.withdrawal_id || ':' || p.seq)
      and (e.business_key like 'pay-out:%') = (p.goes_to = 'account'))`,
  "a part that came back stands in the wallet again, once": `
    select p.user_id, p.withdrawal_id, p.seq, p.state from withdrawal_part p
    where (p.state = 'returned') <> exists (select from ledger_entry e
      where e.business_key in
      ('payout-came-back:' || p.withdrawal_id, 'came-back:' || p.withdrawal_id || ':' || p.seq)
      and (e.business_key like 'payout-%') = (p.goes_to = 'account'))`,
  "a withdrawal is over when its parts are": `
    select w.user_id, w.id, w.state from withdrawal w
    where (w.closed_at is null) <> exists (select from withdrawal_part p where p.user_id = w.user_id and p.withdrawal_id = w.id
      and p.state in ('waiting', 'sending', 'on-its-way', 'uncertain'))`,
  "who approved a withdrawal did not make its transfer": `
    select w.user_id, w.id from withdrawal w join withdrawal_part p on p.user_id = w.user_id and p.withdrawal_id = w.id
    where p.sent_by = w.decided_by`,
  "a transfer's number stands at one withdrawal": `
    select sent_as from withdrawal_part where goes_to = 'account' and sent_as is not null
    group by sent_as having count(distinct withdrawal_id) > 1`,
  "a source gave back no more than it brought": `
    select user_id, id from money_source where returned_paid > paid_amount or in_wallet + returned > amount`,
} as const;
