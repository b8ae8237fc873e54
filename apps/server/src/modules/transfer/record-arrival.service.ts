import { type Money, ok, refuse, toDecimal } from "@sihai/domain";
import { beijingDate, isCalendarDay } from "@sihai/domain/clocks";
import { bankLineOf, type TransferState, transferNumber } from "@sihai/domain/transfer";
import type { Deps } from "#platform";
import { arrivalOfTransfer, dropArrivalRow, insertArrival, transferOfLine } from "./arrival.store.ts";
import { checkMove, moveTransfer, type TransferRefusal } from "./move-transfer.ts";
import { keepWaiting } from "./pay/waiting-for.ts";
import { type StaffCommand, staffAct } from "./staff-act.ts";
import { type BankLine, lockLine } from "./statement/bank-line.store.ts";

type Changed = { transferNo: string; state: TransferState };
type Refusal =
  | TransferRefusal
  | { code: "BANK_LINE_TAKEN"; transferNo: string }
  | { code: "BANK_LINE_WRONG" | "VALUE_DAY_WRONG" | "BANK_LINE_DECIDED" | "BANK_LINE_DIFFERS" };
type Command = StaffCommand & { bankLine: string; received: Money; valueDay: string };

const dayMs = 86_400_000;
const daysBack = 90;

/** Records what the bank statement shows of a transfer; a colleague confirms it. One line stands for one transfer (rule F35). */
export function recordArrival(deps: Deps, { bankLine: typed, received, valueDay, ...command }: Command) {
  const { staffId, now } = command;
  const bankLine = bankLineOf(typed);
  const facts = { reference: bankLine, amount: toDecimal(received), currency: received.currency };
  return staffAct<Changed, Refusal>(deps, command, { action: "transfer.record", facts }, async (tx, locked) => {
    const { row } = locked;
    if (bankLine.length < 4) return refuse({ code: "BANK_LINE_WRONG" });
    if (!isRecentDay(valueDay, now)) return refuse({ code: "VALUE_DAY_WRONG" });
    const allowed = checkMove(row, "arrived");
    if (!allowed.ok) return allowed;
    if (row.state === "arrived" || row.state === "credited") throw new Error(`transfer ${row.id} arrived twice`);
    // Where a file of the bank brought the line, that is what it says, and nobody decided about it otherwise.
    const line = await lockLine(tx, bankLine);
    if (line && line.status !== "open" && line.transferId === null) return refuse({ code: "BANK_LINE_DECIDED" });
    if (line && !isAsTyped(line, received)) return refuse({ code: "BANK_LINE_DIFFERS" });
    const key = { userId: row.userId, transferId: row.id };
    const arrival = { bankLine, received, valueDay, stateBefore: row.state, staffId, at: now };
    if (!(await insertArrival(tx, key, arrival))) {
      const taken = await transferOfLine(tx, bankLine);
      return refuse({ code: "BANK_LINE_TAKEN", transferNo: taken === null ? "" : transferNumber(taken) });
    }
    await moveTransfer(tx, row, { to: "arrived", by: { kind: "staff", id: staffId }, at: now });
    await keepWaiting(tx, deps, locked, { state: "arrived", at: now });
    return ok({ transferNo: transferNumber(row.id), state: "arrived" });
  });
}

function isAsTyped(line: BankLine, { amount, currency }: Money): boolean {
  return line.received.amount === amount && line.received.currency === currency;
}

/** A day on a bank statement: not after today in Beijing, and not from another quarter. */
function isRecentDay(day: string, now: Date): boolean {
  return isCalendarDay(day) && day <= beijingDate(now) && day >= beijingDate(new Date(now.getTime() - daysBack * dayMs));
}

/** Takes back a record that was wrong: the transfer stands where it stood, and the line is free for whom it is. */
export function dropArrival(deps: Deps, { reason, ...command }: StaffCommand & { reason: string }) {
  const { staffId, now } = command;
  return staffAct<Changed, TransferRefusal>(deps, command, { action: "transfer.drop", facts: { reason } }, async (tx, locked) => {
    const { row } = locked;
    const arrival = await arrivalOfTransfer(tx, { userId: row.userId, transferId: row.id });
    if (!arrival || row.state !== "arrived")
      return refuse({ code: "TRANSFER_STATE_REFUSED", from: row.state, to: row.receipt ? "announced" : "opened" });
    // What would have lapsed meanwhile has: its timer came and found the money there.
    const hasLapsed = arrival.stateBefore === "opened" && now >= row.lapsesAt;
    const to = hasLapsed ? "lapsed" : arrival.stateBefore;
    await dropArrivalRow(tx, arrival.id, { staffId, at: now });
    await moveTransfer(tx, row, {
      to,
      by: { kind: "staff", id: staffId },
      at: now,
      reason: to === "refused" ? row.reason : reason,
    });
    await keepWaiting(tx, deps, locked, { state: to, at: now });
    return ok({ transferNo: transferNumber(row.id), state: to });
  });
}
