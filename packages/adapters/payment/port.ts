import type { Money, Result } from "@sihai/domain";
import type { SourceRefusal } from "../http/index.ts";

export const declineReasons = [
  "declined",
  "insufficient-funds",
  "expired-card",
  "wrong-cvc",
  "authentication-failed",
  "method-unusable",
] as const;
export type DeclineReason = (typeof declineReasons)[number];

/** What may be known of a card: never its number (rule I-94). */
export type CardFound = {
  brand: string;
  last4: string;
  /** 1 to 12, and the year in four digits. */
  expMonth: number;
  expYear: number;
  /** The gateway's mark of the number, the same for the same card. */
  fingerprint: string;
  /** The card's name at the gateway (`pm_…`); one that is kept for a customer is charged again by it. */
  methodId: string;
};

/**
 * What became of one card charge.
 * - `captured`: the money is ours; `amount` is what the gateway really took and must be compared with what was due (rule F08).
 * - `needs-action`: the shopper must open `actionUrl` (3-D Secure); nothing is taken yet.
 * - `processing`: accepted, outcome follows by webhook.
 * - `declined`: final, nothing taken; a new card needs a new idempotency key.
 * - `cancelled`: the intent was cancelled before capture.
 * - `unavailable`: the channel cannot serve just now, nothing taken; a later try needs a new idempotency key.
 * - `unknown`: no answer in time. The money may have been taken: ask again with the same key, or `findByReference` (rule F10).
 */
export type ChargeOutcome =
  | {
      status: "captured";
      intentId: string;
      amount: Money;
      refunded: Money;
      reference: string;
      capturedAt: Date;
      /** Null where the gateway did not say, as in its notices. */
      card: CardFound | null;
    }
  | { status: "needs-action"; intentId: string; actionUrl: string; reference: string }
  | { status: "processing"; intentId: string; reference: string }
  | { status: "declined"; intentId: string | null; reason: DeclineReason; reference: string }
  | { status: "cancelled"; intentId: string; reference: string }
  | { status: "unavailable"; detail: string }
  | { status: "unknown"; detail: string };

export type ChargeRequest = {
  amount: Money;
  /** Token from the gateway's hosted fields (`pm_…`). The server never sees a card number (rule I-94). */
  paymentMethod: string;
  /** Our trade number; comes back on the charge and on every event. */
  reference: string;
  /** Same key and request: the first answer again, one charge. */
  idempotencyKey: string;
  /** Where the gateway sends the shopper back after 3-D Secure. Absolute. */
  returnUrl: string;
  description?: string;
  /** Whom the card is kept for, or is to be: `keeps` has it kept once it is charged. */
  customer?: { customerId: string; keeps: boolean } | undefined;
  /** Who is billed. The name, phone and address went to the gateway with the card itself; the gateway's receipt goes to the e-mail. */
  receiptEmail: string;
};

export type RefundRequest = {
  intentId: string;
  amount: Money;
  idempotencyKey: string;
  /** Our refund number, returned on the event. */
  reference: string;
};

export type RefundOutcome =
  | { status: "refunded"; refundId: string; amount: Money }
  | { status: "pending"; refundId: string; amount: Money }
  /** `over-captured`: more than is left of the capture (rule F17). */
  | { status: "refused"; reason: "over-captured" | "not-captured" | "failed"; detail: string }
  | { status: "unavailable"; detail: string }
  | { status: "unknown"; detail: string };

/**
 * A refund as it stands at the gateway. `reference`: ours, empty where it was not begun by us. `failure`: the gateway's word for why it failed, where
 * it has one.
 */
export type RefundFound = {
  refundId: string;
  amount: Money;
  status: "refunded" | "pending" | "failed";
  reference: string;
  failure?: string;
};

export const disputeStatuses = ["inquiry", "inquiry-review", "inquiry-closed", "open", "review", "won", "lost"] as const;
/** `inquiry`: the bank asks, and has taken nothing. `open`: it can be answered; `review`: the bank decides. */
export type DisputeStatus = (typeof disputeStatuses)[number];

/** A dispute as it stands at the gateway. `amount`: in the currency of its charge. */
export type DisputeFound = {
  disputeId: string;
  intentId: string;
  amount: Money;
  status: DisputeStatus;
  /** The card network's word for it: "fraudulent", "product_not_received". */
  reason: string;
  openedAt: Date;
  /** Until when it can be answered; null where it cannot. */
  dueAt: Date | null;
  /** Whether its money left our balance at the gateway, and whether it came back. */
  isWithdrawn: boolean;
  isReinstated: boolean;
};

/** What is said against a dispute. Empty texts are left out; files are named as the gateway named them when they were uploaded. */
export type Evidence = {
  explanation: string;
  productDescription: string;
  customerName: string;
  customerEmail: string;
  billingAddress: string;
  shippingAddress: string;
  carrier: string;
  trackingNumber: string;
  shippedOn: string;
  files: Partial<Record<EvidenceSlot, string>>;
};
/** One paper each. */
export type EvidenceSlot = "receipt" | "shipping" | "correspondence" | "pictures";
/** A PDF that speaks for us. */
export type EvidenceFile = { name: string; bytes: Buffer };

export type UploadOutcome =
  /** Its name there, for the evidence. */
  | { status: "kept"; fileId: string }
  /** The gateway will not take this paper, however often it is brought. */
  | { status: "refused"; detail: string }
  | { status: "unknown"; detail: string };
