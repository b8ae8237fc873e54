import type { World } from "../world.ts";
import type { EventLog } from "./event-log.ts";
import { GatewayError, invalid } from "./gateway-error.ts";
import { newId } from "./new-id.ts";
import { type BalanceLine, type Payout, payoutToWire } from "./objects.ts";

/** What stands at the gateway for the merchant, line by line, and what of it was sent to the merchant's bank. */
export type Balance = {
  record(line: Omit<BalanceLine, "id" | "created" | "fee"> & { fee?: number }): BalanceLine;
  /** Sends all that stands in a currency, or so much of it, to the bank. Throws GatewayError when there is not that much. */
  payOut(currency: string, amount?: number): Payout;
  /** The bank sends a payout back. */
  failPayout(id: string): Payout;
  standing(): { currency: string; amount: number }[];
  all(): BalanceLine[];
  payouts(): Payout[];
  replaceAll(lines: readonly BalanceLine[], payouts: readonly Payout[]): void;
};

const arrivesAfterSeconds = 2 * 86_400;

/** What the gateway keeps of a charge: 2.9 % and 30 of the smallest unit. */
export function feeOf(amount: number): number {
  return Math.min(amount, Math.round(amount * 0.029) + 30);
}

/** An empty balance that stamps its lines by the sandbox's clock and reports every payout as an event. */
export function createBalance(world: World, events: EventLog): Balance {
  let lines: BalanceLine[] = [];
  const payouts = new Map<string, Payout>();
  const seconds = () => Math.floor(world.now() / 1000);

  function record({ fee = 0, ...line }: Omit<BalanceLine, "id" | "created" | "fee"> & { fee?: number }): BalanceLine {
    const made = { ...line, fee, id: newId("txn"), created: seconds() };
    lines.push(made);
    return made;
  }

  function standing() {
    const total = new Map<string, number>();
    for (const { currency, amount, fee } of lines) total.set(currency, (total.get(currency) ?? 0) + amount - fee);
    return [...total].map(([currency, amount]) => ({ currency, amount }));
  }

  function move(payout: Payout, type: "payout" | "payout_failure", amount: number): void {
    record({
      type,
      category: type,
      amount,
      currency: payout.currency,
      source: { object: "payout", id: payout.id, intentId: null },
    });
  }

  function payOut(currency: string, wanted?: number): Payout {
    const stands = standing().find((one) => one.currency === currency)?.amount ?? 0;
    const amount = wanted ?? stands;
    if (amount <= 0 || amount > stands)
      throw invalid("You have insufficient funds in your account", "balance_insufficient", "amount");
    const created = seconds();
    const payout: Payout = {
      id: newId("po"),
      amount,
      currency,
      status: "paid",
      created,
      arrivalDate: created + arrivesAfterSeconds,
    };
    payouts.set(payout.id, payout);
    move(payout, "payout", -amount);
    events.record("payout.paid", payoutToWire(payout));
    return payout;
  }

  function failPayout(id: string): Payout {
    const payout = payouts.get(id);
    if (!payout) throw new GatewayError(404, "invalid_request_error", `No such payout: '${id}'`, "resource_missing", "payout");
    if (payout.status === "failed") return payout;
    payout.status = "failed";
    move(payout, "payout_failure", payout.amount);
    events.record("payout.failed", payoutToWire(payout));
    return payout;
  }

  return {
    record,
    payOut,
    failPayout,
    standing,
    all: () => [...lines],
    payouts: () => [...payouts.values()],
    replaceAll: (kept, paid) => {
      lines = [...kept];
      payouts.clear();
      for (const payout of paid) payouts.set(payout.id, payout);
    },
  };
}
