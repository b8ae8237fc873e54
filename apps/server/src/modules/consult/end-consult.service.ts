import type { ConsultState } from "@sihai/domain/consult";
import { clearTimer, type Deps, type Once, type SubjectOf, type Tx } from "#platform";
import { findConsult } from "./consult.store.ts";
import { endSpeedy } from "./end-speedy.ts";
import { type MoveRefusal, moveConsult } from "./move-consult.ts";
import { type HeldThread, holdThread, threadAct } from "./thread-act.ts";
import { consultTimers } from "./timer-names.ts";

type Command = { userId: string; consultNo: string; now: Date; once: Once | null };
type Ended = { consultNo: string; state: ConsultState };

/** The customer calls a question off that nobody has taken up. */
export function cancelConsult(deps: Deps, command: Command) {
  return threadAct<Ended, MoveRefusal>(deps, command, (tx, held) => end(tx, deps, held, "cancelled", command));
}

/** The customer says that it is settled, answered or not. */
export function closeConsult(deps: Deps, command: Command) {
  return threadAct<Ended, MoveRefusal>(deps, command, (tx, held) => end(tx, deps, held, "closed", command));
}

async function end(tx: Tx, deps: Deps, held: HeldThread, to: "cancelled" | "closed", { userId, now: at }: Command) {
  const by = { kind: "user", id: userId } as const;
  const moved = await moveConsult(tx, held.thread, { to, by, at }, { dueAt: null, closedAt: at, unread: 0 });
  if (!moved.ok) return moved;
  await clearTimer(tx, consultTimers.closes, held.thread);
  // Nothing was delivered for it: what was paid for the answer that did not come goes back.
  await endSpeedy(tx, deps, held, null, at);
  return moved;
}

/** Nobody replied to the answer: the thread closes. What came first under the lock counts. */
export async function closeAnswered({ consultNo }: SubjectOf<typeof consultTimers.closes>, deps: Deps, tx: Tx): Promise<void> {
  const found = await findConsult(tx, consultNo);
  if (!found) return;
  const { thread } = await holdThread(tx, found);
  if (thread.state !== "processed") return;
  const at = deps.clock.now();
  await moveConsult(tx, thread, { to: "closed", by: { kind: "system" }, at }, { closedAt: at });
}
