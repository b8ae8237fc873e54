import type { CallInput } from "@sihai/contract";
import * as contract from "@sihai/contract/payment";
import { cny } from "@sihai/domain";
import { vi } from "vitest";
import { aKey, type Client, type SpecWorld } from "#testing";
import { openTrade } from "../../src/modules/payment/open-trade.ts";
import { reconcileAttempts } from "../../src/modules/payment/reconcile-attempts.ts";

let subjects = 1_000_000;
/** A payable of nothing in particular: what follows a payment is switched off where specs ask for one. */
export async function aTrade(
  spec: SpecWorld,
  client: Client,
  amount: string,
  minutes: number | null = 60,
): Promise<{ tradeNo: string; subjectId: string }> {
  const at = spec.deps.clock.now();
  const subjectId = String(++subjects);
  const { tradeNo } = await spec.deps.db.transaction().execute((tx) =>
    openTrade(tx, {
      userId: client.id,
      purpose: "back-payment",
      subjects: [{ subjectId, amount: cny(amount) }],
      expiresAt: minutes === null ? null : new Date(at.getTime() + minutes * 60_000),
      at,
    }),
  );
  return { tradeNo, subjectId };
}

/** A recharge, payable by card. */
export async function aRecharge(client: Client, amount: string): Promise<string> {
  return (await client.must(contract.openRecharge, { body: { amount } })).tradeNo;
}

/** Tokens of the sandbox's cards, by what becomes of them. */
export const cards = {
  visa: "pm_card_visa",
  threeDs: "pm_card_threeDSecure2Required",
  broke: "pm_card_chargeDeclinedInsufficientFunds",
} as const;

/** Where a payable stands, as its payer reads it. */
export async function stateOf(client: Client, tradeNo: string) {
  return (await client.must(contract.getTrade, { query: { tradeNo } })).state;
}

/** A minute passes, and the reconciler looks. */
export async function reconcile(spec: SpecWorld): Promise<void> {
  await spec.advance(61);
  for (const which of ["unknown", "asked"] as const) await reconcileAttempts(spec.deps, which);
}

/** The gateway does not answer when it is next asked to end a card payment, which its owner can then still confirm at their bank. */
export function cannotEndNext(spec: SpecWorld): void {
  vi.spyOn(spec.deps.adapters.payment, "cancel").mockResolvedValueOnce({ status: "unavailable", detail: "away" });
}

type CardBody = CallInput<typeof contract.payByCard>["body"];

/** Pays by one of the sandbox's cards (their tokens are listed on the sandbox's own page). */
export async function payWith(
  client: Client,
  tradeNo: string,
  token: string,
  given: Partial<CardBody> & { addressId: string },
  key = aKey(),
) {
  const body: CardBody = {
    tradeNo,
    token,
    currency: "CNY",
    firstName: "Mei",
    lastName: "Chen",
    email: "mei@example.com",
    ...given,
  };
  return client.call(contract.payByCard, { body }, { key });
}

/** A card its owner keeps, from a recharge that was paid with it. */
export async function aSavedCard(client: Client, addressId: string, token: string = cards.visa): Promise<string> {
  await payWith(client, await aRecharge(client, "20.00"), token, { addressId, keepsCard: true });
  const { list } = await client.must(contract.listCards, { query: {} });
  const cardId = list[0]?.cardId;
  if (!cardId) throw new Error("the card was not kept");
  return cardId;
}

type WireEvent = {
  id: string;
  type: string;
  data: { object: { id: string; amount: number; payment_intent?: string } };
};
type WireIntent = { id: string; status: string };

/** The gateway's own side of the story. */
export function gatewayOf(spec: SpecWorld) {
  async function control<Answer>(path: string, body?: object): Promise<Answer> {
    const reply = await fetch(`${spec.sandbox.url}${path}`, {
      method: body ? "POST" : "GET",
      redirect: "manual",
      ...(body && { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
    });
    return (await reply.json()) as Answer;
  }
  return {
    /** Asks while the gateway's search finds nothing. */
    async whileSearchLags<Found>(ask: () => Promise<Found>): Promise<Found> {
      await control("/sandbox/gateway/search-lags", { on: true });
      return ask().finally(() => control("/sandbox/gateway/search-lags", { on: false }));
    },
    hold: (on: boolean) => control("/sandbox/gateway/hold", { on }),
    /** Newest first. */
    async eventsOf(tradeNo: string): Promise<WireEvent[]> {
      return (await control<{ events: WireEvent[] }>(`/sandbox/gateway/events?reference=${tradeNo}`)).events;
    },
    async intentsOf(tradeNo: string): Promise<WireIntent[]> {
      return (await control<{ intents: WireIntent[] }>(`/sandbox/gateway/intents?reference=${tradeNo}`)).intents;
    },
    replay: (
      eventId: string,
      how: { times?: number; together?: boolean; newId?: boolean; amount?: number; currency?: string } = {},
    ) => control<{ statuses: (number | string)[] }>(`/sandbox/gateway/replay/${eventId}`, how),
    /** Events that are not the charge's own, but about it: its refunds and disputes, oldest first. */
    async eventsAbout(intentId: string): Promise<WireEvent[]> {
      const { events } = await control<{ events: WireEvent[] }>("/sandbox/gateway/events");
      return events.filter(({ data }) => data.object.payment_intent === intentId).toReversed();
    },
    /** What somebody does on the gateway's own pages, a card's holder at the bank, and the bank. */
    refund: (intentId: string, amount?: number) =>
      control<{ id: string }>(`/sandbox/gateway/refund/${intentId}`, amount === undefined ? {} : { amount }),
    failRefund: (refundId: string) => control(`/sandbox/gateway/fail-refund/${refundId}`, {}),
    dispute: (intentId: string, wish: { amount?: number; reason?: string; isInquiry?: boolean } = {}) =>
      control<{ id: string }>(`/sandbox/gateway/dispute/${intentId}`, wish),
    closeDispute: (disputeId: string, outcome: "won" | "lost") =>
      control(`/sandbox/gateway/close-dispute/${disputeId}`, { outcome }),
    /** The bank's page, answered. */
    async confirm(actionUrl: string, answer: "approve" | "refuse" = "approve"): Promise<void> {
      await fetch(actionUrl, { method: "POST", redirect: "manual", body: new URLSearchParams({ answer }) });
    },
  };
}
