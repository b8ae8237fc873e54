import type { TimerHandlers } from "#platform";
import { callOff, lockWithPayment } from "./cancel-service.service.ts";
import { findService } from "./service.store.ts";

/** A service that was not paid in 72 hours lapses. */
export const expireUnpaidService: TimerHandlers[string] = async (subject, deps, tx) => {
  const [userId = "", id = ""] = subject.split(":");
  const known = await findService(tx, id, userId);
  if (!known) return;
  const service = await lockWithPayment(tx, known);
  if (service.state !== "unpaid") return;
  await callOff(tx, service, "cancelled", { kind: "system" }, deps.clock.now());
};
