import { doesRefuse, type Warehouses } from "./warehouses.ts";

/** What the bench may find instead of the goods that were ordered; each asks the buyer and waits 72 hours. */
export const findingKinds = ["wrong-goods", "damaged", "forbidden", "incomplete", "overseas-store"] as const;
export type FindingKind = (typeof findingKinds)[number];

/**
 * Goods that cannot be kept are refused at the bench, and what was paid goes back: what may not be sent at all, and where a warehouse says so what comes
 * from a cross-border platform's overseas store (rule F-04). Everything else is asked about.
 */
export function isRefusable(kind: FindingKind, warehouse: number, warehouses: Warehouses): boolean {
  return kind === "forbidden" || (kind === "overseas-store" && doesRefuse(warehouses, warehouse, "overseas-stores-refused"));
}

/** What a bench may find: goods of overseas stores are nothing wrong where the warehouse takes them. */
export function findingKindsAt(warehouse: number, warehouses: Warehouses): FindingKind[] {
  return findingKinds.filter((kind) => kind !== "overseas-store" || doesRefuse(warehouses, warehouse, "overseas-stores-refused"));
}

/** Pictures that show what was found. */
export const findingPhotosMax = 9;
