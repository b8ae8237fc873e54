export const expertItemsMax = 60;
export const expertParcelsMax = 20;

export const expertDeductions = ["direct", "confirm"] as const;
export type ExpertDeduction = (typeof expertDeductions)[number];
