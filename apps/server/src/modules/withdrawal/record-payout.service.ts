import { ok, refuse, sum } from "@sihai/domain";
import { type WithdrawalState, withdrawalNumber } from "@sihai/domain/withdrawal";
import type { Deps } from "#platform";
import { type MailboxRefusal, refuseWhileMailboxMoves } from "../identity/index.ts";
import { held, post, world } from "../ledger/index.ts";
import { endWithParts } from "./end-withdrawal.ts";
import { type StaffCommand, staffAct } from "./staff-act.ts";
import { partsOf, updatePart } from "./withdrawal.store.ts";
import { isReferenceUsed } from "./withdrawal-desk.store.ts";

type Command = StaffCommand & { reference: string };
type Changed = { withdrawNo: string; state: WithdrawalState };
type Refusal = MailboxRefusal | { code: "WITHDRAWAL_STATE_REFUSED" | "WITHDRAWAL_SAME_PERSON" | "WITHDRAWAL_REFERENCE_USED" };

/** The transfer to the customer's account was made: once, under the bank's number, by somebody else than who approved it. */
export function recordPayout(deps: Deps, { reference, ...command }: Command) {
  return staffAct<Changed, Refusal>(deps, command, { action: "withdrawal.paid", facts: { reference } }, async (tx, row) => {
    const parts = ((await partsOf(tx, [row])).get(row.id) ?? []).filter(
      ({ to, state }) => to === "account" && state === "waiting",
    );
    if (row.state !== "approved" || parts.length === 0) return refuse({ code: "WITHDRAWAL_STATE_REFUSED" });
    const moves = await refuseWhileMailboxMoves(tx, row.userId, command.now);
    if (moves) return refuse(moves);
    if (row.decidedBy === command.staffId) return refuse({ code: "WITHDRAWAL_SAME_PERSON" });
    if (await isReferenceUsed(tx, reference)) return refuse({ code: "WITHDRAWAL_REFERENCE_USED" });
    const at = command.now;
    for (const { seq } of parts)
      await updatePart(tx, row, seq, { state: "done", sentAs: reference, sentBy: command.staffId, at });
    const { currency } = row.amount;
    const amount = sum(
      parts.map((part) => part.amount),
      currency,
    );
    const posted = await post(tx, {
      key: `pay-out:${row.id}`,
      kind: "withdrawal",
      userId: row.userId,
      at,
      subject: `withdrawal:${row.id}`,
      facts: { reference },
      postings: [{ from: held(row.userId, currency), to: world("bank", currency), amount }],
    });
    if (!posted.ok || posted.value.already) throw new Error(`withdrawal ${row.id} was paid out before`);
    const state = await endWithParts(tx, deps, row, { kind: "staff", id: command.staffId }, at);
    return ok({ withdrawNo: withdrawalNumber(row.id), state });
  });
}
