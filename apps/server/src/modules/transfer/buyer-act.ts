import { type Result, refuse } from "@sihai/domain";
import { mayCustomerMove, type TransferState } from "@sihai/domain/transfer";
import { type Deps, type Once, type Tx, transact } from "#platform";
import { type NotFound, stateByClock, type TransferRefusal } from "./move-transfer.ts";
import { keepWaiting, type LockedTransfer, lockBehindTrades } from "./pay/waiting-for.ts";
import { findTransfer } from "./transfer.store.ts";

export type BuyerCommand = { userId: string; transferNo: string; now: Date; once: Once | null };

/** One act of the customer on a transfer of theirs: it is locked, the clock and what is the customer’s to do are asked, the work done, and what waits for it waits or goes on. */
export function buyerAct<Value, Refusal extends { code: string }>(
  deps: Deps,
  { userId, transferNo, now, once }: BuyerCommand,
  to: TransferState,
  work: (tx: Tx, row: LockedTransfer["row"]) => Promise<Result<Value, Refusal>>,
) {
  return transact<Value, Refusal | TransferRefusal | NotFound>(
    deps.db,
    async (tx) => {
      const found = await findTransfer(tx, transferNo, userId);
      if (!found) return refuse({ code: "TRANSFER_NOT_FOUND" });
      const locked = await lockBehindTrades(tx, found);
      const state = stateByClock(locked.row, now);
      if (!mayCustomerMove(state, to)) return refuse({ code: "TRANSFER_STATE_REFUSED", from: state, to });
      const done = await work(tx, locked.row);
      if (done.ok) await keepWaiting(tx, deps, locked, { state: to, at: now });
      return done;
    },
    once,
  );
}
