import { consultTransitions } from "@sihai/domain/consult";
import { timelineInvariants } from "../timeline/index.ts";

/** Promises about talking to us as queries that must return no row. */
export const consultInvariants = {
  ...timelineInvariants({
    of: "a consultation",
    kind: "consult",
    tables: ["consult"],
    starts: ["untreated"],
    transitions: [consultTransitions],
  }),
  "a consultation holds as many messages as it counts, the last as its lists show it": `
    select c.consult_no, c.messages from consult c
    left join lateral (select count(*) as said, max(seq) as latest from consult_message m
      where m.user_id = c.user_id and m.consult_id = c.id) m on true
    left join consult_message l on l.user_id = c.user_id and l.consult_id = c.id and l.seq = m.latest
    where m.said <> c.messages or m.latest <> c.messages or l.at <> c.last_at or (l.staff_id is not null) <> c.last_by_staff`,
  "speedy response is earned or given back, once": `
    select s.user_id, s.id, s.state from consult_speedy s
    left join ledger_entry earned on earned.business_key = 'consult-speedy:' || s.id
    left join ledger_entry back on back.business_key = 'refund-consult:' || s.id
    where (earned.id is not null) <> (s.state = 'kept') or (back.id is not null) <> (s.state = 'returned')`,
  "speedy response that is open or paid belongs to a question that waits, and has its deadline": `
    select s.user_id, s.id, s.state from consult_speedy s join consult c on c.user_id = s.user_id and c.id = s.consult_id
    where s.state in ('unpaid', 'paid') and (c.due_at is null or (s.state = 'paid' and c.due_at > s.due_at) or (s.state = 'paid' and not exists (
      select from timer t where t.kind = 'consult.speedy-late' and t.subject like '%' || s.id || '%')))`,
} as const;
