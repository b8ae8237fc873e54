import { defineTimer, type SubjectOf, subjectPart } from "#platform";

/** A transfer nobody told us of lapses. */
export const transferTimers = {
  lapses: defineTimer("transfer.lapses", { userId: subjectPart.id, transferId: subjectPart.id }),
};
export type TransferOfTimer = SubjectOf<typeof transferTimers.lapses>;
