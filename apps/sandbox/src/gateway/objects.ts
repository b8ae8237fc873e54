import type { CardBehaviour } from "./cards.ts";

/** A card as the gateway keeps it: never the number. */
export type Token = { id: string; brand: string; last4: string; behaviour: CardBehaviour; used: boolean };

export type IntentStatus = "requires_payment_method" | "requires_action" | "processing" | "succeeded" | "canceled";

export type PaymentError = { type: "card_error"; code: string; decline_code?: string; message: string };

/** Amounts in the currency's smallest unit; times in seconds since 1970. */
export type Intent = {
  id: string;
  secret: string;
  amount: number;
  amountReceived: number;
  currency: string;
  status: IntentStatus;
  description: string | null;
  metadata: Record<string, string>;
  created: number;
  canceledAt: number | null;
  paymentMethod: string | null;
  returnUrl: string | null;
  lastError: PaymentError | null;
  charge: { id: string; amount: number; amountRefunded: number; currency: string; created: number } | null;
};

export type Refund = {
  id: string;
  intentId: string;
  amount: number;
  currency: string;
  status: "succeeded" | "pending" | "failed";
  metadata: Record<string, string>;
  created: number;
};

export type GatewayEvent = { id: string; type: string; created: number; object: Record<string, unknown> };

/** The intent in the shape of the vendor's API; `expanded` puts the charge in place of its id. */
export function intentToWire(intent: Intent, publicUrl: string, expanded = false): Record<string, unknown> {
  const { charge } = intent;
  return {
    id: intent.id,
    object: "payment_intent",
    amount: intent.amount,
    amount_capturable: 0,
    amount_received: intent.amountReceived,
    canceled_at: intent.canceledAt,
    cancellation_reason: intent.canceledAt === null ? null : "requested_by_customer",
    capture_method: "automatic",
    client_secret: intent.secret,
    confirmation_method: "automatic",
    created: intent.created,
    currency: charge?.currency ?? intent.currency,
    description: intent.description,
    last_payment_error: intent.lastError,
    latest_charge: charge && (expanded ? chargeToWire(intent, charge) : charge.id),
    livemode: false,
    metadata: intent.metadata,
    next_action:
      intent.status === "requires_action"
        ? {
            type: "redirect_to_url",
            redirect_to_url: { url: `${publicUrl}/gateway/3ds/${intent.id}`, return_url: intent.returnUrl },
          }
        : null,
    payment_method: intent.paymentMethod,
    payment_method_types: ["card"],
    status: intent.status,
  };
}

function chargeToWire(intent: Intent, charge: NonNullable<Intent["charge"]>): Record<string, unknown> {
  return {
    id: charge.id,
    object: "charge",
    amount: charge.amount,
    amount_captured: charge.amount,
    amount_refunded: charge.amountRefunded,
    captured: true,
    created: charge.created,
    currency: charge.currency,
    livemode: false,
    metadata: intent.metadata,
    paid: true,
    payment_intent: intent.id,
    refunded: charge.amountRefunded === charge.amount,
    status: "succeeded",
  };
}

export function refundToWire(refund: Refund): Record<string, unknown> {
  return {
    id: refund.id,
    object: "refund",
    amount: refund.amount,
    created: refund.created,
    currency: refund.currency,
    metadata: refund.metadata,
    payment_intent: refund.intentId,
    reason: "requested_by_customer",
    status: refund.status,
  };
}

export function eventToWire(event: GatewayEvent): Record<string, unknown> {
  return {
    id: event.id,
    object: "event",
    api_version: "2026-10-28.endive",
    created: event.created,
    data: { object: event.object },
    livemode: false,
    pending_webhooks: 0,
    request: { id: null, idempotency_key: null },
    type: event.type,
  };
}
