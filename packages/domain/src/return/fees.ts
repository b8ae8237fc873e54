import { beijingMonth } from "../clocks/index.ts";
import { cny, type Money } from "../money.ts";
import type { ReturnKind } from "./states.ts";

/** The service fee of one operation (rule E-125). */
export const returnFees = { return: cny("5.00"), exchange: cny("10.00") } as const satisfies Record<ReturnKind, Money>;

/** What the way back to the seller is expected to cost (rule E-128). */
export const returnFreightEstimate = { low: cny("6.00"), high: cny("25.00") } as const;

/** A slip of the finger, not a courier's price: no way back inside the country costs more. */
export const returnFreightMost = cny("300.00");

/** Free operations a month by member level, returns and exchanges together (rules E-130 and J-43). */
export const freeReturnsByLevel = [1, 1, 2, 2, 3, 5] as const;

export function freeReturnsAMonth(level: number): number {
  return freeReturnsByLevel[level] ?? freeReturnsByLevel[0];
}

/** The Beijing calendar month of an instant as `YYYY-MM` (rule E-130). */
export function returnMonth(at: Date): string {
  return beijingMonth(at).name;
}

/** When the free operations are counted anew: the first midnight of the next Beijing month. */
export function nextReturnMonth(at: Date): Date {
  return beijingMonth(at).to;
}