export type EvidenceOutcome =
  | { status: "submitted"; dispute: DisputeFound }
  /** The gateway does not take it: the time is over, or it was answered before. */
  | { status: "refused"; detail: string }
  | { status: "unknown"; detail: string };

export const movementKinds = ["charge", "refund", "dispute", "payout", "fee", "other"] as const;
export type MovementKind = (typeof movementKinds)[number];

/**
 * One line of the gateway's own account of our balance. `reference`: the charge's intent, the refund, the dispute or the payout it is about; its own id
 * where it is about none. `amount` is what it moved before `fee`, below zero out of our balance; `fee` is above zero where the gateway kept something.
 */
export type GatewayMovement = { id: string; kind: MovementKind; reference: string; amount: Money; fee: Money; at: Date };

/** What the gateway sent to our bank account, or tries to. */
export type GatewayPayout = {
  payoutId: string;
  amount: Money;
  status: "under-way" | "paid" | "failed";
  createdAt: Date;
  arrivesAt: Date;
};

/** One signed event. `id` is unique: process each once (rule F05). Unknown types come as `other` and are acknowledged. */
export type GatewayEvent = { id: string; createdAt: Date } & (
  | { type: "charge-changed"; charge: Extract<ChargeOutcome, { intentId: string | null }> & { intentId: string } }
  | {
      type: "refund-changed";
      refundId: string;
      intentId: string;
      amount: Money;
      status: "refunded" | "pending" | "failed";
      reference: string;
    }
  /** Something was refunded of a charge; which refunds there are says `refundsOf`. */
  | { type: "charge-refunded"; intentId: string }
  | { type: "dispute-changed"; dispute: DisputeFound }
  | { type: "other"; gatewayType: string }
);

/** rule F07: why a webhook is refused. None of these may have any effect. */
export type WebhookRefusal = { code: "WEBHOOK_UNSIGNED" | "WEBHOOK_FORGED" | "WEBHOOK_STALE" | "WEBHOOK_UNREADABLE" };

export type PaymentPort = {
  /** Creates and confirms in one call. Waits 20 s. Never throws for an outcome of the gateway. */
  charge(request: ChargeRequest): Promise<ChargeOutcome>;
  /** A customer at the gateway, for whom cards are kept. The same `userId`: the same customer. */
  createCustomer(userId: string): Promise<Result<string, SourceRefusal>>;
  /** A card is no longer kept, and can never be charged again; one that was let go before counts as done. */
  forgetCard(methodId: string): Promise<Result<null, SourceRefusal>>;
  /** The charge as it stands now; null when the gateway does not know it. */
  find(intentId: string): Promise<Result<ChargeOutcome | null, SourceRefusal>>;
  /**
   * Every charge made under our trade number, newest first: the reconciler's question (rules F09 and F10). The gateway's search lags behind what it did; with
   * `askedAt` its list of that time is read where the search finds nothing.
   */
  findByReference(reference: string, askedAt?: Date): Promise<Result<(ChargeOutcome & { intentId: string })[], SourceRefusal>>;
  /** Cancels an intent that is not captured; the answer is its state afterwards (captured when the cancel came too late). */
  cancel(intentId: string): Promise<ChargeOutcome>;
  refund(request: RefundRequest): Promise<RefundOutcome>;
  /** Every refund of a charge, newest first: the question before anything is sent again (rule F15). */
  refundsOf(intentId: string): Promise<Result<RefundFound[], SourceRefusal>>;
  /** Brings a paper to the gateway. One that is brought twice is there twice, which harms nothing. */
  uploadEvidence(file: EvidenceFile): Promise<UploadOutcome>;
  /** Answers a dispute, once and for good. Under the same key the answer is the same. */
  submitEvidence(request: { disputeId: string; evidence: Evidence; idempotencyKey: string }): Promise<EvidenceOutcome>;
  /** Gives a dispute up: it is lost at once and for good. Under the same key the answer is the same. */
  acceptDispute(request: { disputeId: string; idempotencyKey: string }): Promise<EvidenceOutcome>;
  /** Events created at or after `since`, oldest first, the newest 10,000 at most: what webhooks may have failed to bring. */
  eventsSince(since: Date): Promise<Result<GatewayEvent[], SourceRefusal>>;
  /** Every line of our balance at the gateway from `since` to before `until`, oldest first; `isWhole` is false when there are more of them. */
  movementsBetween(since: Date, until: Date): Promise<Result<{ movements: GatewayMovement[]; isWhole: boolean }, SourceRefusal>>;
  /** Payouts begun at or after `since`, oldest first, the newest 1,000 at most. */
  payoutsSince(since: Date): Promise<Result<GatewayPayout[], SourceRefusal>>;
  /** What the gateway says stands with it for us, in each currency: what can be paid out and what cannot yet. */
  standing(): Promise<Result<Money[], SourceRefusal>>;
  /** Verifies the `Stripe-Signature` header over the exact bytes received (300 s tolerance against `now`) and reads the event. */
  readWebhook(input: {
    body: Buffer | string;
    signature: string | undefined;
    now: Date;
  }): Promise<Result<GatewayEvent, WebhookRefusal>>;
  /**
   * What a page needs to show the gateway's card form: its script, which speaks the interface of Stripe.js, and our public key. The form gives a payment method
   * (`pm_…`) for `charge`; a card number never comes to us (rule I-94).
   */
  cardForm: { scriptUrl: string; publishableKey: string };
};
