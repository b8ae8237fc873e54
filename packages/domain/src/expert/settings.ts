/** "1 to 3 working days" (rule P-34). */
export const expertWorkingDays = [1, 3] as const;
/** A plan may be declined so often before the service ends. */
export const expertRevisions = 1;
export const expertItemsMax = 60;
export const expertParcelsMax = 20;

export const expertDeductions = ["direct", "confirm"] as const;
export type ExpertDeduction = (typeof expertDeductions)[number];
