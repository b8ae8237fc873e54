import { defineTimer, subjectPart } from "#platform";

const speedy = { userId: subjectPart.id, id: subjectPart.id };

/** Deadlines of talking to us: to pay for speedy response, to give it, and of an answer nobody replies to. */
export const consultTimers = {
  speedyUnpaid: defineTimer("consult.speedy-unpaid", speedy),
  speedyLate: defineTimer("consult.speedy-late", speedy),
  closes: defineTimer("consult.closes", { consultNo: subjectPart.number }),
};
