import { ok, refuse } from "@sihai/domain";
import type { ExpertState } from "@sihai/domain/expert";
import { type Deps, type Once, transact } from "#platform";
import { audit } from "../audit/index.ts";
import { makePlan } from "../plan/index.ts";
import { expertItemIds, findExpert, keepPlanner, lockExpert } from "./expert.store.ts";
import { type MoveRefusal, moveExpert } from "./move-expert.ts";
import { earnFee } from "./set-aside.ts";

type Command = { staffId: string; serviceBarcode: string; now: Date; once: Once | null };

/** The work begins: from here on it cannot be called off, and the fee is earned. */
export function takeExpert(deps: Deps, { staffId, serviceBarcode, now, once }: Command) {
  return transact<{ state: ExpertState }, MoveRefusal | { code: "EXPERT_NOT_FOUND" }>(
    deps.db,
    async (tx) => {
      const known = await findExpert(tx, serviceBarcode);
      const service = known && (await lockExpert(tx, known));
      if (!service) return refuse({ code: "EXPERT_NOT_FOUND" });
      if (service.state !== "unprocessed") return refuse({ code: "EXPERT_STATE_REFUSED" });
      const by = { kind: "staff", id: staffId } as const;
      const moved = await moveExpert(tx, service, { to: "processing", by, at: now }, { takenBy: staffId });
      if (!moved.ok) return moved;
      await earnFee(tx, service, now);
      await audit(tx, { staffId, action: "expert.take", subject: `expert:${serviceBarcode}`, at: now });
      return ok({ state: "processing" });
    },
    once,
  );
}

/** Lets the planner work on the service's goods, in the background; its plan is kept beside the service. */
export async function runExpertPlanner(deps: Deps, { staffId, serviceBarcode, now, once }: Command) {
  const service = await findExpert(deps.db, serviceBarcode);
  if (!service) return refuse({ code: "EXPERT_NOT_FOUND" as const });
  if (service.state !== "processing") return refuse({ code: "EXPERT_STATE_REFUSED" as const });
  const { userId, addressId } = service;
  const itemIds = await expertItemIds(deps.db, service);
  const made = await makePlan(deps, { userId, itemIds, addressId, now, once });
  if (!made.ok) return made;
  await keepPlanner(deps.db, service, made.value.planId);
  await audit(deps.db, { staffId, action: "expert.plan", subject: `expert:${serviceBarcode}`, facts: made.value, at: now });
  return made;
}
