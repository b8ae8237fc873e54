import { ok, type Result, refuse } from "@sihai/domain";
import { isOpenReturn, mayMoveReturn, type ReturnState, returnStepDue } from "@sihai/domain/return";
import type { Deps, Tx } from "#platform";
import { type Actor, recordStep } from "../timeline/index.ts";
import { type ReturnChange, type ReturnRequest, updateReturn } from "./return.store.ts";

export type ReturnRefusal = { code: "RETURN_STATE_REFUSED"; from: ReturnState; to: ReturnState };
type Move = { to: ReturnState; by: Actor; at: Date; note?: string; facts?: Record<string, unknown> };

/** Asks whether a locked return may go there, before anything is written. */
export function checkMove(row: ReturnRequest, to: ReturnState): Result<undefined, ReturnRefusal> {
  return mayMoveReturn(row.state, to) ? ok() : refuse({ code: "RETURN_STATE_REFUSED", from: row.state, to });
}

/** Moves a locked return along its transition table and notes the step, with `change` written in the same statement. Throws what the table forbids. */
export async function moveReturn(
  tx: Tx,
  { settings }: Pick<Deps, "settings">,
  row: ReturnRequest,
  { to, by, at, note, facts }: Move,
  change: ReturnChange = {},
): Promise<void> {
  if (!mayMoveReturn(row.state, to)) throw new Error(`return ${row.id} cannot go from ${row.state} to ${to}`);
  const key = { userId: row.userId, returnId: row.id };
  const closed = isOpenReturn(to) ? {} : { closedAt: at };
  await updateReturn(tx, key, { ...change, state: to, dueAt: returnStepDue(to, at, settings.at(at)), ...closed });
  const subject = { userId: row.userId, subjectKind: "return", subjectId: row.id } as const;
  await recordStep(tx, { ...subject, from: row.state, to, by, at, note, facts });
}
