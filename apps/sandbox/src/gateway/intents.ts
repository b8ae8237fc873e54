import { randomBytes } from "node:crypto";
import type { Pause, World } from "../world.ts";
import { type Balance, feeOf } from "./balance.ts";
import type { CardBehaviour } from "./cards.ts";
import type { Disputes } from "./disputes.ts";
import type { EventLog } from "./event-log.ts";
import { GatewayError, invalid } from "./gateway-error.ts";
import { newId } from "./new-id.ts";
import { type Intent, intentToWire, type PaymentError, type Token } from "./objects.ts";
import type { Tokens } from "./tokens.ts";

export type NewIntent = Pick<
  Intent,
  "amount" | "currency" | "description" | "metadata" | "returnUrl" | "receiptEmail" | "customerId" | "keepsCard"
>;

export type Intents = {
  create(request: NewIntent): Intent;
  /** Charges the card of an intent and answers what the card provokes. Throws GatewayError 402 when it is declined at once. */
  confirm(intent: Intent, methodId: string): CardBehaviour;
  /** The shopper's answer on the 3-D Secure page; answering twice changes nothing. */
  answerThreeDs(intent: Intent, approved: boolean): void;
  cancel(intent: Intent): void;
  find(id: string): Intent | undefined;
  all(): Intent[];
  replaceAll(intents: Intent[]): void;
};

const settleMs = 3000;

/** Why the bank says no at once. */
const declines: Partial<Record<CardBehaviour, PaymentError>> = {
  decline: cardError("card_declined", "Your card was declined.", "generic_decline"),
  insufficient: cardError("card_declined", "Your card has insufficient funds.", "insufficient_funds"),
  expired: cardError("expired_card", "Your card has expired."),
  "wrong-cvc": cardError("incorrect_cvc", "Your card's security code is incorrect."),
  unavailable: cardError("processing_error", "An error occurred while processing your card. Try again in a little bit."),
};

/** Where payments are made: the intents there are, and what happens beside them. */
type Beside = { world: World; pause: Pause; tokens: Tokens; events: EventLog; disputes: Disputes; balance: Balance };
type Desk = Beside & { intents: Map<string, Intent> };

/** Payments as the gateway knows them, from their making to charge or cancelling; cancelled and charged ones stay. */
export function createIntents(beside: Beside): Intents {
  const desk: Desk = { ...beside, intents: new Map() };
  return {
    create: (request) => create(desk, request),
    confirm: (intent, methodId) => confirm(desk, intent, methodId),
    answerThreeDs: (intent, approved) => answerThreeDs(desk, intent, approved),
    cancel: (intent) => cancel(desk, intent),
    find: (id) => desk.intents.get(id),
    all: () => [...desk.intents.values()],
    replaceAll: (kept) => replaceAll(desk, kept),
  };
}

function create(desk: Desk, request: NewIntent): Intent {
  const id = newId("pi");
  const intent: Intent = {
    ...request,
    id,
    secret: `${id}_secret_${randomBytes(12).toString("hex")}`,
    amountReceived: 0,
    status: "requires_payment_method",
    created: seconds(desk),
    canceledAt: null,
    paymentMethod: null,
    lastError: null,
    charge: null,
  };
  desk.intents.set(id, intent);
  return intent;
}

function confirm(desk: Desk, intent: Intent, methodId: string): CardBehaviour {
  if (intent.status !== "requires_payment_method")
    throw invalid(`cannot confirm an intent that is ${intent.status}`, "payment_intent_unexpected_state");
  const { id, behaviour } = desk.tokens.take(methodId, intent.customerId ?? null);
  intent.paymentMethod = id;
  intent.lastError = null;
  const decline = declines[behaviour];
  if (decline) {
    fail(desk, intent, decline);
    throw new GatewayError(402, "card_error", decline.message, decline.code);
  }
  if (behaviour === "three-ds" || behaviour === "three-ds-insufficient") {
    intent.status = "requires_action";
    record(desk, "requires_action", intent);
  } else if (behaviour === "async-ok" || behaviour === "async-fail") {
    intent.status = "processing";
    record(desk, "processing", intent);
    void settleLater(desk, intent, behaviour === "async-ok");
  } else capture(desk, intent, behaviour);
  return behaviour;
}

