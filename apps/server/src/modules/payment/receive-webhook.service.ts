import { ok, type Result, refuse } from "@sihai/domain";
import type { Deps } from "#platform";
import { findAttemptOfCharge, keepEvent } from "./attempt.store.ts";
import { settleAttempt } from "./settle-attempt.ts";
import { suspendArrival } from "./waiting/suspend-arrival.ts";

type Notice = { rawBody: string; signature: string | undefined; now: Date };

/**
 * Takes a notice of the gateway: the signature is checked over the exact bytes before anything is read (rule F07), each event has one
 * effect however often it comes (rule F05), and it may come before or after the shopper's own return (rule F06).
 */
export async function receiveWebhook(
  deps: Deps,
  { rawBody, signature, now }: Notice,
): Promise<Result<undefined, { code: "PAYMENT_WEBHOOK_REFUSED" }>> {
  const read = await deps.adapters.payment.readWebhook({ body: rawBody, signature, now });
  if (!read.ok) {
    deps.log.warn({ because: read.refusal.code }, "payment webhook refused");
    return refuse({ code: "PAYMENT_WEBHOOK_REFUSED" });
  }
  const event = read.value;
  await deps.db.transaction().execute(async (tx) => {
    const gatewayId =
      event.type === "charge-changed" ? event.charge.intentId : event.type === "refund-changed" ? event.intentId : null;
    const kind = event.type === "other" ? event.gatewayType.slice(0, 100) : event.type;
    const isNew = await keepEvent(tx, { id: event.id, kind, gatewayId, payload: rawBody, at: now });
    if (!isNew || event.type !== "charge-changed") return;
    const { charge } = event;
    const attempt = await findAttemptOfCharge(tx, charge.intentId, charge.reference);
    if (attempt) {
      await settleAttempt(tx, deps, attempt, charge, now);
      return;
    }
    if (charge.status !== "captured") return;
    const { intentId, amount } = charge;
    const why = "unknown-payer";
    await suspendArrival(tx, deps, { reference: intentId, amount, why, payer: null, at: now });
  });
  return ok();
}
