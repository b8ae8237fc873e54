import { randomUUID } from "node:crypto";
import { cny, money, toDecimal } from "@sihai/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type OutsideWorld, startOutsideWorld } from "../testing/outside-world.ts";
import { createPayment } from "./index.ts";
import type { GatewayMovement, PaymentPort } from "./port.ts";

let world: OutsideWorld;
let payment: PaymentPort;

beforeAll(async () => {
  world = await startOutsideWorld();
  payment = createPayment({
    fetch: world.fetch,
    baseUrl: world.sandbox.url,
    scriptUrl: `${world.sandbox.url}/assets/stripe.js`,
    secretKey: "sk_specs",
    publishableKey: "pk_specs",
    webhookSecret: world.webhookSecret,
  });
});
afterAll(() => world.stop());

const dayMs = 86_400_000;

async function charged(amount = cny("100.00")): Promise<string> {
  const outcome = await payment.charge({
    amount,
    paymentMethod: "pm_card_visa",
    reference: randomUUID(),
    idempotencyKey: randomUUID(),
    returnUrl: "http://localhost/back",
    receiptEmail: "mei@example.com",
  });
  if (outcome.status !== "captured") throw new Error(outcome.status);
  return outcome.intentId;
}

async function control(path: string, body: object): Promise<{ id: string }> {
  const reply = await fetch(`${world.sandbox.url}/sandbox/gateway/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return (await reply.json()) as { id: string };
}

async function movements(): Promise<GatewayMovement[]> {
  const [since, until] = [new Date(Date.now() - dayMs), new Date(Date.now() + dayMs)];
  const read = await payment.movementsBetween(since, until);
  if (!read.ok) throw new Error(read.refusal.code);
  expect(read.value.isWhole).toBe(true);
  return read.value.movements;
}

async function about(reference: string) {
  return (await movements())
    .filter((one) => one.reference === reference)
    .map(({ kind, amount, fee }) => [kind, toDecimal(amount), toDecimal(fee)]);
}

describe("the gateway's account of our balance", () => {
  it("names a charge by its intent, with what the gateway kept of it", async () => {
    expect(await about(await charged())).toEqual([["charge", "100.00", "3.20"]]);
  });

  it("tells what went back, and what came back of it", async () => {
    const intentId = await charged();
    const refund = await control(`refund/${intentId}`, { amount: 4_000 });
    expect(await about(refund.id)).toEqual([["refund", "-40.00", "0.00"]]);
    await control(`fail-refund/${refund.id}`, {});
    expect(await about(refund.id)).toEqual([
      ["refund", "-40.00", "0.00"],
      ["refund", "40.00", "0.00"],
    ]);
  });

  it("tells a dispute with its fee, and its end", async () => {
    const dispute = await control(`dispute/${await charged()}`, {});
    await control(`close-dispute/${dispute.id}`, { outcome: "won" });
    expect(await about(dispute.id)).toEqual([
      ["dispute", "-100.00", "15.00"],
      ["dispute", "100.00", "0.00"],
    ]);
  });

  it("tells a fee of its own as nothing but a fee, and what it cannot name as other", async () => {
    const fee = await control("line", { currency: "CNY", amount: -250, isFee: true });
    expect(await about(fee.id)).toEqual([["fee", "0.00", "2.50"]]);
    const stray = await control("line", { currency: "CNY", amount: 700 });
    expect(await about(stray.id)).toEqual([["other", "7.00", "0.00"]]);
  });

  it("adds up to what the gateway says stands with it, payouts and yen included", async () => {
    await charged(money(5_000n, "JPY"));
    const payout = await control("payout", { currency: "JPY", amount: 1_000 });
    expect(await about(payout.id)).toEqual([["payout", "-1000", "0"]]);
    const paid = await payment.payoutsSince(new Date(Date.now() - dayMs));
    expect(paid.ok && paid.value).toEqual([
      expect.objectContaining({ payoutId: payout.id, status: "paid", amount: money(1_000n, "JPY") }),
    ]);
    const standing = await payment.standing();
    if (!standing.ok) throw new Error(standing.refusal.code);
    for (const stands of standing.value) {
      const lines = (await movements()).filter(({ amount }) => amount.currency === stands.currency);
      expect(lines.reduce((sum, { amount, fee }) => sum + amount.amount - fee.amount, 0n)).toBe(stands.amount);
    }
  });
});
