import { createHmac } from "node:crypto";
import { createPayment } from "@sihai/adapters/payment";
import { getTrade } from "@sihai/contract/payment";
import { money } from "@sihai/domain";
import { describe, expect, it } from "vitest";
import { aKey, inWallet } from "#testing";
import { addressId, gateway, mei, spec, standOnCardGround } from "../../../testing/payment/card-fixtures.ts";
import { aRecharge, cards, payWith, reconcile, stateOf } from "../../../testing/payment/payments.ts";
import { balanceOf, world as worldAccount } from "../ledger/index.ts";
import { paymentModule } from "./index.ts";
import { reconcileAttempts } from "./reconcile-attempts.ts";

standOnCardGround();

describe("when something breaks between the gateway and us", () => {
  const real = () => spec.deps.adapters.payment.charge;
  /** Replaces the charge for one call. */
  function once(charge: typeof spec.deps.adapters.payment.charge): void {
    const { payment } = spec.deps.adapters;
    const before = payment.charge;
    payment.charge = async (request) => {
      payment.charge = before;
      return charge(request);
    };
  }

  it("a process that dies after the capture leaves it to the reconciler, once (rule F09)", async () => {
    await gateway.hold(true);
    const charge = real();
    once(async (request) => {
      await charge(request);
      throw new Error("killed");
    });
    const tradeNo = await aRecharge(mei, "70.00");
    expect(await payWith(mei, tradeNo, cards.visa, { addressId })).toMatchObject({ ok: false, status: 500 });
    expect(await stateOf(mei, tradeNo)).toBe("pending");
    await reconcile(spec);
    await reconcileAttempts(spec.deps, "unknown");
    expect(await stateOf(mei, tradeNo)).toBe("paid");
    expect(await inWallet(spec, mei)).toBe("70.00");
  });

  it.each([
    ["that the gateway has", true, 16, "captured"],
    ["that the gateway never saw", false, 49, "retry"],
  ])("a payment %s is known before a minute is over, sweep and all (rule F09)", async (_, isMade, seconds, status) => {
    await gateway.hold(true);
    const charge = real();
    once(async (request) => {
      if (isMade) await charge(request);
      throw new Error("killed");
    });
    const tradeNo = await aRecharge(mei, "70.00");
    await payWith(mei, tradeNo, cards.visa, { addressId });
    await spec.advance(seconds);
    await reconcileAttempts(spec.deps, "unknown");
    expect((await mei.must(getTrade, { query: { tradeNo } })).attempt).toMatchObject({ status });
    const every = paymentModule.sweeps?.find(({ name }) => name.startsWith("find out what became"))?.everySeconds ?? 60;
    expect(seconds + every).toBeLessThan(60);
  });

  it("a process that dies before the gateway was asked leaves the same key usable (rules F04 and F09)", async () => {
    once(async () => {
      throw new Error("killed");
    });
    const tradeNo = await aRecharge(mei, "70.00");
    const key = aKey();
    expect(await payWith(mei, tradeNo, cards.visa, { addressId }, key)).toMatchObject({ ok: false, status: 500 });
    await reconcile(spec);
    expect(await payWith(mei, tradeNo, cards.visa, { addressId }, key)).toMatchObject({ ok: true, data: { status: "captured" } });
    expect(await gateway.intentsOf(tradeNo)).toHaveLength(1);
  });

  it("a gateway that captured and fell silent is asked before another card is charged (rule F10)", async () => {
    await gateway.hold(true);
    const charge = real();
    once(async (request) => {
      await charge(request);
      return { status: "unknown", detail: "no answer in time" };
    });
    const tradeNo = await aRecharge(mei, "70.00");
    expect(await payWith(mei, tradeNo, cards.visa, { addressId })).toMatchObject({ ok: true, data: { status: "processing" } });
    expect(await payWith(mei, tradeNo, "pm_card_mastercard", { addressId })).toMatchObject({ ok: false, state: 40008 });
    expect(await gateway.intentsOf(tradeNo)).toHaveLength(1);
    expect(await inWallet(spec, mei)).toBe("70.00");
  });

  it("a gateway that stays silent holds the next card back until it is known (rule F10)", async () => {
    const { payment } = spec.deps.adapters;
    const ask = payment.findByReference;
    once(async () => ({ status: "unknown", detail: "no answer in time" }));
    payment.findByReference = async () => ({ ok: false, refusal: { code: "SOURCE_SLOW", source: "payment" } });
    const tradeNo = await aRecharge(mei, "70.00");
    expect(await payWith(mei, tradeNo, cards.visa, { addressId })).toMatchObject({ data: { status: "processing" } });
    expect(await payWith(mei, tradeNo, "pm_card_mastercard", { addressId })).toMatchObject({
      ok: false,
      code: "PAYMENT_IN_PROGRESS",
    });
    payment.findByReference = ask;
    await reconcile(spec);
    expect(await payWith(mei, tradeNo, "pm_card_mastercard", { addressId })).toMatchObject({
      ok: true,
      data: { status: "captured" },
    });
  });

  it("a key of ours that the gateway refuses is not the shopper's fault, and another try pays (rule F04)", async () => {
    const logged: object[] = [];
    const { deps } = spec;
    const { log } = deps;
    deps.log = Object.assign(Object.create(log), { warn: (facts: object) => logged.push(facts) });
    const { scriptUrl, url, publishableKey, webhookSecret } = deps.config.payment;
    const keys = { publishableKey, webhookSecret, secretKey: "revoked" };
    const gatewayOfWrongKey = createPayment({ fetch, baseUrl: url, scriptUrl, ...keys });
    once((request) => gatewayOfWrongKey.charge(request));
    const tradeNo = await aRecharge(mei, "70.00");
    expect(await payWith(mei, tradeNo, cards.visa, { addressId })).toMatchObject({ ok: true, data: { status: "retry" } });
    expect(logged).toContainEqual(expect.objectContaining({ tradeNo, detail: expect.stringMatching(/API key/) }));
    deps.log = log;
    expect(await payWith(mei, tradeNo, cards.visa, { addressId })).toMatchObject({ data: { status: "captured" } });
  });

  it("the same key again after a silent charge, from a page in another language, is in progress, and is paid once", async () => {
    await gateway.hold(true);
    const charge = real();
    once(async (request) => {
      await charge(request);
      return { status: "unknown", detail: "no answer in time" };
    });
    const tradeNo = await aRecharge(mei, "70.00");
    const key = aKey();
    expect(await payWith(mei, tradeNo, cards.visa, { addressId }, key)).toMatchObject({ data: { status: "processing" } });
    mei.language = "zh";
    expect(await payWith(mei, tradeNo, cards.visa, { addressId }, key)).toMatchObject({ data: { status: "processing" } });
    once(async () => ({ status: "unavailable", detail: "too many calls" }));
    expect(await payWith(mei, tradeNo, cards.visa, { addressId }, key)).toMatchObject({ data: { status: "processing" } });
    await reconcile(spec);
    expect(await stateOf(mei, tradeNo)).toBe("paid");
    expect(await inWallet(spec, mei)).toBe("70.00");
    expect(await gateway.intentsOf(tradeNo)).toHaveLength(1);
  });

  it("a capture nobody here asked for is kept apart", async () => {
    const at = Math.floor(spec.deps.clock.now().getTime() / 1000);
    const body = JSON.stringify({
      id: "evt_stray",
      object: "event",
      type: "payment_intent.succeeded",
      created: at,
      data: {
        object: {
          id: "pi_stray",
          object: "payment_intent",
          status: "succeeded",
          amount_received: 777,
          currency: "eur",
          created: at,
          metadata: {},
        },
      },
    });
    const signature = `t=${at},v1=${createHmac("sha256", spec.deps.config.payment.webhookSecret).update(`${at}.${body}`).digest("hex")}`;
    const send = () =>
      fetch(`${spec.url}/api/payment/webhook`, {
        method: "POST",
        headers: { "content-type": "application/json", "stripe-signature": signature },
        body,
      });
    expect((await send()).status).toBe(200);
    expect((await send()).status).toBe(200);
    expect(await balanceOf(spec.deps.db, worldAccount("suspense", "EUR"))).toEqual(money(777n, "EUR"));
  });
});
