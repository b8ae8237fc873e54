import { compare, type Money, ok, type Result, refuse, toDecimal } from "@sihai/domain";
import { bankLineOf } from "@sihai/domain/transfer";
import { readMark } from "@sihai/domain/unannounced";
import { withdrawalNumber } from "@sihai/domain/withdrawal";
import { type Deps, type Once, type Tx, transact } from "#platform";
import { audit } from "../../audit/index.ts";
import { isCustomer } from "../../identity/index.ts";
import { suspendArrival } from "../../payment/index.ts";
import { checkPayout, type PayoutRefusal, takeBackPayout } from "../../withdrawal/index.ts";
import { type BankLine, changeLine, type ForWhom, type LineWay, lockLine } from "./bank-line.store.ts";

type Command = { bankLine: string; staffId: string; now: Date; once: Once | null };
type Changed = { bankLine: string; status: "open" | "proposed" | "suspense" | "returned" | "ignored" };
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

/** What is said of a transfer that came back: which one, and what the bank kept of it. */
type SentBack = { withdrawNo: string | undefined; kept: Money | undefined };
type Proposal = Command & SentBack & { way: LineWay; reason: string; customerMark: string | undefined };

/**
 * Proposes what becomes of a line that is for no transfer: kept in suspense until its payer is known, taken back as the transfer of a withdrawal
 * that its bank returned, or left out, as no payment of a customer.
 */
export function settleLine(deps: Deps, { way, reason, customerMark, withdrawNo, kept, ...command }: Proposal) {
  const note = { action: "bank-line.propose", reason };
  return act<{ code: "BANK_LINE_OWNER_UNKNOWN" } | PayoutRefusal>(deps, command, note, async (tx, line) => {
    if (line.status !== "open") return refuse({ code: "BANK_LINE_STATE_REFUSED" });
    const whose = way === "payout-return" ? await ofPayout(tx, { withdrawNo, kept }, line) : await ofCustomer(tx, customerMark);
    if (!whose.ok) return whose;
    await changeLine(tx, line.id, { state: "proposed", way, reason, ...whose.value, by: command.staffId, at: command.now });
    return ok("proposed");
  });
}

async function ofCustomer(tx: Tx, mark: string | undefined): Promise<Result<ForWhom, { code: "BANK_LINE_OWNER_UNKNOWN" }>> {
  const userId = mark === undefined ? null : readMark(mark);
  if (mark !== undefined && (userId === null || !(await isCustomer(tx, userId))))
    return refuse({ code: "BANK_LINE_OWNER_UNKNOWN" });
  return ok({ userId, withdrawalId: null, kept: null });
}

async function ofPayout(
  tx: Tx,
  { withdrawNo = "", kept }: SentBack,
  { received }: BankLine,
): Promise<Result<ForWhom, PayoutRefusal>> {
  const payout = await checkPayout(tx, withdrawNo, { received, kept: kept ?? null });
  if (!payout.ok) return payout;
  const { userId, id } = payout.value.row;
  return ok({ userId, withdrawalId: id, kept: kept ?? null });
}

type Confirmation = Command & SentBack & { way: LineWay; reason: string };

/** Whether it is what the confirmer saw. */
function isSeen(line: BankLine, { way, reason, withdrawNo, kept }: Pick<Confirmation, "way" | "reason" | "withdrawNo" | "kept">) {
  const isSame = line.way === way && line.reason === reason;
  if (!isSame || (line.withdrawalId === null ? undefined : withdrawalNumber(line.withdrawalId)) !== withdrawNo) return false;
  if (line.kept === null || kept === undefined) return line.kept === (kept ?? null);
  return line.kept.currency === kept.currency && compare(line.kept, kept) === 0;
}

/** A colleague agrees, to what they saw; then it is done. */
export function confirmLine(deps: Deps, command: Confirmation) {
  const { way, reason, staffId, now } = command;
  const note = { action: "bank-line.confirm", reason };
  return act<PayoutRefusal | { code: "TRANSFER_SAME_PERSON" | "TRANSFER_SEEN_CHANGED" }>(
    deps,
    command,
    note,
    async (tx, line) => {
      if (line.status !== "proposed") return refuse({ code: "BANK_LINE_STATE_REFUSED" });
      if (line.proposedBy === staffId) return refuse({ code: "TRANSFER_SAME_PERSON" });
      if (!isSeen(line, command)) return refuse({ code: "TRANSFER_SEEN_CHANGED" });
      if (way === "ignore") {
        await changeLine(tx, line.id, { state: "ignored", by: staffId, at: now });
        return ok("ignored");
      }
      return way === "suspense" ? suspend(tx, deps, line, command) : returnPayout(tx, deps, line, command);
    },
  );
}

async function suspend(tx: Tx, deps: Deps, line: BankLine, { staffId, now }: Command): Promise<Result<"suspense", never>> {
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
}

/** Looked at once more: a second line may have been proposed for the same transfer meanwhile. */
async function returnPayout(
  tx: Tx,
  deps: Deps,
  line: BankLine,
  { staffId, now }: Command,
): Promise<Result<"returned", PayoutRefusal>> {
  const { bankLine, received, withdrawalId, kept } = line;
  const payout = await checkPayout(tx, withdrawalNumber(withdrawalId ?? "0"), { received, kept });
  if (!payout.ok) return payout;
  await takeBackPayout(tx, deps, payout.value, { received, bankLine, staffId, at: now });
  await changeLine(tx, line.id, { state: "returned", by: staffId, at: now });
  return ok("returned");
}

/** Takes a proposal back: the line waits again for whom it is. */
export function dropLine(deps: Deps, { reason, ...command }: Command & { reason: string }) {
  return act(deps, command, { action: "bank-line.drop", reason }, async (tx, line) => {
    if (line.status !== "proposed") return refuse({ code: "BANK_LINE_STATE_REFUSED" });
    await changeLine(tx, line.id, { state: "open" });
    return ok("open");
  });
}
