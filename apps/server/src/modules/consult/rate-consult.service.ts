import { ok, refuse } from "@sihai/domain";
import type { ConsultState } from "@sihai/domain/consult";
import type { Deps, Once } from "#platform";
import { updateConsult } from "./consult.store.ts";
import type { MoveRefusal } from "./move-consult.ts";
import { threadAct } from "./thread-act.ts";

type Command = { userId: string; consultNo: string; stars: number; words: string; now: Date; once: Once | null };
type Refusal = MoveRefusal | { code: "CONSULT_RATED_ALREADY" };

/** How well the customer was answered, said once. */
export function rateConsult(deps: Deps, command: Command) {
  return threadAct<{ consultNo: string; state: ConsultState }, Refusal>(deps, command, async (tx, { thread }) => {
    const { consultNo, state, answeredAt, stars } = thread;
    if (answeredAt === null) return refuse({ code: "CONSULT_STATE_REFUSED", from: state });
    if (stars !== null) return refuse({ code: "CONSULT_RATED_ALREADY" });
    await updateConsult(tx, thread, { stars: command.stars, ratingWords: command.words, ratedAt: command.now });
    return ok({ consultNo, state });
  });
}
