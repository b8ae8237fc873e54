import { defineTimer, subjectPart } from "#platform";

const service = { userId: subjectPart.id, id: subjectPart.id };

/** A service's deadlines: for its fee, and for the answer to its plan. */
export const expertTimers = {
  unpaid: defineTimer("expert.unpaid", service),
  unanswered: defineTimer("expert.unanswered", service),
};
