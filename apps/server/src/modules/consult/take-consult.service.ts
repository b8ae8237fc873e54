import { refuse } from "@sihai/domain";
import type { ConsultState } from "@sihai/domain/consult";
import type { Deps, Once } from "#platform";
import { audit } from "../audit/index.ts";
import { takeFor } from "../note/index.ts";
import { type MoveRefusal, moveConsult } from "./move-consult.ts";
import { threadAct } from "./thread-act.ts";

type Command = { staffId: string; consultNo: string; now: Date; once: Once | null };
type Refusal = MoveRefusal | { code: "CONSULT_TAKEN"; by: string };

/** Takes up what nobody has, and makes it one's own; the later of two is told who was faster. */
export function takeConsult(deps: Deps, { staffId, now: at, ...which }: Command) {
  return threadAct<{ consultNo: string; state: ConsultState }, Refusal>(deps, which, async (tx, { thread }) => {
    const { userId, consultNo } = thread;
    const taken = await takeFor(tx, { userId, kind: "consult", no: consultNo }, { staffId, at });
    if (taken.by !== null) return refuse({ code: "CONSULT_TAKEN", by: taken.by });
    const by = { kind: "staff", id: staffId } as const;
    const moved = await moveConsult(tx, thread, { to: "processing", by, at }, { dueAt: thread.dueAt });
    if (moved.ok) await audit(tx, { staffId, action: "consult.take", subject: `consult:${consultNo}`, at });
    return moved;
  });
}
