import { ok, type Result, refuse, toDecimal } from "@sihai/domain";
import { type ExpertState, mayCancelExpert } from "@sihai/domain/expert";
import { clearTimer, type Deps, type Once, type OnceRefusal, transact } from "#platform";
import { tell } from "../message/index.ts";
import { cancelOpenTrade } from "../payment/index.ts";
import { findExpert, lockExpert } from "./expert.store.ts";
import { moveExpert } from "./move-expert.ts";
import { earnFee, feePaidOf, giveBack } from "./set-aside.ts";
import { expertTimers } from "./timer-names.ts";

type Command = { userId: string; serviceBarcode: string; now: Date; once: Once | null };
type Refusal = { code: "EXPERT_NOT_FOUND" | "EXPERT_CANCEL_REFUSED" } | OnceRefusal;

/** The customer calls it off before the work begins: goods and money set aside are his again, a paid fee is not returned (rule K-23). */
export function cancelExpert(deps: Deps, { userId, serviceBarcode, now, once }: Command) {
  return transact<{ state: ExpertState }, Refusal>(
    deps.db,
    async (tx): Promise<Result<{ state: ExpertState }, Refusal>> => {
      const known = await findExpert(tx, serviceBarcode, userId);
      if (!known) return refuse({ code: "EXPERT_NOT_FOUND" });
      // The fee's trade is locked before the service. A paid one stays paid.
      await cancelOpenTrade(tx, { userId, purpose: "expert", subjectId: known.id, at: now });
      const service = await lockExpert(tx, known);
      if (!service || !mayCancelExpert(service.state)) return refuse({ code: "EXPERT_CANCEL_REFUSED" });
      const by = { kind: "user", id: userId } as const;
      const moved = await moveExpert(
        tx,
        service,
        { to: "cancelled", by, at: now },
        { closedAt: now, closeReason: "by-customer", dueAt: null },
      );
      if (!moved.ok) return refuse({ code: "EXPERT_CANCEL_REFUSED" });
      await clearTimer(tx, expertTimers.unpaid, service);
      await giveBack(tx, deps, service, now);
      if (service.feePaidAt) await earnFee(tx, service, now);
      await tell(tx, deps, {
        userId,
        type: "parcel",
        template: "expert-cancelled",
        facts: { serviceBarcode, heldCny: toDecimal(service.hold), feePaidCny: feePaidOf(service) },
        link: `/delivery-expert/detail?serviceBarcode=${serviceBarcode}`,
        at: now,
      });
      return ok({ state: "cancelled" });
    },
    once,
  );
}
