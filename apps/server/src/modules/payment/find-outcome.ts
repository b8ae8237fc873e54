import type { ChargeOutcome } from "@sihai/adapters/payment";
import type { Deps } from "#platform";
import { type Attempt, referenceOf } from "./attempt.store.ts";

/** Longer than the gateway is waited for: after this, a charge it does not know of was never made. */
const surelyOverMs = 45_000;

/**
 * Asks the gateway what became of an attempt. Null: it cannot say yet. An attempt it never heard of is `cancelled` once no call for
 * it can still be under way.
 */
export async function findOutcome(deps: Deps, attempt: Attempt, now: Date): Promise<ChargeOutcome | null> {
  const { payment } = deps.adapters;
  if (attempt.gatewayId !== null) {
    const found = await payment.find(attempt.gatewayId);
    return found.ok ? found.value : null;
  }
  const charges = await payment.findByReference(referenceOf(attempt), attempt.createdAt);
  if (!charges.ok) return null;
  const charge = charges.value.find(({ status }) => status === "captured") ?? charges.value[0];
  if (charge) return charge;
  const isOver = now.getTime() - attempt.createdAt.getTime() > surelyOverMs;
  return isOver ? { status: "unavailable", detail: "the gateway never saw it" } : null;
}
