import { type Currency, currencyCodes, type Money, money, zero } from "@sihai/domain";
import type Stripe from "stripe";
import type { CardFound, ChargeOutcome, DeclineReason, DisputeFound, DisputeStatus, GatewayEvent } from "./port.ts";

type KnownCharge = Extract<ChargeOutcome, { intentId: string | null }> & { intentId: string };

/** What an intent says about its money. `createdSeconds` stands in for the time of capture when the charge is not expanded. */
export function chargeFrom(intent: Stripe.PaymentIntent, createdSeconds = intent.created): KnownCharge {
  const intentId = intent.id;
  const reference = intent.metadata.reference ?? "";
  switch (intent.status) {
    case "succeeded": {
      const charge = typeof intent.latest_charge === "object" ? intent.latest_charge : null;
      const amount = moneyFrom(intent.amount_received, intent.currency);
      const refunded = charge ? moneyFrom(charge.amount_refunded, intent.currency) : zero(amount.currency);
      return {
        status: "captured",
        intentId,
        amount,
        refunded,
        reference,
        capturedAt: new Date((charge?.created ?? createdSeconds) * 1000),
        card: cardOf(charge),
      };
    }
    case "requires_action":
      return { status: "needs-action", intentId, actionUrl: intent.next_action?.redirect_to_url?.url ?? "", reference };
    case "processing":
    case "requires_capture":
      return { status: "processing", intentId, reference };
    case "canceled":
      return { status: "cancelled", intentId, reference };
    default:
      return { status: "declined", intentId, reason: declineReason(intent.last_payment_error), reference };
  }
}

function cardOf(charge: Stripe.Charge | null): CardFound | null {
  const { brand, last4, exp_month: expMonth, exp_year: expYear, fingerprint } = charge?.payment_method_details?.card ?? {};
  if (!charge || !brand || !last4 || !/^\d{4}$/.test(last4) || !expMonth || !expYear) return null;
  const methodId = charge.payment_method ?? "";
  return { brand, last4, expMonth, expYear, fingerprint: fingerprint ?? methodId, methodId };
}

/** Why a card was not taken, in the product's own reasons; whatever the gateway calls otherwise is `declined`. */
export function declineReason(error: { code?: string; decline_code?: string } | null | undefined): DeclineReason {
  if (error?.decline_code === "insufficient_funds") return "insufficient-funds";
  switch (error?.code) {
    case "expired_card":
      return "expired-card";
    case "incorrect_cvc":
    case "invalid_cvc":
      return "wrong-cvc";
    case "payment_intent_authentication_failure":
    case "authentication_required":
      return "authentication-failed";
    case "payment_method_unexpected_state":
    case "resource_missing":
      return "method-unusable";
    default:
      return "declined";
  }
}

const chargeEvents = new Set([
  "payment_intent.succeeded",
  "payment_intent.payment_failed",
  "payment_intent.processing",
  "payment_intent.requires_action",
  "payment_intent.canceled",
]);

/** Reads a verified event. Throws RangeError for a currency the product does not know. */
export function eventFrom(event: Stripe.Event): GatewayEvent {
  const base = { id: event.id, createdAt: new Date(event.created * 1000) };
  const { object } = event.data;
  if (chargeEvents.has(event.type) && isIntent(object))
    return { ...base, type: "charge-changed", charge: chargeFrom(object, event.created) };
  if (event.type.startsWith("refund.") && isRefund(object)) {
    return {
      ...base,
      type: "refund-changed",
      refundId: object.id,
      intentId: idOf(object.payment_intent),
      amount: moneyFrom(object.amount, object.currency),
      status: refundStatus(object.status),
      reference: object.metadata?.reference ?? "",
    };
  }
  if (event.type === "charge.refunded" && isCharge(object))
    return { ...base, type: "charge-refunded", intentId: idOf(object.payment_intent) };
  if (event.type.startsWith("charge.dispute.") && isDispute(object))
    return { ...base, type: "dispute-changed", dispute: disputeFrom(object, event.type) };
  return { ...base, type: "other", gatewayType: event.type };
}

const disputeStatusOf: Partial<Record<string, DisputeStatus>> = {
  warning_needs_response: "inquiry",
  warning_under_review: "inquiry-review",
  warning_closed: "inquiry-closed",
  prevented: "inquiry-closed",
  needs_response: "open",
  under_review: "review",
  won: "won",
  lost: "lost",
};

/** A dispute says itself whether its money moved; the name of its event does too, and what came back had left before. */
export function disputeFrom(dispute: Stripe.Dispute, eventType = ""): DisputeFound {
  const moved = dispute.balance_transactions ?? [];
  const isReinstated = eventType === "charge.dispute.funds_reinstated" || moved.some(({ amount }) => amount > 0);
  const dueBy = dispute.evidence_details?.due_by ?? null;
  return {
    disputeId: dispute.id,
    intentId: idOf(dispute.payment_intent),
    amount: moneyFrom(dispute.amount, dispute.currency),
    status: disputeStatusOf[dispute.status] ?? "review",
    reason: dispute.reason,
    openedAt: new Date(dispute.created * 1000),
    dueAt: dueBy === null ? null : new Date(dueBy * 1000),
    isWithdrawn: isReinstated || eventType === "charge.dispute.funds_withdrawn" || moved.some(({ amount }) => amount < 0),
    isReinstated,
  };
}

function idOf(reference: string | { id: string } | null): string {
  return typeof reference === "string" ? reference : (reference?.id ?? "");
}

/** What became of a refund; a status we do not know is still pending. */
export function refundStatus(status: string | null): "refunded" | "pending" | "failed" {
  if (status === "succeeded") return "refunded";
  return status === "failed" || status === "canceled" ? "failed" : "pending";
}

/** Whole smallest units and lower-case code, as the gateway counts. All our currencies have the digits the gateway gives them. */
export function moneyFrom(units: number, currency: string): Money {
  const code = currencyCodes.find((known) => known.toLowerCase() === currency.toLowerCase());
  if (!code) throw new RangeError(`unknown currency: ${currency.slice(0, 10)}`);
  return money(BigInt(units), code);
}

/** The gateway's amount and currency. Throws RangeError for amounts it cannot take. */
export function moneyTo({ amount, currency }: Money): { amount: number; currency: Lowercase<Currency> } {
  if (amount <= 0n || amount > 99_999_999n) throw new RangeError(`not an amount the gateway takes: ${amount} ${currency}`);
  return { amount: Number(amount), currency: lowerCase(currency) };
}

function lowerCase<Text extends string>(text: Text): Lowercase<Text> {
  return text.toLowerCase() as Lowercase<Text>;
}

function isIntent(object: { object?: string }): object is Stripe.PaymentIntent {
  return object.object === "payment_intent";
}

function isCharge(object: { object?: string }): object is Stripe.Charge {
  return object.object === "charge";
}

function isDispute(object: { object?: string }): object is Stripe.Dispute {
  return object.object === "dispute";
}

function isRefund(object: { object?: string }): object is Stripe.Refund {
  return object.object === "refund";
}
