import { beijingDateStart } from "../clocks/index.ts";
import { allowedBy } from "../transitions.ts";
import { keysOf } from "../words.ts";

/**
 * A calendar month of the books in Beijing. `closing` and `reopening`: one member of finance asked, a colleague has yet to agree. Nothing is dated inside a
 * month that is `closed`, or about to be reopened.
 */
export const periodTransitions = {
  open: ["closing"],
  closing: ["closed", "open"],
  closed: ["reopening"],
  reopening: ["open", "closed"],
} as const satisfies Record<string, readonly string[]>;
export type PeriodState = keyof typeof periodTransitions;
export const periodStates = keysOf(periodTransitions);

/** Whether one step leads from the first state to the other. */
export const mayMovePeriod = allowedBy(periodTransitions);

/** Whether entries may not be dated inside. */
export function isLocked(state: PeriodState): boolean {
  return state === "closed" || state === "reopening";
}

/** A month written as `2026-11`: its first instant and the first of the month after, by the clock of Beijing. Null for anything else. */
export function monthSpan(month: string): { from: Date; to: Date } | null {
  if (!/^20\d\d-(0[1-9]|1[0-2])$/.test(month)) return null;
  return { from: beijingDateStart(`${month}-01`), to: beijingDateStart(`${monthAfter(month)}-01`) };
}

/** The month after `month`, both as `2026-11`. */
export function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, "0")}`;
}
