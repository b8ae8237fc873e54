import { unannouncedTransitions } from "@sihai/domain/unannounced";
import { historyInvariants } from "../timeline/index.ts";

/** Promises about parcels nobody announced as queries that must return no row. */
export const unannouncedInvariants = {
  ...historyInvariants({
    of: "an unannounced parcel",
    steps: "select 0 as user_id, abnormal_id as subject_id, seq, from_state, to_state from abnormal_step",
    subjects: "select 0 as user_id, id, state from abnormal_parcel",
    starts: ["held"],
    transitions: [unannouncedTransitions],
  }),
  "F38 a claimed parcel waits for one claim, and a given one is its claimant's": `
    select p.id from abnormal_parcel p
    left join abnormal_claim waiting on waiting.abnormal_id = p.id and waiting.state = 'waiting'
    left join abnormal_claim approved on approved.abnormal_id = p.id and approved.state = 'approved'
    where p.claimed_by is distinct from waiting.user_id
      or (approved.user_id is not null and approved.user_id is distinct from p.given_to)`,
} as const;
