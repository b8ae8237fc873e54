import { compare, ok } from "@sihai/domain";
import { suspenseNumber } from "@sihai/domain/suspense";
import { readTransferNumber, transferNumber } from "@sihai/domain/transfer";
import { memberMark } from "@sihai/domain/warehouse";
import { withdrawalNumber } from "@sihai/domain/withdrawal";
import { type Db, type Deps, pageAndNext } from "#platform";
import { findTransfer, type Transfer } from "../transfer.store.ts";
import { type BankLine, countLines, deskLines, orderedBy } from "./bank-line.store.ts";

const pageSize = 50;

type Question = Omit<Parameters<typeof deskLines>[1], "limit"> & { staffId: string };

/** Lines of the bank by what is waited for, each with the transfer it names and whether that fits. */
export async function readLines({ db }: Deps, { staffId, ...question }: Question) {
  const [found, counts] = await Promise.all([deskLines(db, { ...question, limit: pageSize + 1 }), countLines(db)]);
  const { page: shown, next } = pageAndNext(found, pageSize, orderedBy(question).placeOf);
  const list = await Promise.all(shown.map(async (line) => viewOf(line, await transferOf(db, line), staffId)));
  return ok({ list, next, counts });
}

/** The transfer a line is recorded for, or else the one whose number the payer wrote. */
async function transferOf(db: Db, { transferId, reference }: BankLine): Promise<Transfer | null> {
  const id = transferId ?? numberIn(reference);
  return id === null ? null : findTransfer(db, transferNumber(id));
}

/** Banks cut references into lines and put blanks and dots between: the number is looked for without them. */
export function numberIn(reference: string): string | null {
  const found = /TR[\s./-]*(\d(?:[\s./-]*\d){5,17})(?!\d)/i.exec(reference);
  return found ? readTransferNumber(`TR${(found[1] ?? "").replace(/\D/g, "")}`) : null;
}

function viewOf(line: BankLine, transfer: Transfer | null, staffId: string) {
  const { bankLine, received, valueDay, account, payer, reference, file, fileLine, status, way, reason, suspendedId } = line;
  const recorder = line.transferId === null ? line.proposedBy : line.recordedBy;
  return {
    ...{ bankLine, received, valueDay, account, payer, reference, file, fileLine, status, reason },
    transfer: transfer && {
      transferNo: transferNumber(transfer.id),
      state: transfer.state,
      amount: transfer.receipt?.sent ?? transfer.amount,
      customerMark: memberMark(transfer.userId),
      fits: fits(transfer, line),
    },
    way: status === "open" || line.transferId !== null ? null : way,
    proposedBy: line.proposer,
    confirmedBy: line.confirmer,
    byMe: recorder === staffId,
    customerMark: line.userId === null ? null : memberMark(line.userId),
    suspenseNo: suspendedId === null ? null : suspenseNumber(suspendedId),
    withdrawNo: line.withdrawalId === null ? null : withdrawalNumber(line.withdrawalId),
    kept: line.kept,
  };
}

/** Exactly what was awaited, or another amount or currency. */
function fits({ receipt, amount }: Transfer, { received }: BankLine): boolean {
  const awaited = receipt?.sent ?? amount;
  return awaited.currency === received.currency && compare(awaited, received) === 0;
}
