import { ok, type Result, refuse } from "@sihai/domain";
import type Stripe from "stripe";
import { bodyBytesMax, type Fetch, readBody, type SourceRefusal } from "../http/index.ts";
import { movementFrom, payoutFrom, standingFrom } from "./balance-map.ts";
import { evidenceTo } from "./evidence.ts";
import { chargeFrom, declineReason, disputeFrom, eventFrom, moneyFrom, moneyTo, refundStatus } from "./map.ts";
import type {
  ChargeOutcome,
  ChargeRequest,
  Evidence,
  EvidenceFile,
  EvidenceOutcome,
  GatewayEvent,
  PaymentPort,
  RefundOutcome,
  RefundRequest,
  UploadOutcome,
} from "./port.ts";
import { loadSdk } from "./sdk.ts";
import { readWebhook } from "./webhook.ts";

export type PaymentConfig = {
  fetch: Fetch;
  /** `https://api.stripe.com`, or the sandbox's address. */
  baseUrl: string;
  /** The script of the card form as browsers reach it: the vendor's, or the sandbox's. */
  scriptUrl: string;
  /** `sk_…` */
  secretKey: string;
  /** `pk_…` */
  publishableKey: string;
  /** `whsec_…` */
  webhookSecret: string;
  timeoutMs?: number;
};

const source = "payment";
const eventsMax = 10_000;
const movementsMax = 5_000;
/** When the gateway may have been asked, by its own clock: a call waits 20 s. */
const askedBeforeSeconds = 60;
const askedAfterSeconds = 180;

/** Card payments through the official SDK. It never retries by itself: an uncertain charge is for the reconciler to settle. */
export function createPayment(config: PaymentConfig): PaymentPort {
  const { webhookSecret, scriptUrl, publishableKey } = config;
  let connecting: Promise<Gateway> | undefined;
  const gateway = () => {
    connecting ??= connect(config);
    return connecting;
  };
  return {
    charge: (request) => charge(gateway, request),
    createCustomer: (userId) => createCustomer(gateway, userId),
    forgetCard: (methodId) => forgetCard(gateway, methodId),
    find: (intentId) => find(gateway, intentId),
    findByReference: (reference, askedAt) => findByReference(gateway, reference, askedAt),
    cancel: (intentId) => cancel(gateway, intentId),
    refund: (request) => refund(gateway, request),
    refundsOf: (intentId) => refundsOf(gateway, intentId),
    submitEvidence: (request) => submitEvidence(gateway, request),
    acceptDispute: (request) => acceptDispute(gateway, request),
    uploadEvidence: (file) => uploadEvidence(gateway, file),
    eventsSince: (since) => eventsSince(gateway, since),
    movementsBetween: (since, until) => movementsBetween(gateway, since, until),
    payoutsSince: (since) => payoutsSince(gateway, since),
    standing: () => standing(gateway),
    readWebhook: (input) => readWebhook(input, webhookSecret),
    cardForm: { scriptUrl, publishableKey },
  };
}

type Gateway = { stripe: Stripe; errors: typeof Stripe.errors };
/** The gateway, connected when it is first asked. */
type Connected = () => Promise<Gateway>;

const expand = ["latest_charge"];

async function charge(
  gateway: Connected,
  { amount, paymentMethod, reference, idempotencyKey, returnUrl, description, receiptEmail, customer }: ChargeRequest,
): Promise<ChargeOutcome> {
  const { stripe, errors } = await gateway();
  try {
    const intent = await stripe.paymentIntents.create(
      {
        ...moneyTo(amount),
        confirm: true,
        payment_method: paymentMethod,
        return_url: returnUrl,
        receipt_email: receiptEmail,
        metadata: { reference },
        expand,
        ...(description ? { description } : {}),
        ...(customer && { customer: customer.customerId }),
        ...(customer?.keeps && { setup_future_usage: "on_session" as const }),
      },
      { idempotencyKey },
    );
    return chargeFrom(intent);
  } catch (error) {
    return chargeFailure(errors, error, reference);
  }
}

function createCustomer(gateway: Connected, userId: string) {
  return attempt(async () => {
    const { stripe } = await gateway();
    return (await stripe.customers.create({ metadata: { user: userId } }, { idempotencyKey: `customer-${userId}` })).id;
  });
}

function forgetCard(gateway: Connected, methodId: string) {
  return attempt(async () => {
    const { stripe, errors } = await gateway();
    try {
      await stripe.paymentMethods.detach(methodId);
    } catch (error) {
      if (!(error instanceof errors.StripeInvalidRequestError)) throw error;
    }
    return null;
  });
}

function find(gateway: Connected, intentId: string) {
  return attempt(async () => {
    const { stripe, errors } = await gateway();
    try {
      return chargeFrom(await stripe.paymentIntents.retrieve(intentId, { expand }));
    } catch (error) {
      if (error instanceof errors.StripeInvalidRequestError && error.code === "resource_missing") return null;
      throw error;
    }
  });
}

