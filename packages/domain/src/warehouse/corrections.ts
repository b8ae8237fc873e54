/** Why what the receiving bench wrote down of a stored item is corrected. */
export const correctionReasons = ["typing-error", "measured-again", "wrong-photos", "wrong-shelf"] as const;
export type CorrectionReason = (typeof correctionReasons)[number];

/** Why a stock-in is undone: another item lay on the bench, it is not in the warehouse, or the bench was not through with it. */
export const undoReasons = ["wrong-item", "not-here", "too-early"] as const;
export type UndoReason = (typeof undoReasons)[number];
