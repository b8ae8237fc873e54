import type { GatewayEvent, RefundFound } from "@sihai/adapters/payment";
import { type Deps, inTransaction, type Tx } from "#platform";
import { findAttemptOfCharge, keepEvent } from "../attempt.store.ts";
import { bookWaitingReversals, noteReversal, toldByDispute, toldByRefund } from "../reversal/note-reversal.ts";
import { settleAttempt } from "../settle-attempt.ts";
import { suspendArrival } from "../waiting/suspend-arrival.ts";

/**
 * Does what an event of the gateway's asks for, once by its id, whoever brings it: its notice, or the sweep that reads what notices failed to bring
 * (rule F05). `later`: what it is about cannot be asked now, and the sweep tries again.
 */
export async function handleEvent(
  deps: Deps,
  event: GatewayEvent,
  payload: string,
  now: Date,
): Promise<"new" | "known" | "later"> {
  const told = await withCard(deps, event);
  const refunds = event.type === "charge-refunded" ? await deps.adapters.payment.refundsOf(event.intentId) : null;
  if (refunds && !refunds.ok) {
    deps.log.warn({ eventId: event.id }, "the card gateway does not say what was refunded; the sweep asks again");
    return "later";
  }
  const isNew = await inTransaction(deps.db, async (tx) => {
    const kind = event.type === "other" ? event.gatewayType.slice(0, 100) : event.type;
    if (!(await keepEvent(tx, { id: event.id, kind, gatewayId: chargeOf(event), payload, at: now }))) return false;
    await act(tx, deps, told, refunds?.value ?? [], now);
    return true;
  });
  if (isNew && event.type === "charge-changed" && event.charge.status === "captured") await bookWaitingReversals(deps);
  return isNew ? "new" : "known";
}

/** A notice of a capture does not say of which card: the gateway is asked, where the answer to the payment did not tell. */
async function withCard(deps: Deps, event: GatewayEvent): Promise<GatewayEvent> {
  if (event.type !== "charge-changed" || event.charge.status !== "captured" || event.charge.card) return event;
  const { charge } = event;
  const attempt = await findAttemptOfCharge(deps.db, charge.intentId, charge.reference);
  if (!attempt || attempt.state === "captured") return event;
  const found = await deps.adapters.payment.find(charge.intentId);
  const card = found.ok && found.value?.status === "captured" ? found.value.card : null;
  return { ...event, charge: { ...charge, card } };
}

function chargeOf(event: GatewayEvent): string | null {
  switch (event.type) {
    case "charge-changed":
      return event.charge.intentId;
    case "refund-changed":
    case "charge-refunded":
      return event.intentId;
    case "dispute-changed":
      return event.dispute.intentId;
    case "other":
      return null;
  }
}

async function act(tx: Tx, deps: Deps, event: GatewayEvent, refunds: readonly RefundFound[], now: Date): Promise<void> {
  switch (event.type) {
    case "charge-changed":
      return settle(tx, deps, event.charge, now);
    case "refund-changed":
      return noteReversal(tx, deps, toldByRefund(event, event.createdAt), now);
    case "charge-refunded":
      for (const refund of refunds.toSorted(byId))
        await noteReversal(tx, deps, toldByRefund({ ...refund, intentId: event.intentId }, event.createdAt), now);
      return;
    case "dispute-changed":
      return noteReversal(tx, deps, toldByDispute(event.dispute), now);
    case "other":
      return;
  }
}

function byId(one: RefundFound, other: RefundFound): number {
  return one.refundId < other.refundId ? -1 : 1;
}

type Charge = Extract<GatewayEvent, { type: "charge-changed" }>["charge"];

async function settle(tx: Tx, deps: Deps, charge: Charge, now: Date): Promise<void> {
  const attempt = await findAttemptOfCharge(tx, charge.intentId, charge.reference);
  if (attempt) {
    await settleAttempt(tx, deps, attempt, charge, now);
    return;
  }
  if (charge.status !== "captured") return;
  const { intentId, amount } = charge;
  await suspendArrival(tx, deps, { reference: intentId, amount, why: "unknown-payer", payer: null, at: now });
}
