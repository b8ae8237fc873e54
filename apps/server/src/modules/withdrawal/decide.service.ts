import { ok, refuse, toDecimal } from "@sihai/domain";
import { mayMoveWithdrawal, type WithdrawalState, withdrawalNumber } from "@sihai/domain/withdrawal";
import type { Deps } from "#platform";
import { type MailboxRefusal, refuseWhileMailboxMoves } from "../identity/index.ts";
import { tell } from "../message/index.ts";
import { linkTo } from "./end-withdrawal.ts";
import { moveWithdrawal } from "./move-withdrawal.ts";
import { putBack } from "./put-back.ts";
import { type StaffCommand, staffAct } from "./staff-act.ts";
import { stopParts } from "./stop-parts.ts";

type Changed = { withdrawNo: string; state: WithdrawalState };
type StateRefusal = { code: "WITHDRAWAL_STATE_REFUSED" };

/** From here on cards' parts are sent by the sweep, and the account's part waits for the transfer. */
export function approveWithdrawal(deps: Deps, command: StaffCommand) {
  return staffAct<Changed, StateRefusal | MailboxRefusal | { code: "WITHDRAWAL_OWN_APPLICATION" }>(
    deps,
    command,
    { action: "withdrawal.approve" },
    async (tx, row) => {
      if (row.appliedBy === command.staffId) return refuse({ code: "WITHDRAWAL_OWN_APPLICATION" });
      if (!mayMoveWithdrawal(row.state, "approved")) return refuse({ code: "WITHDRAWAL_STATE_REFUSED" });
      const moves = await refuseWhileMailboxMoves(tx, row.userId, command.now);
      if (moves) return refuse(moves);
      await moveWithdrawal(tx, row, { to: "approved", by: { kind: "staff", id: command.staffId }, at: command.now });
      return ok({ withdrawNo: withdrawalNumber(row.id), state: "approved" });
    },
  );
}

/** Not approved: the money stands where it stood, and the customer reads why. */
export function refuseWithdrawal(deps: Deps, { reason, ...command }: StaffCommand & { reason: string }) {
  return staffAct<Changed, StateRefusal>(deps, command, { action: "withdrawal.refuse", facts: { reason } }, async (tx, row) => {
    if (row.state !== "applied") return refuse({ code: "WITHDRAWAL_STATE_REFUSED" });
    const at = command.now;
    await moveWithdrawal(tx, row, { to: "refused", by: { kind: "staff", id: command.staffId }, at, reason });
    const key = `refuse-withdrawal:${row.id}`;
    const amount = await putBack(tx, row, await stopParts(tx, row, at), { key, kind: "refuse-withdrawal", at });
    const withdrawNo = withdrawalNumber(row.id);
    await tell(tx, deps, {
      userId: row.userId,
      type: "wallet",
      template: "withdrawal-refused",
      facts: { withdrawNo, amount: toDecimal(amount), currency: amount.currency, reason },
      link: linkTo(withdrawNo),
      mail: true,
      at,
    });
    return ok({ withdrawNo, state: "refused" });
  });
}
