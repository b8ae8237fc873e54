import type { Deps, SubjectOf, Tx } from "#platform";
import { callOff, lockWithPayment } from "./cancel-service.service.ts";
import type { unpaidServiceTimer } from "./order-services.service.ts";
import { findService } from "./service.store.ts";

/** A service that was not paid in time lapses. */
export async function expireUnpaidService(
  { userId, id }: SubjectOf<typeof unpaidServiceTimer>,
  deps: Deps,
  tx: Tx,
): Promise<void> {
  const known = await findService(tx, id, userId);
  if (!known) return;
  const service = await lockWithPayment(tx, known);
  if (service.state !== "unpaid") return;
  await callOff(tx, service, "cancelled", { kind: "system" }, deps.clock.now());
}
