import { ok, refuse } from "@sihai/domain";
import { mayMoveWithdrawal, withdrawalNumber } from "@sihai/domain/withdrawal";
import { type Deps, type Once, transact } from "#platform";
import { moveWithdrawal } from "./move-withdrawal.ts";
import { putBack } from "./put-back.ts";
import { stopParts } from "./stop-parts.ts";
import { findWithdrawal, lockWithdrawal } from "./withdrawal.store.ts";

type Command = { userId: string; withdrawNo: string; now: Date; once: Once | null };

/** The customer calls it off while nobody approved it (rule I-54); everything stands where it stood. */
export function cancelWithdrawal(deps: Deps, { userId, withdrawNo, now, once }: Command) {
  return transact<{ withdrawNo: string; state: "cancelled" }, { code: "WITHDRAWAL_NOT_FOUND" | "WITHDRAWAL_STATE_REFUSED" }>(
    deps.db,
    async (tx) => {
      const found = await findWithdrawal(tx, withdrawNo, userId);
      if (!found) return refuse({ code: "WITHDRAWAL_NOT_FOUND" });
      const row = await lockWithdrawal(tx, found);
      if (!mayMoveWithdrawal(row.state, "cancelled")) return refuse({ code: "WITHDRAWAL_STATE_REFUSED" });
      await moveWithdrawal(tx, row, { to: "cancelled", by: { kind: "user", id: userId }, at: now });
      await putBack(tx, row, await stopParts(tx, row, now), {
        key: `cancel-withdrawal:${row.id}`,
        kind: "cancel-withdrawal",
        at: now,
      });
      return ok({ withdrawNo: withdrawalNumber(row.id), state: "cancelled" });
    },
    once,
  );
}
