import type { Pause, World } from "../world.ts";
import type { Balance } from "./balance.ts";
import type { CardBehaviour } from "./cards.ts";
import type { EventLog } from "./event-log.ts";
import { invalid } from "./gateway-error.ts";
import { newId } from "./new-id.ts";
import { chargeToWire, type Intent, type Refund, refundToWire } from "./objects.ts";
import type { Tokens } from "./tokens.ts";

export type Refunds = {
  /** Gives back part of a charge, or all that is left. Throws GatewayError when there is not that much left. */
  create(intent: Intent, amount: number | undefined, metadata: Record<string, string>): Refund;
  /** The card's bank sends a refund back that had succeeded, and may say why in the vendor's words. */
  fail(refund: Refund, intent: Intent, reason?: string): void;
  find(id: string): Refund | undefined;
  all(): Refund[];
  replaceAll(refunds: Refund[]): void;
};

const pendingMs = 3000;

const unknownReason = "unknown";
/** Why the refunds of a card fail, in the vendor's words. */
const failureReasons: Partial<Record<CardBehaviour, string>> = {
  "refund-fails": unknownReason,
  "refund-expired": "expired_or_canceled_card",
};

type Beside = { world: World; pause: Pause; tokens: Tokens; events: EventLog; balance: Balance };

/**
 * Refunds, which leave the balance at once. The card decides whether one succeeds then, or is pending for seconds and perhaps
 * fails and comes back.
 */
export function createRefunds({ world, pause, tokens, events, balance }: Beside): Refunds {
  const refunds = new Map<string, Refund>();

  function move(refund: Refund, type: "refund" | "refund_failure"): void {
    const { id, intentId, currency } = refund;
    balance.record({
      type,
      category: type,
      amount: type === "refund" ? -refund.amount : refund.amount,
      currency,
      source: { object: "refund", id, intentId },
    });
  }

  function create(intent: Intent, amount: number | undefined, metadata: Record<string, string>): Refund {
    const { charge } = intent;
    if (!charge) throw invalid("this intent has no charge to refund", "payment_intent_unexpected_state", "payment_intent");
    if (charge.isChargedBack) throw invalid("the charge is disputed", "charge_disputed");
    const given = amountOf(charge, amount);
    const behaviour = tokens.behaviourOf(intent.paymentMethod);
    const failureReason = failureReasons[behaviour];
    const pending = behaviour === "refund-pending" || failureReason !== undefined;
    const refund: Refund = {
      id: newId("re"),
      intentId: intent.id,
      amount: given,
      currency: charge.currency,
      status: pending ? "pending" : "succeeded",
      metadata,
      created: Math.floor(world.now() / 1000),
    };
    charge.amountRefunded += given;
    refunds.set(refund.id, refund);
    move(refund, "refund");
    events.record("refund.created", refundToWire(refund));
    events.record("charge.refunded", chargeToWire(intent, charge));
    if (pending) void finishLater(intent, refund, failureReason);
    return refund;
  }

  async function finishLater(intent: Intent, refund: Refund, failureReason: string | undefined): Promise<void> {
    await pause(pendingMs);
    if (failureReason !== undefined) return fail(refund, intent, failureReason);
    refund.status = "succeeded";
    events.record("refund.updated", refundToWire(refund));
  }

  function fail(refund: Refund, { charge }: Intent, reason = unknownReason): void {
    if (refund.status === "failed" || !charge) return;
    refund.status = "failed";
    refund.failureReason = reason;
    charge.amountRefunded -= refund.amount;
    move(refund, "refund_failure");
    events.record("refund.failed", refundToWire(refund));
  }

  return {
    create,
    fail,
    find: (id) => refunds.get(id),
    all: () => [...refunds.values()],
    replaceAll: (kept) => {
      refunds.clear();
      for (const refund of kept) refunds.set(refund.id, refund);
    },
  };
}

/** What is given back of a charge: as much as is asked for, or all that is left. Throws GatewayError when there is not that much left. */
function amountOf({ amount: charged, amountRefunded }: NonNullable<Intent["charge"]>, amount: number | undefined): number {
  const left = charged - amountRefunded;
  if (left === 0) throw invalid("the charge is refunded already", "charge_already_refunded");
  if (amount !== undefined && amount > left)
    throw invalid(`refund amount (${amount}) is greater than unrefunded amount (${left})`, undefined, "amount");
  return amount ?? left;
}