function answerThreeDs(desk: Desk, intent: Intent, approved: boolean): void {
  if (intent.status !== "requires_action") return;
  if (!approved)
    fail(desk, intent, cardError("payment_intent_authentication_failure", "We are unable to authenticate your payment method."));
  else if (desk.tokens.behaviourOf(intent.paymentMethod) === "three-ds-insufficient")
    fail(desk, intent, cardError("card_declined", "Your card has insufficient funds.", "insufficient_funds"));
  else capture(desk, intent, "ok");
}

function cancel(desk: Desk, intent: Intent): void {
  if (intent.status !== "requires_payment_method" && intent.status !== "requires_action")
    throw invalid(`cannot cancel an intent that is ${intent.status}`, "payment_intent_unexpected_state");
  intent.status = "canceled";
  intent.canceledAt = seconds(desk);
  record(desk, "canceled", intent);
}

function capture(desk: Desk, intent: Intent, behaviour: CardBehaviour): void {
  const taken = intent.amount - (behaviour === "webhook-cent-less" ? 1 : 0);
  const currency = behaviour === "webhook-other-currency" ? (intent.currency === "usd" ? "eur" : "usd") : intent.currency;
  intent.status = "succeeded";
  intent.amountReceived = taken;
  const token = desk.tokens.find(intent.paymentMethod);
  intent.charge = {
    ...{ id: newId("ch"), amount: taken, amountRefunded: 0, currency, created: seconds(desk) },
    ...(token && { card: cardOf(token) }),
    ...(token?.billing && { billing: token.billing }),
  };
  if (token && intent.keepsCard && intent.customerId) token.customerId = intent.customerId;
  desk.balance.record({
    type: "charge",
    category: "charge",
    amount: taken,
    fee: feeOf(taken),
    currency,
    source: { object: "charge", id: intent.charge.id, intentId: intent.id },
  });
  record(desk, "succeeded", intent, behaviour);
  if (behaviour === "disputed") desk.disputes.open(intent);
  if (behaviour === "inquiry") desk.disputes.open(intent, { isInquiry: true });
}

function cardOf({ brand, last4, expMonth, expYear, fingerprint }: Token) {
  return {
    ...{ brand, last4 },
    ...(expMonth && expYear && { exp_month: expMonth, exp_year: expYear }),
    ...(fingerprint && { fingerprint }),
  };
}

function fail(desk: Desk, intent: Intent, error: PaymentError): void {
  intent.status = "requires_payment_method";
  intent.lastError = error;
  intent.paymentMethod = null;
  record(desk, "payment_failed", intent);
}

async function settleLater(desk: Desk, intent: Intent, succeeds: boolean): Promise<void> {
  await desk.pause(settleMs);
  if (succeeds) capture(desk, intent, "ok");
  else fail(desk, intent, cardError("card_declined", "Your card was declined.", "generic_decline"));
}

/** Takes back what was kept over a restart; what was being settled then goes on. */
function replaceAll(desk: Desk, kept: readonly Intent[]): void {
  desk.intents.clear();
  for (const intent of kept) {
    desk.intents.set(intent.id, intent);
    if (intent.status === "processing")
      void settleLater(desk, intent, desk.tokens.behaviourOf(intent.paymentMethod) === "async-ok");
  }
}

function seconds({ world }: Desk): number {
  return Math.floor(world.now() / 1000);
}

function record({ events, world }: Desk, type: string, intent: Intent, behaviour?: CardBehaviour): void {
  events.record(`payment_intent.${type}`, intentToWire(intent, world.publicUrl()), behaviour);
}

function cardError(code: string, message: string, declineCode?: string): PaymentError {
  return { type: "card_error", code, ...(declineCode ? { decline_code: declineCode } : {}), message };
}
