import type { Item } from "./item-named.ts";

/** What a member is told about supplementary payments. */
export type SupplementMessages = {
  "supplement-requested": Item & { amountCny: string; dueAt: string; reason: string };
};
