/** What a member is told about claims. */
export type ClaimMessages = {
  "claim-received": { claimNo: string; packageNo: string; dueAt: string };
  "claim-offer-reminder": { claimNo: string; amountCny: string; answerBefore: string };
  "claim-lapsed": { claimNo: string; amountCny: string; answerBefore: string; reviveBefore: string };
  "claim-void": { claimNo: string; packageNo: string };
  "claim-offered": { claimNo: string; amountCny: string; reason: string; answerBefore: string };
  "claim-refused": { claimNo: string; reason: string };
  "claim-answered": { claimNo: string; text: string };
  "claim-paid": { claimNo: string; amountCny: string };
};
