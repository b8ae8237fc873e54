import { followParcels } from "@sihai/domain/expert";
import { type Deps, inTransaction } from "#platform";
import { type ExpertKey, type ExpertService, lockExpert } from "./expert.store.ts";
import { acceptedServices, madeParcels } from "./expert-plan.store.ts";
import { moveExpert } from "./move-expert.ts";

const batch = 200;

/** Lets accepted services follow their parcels: paid, shipped, or all cancelled. Asks again under the lock, so that any number may run it. */
export async function followExpertParcels(deps: Deps): Promise<void> {
  for (const key of await acceptedServices(deps.db, batch)) await followService(deps, key);
}

/** One service as it stands once it has followed its parcels; nothing is locked where there is nothing to follow. */
export async function upToDate(deps: Deps, service: ExpertService): Promise<ExpertService | null> {
  if (service.acceptedAt === null) return service;
  const states = (await madeParcels(deps.db, service)).map(({ state }) => state);
  return followParcels(service.state, states) === null ? service : followService(deps, service);
}

/** The same under the lock, and how it stands then. */
async function followService(deps: Deps, key: ExpertKey): Promise<ExpertService | null> {
  return inTransaction(deps.db, async (tx) => {
    const service = await lockExpert(tx, key);
    if (!service || service.acceptedAt === null) return service;
    const states = (await madeParcels(tx, key)).map(({ state }) => state);
    const to = followParcels(service.state, states);
    if (to === null) return service;
    const at = deps.clock.now();
    const closing =
      to === "paid" ? {} : { closedAt: at, ...(to === "cancelled" && { closeReason: "parcels-cancelled" as const }) };
    await moveExpert(tx, service, { to, by: { kind: "system" }, at }, closing);
    return lockExpert(tx, key);
  });
}
