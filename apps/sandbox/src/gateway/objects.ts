import type { CardBehaviour } from "./cards.ts";

/** A card as the gateway keeps it: never the number. */
export type Token = {
  id: string;
  brand: string;
  last4: string;
  behaviour: CardBehaviour;
  used: boolean;
  expMonth?: number;
  expYear?: number;
  /** The same for the same number, which it does not tell. */
  fingerprint?: string;
  /** Whom it is kept for: it may then be charged again, for them alone. */
  customerId?: string;
  /** Who the card is billed to, as the page said it, in the vendor's own names. */
  billing?: Record<string, unknown>;
};

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
  receiptEmail?: string | null;
  customerId?: string | null;
  /** The card is kept for the customer once it is charged. */
  keepsCard?: boolean;
  lastError: PaymentError | null;
  charge: {
    id: string;
    amount: number;
    amountRefunded: number;
    currency: string;
    created: number;
    isDisputed?: boolean;
    /** A bank took it back for its card’s holder, or is deciding: there is nothing of it to refund. */
    isChargedBack?: boolean;
    card?: { brand: string; last4: string; exp_month?: number; exp_year?: number; fingerprint?: string };
    billing?: Record<string, unknown>;
  } | null;
};

export type Refund = {
  id: string;
  intentId: string;
  amount: number;
  currency: string;
  status: "succeeded" | "pending" | "failed";
  metadata: Record<string, string>;
  created: number;
  failureReason?: string;
};

export type DisputeStatus =
  | "warning_needs_response"
  | "warning_under_review"
  | "warning_closed"
  | "needs_response"
  | "under_review"
  | "won"
  | "lost";

/** `moved`: what it took out of the merchant's balance and put back in, below and above zero. */
export type Dispute = {
  id: string;
  intentId: string;
  chargeId: string;
  amount: number;
  currency: string;
  reason: string;
  status: DisputeStatus;
  created: number;
  dueBy: number;
  evidence: Record<string, string>;
  submissions: number;
  moved: number[];
};

/** One line of the merchant's balance. `net` is `amount` less `fee`. */
export type BalanceLine = {
  id: string;
  type: "charge" | "refund" | "refund_failure" | "adjustment" | "payout" | "payout_failure" | "stripe_fee";
  category: string;
  amount: number;
  fee: number;
  currency: string;
  created: number;
  source: { object: "charge" | "refund" | "dispute" | "payout"; id: string; intentId: string | null } | null;
};

export type Payout = {
  id: string;
  amount: number;
  currency: string;
  status: "pending" | "paid" | "failed";
  created: number;
  arrivalDate: number;
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
    customer: intent.customerId ?? null,
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
    receipt_email: intent.receiptEmail ?? null,
    setup_future_usage: intent.keepsCard ? "on_session" : null,
    status: intent.status,
  };
}

/** A charge of an intent in the vendor's shape. It exists only where money was taken, so that it is always paid and captured whole. */
export function chargeToWire(intent: Intent, charge: NonNullable<Intent["charge"]>): Record<string, unknown> {
  return {
    id: charge.id,
    object: "charge",
    amount: charge.amount,
    amount_captured: charge.amount,
    amount_refunded: charge.amountRefunded,
    billing_details: charge.billing ?? { address: null, email: null, name: null, phone: null },
    captured: true,
    created: charge.created,
    currency: charge.currency,
    disputed: charge.isDisputed ?? false,
    livemode: false,
    metadata: intent.metadata,
    paid: true,
    payment_intent: intent.id,
    payment_method: intent.paymentMethod,
    payment_method_details: charge.card ? { type: "card", card: charge.card } : null,
    receipt_email: intent.receiptEmail ?? null,
    refunded: charge.amountRefunded === charge.amount,
    status: "succeeded",
  };
}

/** A refund in the vendor's shape, under its intent. */
export function refundToWire(refund: Refund): Record<string, unknown> {
  return {
    id: refund.id,
    object: "refund",
    amount: refund.amount,
    created: refund.created,
    currency: refund.currency,
    ...(refund.failureReason && { failure_reason: refund.failureReason }),
    metadata: refund.metadata,
    payment_intent: refund.intentId,
    reason: "requested_by_customer",
    status: refund.status,
  };
}

/** A dispute in the vendor's shape; whether its time to answer is over goes by `nowSeconds`. */
export function disputeToWire(dispute: Dispute, nowSeconds: number): Record<string, unknown> {
  return {
    id: dispute.id,
    object: "dispute",
    amount: dispute.amount,
    balance_transactions: dispute.moved.map((amount, at) => ({
      id: `txn_${dispute.id.slice(3)}_${at}`,
      object: "balance_transaction",
      amount,
      currency: dispute.currency,
      fee: 0,
      net: amount,
      reporting_category: amount < 0 ? "dispute" : "dispute_reversal",
      type: "adjustment",
    })),
    charge: dispute.chargeId,
    created: dispute.created,
    currency: dispute.currency,
    evidence: dispute.evidence,
    evidence_details: {
      due_by: dispute.dueBy,
      has_evidence: Object.keys(dispute.evidence).length > 0,
      past_due: nowSeconds > dispute.dueBy,
      submission_count: dispute.submissions,
    },
    is_charge_refundable: dispute.status.startsWith("warning_"),
    livemode: false,
    metadata: {},
    payment_intent: dispute.intentId,
    reason: dispute.reason,
    status: dispute.status,
  };
}

/** A line of the balance in the vendor's shape; `expanded` puts what it came from in place of its id. */
export function balanceLineToWire(line: BalanceLine, expanded: boolean): Record<string, unknown> {
  const { source } = line;
  return {
    id: line.id,
    object: "balance_transaction",
    amount: line.amount,
    available_on: line.created,
    created: line.created,
    currency: line.currency,
    description: null,
    exchange_rate: null,
    fee: line.fee,
    fee_details: line.fee === 0 ? [] : [{ amount: line.fee, currency: line.currency, type: "stripe_fee" }],
    net: line.amount - line.fee,
    reporting_category: line.category,
    source: source && (expanded ? { id: source.id, object: source.object, payment_intent: source.intentId } : source.id),
    status: "available",
    type: line.type,
  };
}

/** A payout in the vendor's shape, which somebody asked for and no timetable. */
export function payoutToWire(payout: Payout): Record<string, unknown> {
  return {
    id: payout.id,
    object: "payout",
    amount: payout.amount,
    arrival_date: payout.arrivalDate,
    automatic: false,
    created: payout.created,
    currency: payout.currency,
    livemode: false,
    method: "standard",
    status: payout.status,
    type: "bank_account",
  };
}

/** An event in the vendor's shape and API version, as a webhook's body and as the list of events has it. */
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
