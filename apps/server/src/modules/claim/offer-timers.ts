import { claimOffer } from "@sihai/domain/claim";
import { setTimer, type Tx } from "#platform";
import type { ClaimKey } from "./claim.store.ts";

/** The deadlines of an offer: it lapses, and the buyer is reminded of it. */
export const offerTimers = { lapses: "claim.offer-lapses", reminds: "claim.offer-reminder" } as const;

const dayMs = 86_400_000;

/** A timer names the claim and the end of the offer it stands for: when the offer was answered, or there is another one, it does nothing. */
export async function setOfferTimers(tx: Tx, { userId, claimId }: ClaimKey, answerBefore: Date): Promise<void> {
  const subject = `${userId}:${claimId}:${answerBefore.getTime()}`;
  await setTimer(tx, offerTimers.lapses, subject, answerBefore);
  for (const days of claimOffer.reminderDaysBefore)
    await setTimer(tx, offerTimers.reminds, `${subject}:${days}`, new Date(answerBefore.getTime() - days * dayMs));
}

/** The claim and the end of its offer a timer stands for. */
export function readOfferTimer(subject: string): ClaimKey & { answerBefore: number } {
  const [userId, claimId, end] = subject.split(":");
  if (!userId || !claimId || !end) throw new Error(`not an offer of a claim: ${subject}`);
  return { userId, claimId, answerBefore: Number(end) };
}
