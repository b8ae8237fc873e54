import { transferNumber } from "@sihai/domain/transfer";
import type { Deps, Tx } from "#platform";
import { tell } from "../message/index.ts";
import { transferLink } from "./announce-transfer.service.ts";
import { moveTransfer } from "./move-transfer.ts";
import { lockTransfer } from "./transfer.store.ts";
import type { TransferOfTimer } from "./transfer-timers.ts";

/** The timer: neither receipt nor money came. A receipt that came first stands; the lock decides (rule F12). */
export async function lapseTransfer(key: TransferOfTimer, deps: Deps, tx: Tx): Promise<void> {
  const row = await lockTransfer(tx, key);
  if (row.state !== "opened") return;
  const at = deps.clock.now();
  await moveTransfer(tx, row, { to: "lapsed", by: { kind: "system" }, at });
  await tell(tx, deps, {
    userId: row.userId,
    type: "wallet",
    template: "transfer-lapsed",
    facts: { transferNo: transferNumber(row.id) },
    link: transferLink(row.id),
    mail: true,
    at,
  });
}
