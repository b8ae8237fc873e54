import type { ClaimTerms } from "@sihai/domain/claim";
import { defineTimer, type SubjectOf, setTimer, subjectPart, type Tx } from "#platform";
import type { ClaimKey } from "./claim.store.ts";

const offer = { userId: subjectPart.id, claimId: subjectPart.id, answerBefore: subjectPart.instant };

/** The deadlines of an offer: it lapses, and the buyer is reminded of it so many days before. */
export const offerTimers = {
  lapses: defineTimer("claim.offer-lapses", offer),
  reminds: defineTimer("claim.offer-reminder", { ...offer, days: subjectPart.days }),
};

/** The claim and the end of its offer a timer stands for. */
export type OfferOfTimer = SubjectOf<typeof offerTimers.lapses>;

const dayMs = 86_400_000;

/** A timer names the claim and the end of the offer it stands for: when the offer was answered, or there is another one, it does nothing. */
export async function setOfferTimers(
  tx: Tx,
  { userId, claimId }: ClaimKey,
  answerBefore: Date,
  { reminderDays }: Pick<ClaimTerms, "reminderDays">,
): Promise<void> {
  const subject = { userId, claimId, answerBefore };
  await setTimer(tx, offerTimers.lapses, subject, answerBefore);
  for (const days of reminderDays)
    await setTimer(tx, offerTimers.reminds, { ...subject, days }, new Date(answerBefore.getTime() - days * dayMs));
}
