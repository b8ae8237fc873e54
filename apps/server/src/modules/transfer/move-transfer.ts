import { ok, type Result, refuse } from "@sihai/domain";
import { isOpenTransfer, mayMoveTransfer, type TransferState } from "@sihai/domain/transfer";
import type { Tx } from "#platform";
import { type Actor, recordStep } from "../timeline/index.ts";
import { type Transfer, updateTransfer } from "./transfer.store.ts";

export type TransferRefusal = { code: "TRANSFER_STATE_REFUSED"; from: TransferState; to: TransferState };
export type NotFound = { code: "TRANSFER_NOT_FOUND" };

/** Asks whether a locked transfer may go there, before anything is written. */
export function checkMove(row: Pick<Transfer, "state">, to: TransferState): Result<undefined, TransferRefusal> {
  return mayMoveTransfer(row.state, to) ? ok() : refuse({ code: "TRANSFER_STATE_REFUSED", from: row.state, to });
}

/** The state by the clock: past its day one nobody told us of has lapsed, though its timer has yet to come. */
export function stateByClock({ state, lapsesAt }: Pick<Transfer, "state" | "lapsesAt">, now: Date): TransferState {
  return state === "opened" && now >= lapsesAt ? "lapsed" : state;
}

type Move = { to: TransferState; by: Actor; at: Date; reason?: string };

/** Moves a locked transfer along its transition table and notes the step. Throws what the table forbids. */
export async function moveTransfer(tx: Tx, row: Transfer, { to, by, at, reason }: Move): Promise<void> {
  if (!mayMoveTransfer(row.state, to)) throw new Error(`transfer ${row.id} cannot go from ${row.state} to ${to}`);
  const change = { state: to, closedAt: isOpenTransfer(to) ? null : at, reason: to === "refused" ? reason : undefined };
  await updateTransfer(tx, { userId: row.userId, transferId: row.id }, change);
  const subject = { userId: row.userId, subjectKind: "transfer", subjectId: row.id } as const;
  await recordStep(tx, { ...subject, from: row.state, to, by, at, note: reason });
}
