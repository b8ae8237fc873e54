import type { Pause, World } from "../world.ts";
import type { Balance } from "./balance.ts";
import type { EventLog } from "./event-log.ts";
import { invalid } from "./gateway-error.ts";
import { newId } from "./new-id.ts";
import { chargeToWire, type Intent, type Refund, refundToWire } from "./objects.ts";
import type { Tokens } from "./tokens.ts";

export type Refunds = {
  /** Gives back part of a charge, or all that is left. Throws GatewayError when there is not that much left. */
  create(intent: Intent, amount: number | undefined, metadata: Record<string, string>): Refund;
  /** The card's bank sends a refund back that had succeeded. */
  fail(refund: Refund, intent: Intent): void;
  find(id: string): Refund | undefined;
  all(): Refund[];
  replaceAll(refunds: Refund[]): void;
};

const pendingMs = 3000;

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
    if (charge.isDisputed) throw invalid("the charge is disputed", "charge_disputed");
    const given = amountOf(charge, amount);
    const behaviour = tokens.behaviourOf(intent.paymentMethod);
    const pending = behaviour === "refund-pending" || behaviour === "refund-fails";
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
    if (pending) void finishLater(charge, refund, behaviour === "refund-fails");
    return refund;
  }

  async function finishLater(charge: NonNullable<Intent["charge"]>, refund: Refund, fails: boolean): Promise<void> {
    await pause(pendingMs);
    refund.status = fails ? "failed" : "succeeded";
    if (fails) {
      charge.amountRefunded -= refund.amount;
      move(refund, "refund_failure");
    }
    events.record(fails ? "refund.failed" : "refund.updated", refundToWire(refund));
  }

  return {
    create,
    fail: (refund, { charge }) => {
      if (refund.status === "failed" || !charge) return;
      refund.status = "failed";
      charge.amountRefunded -= refund.amount;
      move(refund, "refund_failure");
      events.record("refund.failed", refundToWire(refund));
    },
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
