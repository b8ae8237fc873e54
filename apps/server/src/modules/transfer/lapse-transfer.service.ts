import { transferNumber } from "@sihai/domain/transfer";
import type { Deps, Tx } from "#platform";
import { tell } from "../message/index.ts";
import { transferLink } from "./announce-transfer.service.ts";
import { moveTransfer } from "./move-transfer.ts";
import { keepWaiting, lockBehindTrades } from "./pay/waiting-for.ts";
import { findTransfer } from "./transfer.store.ts";
import type { TransferOfTimer } from "./transfer-timers.ts";

/** The timer: neither receipt nor money came. A receipt that came first stands; the lock decides (rule F12). */
export async function lapseTransfer(key: TransferOfTimer, deps: Deps, tx: Tx): Promise<void> {
  const found = await findTransfer(tx, transferNumber(key.transferId), key.userId);
  if (!found) return;
  const locked = await lockBehindTrades(tx, found);
  const { row } = locked;
  if (row.state !== "opened") return;
  const at = deps.clock.now();
  await moveTransfer(tx, row, { to: "lapsed", by: { kind: "system" }, at });
  await keepWaiting(tx, deps, locked, { state: "lapsed", at });
  await tell(tx, deps, {
    userId: row.userId,
    type: "wallet",
    template: row.pays ? "transfer-lapsed-unpaid" : "transfer-lapsed",
    facts: { transferNo: transferNumber(row.id) },
    link: transferLink(row.id),
    mail: true,
    at,
  });
}
