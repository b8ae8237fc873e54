import { randomUUID } from "node:crypto";
import { cny, type Money, money, toDecimal } from "@sihai/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type OutsideWorld, startOutsideWorld } from "../testing/outside-world.ts";
import { createPayment } from "./index.ts";
import type { ChargeOutcome, PaymentPort } from "./port.ts";

let world: OutsideWorld;
let payment: PaymentPort;

beforeAll(async () => {
  world = await startOutsideWorld();
  payment = open(20_000);
});
afterAll(() => world.stop());

function open(timeoutMs: number, secretKey = "sk_specs"): PaymentPort {
  return createPayment({
    fetch: world.fetch,
    baseUrl: world.sandbox.url,
    scriptUrl: `${world.sandbox.url}/assets/stripe.js`,
    secretKey,
    publishableKey: "pk_specs",
    webhookSecret: world.webhookSecret,
    timeoutMs,
  });
}

type Overrides = { amount?: Money; key?: string; reference?: string; gateway?: PaymentPort };

function charge(
  paymentMethod: string,
  { amount = cny("100.00"), key = randomUUID(), reference = randomUUID(), gateway = payment }: Overrides = {},
) {
  return gateway.charge({
    ...{ amount, paymentMethod, reference, idempotencyKey: key },
    ...{ returnUrl: "http://localhost/back?x=1", receiptEmail: "mei@example.com" },
  });
}

function captured(outcome: ChargeOutcome): Extract<ChargeOutcome, { status: "captured" }> {
  if (outcome.status !== "captured") throw new Error(`not captured: ${outcome.status}`);
  return outcome;
}

/** Types of the events that arrived about one intent, in order of arrival. */
async function eventsOf(intentId: string, count: number, withinMs = 5000): Promise<string[]> {
  const posts = await world.waitFor(count, ({ path, body }) => path === "/payment" && body.includes(intentId), withinMs);
  const replies = posts.map(({ body, headers }) =>
    payment.readWebhook({ body, signature: String(headers["stripe-signature"]), now: new Date() }),
  );
  return (await Promise.all(replies)).map((reply) => {
    if (!reply.ok) throw new Error(reply.refusal.code);
    return reply.value.type === "charge-changed" ? reply.value.charge.status : reply.value.type;
  });
}

describe("charging", () => {
  it("captures, and says so by a signed event", async () => {
    const outcome = captured(await charge("pm_card_visa", { reference: "T-1" }));
    expect(outcome).toMatchObject({
      reference: "T-1",
      amount: cny("100.00"),
      refunded: cny("0.00"),
      card: { brand: "visa", last4: "4242" },
    });
    expect(await eventsOf(outcome.intentId, 1)).toEqual(["captured"]);
  });

  it("counts yen in whole yen", async () => {
    expect(toDecimal(captured(await charge("pm_card_visa", { amount: money(350n, "JPY") })).amount)).toBe("350");
  });

  it.each([
    ["pm_card_chargeDeclined", "declined"],
    ["pm_card_chargeDeclinedInsufficientFunds", "insufficient-funds"],
    ["pm_card_chargeDeclinedExpiredCard", "expired-card"],
    ["pm_card_chargeDeclinedIncorrectCvc", "wrong-cvc"],
    ["pm_nobody_knows", "method-unusable"],
  ])("%s is declined as %s", async (method, reason) => {
    expect(await charge(method)).toMatchObject({ status: "declined", reason });
  });

  it("tells an unavailable channel from a declined card", async () => {
    expect(await charge("pm_card_chargeDeclinedProcessingError")).toMatchObject({ status: "unavailable" });
  });

  it("charges once for the same key, and refuses the key for another request (rules F01 and F02)", async () => {
    const key = randomUUID();
    const reference = randomUUID();
    const same = { key, reference };
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => charge("pm_card_visa", same)));
    expect(new Set(outcomes.map((outcome) => captured(outcome).intentId)).size).toBe(1);
    // Something was charged under that key: nobody may take it for refused.
    const other = await charge("pm_card_visa", { ...same, amount: cny("100.01") });
    expect(other).toEqual({ status: "unknown", detail: expect.stringMatching(/same parameters/) });
    const found = await payment.findByReference(reference);
    expect(found.ok && found.value.length).toBe(1);
  });

  it("does not know what became of a charge that hangs, and finds it captured (rule F10)", async () => {
    const reference = randomUUID();
    const key = randomUUID();
    const impatient = open(500);
    expect(await charge("pm_card_sandboxHang", { reference, key, gateway: impatient })).toMatchObject({ status: "unknown" });
    expect(await payment.findByReference(reference)).toMatchObject({ ok: true, value: [{ status: "captured", reference }] });
    expect(await charge("pm_card_sandboxHang", { reference, key })).toMatchObject({ status: "captured" });
  });

  it("does not know what became of a charge when nobody answers", async () => {
    const nobody = createPayment({
      fetch: world.fetch,
      baseUrl: "http://127.0.0.1:9",
      scriptUrl: "",
      secretKey: "sk_x",
      publishableKey: "",
      webhookSecret: "",
    });
    expect(await charge("pm_card_visa", { gateway: nobody })).toMatchObject({ status: "unknown" });
  });

  it("tells a key of ours that the gateway does not take from a declined card: nothing was taken", async () => {
    const gateway = open(5000, "wrong");
    expect(await charge("pm_card_visa", { gateway })).toEqual({
      status: "unavailable",
      detail: expect.stringMatching(/API key/),
    });
    // A charge that is not cancelled may still be made, though.
    expect(await gateway.cancel("pi_any")).toMatchObject({ status: "unknown" });
  });

  it("refuses amounts the gateway cannot take", async () => {
    await expect(charge("pm_card_visa", { amount: cny("0.00") })).rejects.toThrow(RangeError);
    await expect(charge("pm_card_visa", { amount: cny("1000000.00") })).rejects.toThrow(RangeError);
  });

  it("shows what was really taken when it is not what was asked (rule F08)", async () => {
    expect(captured(await charge("pm_card_sandboxCentLess")).amount).toEqual(cny("99.99"));
    expect(captured(await charge("pm_card_sandboxOtherCurrency")).amount).toEqual(money(10_000n, "USD"));
  });
});

