import { type Money, ok, refuse } from "@sihai/domain";
import { type ExpertState, expertDue } from "@sihai/domain/expert";
import { clearTimer, type Deps, type Once, transact } from "#platform";
import { lockCustomer } from "../identity/index.ts";
import { type AcceptRefusal, type Answer, acceptPlan } from "./accept-plan.ts";
import { findExpert, lockExpert } from "./expert.store.ts";
import { type MoveRefusal, moveExpert } from "./move-expert.ts";
import { marketNow } from "./price-plan.ts";
import { giveBack } from "./set-aside.ts";
import { expertTimers } from "./timer-names.ts";

type Key = { userId: string; serviceBarcode: string; now: Date; once: Once | null };
type NotFound = { code: "EXPERT_NOT_FOUND" };

/** The customer takes the plan: its parcels are made and wait for one payment. */
export async function acceptPackingPlan(
  deps: Deps,
  { userId, serviceBarcode, now, once, total, ...answer }: Key & { total: Money } & Answer,
) {
  const market = await marketNow(deps, now);
  if (!market.ok) return market;
  return transact<
    { tradeNo: string; packageNos: string[] },
    AcceptRefusal | MoveRefusal | NotFound | { code: "EXPERT_ANSWER_TOO_LATE" }
  >(
    deps.db,
    async (tx) => {
      await lockCustomer(tx, userId);
      const known = await findExpert(tx, serviceBarcode, userId);
      const service = known && (await lockExpert(tx, known));
      if (!service) return refuse({ code: "EXPERT_NOT_FOUND" });
      if (service.state !== "pending-payment" || service.acceptedAt !== null) return refuse({ code: "EXPERT_STATE_REFUSED" });
      if (service.answerBefore && service.answerBefore <= now) return refuse({ code: "EXPERT_ANSWER_TOO_LATE" });
      const accepted = await acceptPlan(tx, deps, service, {
        ...answer,
        market: market.value,
        seen: total,
        now,
      });
      if (!accepted.ok) return accepted;
      return ok({ tradeNo: accepted.value.tradeNo, packageNos: accepted.value.packageNos });
    },
    once,
  );
}

/** While it may be declined the expert plans anew, in as many working days again; then the service ends and the goods are free. */
export function declinePackingPlan(deps: Deps, { userId, serviceBarcode, reason, now, once }: Key & { reason: string }) {
  return transact<{ state: ExpertState }, MoveRefusal | NotFound>(
    deps.db,
    async (tx) => {
      const known = await findExpert(tx, serviceBarcode, userId);
      const service = known && (await lockExpert(tx, known));
      if (!service) return refuse({ code: "EXPERT_NOT_FOUND" });
      // The table also lets the desk begin an untouched one: that is no answer of the customer's.
      if (service.state !== "pending-payment" || service.acceptedAt !== null) return refuse({ code: "EXPERT_STATE_REFUSED" });
      const again = service.declines < deps.settings.at(service.createdAt).expertRevisions;
      const to = again ? "processing" : "cancelled";
      const by = { kind: "user", id: userId } as const;
      const moved = await moveExpert(
        tx,
        service,
        { to, by, at: now, note: reason },
        {
          declines: service.declines + 1,
          declineReason: reason,
          answerBefore: null,
          ...(again
            ? { dueAt: new Date(expertDue(now.toISOString(), deps.settings.at(now)).latest) }
            : { closedAt: now, closeReason: "declined" as const }),
        },
      );
      if (!moved.ok) return moved;
      await clearTimer(tx, expertTimers.unanswered, service);
      if (!again) await giveBack(tx, deps, service, now);
      return ok({ state: to });
    },
    once,
  );
}
