import { toDecimal } from "@sihai/domain";
import { speedyEnds } from "@sihai/domain/consult";
import { clearTimer, type Deps, type Tx } from "#platform";
import { deposit, post, world } from "../ledger/index.ts";
import { tell } from "../message/index.ts";
import { cancelOpenTrade, refundToWallet } from "../payment/index.ts";
import { consultLink, messageTypeOf } from "./link.ts";
import { moveSpeedy, type Speedy } from "./speedy.store.ts";
import type { HeldThread } from "./thread-act.ts";
import { consultTimers } from "./timer-names.ts";

/**
 * Ends the speedy response of a held thread, once: an unpaid one can be paid no more; a paid one is earned by an answer before its instant, and
 * goes back to the wallet otherwise, whoever comes first. `answeredAt`: null where the thread ends, or its time, without an answer.
 */
export async function endSpeedy(tx: Tx, deps: Deps, { thread, speedy }: HeldThread, answeredAt: Date | null, at: Date) {
  if (speedy?.state === "unpaid") {
    const stopped = await cancelOpenTrade(tx, { userId: speedy.userId, purpose: "consult", subjectId: speedy.id, at });
    if (!stopped.ok) throw new Error(`speedy response ${speedy.id} is unpaid, its trade is paid`);
    await moveSpeedy(tx, speedy, { state: "lapsed", endedAt: at });
    await clearTimer(tx, consultTimers.speedyUnpaid, speedy);
  }
  if (speedy?.state !== "paid" || speedy.dueAt === null) return;
  const end = speedyEnds({ dueAt: speedy.dueAt }, answeredAt);
  await moveSpeedy(tx, speedy, { state: end, endedAt: at });
  await clearTimer(tx, consultTimers.speedyLate, speedy);
  if (end === "kept") return earn(tx, speedy, thread.consultNo, at);
  await giveBack(tx, speedy, thread.consultNo, at);
  await tell(tx, deps, {
    userId: thread.userId,
    type: messageTypeOf(thread.type),
    template: "consult-speedy-returned",
    facts: { consultNo: thread.consultNo, title: thread.title, amountCny: toDecimal(speedy.price) },
    link: consultLink(thread.consultNo),
    at,
  });
}

async function earn(tx: Tx, { userId, id, price }: Speedy, consultNo: string, at: Date): Promise<void> {
  const earned = await post(tx, {
    key: `consult-speedy:${id}`,
    kind: "consult-speedy",
    userId,
    at,
    subject: `consult:${consultNo}`,
    postings: [{ from: deposit(userId), to: world("service-income"), amount: price }],
  });
  if (!earned.ok || earned.value.already) throw new Error(`speedy response ${id} cannot be earned`);
}

async function giveBack(tx: Tx, { userId, id, price }: Speedy, consultNo: string, at: Date): Promise<void> {
  const back = await refundToWallet(tx, {
    key: `refund-consult:${id}`,
    kind: "refund-consult",
    userId,
    amount: price,
    subject: `consult:${consultNo}`,
    at,
    of: { purpose: "consult", subjectId: id },
  });
  if (!back.ok || back.value.already) throw new Error(`speedy response ${id} cannot be given back`);
}
