import { enquiryTransitions } from "@sihai/domain/enquiry";

const pairs = Object.entries(enquiryTransitions).flatMap(([from, next]) => next.map((to) => `('${from}','${to}')`));

export const enquiryInvariants = {
  "M8 an enquiry's history is a path of its transition table, without gaps": `
    select t.user_id, t.subject_id, t.seq, t.from_state, t.to_state from timeline t
    left join timeline before on before.user_id = t.user_id and before.subject_kind = t.subject_kind
      and before.subject_id = t.subject_id and before.seq = t.seq - 1
    where t.subject_kind = 'enquiry' and (
      (t.seq > 1 and (before.seq is null or before.to_state is distinct from t.from_state))
      or (t.seq = 1 and (t.from_state is not null or t.to_state <> 'open'))
      or (t.from_state is not null and (t.from_state, t.to_state) not in (${pairs.join(",")})))`,
  "M8 an enquiry stands where its history ends": `
    select e.id, e.state, last.to_state from enquiry e
    left join lateral (select to_state from timeline t where t.user_id = e.user_id and t.subject_kind = 'enquiry'
      and t.subject_id = e.id order by seq desc limit 1) last on true
    where e.state is distinct from last.to_state`,
  "an answered enquiry offers something, an open one nothing": `
    select e.enquiry_no from enquiry e
    where (e.answered_at is not null) <> exists (
      select from enquiry_offer o where o.user_id = e.user_id and o.enquiry_id = e.id and o.seq = 1)`,
};
