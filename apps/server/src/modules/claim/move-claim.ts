import { ok, type Result, refuse } from "@sihai/domain";
import { type ClaimRules, type ClaimState, claimAnswerDue, isOpenClaim, mayMoveClaim, offerStands } from "@sihai/domain/claim";
import type { Tx } from "#platform";
import { type Actor, recordStep } from "../timeline/index.ts";
import { type Claim, type ClaimChange, updateClaim } from "./claim.store.ts";

export type ClaimRefusal = { code: "CLAIM_STATE_REFUSED"; from: ClaimState; to: ClaimState };
/** `rules`: those that hold now. */
type Move = { rules: ClaimRules; to: ClaimState; by: Actor; at: Date; note?: string; facts?: Record<string, unknown> };

/** Asks whether a locked claim may go there, before anything is written. */
export function checkMove(row: Pick<Claim, "state">, to: ClaimState): Result<undefined, ClaimRefusal> {
  return mayMoveClaim(row.state, to) ? ok() : refuse({ code: "CLAIM_STATE_REFUSED", from: row.state, to });
}

/** The state by the clock: an offer past its end has lapsed, though its timer has yet to come. */
export function stateByClock({ state, answerBefore: end }: Pick<Claim, "state" | "answerBefore">, now: Date): ClaimState {
  return state === "offered" && end !== null && !offerStands(end, now) ? "lapsed" : state;
}

/** Moves a locked claim along its transition table and notes the step, with `change` in the same statement. Throws what the table forbids. */
export async function moveClaim(
  tx: Tx,
  row: Claim,
  { to, by, at, note, facts, rules }: Move,
  change: ClaimChange = {},
): Promise<void> {
  if (!mayMoveClaim(row.state, to)) throw new Error(`claim ${row.id} cannot go from ${row.state} to ${to}`);
  // An offer waits for the buyer; nobody at the desk is late with it. Taken up, a claim keeps the day its answer was promised for.
  const dueAt = !isOpenClaim(to) || to === "offered" ? null : row.state === "open" ? row.dueAt : claimAnswerDue(at, rules);
  const key = { userId: row.userId, claimId: row.id };
  await updateClaim(tx, key, { ...change, state: to, dueAt, closedAt: isOpenClaim(to) ? null : at });
  const subject = { userId: row.userId, subjectKind: "claim", subjectId: row.id } as const;
  await recordStep(tx, { ...subject, from: row.state, to, by, at, note, facts });
}
