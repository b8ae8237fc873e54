import { type Money, ok, refuse } from "@sihai/domain";
import { hourMs } from "@sihai/domain/clocks";
import { speedyDue, waitsForUs } from "@sihai/domain/consult";
import { clearTimer, type Deps, type Once, type SubjectOf, setTimer, type TradePaidHandler, type Tx } from "#platform";
import { openTrade } from "../payment/index.ts";
import { lockConsult, updateConsult } from "./consult.store.ts";
import { endSpeedy } from "./end-speedy.ts";
import type { MoveRefusal } from "./move-consult.ts";
import { findSpeedy, insertSpeedy, moveSpeedy, type SpeedyKey } from "./speedy.store.ts";
import { holdThread, threadAct } from "./thread-act.ts";
import { consultTimers } from "./timer-names.ts";

type Command = { userId: string; consultNo: string; now: Date; once: Once | null };
type Opened = { tradeNo: string; price: Money; payBefore: Date };
type NotSooner = { code: "CONSULT_SPEEDY_NOT_SOONER"; until: Date };
type Refusal = MoveRefusal | NotSooner | { code: "CONSULT_SPEEDY_ALREADY" };

/** Opens the payment of speedy response for the answer a thread waits for; the price of now stays its price (rule P-33). */
export function speedUpConsult(deps: Deps, command: Command) {
  return threadAct<Opened, Refusal>(deps, command, async (tx, { thread, speedy }) => {
    const { userId, consultId, consultNo, state, dueAt } = thread;
    if (!waitsForUs(state) || dueAt === null) return refuse({ code: "CONSULT_STATE_REFUSED", from: state });
    if (speedy?.state === "unpaid" || speedy?.state === "paid") return refuse({ code: "CONSULT_SPEEDY_ALREADY" });
    const at = command.now;
    const rules = deps.settings.at(at);
    if (speedyDue(at, dueAt, rules) === null) return refuse({ code: "CONSULT_SPEEDY_NOT_SOONER", until: dueAt });
    const { price, payHours } = rules.consultSpeedy;
    const payBefore = new Date(at.getTime() + payHours * hourMs);
    const id = await insertSpeedy(tx, { userId, consultId, price, payBefore, at });
    await setTimer(tx, consultTimers.speedyUnpaid, { userId, id }, payBefore);
    const subjects = [{ subjectId: id, amount: price, no: consultNo }];
    const { tradeNo } = await openTrade(tx, { userId, purpose: "consult", subjects, expiresAt: payBefore, at });
    return ok({ tradeNo, price, payBefore });
  });
}

/** Paid: the answer is due by the specification's clock (rules P-30 to P-32). What would not come sooner by now is not paid: a trade may be an hour old. */
export const speedyPaid: TradePaidHandler = async (tx, { userId, subjects, at }, deps) => {
  for (const { subjectId: id } of subjects) {
    const speedy = await findSpeedy(tx, { userId, id });
    if (!speedy) return refuse({ code: "CONSULT_NOT_FOUND" });
    const thread = await lockConsult(tx, speedy);
    // Its trade is locked by the payment, so an answer or an end came before it and has cancelled the trade.
    if (!waitsForUs(thread.state) || thread.dueAt === null || speedy.state !== "unpaid")
      return refuse({ code: "CONSULT_STATE_REFUSED", from: thread.state });
    const dueAt = speedyDue(at, thread.dueAt, deps.settings.at(at));
    if (dueAt === null) return refuse({ code: "CONSULT_SPEEDY_NOT_SOONER" });
    await moveSpeedy(tx, speedy, { state: "paid", paidAt: at, dueAt });
    await updateConsult(tx, thread, { dueAt });
    await clearTimer(tx, consultTimers.speedyUnpaid, speedy);
    await setTimer(tx, consultTimers.speedyLate, speedy, dueAt);
  }
  return ok();
};

/** The time to pay is over, or the promised instant has come without an answer: it ends, and what was paid goes back. */
export async function endByTime(key: SubjectOf<typeof consultTimers.speedyLate>, deps: Deps, tx: Tx): Promise<void> {
  await endIf(tx, deps, key, "paid");
}
/** The time to pay for speedy response is over: its trade is cancelled, unless it was paid or ended meanwhile. */
export async function lapseUnpaid(key: SubjectOf<typeof consultTimers.speedyUnpaid>, deps: Deps, tx: Tx): Promise<void> {
  await endIf(tx, deps, key, "unpaid");
}

async function endIf(tx: Tx, deps: Deps, key: SpeedyKey, state: "paid" | "unpaid"): Promise<void> {
  const known = await findSpeedy(tx, key);
  if (!known) return;
  const held = await holdThread(tx, known);
  if (held.speedy?.id === key.id && held.speedy.state === state) await endSpeedy(tx, deps, held, null, deps.clock.now());
}
