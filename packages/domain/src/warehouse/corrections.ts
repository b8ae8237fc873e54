/** Why what the receiving bench wrote down of a stored item is corrected. */
export const correctionReasons = ["typing-error", "measured-again", "wrong-photos", "wrong-shelf"] as const;
export type CorrectionReason = (typeof correctionReasons)[number];
