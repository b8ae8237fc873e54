/** What one call holds at most; how many of them a customer may send is the setting `expertItemsMost`. */
export const expertItemsHeld = 100;
export const expertParcelsMax = 20;

export const expertDeductions = ["direct", "confirm"] as const;
export type ExpertDeduction = (typeof expertDeductions)[number];
