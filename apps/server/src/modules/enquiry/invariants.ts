import { enquiryTransitions } from "@sihai/domain/enquiry";
import { timelineInvariants } from "../timeline/index.ts";

export const enquiryInvariants = {
  ...timelineInvariants({
    of: "an enquiry",
    kind: "enquiry",
    tables: ["enquiry"],
    starts: ["open"],
    transitions: [enquiryTransitions],
  }),
  "an answered enquiry offers something, an open one nothing": `
    select e.enquiry_no from enquiry e
    where (e.answered_at is not null) <> exists (
      select from enquiry_offer o where o.user_id = e.user_id and o.enquiry_id = e.id and o.seq = 1)`,
};
