/** The fee of the expert service in CNY (rule K-13). */
export const expertFee = "20.00";
/** Hours to pay the fee before the request lapses and its goods are free again. */
export const expertPayHours = 24;
/** Days a plan waits for its answer. */
export const expertAnswerDays = 7;
/** "1 to 3 working days" (rule P-34). */
export const expertWorkingDays = [1, 3] as const;
/** A plan may be declined so often before the service ends. */
export const expertRevisions = 1;
export const expertItemsMax = 60;
export const expertParcelsMax = 20;

export const expertDeductions = ["direct", "confirm"] as const;
export type ExpertDeduction = (typeof expertDeductions)[number];
