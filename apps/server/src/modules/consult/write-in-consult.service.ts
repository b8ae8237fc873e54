import { refuse } from "@sihai/domain";
import { type ConsultState, consultDue, reopenBefore, waitsForUs } from "@sihai/domain/consult";
import { clearTimer, type Deps, type Once, type Tx } from "#platform";
import { ownsFiles } from "../warehouse/index.ts";
import type { Consult } from "./consult.store.ts";
import { addMessage } from "./message.store.ts";
import { type MoveRefusal, moveConsult } from "./move-consult.ts";
import { threadAct } from "./thread-act.ts";
import { consultTimers } from "./timer-names.ts";

type Command = {
  userId: string;
  consultNo: string;
  text: string;
  pictures: readonly string[];
  now: Date;
  once: Once | null;
};
type NoPicture = { code: "CONSULT_PICTURE_NOT_FOUND" };

/** The customer writes more. A thread that waits for us keeps its due time; an answered one waits again, with a new one. */
export function writeInConsult(deps: Deps, command: Command) {
  type Refusal = MoveRefusal | NoPicture;
  return threadAct<{ consultNo: string; state: ConsultState }, Refusal>(deps, command, async (tx, { thread }) => {
    const { consultNo, state } = thread;
    if (!waitsForUs(state) && state !== "processed") return refuse({ code: "CONSULT_STATE_REFUSED", from: state });
    const said = await say(tx, thread, command);
    if (!said.ok) return said;
    return waitsForUs(state) ? { ok: true, value: { consultNo, state } } : waitAgain(tx, deps, thread, command);
  });
}

/** Within days of its end the customer takes a closed thread up again, by saying why. */
export function reopenConsult(deps: Deps, command: Command) {
  type Refusal = MoveRefusal | NoPicture | { code: "CONSULT_REOPEN_TOO_LATE"; until: Date };
  return threadAct<{ consultNo: string; state: ConsultState }, Refusal>(deps, command, async (tx, { thread }) => {
    const { state, closedAt } = thread;
    if (state !== "closed" || closedAt === null) return refuse({ code: "CONSULT_STATE_REFUSED", from: state });
    const until = reopenBefore(closedAt, deps.settings.at(closedAt));
    if (command.now >= until) return refuse({ code: "CONSULT_REOPEN_TOO_LATE", until });
    const said = await say(tx, thread, command);
    return said.ok ? waitAgain(tx, deps, thread, command) : said;
  });
}

async function say(tx: Tx, thread: Consult, { userId, text, pictures, now: at }: Command) {
  if (!(await ownsFiles(tx, userId, pictures))) return refuse({ code: "CONSULT_PICTURE_NOT_FOUND" as const });
  await addMessage(tx, thread, { staffId: null, text, pictures, at });
  return { ok: true as const };
}

async function waitAgain(tx: Tx, deps: Deps, thread: Consult, { userId, now: at }: Command) {
  const dueAt = new Date(consultDue(thread.type, at.toISOString(), deps.settings.at(at)));
  await clearTimer(tx, consultTimers.closes, thread);
  return moveConsult(
    tx,
    thread,
    { to: "processing", by: { kind: "user", id: userId }, at },
    { dueAt, closedAt: null, unread: 0 },
  );
}
