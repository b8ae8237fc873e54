import { ok, refuse, toDecimal } from "@sihai/domain";
import { transferNumber } from "@sihai/domain/transfer";
import { businessEvents, type Deps } from "#platform";
import { tell } from "../message/index.ts";
import { ownsFiles } from "../warehouse/index.ts";
import { type BuyerCommand, buyerAct } from "./buyer-act.ts";
import { moveTransfer } from "./move-transfer.ts";
import { keepReceipt, type Receipt } from "./transfer.store.ts";

type Changed<State> = { transferNo: string; state: State };

/** The customer says what they sent (rules I-16 and I-19 to I-26). From then on the transfer waits for the bank, however long that takes. */
export function announceTransfer(deps: Deps, { receipt, ...command }: BuyerCommand & { receipt: Omit<Receipt, "at"> }) {
  const { userId, now } = command;
  return buyerAct<Changed<"announced">, { code: "TRANSFER_PICTURE_NOT_FOUND" }>(deps, command, "announced", async (tx, row) => {
    const files = receipt.fileId === null ? [] : [receipt.fileId];
    if (!(await ownsFiles(tx, userId, files))) return refuse({ code: "TRANSFER_PICTURE_NOT_FOUND" });
    const key = { userId, transferId: row.id };
    await moveTransfer(tx, row, { to: "announced", by: { kind: "user", id: userId }, at: now });
    await keepReceipt(tx, key, { ...receipt, at: now });
    const transferNo = transferNumber(row.id);
    await tell(tx, deps, {
      userId,
      type: "wallet",
      template: "transfer-announced",
      facts: { transferNo, currency: receipt.sent.currency, amount: toDecimal(receipt.sent) },
      link: transferLink(row.id),
      at: now,
    });
    businessEvents.inc({ event: "transfer-announced" });
    return ok({ transferNo, state: "announced" });
  });
}

/** The customer sends nothing after all; `TRANSFER_STATE_REFUSED` where that is no longer theirs to say. */
export function cancelTransfer(deps: Deps, command: BuyerCommand) {
  return buyerAct<Changed<"cancelled">, never>(deps, command, "cancelled", async (tx, row) => {
    await moveTransfer(tx, row, { to: "cancelled", by: { kind: "user", id: command.userId }, at: command.now });
    return ok({ transferNo: transferNumber(row.id), state: "cancelled" });
  });
}

/** Where a customer sees how a transfer stands. */
export function transferLink(transferId: string): string {
  return `/recharge/success?transferNo=${transferNumber(transferId)}`;
}
