import { beijingMonth } from "../clocks/index.ts";
import type { Settings } from "../setting/index.ts";

/** Free operations a month of a member of this level (rules E-130 and J-43). */
export function freeReturnsAMonth(level: number, { freeReturnsByLevel }: Pick<Settings, "freeReturnsByLevel">): number {
  return freeReturnsByLevel[level] ?? freeReturnsByLevel[0] ?? 0;
}

/** The Beijing calendar month of an instant as `YYYY-MM` (rule E-130). */
export function returnMonth(at: Date): string {
  return beijingMonth(at).name;
}

/** When the free operations are counted anew: the first midnight of the next Beijing month. */
export function nextReturnMonth(at: Date): Date {
  return beijingMonth(at).to;
}
