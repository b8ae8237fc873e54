import { ok, type Result, refuse } from "@sihai/domain";
import { type ExpertState, mayMoveExpert } from "@sihai/domain/expert";
import type { Tx } from "#platform";
import { type Actor, recordStep } from "../timeline/index.ts";
import { type ExpertService, updateExpert } from "./expert.store.ts";

export type MoveRefusal = { code: "EXPERT_STATE_REFUSED" };
type Change = Omit<Parameters<typeof updateExpert>[2], "state">;

/** Moves a locked service along its transition table and notes the step; refuses what the table does not allow (rule F41). */
export async function moveExpert(
  tx: Tx,
  service: ExpertService,
  { to, by, at, note }: { to: ExpertState; by: Actor; at: Date; note?: string },
  change: Change = {},
): Promise<Result<undefined, MoveRefusal>> {
  const { userId, id, state: from } = service;
  if (!mayMoveExpert(from, to)) return refuse({ code: "EXPERT_STATE_REFUSED" });
  await updateExpert(tx, service, { ...change, state: to });
  await recordStep(tx, { userId, subjectKind: "expert", subjectId: id, from, to, by, at, note });
  return ok();
}
