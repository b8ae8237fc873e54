import { randomBytes } from "node:crypto";
import type { Pause, World } from "../world.ts";
import { behaviourOfNumber, brandOf, type CardBehaviour, triggerCards } from "./cards.ts";
import {
  type GatewayEvent,
  type Intent,
  intentToWire,
  type PaymentError,
  type Refund,
  refundToWire,
  type Token,
} from "./objects.ts";
import type { Webhooks } from "./webhooks.ts";

/** Requests the gateway turns down; becomes the vendor's error object. */
export class GatewayError extends Error {
  readonly status: number;
  readonly type: string;
  readonly code: string | undefined;
  readonly param: string | undefined;
  constructor(status: number, type: string, message: string, code?: string, param?: string) {
    super(message);
    this.status = status;
    this.type = type;
    this.code = code;
    this.param = param;
  }
}

export type NewIntent = {
  amount: number;
  currency: string;
  description: string | null;
  metadata: Record<string, string>;
  returnUrl: string | null;
};

/** Everything the gateway knows, for keeping over a restart. */
export type GatewayBooks = { tokens: Token[]; intents: Intent[]; refunds: Refund[]; events: GatewayEvent[] };

export type Gateway = ReturnType<typeof createGateway>;

/** The books of the card gateway: tokens, intents, refunds and events, all in memory. */
export function createGateway(world: World, pause: Pause, webhooks: Webhooks) {
  const tokens = new Map<string, Token>();
  const intents = new Map<string, Intent>();
  const refunds = new Map<string, Refund>();
  let events: GatewayEvent[] = [];

  function reset(): void {
    for (const books of [tokens, intents, refunds]) books.clear();
    events = [];
    webhooks.reset();
  }

  function books(): GatewayBooks {
    return { tokens: [...tokens.values()], intents: [...intents.values()], refunds: [...refunds.values()], events };
  }

  function restore(kept: GatewayBooks): void {
    for (const token of kept.tokens) tokens.set(token.id, token);
    for (const intent of kept.intents) intents.set(intent.id, intent);
    for (const refund of kept.refunds) refunds.set(refund.id, refund);
    events = kept.events;
  }

  function addToken(digits: string): Token {
    const token: Token = {
      id: newId("pm"),
      brand: brandOf(digits),
      last4: digits.slice(-4),
      behaviour: behaviourOfNumber(digits),
      used: false,
    };
    tokens.set(token.id, token);
    return token;
  }

  function createIntent(request: NewIntent): Intent {
    const id = newId("pi");
    const intent: Intent = {
      ...request,
      id,
      secret: `${id}_secret_${randomBytes(12).toString("hex")}`,
      amountReceived: 0,
      status: "requires_payment_method",
      created: seconds(),
      canceledAt: null,
      paymentMethod: null,
      lastError: null,
      charge: null,
    };
    intents.set(id, intent);
    return intent;
  }

  /** Charges the card of an intent. Throws GatewayError 402 when it is declined at once. */
  function confirm(intent: Intent, methodId: string): CardBehaviour {
    if (intent.status !== "requires_payment_method" && intent.status !== "requires_confirmation")
      throw new GatewayError(
        400,
        "invalid_request_error",
        `cannot confirm an intent that is ${intent.status}`,
        "payment_intent_unexpected_state",
      );
    const token = takeToken(methodId);
    intent.paymentMethod = token.id;
    intent.lastError = null;
    switch (token.behaviour) {
      case "decline":
        return decline(intent, "card_declined", "generic_decline", "Your card was declined.");
      case "insufficient":
        return decline(intent, "card_declined", "insufficient_funds", "Your card has insufficient funds.");
      case "expired":
        return decline(intent, "expired_card", undefined, "Your card has expired.");
      case "wrong-cvc":
        return decline(intent, "incorrect_cvc", undefined, "Your card's security code is incorrect.");
      case "unavailable":
        return decline(
          intent,
          "processing_error",
          undefined,
          "An error occurred while processing your card. Try again in a little bit.",
        );
      case "three-ds":
      case "three-ds-insufficient":
        intent.status = "requires_action";
        record("payment_intent.requires_action", intentToWire(intent, world.publicUrl()), token.behaviour);
        break;
      case "async-ok":
      case "async-fail":
        intent.status = "processing";
        record("payment_intent.processing", intentToWire(intent, world.publicUrl()), token.behaviour);
        void settleLater(intent, token.behaviour);
        break;
      default:
        capture(intent, token.behaviour);
    }
    return token.behaviour;
  }

  /** The shopper's answer on the 3-D Secure page; answering twice changes nothing. */
  function answerThreeDs(intent: Intent, approved: boolean): void {
    if (intent.status !== "requires_action") return;
    const behaviour = tokens.get(intent.paymentMethod ?? "")?.behaviour;
    if (!approved)
      fail(intent, {
        type: "card_error",
        code: "payment_intent_authentication_failure",
        message: "We are unable to authenticate your payment method.",
      });
    else if (behaviour === "three-ds-insufficient")
      fail(intent, {
        type: "card_error",
        code: "card_declined",
        decline_code: "insufficient_funds",
        message: "Your card has insufficient funds.",
      });
    else capture(intent, "ok");
  }

  function cancel(intent: Intent): void {
    if (intent.status === "succeeded" || intent.status === "canceled" || intent.status === "processing")
      throw new GatewayError(
        400,
        "invalid_request_error",
        `cannot cancel an intent that is ${intent.status}`,
        "payment_intent_unexpected_state",
      );
    intent.status = "canceled";
    intent.canceledAt = seconds();
    record("payment_intent.canceled", intentToWire(intent, world.publicUrl()), "ok");
  }

  function refund(intent: Intent, amount: number | undefined, metadata: Record<string, string>): Refund {
    const { charge } = intent;
    if (!charge)
      throw new GatewayError(
        400,
        "invalid_request_error",
        "this intent has no charge to refund",
        "payment_intent_unexpected_state",
        "payment_intent",
      );
    const left = charge.amount - charge.amountRefunded;
    if (left === 0)
      throw new GatewayError(400, "invalid_request_error", "the charge is refunded already", "charge_already_refunded");
    const asked = amount ?? left;
    if (asked > left)
      throw new GatewayError(
        400,
        "invalid_request_error",
        `refund amount (${asked}) is greater than unrefunded amount (${left})`,
        undefined,
        "amount",
      );
    const behaviour = tokens.get(intent.paymentMethod ?? "")?.behaviour;
    const pending = behaviour === "refund-pending" || behaviour === "refund-fails";
    const one: Refund = {
      id: newId("re"),
      intentId: intent.id,
      amount: asked,
      currency: charge.currency,
      status: pending ? "pending" : "succeeded",
      metadata,
      created: seconds(),
    };
    charge.amountRefunded += asked;
    refunds.set(one.id, one);
    record("refund.created", refundToWire(one), "ok");
    if (pending) void finishRefundLater(intent, one, behaviour === "refund-fails");
    return one;
  }

  function takeToken(methodId: string): Token {
    const known = triggerCards.find((card) => card.token === methodId);
    const token = known ? addToken(known.number) : tokens.get(methodId);
    if (!token)
      throw new GatewayError(
        400,
        "invalid_request_error",
        `No such PaymentMethod: '${methodId}'`,
        "resource_missing",
        "payment_method",
      );
    if (token.used)
      throw new GatewayError(
        400,
        "invalid_request_error",
        "this payment method was used before and may not be used again",
        "payment_method_unexpected_state",
        "payment_method",
      );
    token.used = true;
    return token;
  }

  function capture(intent: Intent, behaviour: CardBehaviour): void {
    const taken = intent.amount - (behaviour === "webhook-cent-less" ? 1 : 0);
    const currency = behaviour === "webhook-other-currency" ? (intent.currency === "usd" ? "eur" : "usd") : intent.currency;
    intent.status = "succeeded";
    intent.amountReceived = taken;
    intent.charge = { id: newId("ch"), amount: taken, amountRefunded: 0, currency, created: seconds() };
    record("payment_intent.succeeded", intentToWire(intent, world.publicUrl()), behaviour);
  }

  function decline(intent: Intent, code: string, declineCode: string | undefined, message: string): never {
    fail(intent, { type: "card_error", code, ...(declineCode ? { decline_code: declineCode } : {}), message });
    throw new GatewayError(402, "card_error", message, code);
  }

  function fail(intent: Intent, error: PaymentError): void {
    intent.status = "requires_payment_method";
    intent.lastError = error;
    intent.paymentMethod = null;
    record("payment_intent.payment_failed", intentToWire(intent, world.publicUrl()), "ok");
  }

  async function settleLater(intent: Intent, behaviour: CardBehaviour): Promise<void> {
    await pause(3000);
    if (intent.status !== "processing") return;
    if (behaviour === "async-ok") capture(intent, "ok");
    else
      fail(intent, {
        type: "card_error",
        code: "card_declined",
        decline_code: "generic_decline",
        message: "Your card was declined.",
      });
  }

  async function finishRefundLater(intent: Intent, one: Refund, fails: boolean): Promise<void> {
    await pause(3000);
    one.status = fails ? "failed" : "succeeded";
    if (fails && intent.charge) intent.charge.amountRefunded -= one.amount;
    record(fails ? "refund.failed" : "refund.updated", refundToWire(one), "ok");
  }

  /** Writes the event down and sends it the way the card asks for. */
  function record(type: string, object: Record<string, unknown>, behaviour: CardBehaviour): void {
    const event: GatewayEvent = { id: newId("evt"), type, created: seconds(), object: structuredClone(object) };
    events = [...events.slice(-4999), event];
    switch (behaviour) {
      case "webhook-none":
        return;
      case "webhook-late":
        webhooks.send(event, 10_000);
        return;
      case "webhook-twice":
        webhooks.send(event);
        webhooks.send(event, 60);
        return;
      case "webhook-out-of-order": {
        webhooks.send(event);
        const earlier: GatewayEvent = {
          ...event,
          id: newId("evt"),
          type: "payment_intent.processing",
          object: { ...event.object, status: "processing", amount_received: 0, latest_charge: null },
        };
        events = [...events.slice(0, -1), earlier, event];
        webhooks.send(earlier, 1000);
        return;
      }
      default:
        webhooks.send(event);
        return;
    }
  }

  function seconds(): number {
    return Math.floor(world.now() / 1000);
  }

  return {
    addToken,
    createIntent,
    confirm,
    answerThreeDs,
    cancel,
    refund,
    reset,
    books,
    restore,
    webhooks,
    findIntent: (id: string) => intents.get(id),
    findRefund: (id: string) => refunds.get(id),
    intents: () => [...intents.values()].reverse(),
    events: () => [...events].reverse(),
    findEvent: (id: string) => events.find((event) => event.id === id),
  };
}

export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString("hex")}`;
}
