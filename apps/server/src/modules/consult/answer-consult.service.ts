import { refuse } from "@sihai/domain";
import { type ConsultState, closesAt, waitsForUs } from "@sihai/domain/consult";
import { businessEvents, type Deps, type Once, setTimer } from "#platform";
import { audit } from "../audit/index.ts";
import { tell } from "../message/index.ts";
import { takeFor } from "../note/index.ts";
import { endSpeedy } from "./end-speedy.ts";
import { consultLink, messageTypeOf } from "./link.ts";
import { addMessage } from "./message.store.ts";
import { type MoveRefusal, moveConsult } from "./move-consult.ts";
import { threadAct } from "./thread-act.ts";
import { consultTimers } from "./timer-names.ts";

type Command = { staffId: string; consultNo: string; text: string; seen: number; now: Date; once: Once | null };
type Refusal = MoveRefusal | { code: "CONSULT_MORE_WAS_SAID" };

/**
 * Answers a thread that waits. Refused when more was said than its author has read. What nobody had taken up becomes the
 * author's. The speedy response that was paid for it is earned or goes back.
 */
export function answerConsult(deps: Deps, { staffId, text, seen, now: at, ...which }: Command) {
  return threadAct<{ consultNo: string; state: ConsultState }, Refusal>(deps, which, async (tx, held) => {
    const { thread } = held;
    const { userId, consultNo, state } = thread;
    if (!waitsForUs(state)) return refuse({ code: "CONSULT_STATE_REFUSED", from: state });
    if (thread.messages !== seen) return refuse({ code: "CONSULT_MORE_WAS_SAID" });
    await takeFor(tx, { userId, kind: "consult", no: consultNo }, { staffId, at });
    await addMessage(tx, thread, { staffId, text, pictures: [], at });
    const by = { kind: "staff", id: staffId } as const;
    const change = { dueAt: null, answeredAt: at, unread: thread.unread + 1 };
    const moved = await moveConsult(tx, thread, { to: "processed", by, at }, change);
    if (!moved.ok) return moved;
    await endSpeedy(tx, deps, held, at, at);
    await setTimer(tx, consultTimers.closes, thread, closesAt(at, deps.settings.at(at)));
    await audit(tx, { staffId, action: "consult.answer", subject: `consult:${consultNo}`, at });
    await tell(tx, deps, {
      userId,
      type: messageTypeOf(thread.type),
      template: "consult-answered",
      facts: { consultNo, title: thread.title },
      link: consultLink(consultNo),
      mail: true,
      at,
    });
    businessEvents.inc({ event: "consult-answered" });
    return moved;
  });
}
