import { add, type Money, money } from "@sihai/domain";
import type Stripe from "stripe";
import { moneyFrom } from "./map.ts";
import type { GatewayMovement, GatewayPayout, MovementKind } from "./port.ts";

const kinds: Partial<Record<string, MovementKind>> = {
  charge: "charge",
  payment: "charge",
  refund: "refund",
  payment_refund: "refund",
  refund_failure: "refund",
  payment_failure_refund: "refund",
  payout: "payout",
  payout_cancel: "payout",
  payout_failure: "payout",
  stripe_fee: "fee",
};

/** A line of the balance. A fee charged by itself is a line of nothing but a fee. Throws RangeError for a currency the product does not know. */
export function movementFrom(line: Stripe.BalanceTransaction): GatewayMovement {
  const kind = kindOf(line);
  const amount = moneyFrom(line.amount, line.currency);
  const at = new Date(line.created * 1000);
  if (kind === "fee")
    return {
      ...{ id: line.id, kind, reference: line.id, at },
      amount: money(0n, amount.currency),
      fee: money(BigInt(line.fee - line.amount), amount.currency),
    };
  return { id: line.id, kind, reference: referenceOf(line), amount, fee: money(BigInt(line.fee), amount.currency), at };
}

function kindOf({ type, reporting_category }: Stripe.BalanceTransaction): MovementKind {
  if (type === "adjustment") return reporting_category.startsWith("dispute") ? "dispute" : "other";
  return kinds[type] ?? "other";
}

/** A charge is known by its intent, as everywhere; the rest by its own id. */
function referenceOf({ id, source }: Stripe.BalanceTransaction): string {
  if (source === null) return id;
  if (typeof source === "string") return source;
  if (source.object === "charge") {
    const intent = source.payment_intent;
    return (typeof intent === "string" ? intent : intent?.id) ?? source.id;
  }
  return source.id;
}

const payoutStatus: Partial<Record<string, GatewayPayout["status"]>> = { paid: "paid", failed: "failed", canceled: "failed" };

/** What the gateway sends to our bank; a status we do not know is still under way. */
export function payoutFrom(payout: Stripe.Payout): GatewayPayout {
  return {
    payoutId: payout.id,
    amount: moneyFrom(payout.amount, payout.currency),
    status: payoutStatus[payout.status] ?? "under-way",
    createdAt: new Date(payout.created * 1000),
    arrivesAt: new Date(payout.arrival_date * 1000),
  };
}

/** What stands at the gateway, once for each currency: it tells each source of the money apart. */
export function standingFrom(parts: readonly { amount: number; currency: string }[]): Money[] {
  const total = new Map<string, Money>();
  for (const part of parts) {
    const amount = moneyFrom(part.amount, part.currency);
    const before = total.get(amount.currency);
    total.set(amount.currency, before ? add(before, amount) : amount);
  }
  return [...total.values()];
}