async function findByReference(gateway: Connected, reference: string, askedAt?: Date) {
  if (!/^[\w-]{1,100}$/.test(reference)) throw new RangeError(`not a reference: ${reference.slice(0, 100)}`);
  return attempt(async () => {
    const { stripe } = await gateway();
    const found = await stripe.paymentIntents.search({
      query: `metadata['reference']:'${reference}'`,
      limit: 100,
      expand: ["data.latest_charge"],
    });
    if (found.data.length > 0 || askedAt === undefined) return found.data.map((intent) => chargeFrom(intent));
    const asked = Math.floor(askedAt.getTime() / 1000);
    const created = { gte: asked - askedBeforeSeconds, lte: asked + askedAfterSeconds };
    const listed = await stripe.paymentIntents
      .list({ created, limit: 100, expand: ["data.latest_charge"] })
      .autoPagingToArray({ limit: eventsMax });
    return listed.filter(({ metadata }) => metadata.reference === reference).map((intent) => chargeFrom(intent));
  });
}

async function cancel(gateway: Connected, intentId: string): Promise<ChargeOutcome> {
  const { stripe, errors } = await gateway();
  try {
    return chargeFrom(await stripe.paymentIntents.cancel(intentId, { expand }));
  } catch (error) {
    // Until the gateway says that it is cancelled, it is not.
    if (!(error instanceof errors.StripeInvalidRequestError)) return { status: "unknown", detail: detailOf(error) };
    return stripe.paymentIntents.retrieve(intentId, { expand }).then(
      (intent) => chargeFrom(intent),
      (second: unknown) => ({ status: "unknown", detail: detailOf(second) }),
    );
  }
}

async function refund(
  gateway: Connected,
  { intentId, amount, idempotencyKey, reference }: RefundRequest,
): Promise<RefundOutcome> {
  const { stripe, errors } = await gateway();
  try {
    const refund = await stripe.refunds.create(
      { payment_intent: intentId, amount: moneyTo(amount).amount, metadata: { reference } },
      { idempotencyKey },
    );
    const status = refundStatus(refund.status);
    if (status === "failed") return { status: "refused", reason: "failed", detail: refund.failure_reason ?? "" };
    return { status, refundId: refund.id, amount: moneyFrom(refund.amount, refund.currency) };
  } catch (error) {
    return refundFailure(errors, error);
  }
}

function refundsOf(gateway: Connected, intentId: string) {
  return attempt(async () => {
    const { stripe } = await gateway();
    const found = await stripe.refunds.list({ payment_intent: intentId, limit: 100 });
    return found.data.map((refund) => ({
      refundId: refund.id,
      amount: moneyFrom(refund.amount, refund.currency),
      status: refundStatus(refund.status),
      reference: refund.metadata?.reference ?? "",
      ...(refund.failure_reason && { failure: refund.failure_reason }),
    }));
  });
}

async function submitEvidence(
  gateway: Connected,
  { disputeId, evidence, idempotencyKey }: { disputeId: string; evidence: Evidence; idempotencyKey: string },
): Promise<EvidenceOutcome> {
  const { stripe, errors } = await gateway();
  try {
    const params = { evidence: evidenceTo(evidence), submit: true };
    const dispute = await stripe.disputes.update(disputeId, params, { idempotencyKey });
    return { status: "submitted", dispute: disputeFrom(dispute) };
  } catch (error) {
    return { status: isRefusal(errors, error) ? "refused" : "unknown", detail: detailOf(error) };
  }
}

async function acceptDispute(
  gateway: Connected,
  { disputeId, idempotencyKey }: { disputeId: string; idempotencyKey: string },
): Promise<EvidenceOutcome> {
  const { stripe, errors } = await gateway();
  try {
    return { status: "submitted", dispute: disputeFrom(await stripe.disputes.close(disputeId, {}, { idempotencyKey })) };
  } catch (error) {
    return { status: isRefusal(errors, error) ? "refused" : "unknown", detail: detailOf(error) };
  }
}

async function uploadEvidence(gateway: Connected, { name, bytes }: EvidenceFile): Promise<UploadOutcome> {
  const { stripe, errors } = await gateway();
  try {
    const file = { data: bytes, name, type: "application/pdf" };
    return { status: "kept", fileId: (await stripe.files.create({ purpose: "dispute_evidence", file })).id };
  } catch (error) {
    // Too many calls pass; everything else it answers stays as it is.
    const isForGood = isRefusal(errors, error) && !(error instanceof errors.StripeRateLimitError);
    return { status: isForGood ? "refused" : "unknown", detail: detailOf(error) };
  }
}

function eventsSince(gateway: Connected, since: Date) {
  return attempt(async () => {
    const { stripe } = await gateway();
    const created = { gte: Math.floor(since.getTime() / 1000) };
    const newestFirst = await stripe.events.list({ created, limit: 100 }).autoPagingToArray({ limit: eventsMax });
    return newestFirst.reverse().map(eventOrOther);
  });
}

