import { mayMoveWithdrawal, type WithdrawalState } from "@sihai/domain/withdrawal";
import type { Tx } from "#platform";
import { type Actor, recordStep } from "../timeline/index.ts";
import { updateWithdrawal, type Withdrawal } from "./withdrawal.store.ts";

type Move = { to: WithdrawalState; by: Actor; at: Date; reason?: string };

/** Moves a locked withdrawal along its transition table and notes the step. Throws what the table forbids. */
export async function moveWithdrawal(tx: Tx, row: Withdrawal, { to, by, at, reason }: Move): Promise<void> {
  if (!mayMoveWithdrawal(row.state, to)) throw new Error(`withdrawal ${row.id} cannot go from ${row.state} to ${to}`);
  const isDecision = row.state === "applied" && by.kind === "staff";
  const isOver = to !== "approved";
  await updateWithdrawal(tx, row, {
    state: to,
    ...(reason !== undefined && { reason }),
    ...(isDecision && { decidedBy: by.id, decidedAt: at }),
    ...(isOver && { closedAt: at }),
  });
  const { userId, id, state } = row;
  await recordStep(tx, { userId, subjectKind: "withdrawal", subjectId: id, from: state, to, by, at, note: reason });
}
