import { ok, type Result, refuse } from "@sihai/domain";
import { type SuspenseState, type SuspenseWay, suspenseNumber } from "@sihai/domain/suspense";
import { readMark } from "@sihai/domain/unannounced";
import { attemptWork, type Deps, holdBankNumber, type Once, type Tx, transact } from "#platform";
import { audit } from "../audit/index.ts";
import { isCustomer } from "../identity/index.ts";
import {
  findSuspended,
  isTakenBack,
  lockSuspended,
  lockTrade,
  lockWaiting,
  moveSuspended,
  type Suspended,
  type Trade,
} from "../payment/index.ts";
import { type CarryRefusal, carryOut } from "./carry-out.ts";
import { needsTwo, worthOf } from "./worth.ts";

type Command = { suspenseNo: string; staffId: string; reason: string; now: Date; once: Once | null };
type Changed = { suspenseNo: string; state: SuspenseState };
type Refusal = { code: "SUSPENSE_NOT_FOUND" | "SUSPENSE_STATE_REFUSED" | "SUSPENSE_TAKEN_BACK" };
type Locked = { row: Suspended; trade: Trade | null };

/** One act of the desk: payments are locked before the arrival, the work is done and noted, all in one transaction. */
async function act<Other extends { code: string } = never>(
  deps: Deps,
  { suspenseNo, staffId, reason, now, once }: Command,
  action: string,
  work: (tx: Tx, locked: Locked) => Promise<Result<SuspenseState, Refusal | Other>>,
) {
  return transact<Changed, Refusal | Other>(
    deps.db,
    async (tx) => {
      const found = await findSuspended(tx, { no: suspenseNo });
      if (!found) return refuse({ code: "SUSPENSE_NOT_FOUND" });
      const { userId, tradeId, id } = found;
      const trade = userId === null || tradeId === null ? null : await lockTrade(tx, { userId, tradeId });
      await lockWaiting(tx, { suspendedId: id });
      const row = await lockSuspended(tx, id);
      if (await isTakenBack(tx, row.reference)) return refuse({ code: "SUSPENSE_TAKEN_BACK" });
      const done = await work(tx, { row, trade });
      if (!done.ok) return done;
      const subject = `suspense:${suspenseNumber(id)}`;
      await audit(tx, { staffId, action, subject, facts: { reason, to: done.value }, at: now });
      return ok({ suspenseNo: suspenseNumber(id), state: done.value });
    },
    once,
  );
}

/**
 * Decides about money that arrived wrong. Done at once up to a limit; above it a colleague has to agree, and what is proposed has been tried
 * before, so that nobody is asked to agree to what cannot be done.
 */
export async function settleSuspended(
  deps: Deps,
  command: Command & { way: SuspenseWay; customerMark: string | undefined; sentAs?: string | undefined },
) {
  const { suspenseNo, staffId, way, reason, customerMark, sentAs, now } = command;
  const known = await findSuspended(deps.db, { no: suspenseNo });
  if (!known) return refuse({ code: "SUSPENSE_NOT_FOUND" as const });
  const worth = await worthOf(deps, known, now);
  return act<CarryRefusal>(deps, command, "suspense.settle", async (tx, { row, trade }) => {
    if (row.state !== "open") return refuse({ code: "SUSPENSE_STATE_REFUSED" });
    const named = customerMark === undefined ? null : readMark(customerMark);
    if (customerMark !== undefined && (named === null || !(await isCustomer(tx, named))))
      return refuse({ code: "SUSPENSE_OWNER_UNKNOWN" });
    const isSentByBank = way === "send-back" && row.cameBy !== "card";
    const by = {
      decidedBy: staffId,
      reason,
      // Nobody's transfer where nothing was sent, or the gateway sends it: its number would keep the one it belongs to from being entered.
      ...(sentAs !== undefined && isSentByBank && { sentAs }),
      ...(row.userId === null && named !== null && { userId: named }),
    };
    const carrying = { row, trade, way, worth, by, at: now };
    if (!needsTwo(deps, worth.worth, now)) return carryOut(tx, deps, carrying);
    // Held beyond the trial: two proposals at one moment would each find the number free.
    if (by.sentAs !== undefined) await holdBankNumber(tx, "sent-back", by.sentAs);
    const tried = await tryOut(tx, () => carryOut(tx, deps, carrying));
    if (!tried.ok) return tried;
    await moveSuspended(tx, row, { ...by, state: "proposed", way, at: now });
    return ok("proposed");
  });
}

/** Does the work and takes it back again: only whether it can be done counts. */
async function tryOut<Value>(tx: Tx, work: () => Promise<Result<Value, CarryRefusal>>): Promise<Result<undefined, CarryRefusal>> {
  let refused: CarryRefusal | null = null;
  await attemptWork(tx, async () => {
    const done = await work();
    if (!done.ok) refused = done.refusal;
    return refuse({ code: "TRIED" });
  });
  return refused === null ? ok() : refuse(refused);
}

/** A colleague agrees, to what they saw; then it is done. */
export async function confirmSuspended(deps: Deps, command: Command & { way: SuspenseWay }) {
  const { suspenseNo, staffId, way, reason, now } = command;
  const known = await findSuspended(deps.db, { no: suspenseNo });
  if (!known) return refuse({ code: "SUSPENSE_NOT_FOUND" as const });
  const worth = await worthOf(deps, known, now);
  return act<CarryRefusal | { code: "SUSPENSE_SAME_PERSON" | "SUSPENSE_SEEN_CHANGED" }>(
    deps,
    command,
    "suspense.confirm",
    async (tx, { row, trade }) => {
      if (row.state !== "proposed") return refuse({ code: "SUSPENSE_STATE_REFUSED" });
      if (row.decidedBy === staffId) return refuse({ code: "SUSPENSE_SAME_PERSON" });
      if (row.way !== way || row.reason !== reason) return refuse({ code: "SUSPENSE_SEEN_CHANGED" });
      return carryOut(tx, deps, { row, trade, way, worth, by: { confirmedBy: staffId }, at: now });
    },
  );
}

/** Takes back what was proposed, by whoever did or a colleague. */
export function dropSuspended(deps: Deps, command: Command) {
  return act(deps, command, "suspense.drop", async (tx, { row }) => {
    if (row.state !== "proposed") return refuse({ code: "SUSPENSE_STATE_REFUSED" });
    // The number typed with it is some other transfer's, or is typed again.
    await moveSuspended(tx, row, { state: "open", sentAs: null, at: command.now });
    return ok("open");
  });
}
