import { ok, type Result, refuse } from "@sihai/domain";
import { type ConsultState, mayMoveConsult } from "@sihai/domain/consult";
import type { Tx } from "#platform";
import { type Actor, recordStep } from "../timeline/index.ts";
import { type Consult, type ConsultChange, updateConsult } from "./consult.store.ts";

export type MoveRefusal = { code: "CONSULT_STATE_REFUSED"; from: ConsultState };
type Moved = { consultNo: string; state: ConsultState };

/** Moves a locked thread along its transition table and notes the step, with `change` in the same statement. */
export async function moveConsult(
  tx: Tx,
  thread: Consult,
  { to, by, at }: { to: ConsultState; by: Actor; at: Date },
  change: Omit<ConsultChange, "state"> = {},
): Promise<Result<Moved, MoveRefusal>> {
  const { userId, consultId, consultNo, state: from } = thread;
  if (!mayMoveConsult(from, to)) return refuse({ code: "CONSULT_STATE_REFUSED", from });
  await updateConsult(tx, thread, { ...change, state: to });
  await recordStep(tx, { userId, subjectKind: "consult", subjectId: consultId, from, to, by, at });
  return ok({ consultNo, state: to });
}
