import { ok, refuse } from "@sihai/domain";
import { type TransferState, transferNumber } from "@sihai/domain/transfer";
import type { Deps } from "#platform";
import { tell } from "../message/index.ts";
import { transferLink } from "./announce-transfer.service.ts";
import { moveTransfer, type TransferRefusal } from "./move-transfer.ts";
import { keepWaiting } from "./pay/waiting-for.ts";
import { type StaffCommand, staffAct } from "./staff-act.ts";

/** A receipt that proves nothing. Money that comes after all is still credited. */
export function refuseTransfer(deps: Deps, { reason, ...command }: StaffCommand & { reason: string }) {
  const { staffId, now } = command;
  const act = { action: "transfer.refuse", facts: { reason } };
  return staffAct<{ transferNo: string; state: TransferState }, TransferRefusal>(deps, command, act, async (tx, locked) => {
    const { row } = locked;
    // Where money arrived there is no receipt to decline: the record is taken back, or confirmed.
    if (row.state !== "announced") return refuse({ code: "TRANSFER_STATE_REFUSED", from: row.state, to: "refused" });
    await moveTransfer(tx, row, { to: "refused", by: { kind: "staff", id: staffId }, at: now, reason });
    const leastMs = deps.settings.at(now).payableTransfers.leftHours * 3_600_000;
    await keepWaiting(tx, deps, locked, { state: "refused", at: now, leastMs });
    const transferNo = transferNumber(row.id);
    await tell(tx, deps, {
      userId: row.userId,
      type: "wallet",
      template: "transfer-refused",
      facts: { transferNo, reason },
      link: transferLink(row.id),
      mail: true,
      at: now,
    });
    return ok({ transferNo, state: "refused" });
  });
}