function movementsBetween(gateway: Connected, since: Date, until: Date) {
  return attempt(async () => {
    const { stripe } = await gateway();
    const created = { gte: Math.floor(since.getTime() / 1000), lt: Math.floor(until.getTime() / 1000) };
    const newestFirst = await stripe.balanceTransactions
      .list({ created, limit: 100, expand: ["data.source"] })
      .autoPagingToArray({ limit: movementsMax });
    return { movements: newestFirst.reverse().map(movementFrom), isWhole: newestFirst.length < movementsMax };
  });
}

function payoutsSince(gateway: Connected, since: Date) {
  return attempt(async () => {
    const { stripe } = await gateway();
    const created = { gte: Math.floor(since.getTime() / 1000) };
    const newestFirst = await stripe.payouts.list({ created, limit: 100 }).autoPagingToArray({ limit: 1_000 });
    return newestFirst.reverse().map(payoutFrom);
  });
}

function standing(gateway: Connected) {
  return attempt(async () => {
    const { stripe } = await gateway();
    const { available, pending } = await stripe.balance.retrieve();
    return standingFrom([...available, ...pending]);
  });
}

/** One event the product cannot read, as of a charge in a currency it does not know, does not hide the others. */
function eventOrOther(event: Stripe.Event): GatewayEvent {
  try {
    return eventFrom(event);
  } catch {
    return { id: event.id, createdAt: new Date(event.created * 1000), type: "other", gatewayType: event.type };
  }
}

async function connect({ fetch, baseUrl, secretKey, timeoutMs = 20_000 }: PaymentConfig): Promise<Gateway> {
  const Sdk = await loadSdk();
  const { protocol, hostname, port } = new URL(baseUrl);
  const stripe = new Sdk(secretKey, {
    host: hostname,
    port: port || (protocol === "http:" ? "80" : "443"),
    protocol: protocol === "http:" ? "http" : "https",
    httpClient: Sdk.createFetchHttpClient((input: string | URL | Request, init?: RequestInit) =>
      boundedFetch(fetch, input instanceof Request ? input.url : input.toString(), init),
    ),
    timeout: timeoutMs,
    maxNetworkRetries: 0,
    telemetry: false,
  });
  return { stripe, errors: Sdk.errors };
}

/** The SDK reads whole bodies; this keeps them at 1 MB and inside its time limit. */
async function boundedFetch(fetch: Fetch, url: string, init?: RequestInit): Promise<Response> {
  const reply = await fetch(url, init);
  const body = await readBody(reply, bodyBytesMax);
  if (!body) throw new Error("reply of more than 1 MB");
  return new Response(new Uint8Array(body), { status: reply.status, headers: reply.headers });
}

/**
 * Only answers of the gateway itself say that nothing was taken; silence and 5xx leave it open, and so does a key that it knows from another
 * request or is still at work on: under that key something was asked before. What is no error of the gateway's is thrown on.
 */
function chargeFailure(errors: Gateway["errors"], error: unknown, reference: string): ChargeOutcome {
  if (error instanceof errors.StripeCardError && error.code !== "processing_error") {
    const declined = {
      ...(error.code ? { code: error.code } : {}),
      ...(error.decline_code ? { decline_code: error.decline_code } : {}),
    };
    return { status: "declined", intentId: error.payment_intent?.id ?? null, reason: declineReason(declined), reference };
  }
  if (error instanceof errors.StripeInvalidRequestError && error.param === "payment_method")
    return { status: "declined", intentId: null, reason: "method-unusable", reference };
  return { status: isRefusal(errors, error) ? "unavailable" : "unknown", detail: detailOf(error) };
}

function refundFailure(errors: Gateway["errors"], error: unknown): RefundOutcome {
  const detail = detailOf(error);
  if (error instanceof errors.StripeInvalidRequestError) {
    if (error.code === "charge_disputed") return { status: "refused", reason: "failed", detail };
    if (error.code === "charge_already_refunded" || error.param === "amount")
      return { status: "refused", reason: "over-captured", detail };
    if (error.code === "payment_intent_unexpected_state" || error.code === "resource_missing")
      return { status: "refused", reason: "not-captured", detail };
  }
  return { status: isRefusal(errors, error) ? "unavailable" : "unknown", detail };
}

/** The gateway answered, and did nothing: a wrong key of ours, no permission, too many calls, a request it cannot read. */
function isRefusal(errors: Gateway["errors"], error: unknown): boolean {
  if (!(error instanceof errors.StripeError)) throw error;
  const refusals = [
    errors.StripeCardError,
    errors.StripeRateLimitError,
    errors.StripeAuthenticationError,
    errors.StripePermissionError,
    errors.StripeInvalidRequestError,
  ];
  return refusals.some((refusal) => error instanceof refusal);
}

function detailOf(error: unknown): string {
  return error instanceof Error ? error.message.slice(0, 300) : String(error);
}

/** Questions change nothing, so whatever goes wrong is a failed source. */
async function attempt<Value>(ask: () => Promise<Value>): Promise<Result<Value, SourceRefusal>> {
  try {
    return ok(await ask());
  } catch (error) {
    return refuse({ code: "SOURCE_FAILED", source, detail: detailOf(error) });
  }
}
