import { type Result, refuse } from "@sihai/domain";
import { mayCustomerMove, type TransferState } from "@sihai/domain/transfer";
import { type Deps, type Once, type Tx, transact } from "#platform";
import { type NotFound, stateByClock, type TransferRefusal } from "./move-transfer.ts";
import { findTransfer, lockTransfer, type Transfer } from "./transfer.store.ts";

export type BuyerCommand = { userId: string; transferNo: string; now: Date; once: Once | null };

/** One act of the customer on a transfer of theirs: it is locked, the clock and what is the customer’s to do are asked, the work done. */
export function buyerAct<Value, Refusal extends { code: string }>(
  deps: Deps,
  { userId, transferNo, now, once }: BuyerCommand,
  to: TransferState,
  work: (tx: Tx, row: Transfer) => Promise<Result<Value, Refusal>>,
) {
  return transact<Value, Refusal | TransferRefusal | NotFound>(
    deps.db,
    async (tx) => {
      const found = await findTransfer(tx, transferNo, userId);
      if (!found) return refuse({ code: "TRANSFER_NOT_FOUND" });
      const row = await lockTransfer(tx, { userId, transferId: found.id });
      const state = stateByClock(row, now);
      return mayCustomerMove(state, to) ? work(tx, row) : refuse({ code: "TRANSFER_STATE_REFUSED", from: state, to });
    },
    once,
  );
}
