import { ok, type Result, refuse, toDecimal } from "@sihai/domain";
import { bankLineOf } from "@sihai/domain/transfer";
import { readMark } from "@sihai/domain/unannounced";
import { type Deps, type Once, type Tx, transact } from "#platform";
import { audit } from "../../audit/index.ts";
import { suspendArrival } from "../../payment/index.ts";
import { isCustomer } from "../transfer.store.ts";
import { type BankLine, changeLine, type LineWay, lockLine } from "./bank-line.store.ts";

type Command = { bankLine: string; staffId: string; now: Date; once: Once | null };
type Changed = { bankLine: string; status: "open" | "proposed" | "suspense" | "ignored" };
type Refusal = { code: "BANK_LINE_NOT_FOUND" | "BANK_LINE_STATE_REFUSED" };

/** One act of the desk on a line that stands for no transfer: it is locked, the work done and noted. */
function act<Other extends { code: string } = never>(
  deps: Deps,
  { bankLine, staffId, now, once }: Command,
  { action, reason }: { action: string; reason: string },
  work: (tx: Tx, line: BankLine) => Promise<Result<Changed["status"], Refusal | Other>>,
) {
  return transact<Changed, Refusal | Other>(
    deps.db,
    async (tx) => {
      const line = await lockLine(tx, bankLineOf(bankLine));
      if (!line) return refuse({ code: "BANK_LINE_NOT_FOUND" });
      const done = await work(tx, line);
      if (!done.ok) return done;
      const facts = { reason, amount: toDecimal(line.received), currency: line.received.currency, to: done.value };
      await audit(tx, { staffId, action, subject: `bank-line:${line.bankLine}`, facts, at: now });
      return ok({ bankLine: line.bankLine, status: done.value });
    },
    once,
  );
}

type Proposal = Command & { way: LineWay; reason: string; customerMark: string | undefined };

/** Proposes what becomes of a line that is for no transfer: kept in suspense until its payer is known, or left out, as no payment of a customer. */
export function settleLine(deps: Deps, { way, reason, customerMark, ...command }: Proposal) {
  const note = { action: "bank-line.propose", reason };
  return act<{ code: "BANK_LINE_OWNER_UNKNOWN" }>(deps, command, note, async (tx, line) => {
    if (line.status !== "open") return refuse({ code: "BANK_LINE_STATE_REFUSED" });
    const userId = customerMark === undefined ? null : readMark(customerMark);
    if (customerMark !== undefined && (userId === null || !(await isCustomer(tx, userId))))
      return refuse({ code: "BANK_LINE_OWNER_UNKNOWN" });
    await changeLine(tx, line.id, { state: "proposed", way, reason, userId, by: command.staffId, at: command.now });
    return ok("proposed");
  });
}

/** A colleague agrees, to what they saw; then it is done. */
export function confirmLine(deps: Deps, { way, reason, ...command }: Command & { way: LineWay; reason: string }) {
  const { staffId, now } = command;
  const note = { action: "bank-line.confirm", reason };
  return act<{ code: "TRANSFER_SAME_PERSON" | "TRANSFER_SEEN_CHANGED" }>(deps, command, note, async (tx, line) => {
    if (line.status !== "proposed") return refuse({ code: "BANK_LINE_STATE_REFUSED" });
    if (line.proposedBy === staffId) return refuse({ code: "TRANSFER_SAME_PERSON" });
    if (line.way !== way || line.reason !== reason) return refuse({ code: "TRANSFER_SEEN_CHANGED" });
    if (way === "ignore") {
      await changeLine(tx, line.id, { state: "ignored", by: staffId, at: now });
      return ok("ignored");
    }
    const suspendedId = await suspendArrival(tx, deps, {
      cameBy: "bank",
      reference: line.bankLine,
      amount: line.received,
      why: "unknown-payer",
      payer: line.userId === null ? null : { userId: line.userId, trade: null, attemptId: null },
      at: now,
    });
    if (suspendedId === null) throw new Error(`bank line ${line.bankLine} is in suspense already`);
    await changeLine(tx, line.id, { state: "suspense", by: staffId, at: now, suspendedId });
    return ok("suspense");
  });
}

/** Takes a proposal back: the line waits again for whom it is. */
export function dropLine(deps: Deps, { reason, ...command }: Command & { reason: string }) {
  return act(deps, command, { action: "bank-line.drop", reason }, async (tx, line) => {
    if (line.status !== "proposed") return refuse({ code: "BANK_LINE_STATE_REFUSED" });
    await changeLine(tx, line.id, { state: "open" });
    return ok("open");
  });
}