describe("3-D Secure", () => {
  async function answer(outcome: ChargeOutcome, choice: "approve" | "refuse"): Promise<string> {
    if (outcome.status !== "needs-action") throw new Error(outcome.status);
    const page = await fetch(outcome.actionUrl, { headers: { "accept-language": "zh-CN" } });
    expect(await page.text()).toContain("确认付款");
    const reply = await fetch(outcome.actionUrl, {
      method: "POST",
      body: new URLSearchParams({ answer: choice }),
      redirect: "manual",
    });
    return reply.headers.get("location") ?? "";
  }

  it("captures after approval and sends the shopper back", async () => {
    const outcome = await charge("pm_card_threeDSecure2Required");
    const back = await answer(outcome, "approve");
    if (outcome.status !== "needs-action") throw new Error(outcome.status);
    expect(back).toBe(`http://localhost/back?x=1&payment_intent=${outcome.intentId}&redirect_status=succeeded`);
    expect(await payment.find(outcome.intentId)).toMatchObject({ ok: true, value: { status: "captured" } });
    expect(await eventsOf(outcome.intentId, 2)).toEqual(["needs-action", "captured"]);
  });

  it("declines after refusal, and when the bank then finds no funds", async () => {
    const refused = await charge("pm_card_threeDSecure2Required");
    expect(await answer(refused, "refuse")).toContain("redirect_status=failed");
    const poor = await charge("pm_card_authenticationRequiredChargeDeclinedInsufficientFunds");
    await answer(poor, "approve");
    for (const [outcome, reason] of [
      [refused, "authentication-failed"],
      [poor, "insufficient-funds"],
    ] as const) {
      if (outcome.status !== "needs-action") throw new Error(outcome.status);
      expect(await payment.find(outcome.intentId)).toMatchObject({ ok: true, value: { status: "declined", reason } });
    }
  });

  it("can be cancelled before, not after (rule F11)", async () => {
    const open = await charge("pm_card_threeDSecure2Required");
    if (open.status !== "needs-action") throw new Error(open.status);
    expect(await payment.cancel(open.intentId)).toMatchObject({ status: "cancelled" });
    expect(await payment.cancel(captured(await charge("pm_card_visa")).intentId)).toMatchObject({ status: "captured" });
  });
});

