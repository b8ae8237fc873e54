import { dayMs } from "../clocks/beijing-time.ts";
import type { Settings } from "../setting/index.ts";
import { allowedBy } from "../transitions.ts";
import { keysOf } from "../words.ts";

/** How a consultation moves (rules K-25 to K-29): asked, taken up, answered, ended; an answered one goes on, a closed one can be taken up again. */
export const consultTransitions = {
  untreated: ["processing", "processed", "cancelled"],
  processing: ["processed", "closed"],
  processed: ["processing", "closed"],
  closed: ["processing"],
  cancelled: [],
} as const satisfies Record<string, readonly string[]>;

export type ConsultState = keyof typeof consultTransitions;
export const consultStates = keysOf(consultTransitions);

/** Whether one step leads from the first state to the other. */
export const mayMoveConsult = allowedBy(consultTransitions);

/** Whether we owe the customer an answer. */
export function waitsForUs(state: ConsultState): boolean {
  return state === "untreated" || state === "processing";
}

/** Until when a closed consultation can be taken up again. */
export function reopenBefore(closedAt: Date, { consultTerms }: Pick<Settings, "consultTerms">): Date {
  return new Date(closedAt.getTime() + consultTerms.reopenDays * dayMs);
}

/** When an answer nobody replies to closes its consultation. */
export function closesAt(answeredAt: Date, { consultTerms }: Pick<Settings, "consultTerms">): Date {
  return new Date(answeredAt.getTime() + consultTerms.closeDays * dayMs);
}

/**
 * Speedy response of one answer: paid, then earned or given back; or never paid for. `kept` and `returned` say what became of the money.
 */
export const speedyTransitions = {
  unpaid: ["paid", "lapsed"],
  paid: ["kept", "returned"],
  kept: [],
  returned: [],
  lapsed: [],
} as const satisfies Record<string, readonly string[]>;
export type SpeedyState = keyof typeof speedyTransitions;
export const speedyStates = keysOf(speedyTransitions);

/** What becomes of a paid speedy response when its answer comes, or the thread ends without one. On the stroke is late. */
export function speedyEnds({ dueAt }: { dueAt: Date }, answeredAt: Date | null): "kept" | "returned" {
  return answeredAt !== null && answeredAt < dueAt ? "kept" : "returned";
}