describe("refunding", () => {
  it("gives back in parts, never more than was taken (rule F17)", async () => {
    const { intentId } = captured(await charge("pm_card_visa"));
    const refund = (amount: string, idempotencyKey: string) =>
      payment.refund({ intentId, amount: cny(amount), idempotencyKey, reference: "R-1" });
    const key = randomUUID();
    const first = await refund("60.00", key);
    expect(first).toMatchObject({ status: "refunded", amount: cny("60.00") });
    expect(await refund("60.00", key)).toEqual(first);
    expect(await refund("60.00", randomUUID())).toMatchObject({ status: "refused", reason: "over-captured" });
    expect(await refund("40.00", randomUUID())).toMatchObject({ status: "refunded" });
    expect(await refund("0.01", randomUUID())).toMatchObject({ status: "refused", reason: "over-captured" });
    expect(await payment.find(intentId)).toMatchObject({ ok: true, value: { status: "captured", refunded: cny("100.00") } });
  });

  it("does not refund what was never captured", async () => {
    const outcome = await charge("pm_card_threeDSecure2Required");
    if (outcome.status !== "needs-action") throw new Error(outcome.status);
    const refund = { intentId: outcome.intentId, amount: cny("1.00"), idempotencyKey: randomUUID(), reference: "R-2" };
    expect(await payment.refund(refund)).toMatchObject({ status: "refused", reason: "not-captured" });
  });

  it.concurrent.each([
    ["pm_card_pendingRefund", "refunded"],
    ["pm_card_refundFail", "failed"],
  ])("hears later what became of a pending refund of %s", async (card, status) => {
    const { intentId } = captured(await charge(card));
    const refund = await payment.refund({ intentId, amount: cny("10.00"), idempotencyKey: randomUUID(), reference: "R-3" });
    expect(refund.status).toBe("pending");
    const about = ({ body }: { body: string }) => body.includes(intentId) && /"refund\.(updated|failed)"/.test(body);
    const [post] = await world.waitFor(1, about, 8000);
    const event = await payment.readWebhook({
      body: post?.body ?? "",
      signature: String(post?.headers["stripe-signature"]),
      now: new Date(),
    });
    expect(event).toMatchObject({ ok: true, value: { type: "refund-changed", status, reference: "R-3", amount: cny("10.00") } });
  });

  it("says of a refund to a card that has expired why it failed", async () => {
    const { intentId } = captured(await charge("pm_card_sandboxRefundExpired"));
    await payment.refund({ intentId, amount: cny("10.00"), idempotencyKey: randomUUID(), reference: "R-4" });
    await world.waitFor(1, ({ body }) => body.includes(intentId) && body.includes(`"refund.failed"`), 8000);
    expect(await payment.refundsOf(intentId)).toMatchObject({
      ok: true,
      value: [{ status: "failed", reference: "R-4", failure: "expired_or_canceled_card" }],
    });
  });

  it("takes a refund again of a charge whose dispute was lost, and won afterwards", async () => {
    const { intentId } = captured(await charge("pm_card_visa"));
    const told = (path: string, body: object) =>
      fetch(`${world.sandbox.url}/sandbox/gateway/${path}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      }).then((response) => response.json());
    const { id } = await told(`dispute/${intentId}`, {});
    const refund = (key: string) => payment.refund({ intentId, amount: cny("10.00"), idempotencyKey: key, reference: "R-5" });
    await told(`close-dispute/${id}`, { outcome: "lost" });
    expect(await refund(randomUUID())).toMatchObject({ status: "refused", reason: "failed" });
    await told(`close-dispute/${id}`, { outcome: "won" });
    expect(await refund(randomUUID())).toMatchObject({ status: "refunded" });
  });
});

describe("events", () => {
  it("come twice, out of order, or not at all, as the card asks (rules F05 and F06)", async () => {
    const twice = captured(await charge("pm_card_sandboxWebhookTwice"));
    expect(await eventsOf(twice.intentId, 2)).toEqual(["captured", "captured"]);
    const turned = captured(await charge("pm_card_sandboxWebhookOrder"));
    expect(await eventsOf(turned.intentId, 2)).toEqual(["captured", "processing"]);
    const silent = captured(await charge("pm_card_sandboxWebhookNone"));
    await expect(eventsOf(silent.intentId, 1, 400)).rejects.toThrow(/only 0/);
  });

  it("can be asked for when they did not come", async () => {
    const silent = captured(await charge("pm_card_sandboxWebhookNone"));
    const events = await payment.eventsSince(new Date(Date.now() - 60_000));
    expect(events.ok && events.value.at(-1)).toMatchObject({
      type: "charge-changed",
      charge: { intentId: silent.intentId, status: "captured" },
    });
  });

  it("settle later when the channel is slow", async () => {
    const good = await charge("pm_card_sandboxAsync");
    const bad = await charge("pm_card_sandboxAsyncFail");
    if (good.status !== "processing" || bad.status !== "processing") throw new Error("not processing");
    expect(await eventsOf(good.intentId, 2, 7000)).toEqual(["processing", "captured"]);
    expect(await eventsOf(bad.intentId, 2, 7000)).toEqual(["processing", "declined"]);
  }, 20_000);

  it("are sent again until they are taken", async () => {
    world.answers.push(500);
    const { intentId } = captured(await charge("pm_card_visa"));
    expect(await eventsOf(intentId, 2)).toEqual(["captured", "captured"]);
  });

  it("can be replayed, changed and held back by a spec", async () => {
    const { intentId } = captured(await charge("pm_card_visa"));
    const [post] = await world.waitFor(1, ({ body }) => body.includes(intentId));
    const { id }: { id: string } = JSON.parse(post?.body ?? "{}");
    expect(await world.post(`/sandbox/gateway/replay/${id}`, { times: 3, together: true, newId: true, amount: 9999 })).toEqual({
      statuses: [200, 200, 200],
    });
    const all = await world.waitFor(4, ({ body }) => body.includes(intentId));
    expect(new Set(all.map(({ body }) => JSON.parse(body).id)).size).toBe(4);
    expect(JSON.parse(all[1]?.body ?? "").data.object.amount_received).toBe(9999);
    await world.post("/sandbox/gateway/hold", { on: true });
    const held = captured(await charge("pm_card_visa"));
    await expect(eventsOf(held.intentId, 1, 300)).rejects.toThrow(/only 0/);
    await world.post("/sandbox/gateway/hold", { on: false });
  });
});

describe("hosted fields", () => {
  const valid = { number: "4242 4242 4242 4242", expMonth: "12", expYear: "40", cvc: "123" };
  const tokenise = (card: object) =>
    fetch(`${world.sandbox.url}/gateway/tokens`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(card),
    });

  it("turn a card into a token that pays once", async () => {
    const token: { id: string; brand: string; last4: string } = await (await tokenise(valid)).json();
    expect(token).toMatchObject({ brand: "visa", last4: "4242" });
    expect(await charge(token.id)).toMatchObject({ status: "captured" });
    expect(await charge(token.id)).toMatchObject({ status: "declined", reason: "method-unusable" });
  });

  it("keep who the card is billed to beside it, for the charge to say", async () => {
    const billing = { name: "Mei Chen", email: "mei@example.com", address: { line1: "Invalidenstraße 1", country: "DE" } };
    const token: { id: string } = await (await tokenise({ ...valid, billing })).json();
    const { intentId } = captured(await charge(token.id));
    const reply = await fetch(`${world.sandbox.url}/v1/payment_intents/${intentId}?expand[0]=latest_charge`, {
      headers: { authorization: "Bearer sk_specs" },
    });
    expect(await reply.json()).toMatchObject({ receipt_email: "mei@example.com", latest_charge: { billing_details: billing } });
  });

  it.each([
    ["number", { number: "4242424242424241" }],
    ["number", { number: "42" }],
    ["expiry", { expMonth: "13" }],
    ["expiry", { expYear: "20" }],
    ["cvc", { cvc: "12" }],
  ])("refuse a wrong %s", async (field, wrong) => {
    const reply = await tokenise({ ...valid, ...wrong });
    expect(reply.status).toBe(400);
    expect(await reply.json()).toEqual({ error: { field } });
  });

  it("speak both languages", async () => {
    const fields = async (lang: string) => (await fetch(`${world.sandbox.url}/gateway/fields.html?lang=${lang}`)).text();
    expect(await fields("zh")).toContain('<label for="number">卡号</label>');
    expect(await fields("en")).toContain('<label for="number">Card number</label>');
  });

  it("come by a script of the vendor's interface", async () => {
    const script = await (await fetch(payment.cardForm.scriptUrl)).text();
    expect(script).toContain("window.Stripe = function Stripe(");
  });
});
