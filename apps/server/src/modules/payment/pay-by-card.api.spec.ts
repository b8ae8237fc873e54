import { createHmac } from "node:crypto";
import { readAuditLog } from "@sihai/contract/audit";
import * as contract from "@sihai/contract/payment";
import { money, toDecimal } from "@sihai/domain";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { anAddress, aWorld, type Client, eventually, race, type SpecWorld } from "#testing";
import { balanceOf, world as worldAccount } from "../ledger/index.ts";
import { reconcileAttempts } from "./reconcile-attempts.ts";
import { aKey, aRecharge, gatewayOf, inWallet, payWith } from "./spec-helpers.ts";

let spec: SpecWorld;
let gateway: ReturnType<typeof gatewayOf>;
let mei: Client;
let addressId: string;

beforeAll(async () => {
  spec = await aWorld();
  gateway = gatewayOf(spec);
});

beforeEach(async () => {
  await gateway.hold(false);
  mei = await spec.shopper();
  addressId = await anAddress(spec, mei);
});

const card = {
  visa: "pm_card_visa",
  threeDs: "pm_card_threeDSecure2Required",
  broke: "pm_card_chargeDeclinedInsufficientFunds",
} as const;
const stateOf = async (tradeNo: string) => (await mei.must(contract.getTrade, { query: { tradeNo } })).state;
const withoutNotices = () => gateway.hold(true);
/** A minute passes, and the reconciler looks. */
async function reconcile(): Promise<void> {
  await spec.advance(61);
  await reconcileAttempts(spec.deps);
}

describe("a card", () => {
  it("fills the wallet by the recharge and pays the surcharge beside it", async () => {
    const tradeNo = await aRecharge(mei, "100.10");
    const paid = await payWith(mei, tradeNo, card.visa, { addressId });
    expect(paid).toEqual({
      ok: true,
      data: { status: "captured", use: "paid-trade", charged: { amount: "103.60", currency: "CNY" } },
    });
    expect(await inWallet(spec, mei)).toBe("100.10");
  });

  it("is charged in its own currency at the rate that was shown (F29)", async () => {
    const tradeNo = await aRecharge(mei, "100.00");
    const shown = (await mei.must(contract.getTrade, { query: { tradeNo } })).card.prices.find(
      ({ currency }) => currency === "JPY",
    );
    expect(shown?.charged.amount).toMatch(/^\d+$/);
    const paid = await payWith(mei, tradeNo, card.visa, { addressId, currency: "JPY", rateId: shown?.rateId ?? "" });
    expect(paid).toMatchObject({ ok: true, data: { status: "captured", charged: shown?.charged } });
    expect(await inWallet(spec, mei)).toBe("100.00");
    const [intent] = await gateway.intentsOf(tradeNo);
    expect(intent).toMatchObject({ currency: "jpy", amount: Number(shown?.charged.amount) });
  });

  it("keeps the shown rate for half an hour after a new one, and then says so (F29)", async () => {
    const tradeNo = await aRecharge(mei, "100.00");
    const price = async () =>
      (await mei.must(contract.getTrade, { query: { tradeNo } })).card.prices.find(({ currency }) => currency === "USD");
    const shown = await price();
    await spec.advance(60);
    const at = spec.deps.clock.now();
    await spec.deps.db
      .insertInto("exchange_rate")
      .values({ published_on: "2026-11-22", currency: "USD", rate: "0.2222", fetched_at: at })
      .execute();
    expect((await price())?.charged).not.toEqual(shown?.charged);
    await spec.advance(29 * 60);
    const declined = await payWith(mei, tradeNo, card.broke, { addressId, currency: "USD", rateId: shown?.rateId ?? "" });
    expect(declined).toMatchObject({
      ok: true,
      data: { status: "declined", reason: "insufficient-funds", charged: shown?.charged },
    });
    await spec.advance(2 * 60);
    const late = await payWith(mei, tradeNo, card.visa, { addressId, currency: "USD", rateId: shown?.rateId ?? "" });
    expect(late).toMatchObject({ ok: false, code: "RATE_CHANGED", status: 409 });
  });

  it.each([
    ["pm_card_chargeDeclined", "declined"],
    ["pm_card_chargeDeclinedInsufficientFunds", "insufficient-funds"],
    ["pm_card_chargeDeclinedExpiredCard", "expired-card"],
    ["pm_card_chargeDeclinedIncorrectCvc", "wrong-cvc"],
  ])("that is refused (%s) says why, and another one pays", async (token, reason) => {
    const tradeNo = await aRecharge(mei, "50.00");
    expect(await payWith(mei, tradeNo, token, { addressId })).toMatchObject({ ok: true, data: { status: "declined", reason } });
    expect(await inWallet(spec, mei)).toBe("0.00");
    expect(await payWith(mei, tradeNo, card.visa, { addressId })).toMatchObject({ data: { status: "captured" } });
  });

  it("whose channel is away may be tried again", async () => {
    const tradeNo = await aRecharge(mei, "50.00");
    expect(await payWith(mei, tradeNo, "pm_card_chargeDeclinedProcessingError", { addressId })).toMatchObject({
      ok: true,
      data: { status: "retry" },
    });
    expect(await payWith(mei, tradeNo, card.visa, { addressId })).toMatchObject({ data: { status: "captured" } });
  });

  it("needs an address of one's own, and a payment of one's own", async () => {
    const omar = await spec.shopper({ name: "omar" });
    const tradeNo = await aRecharge(mei, "50.00");
    expect(await payWith(omar, tradeNo, card.visa, { addressId: await anAddress(spec, omar) })).toMatchObject({
      code: "TRADE_NOT_FOUND",
      state: 40004,
    });
    expect(await payWith(mei, tradeNo, card.visa, { addressId: await anAddress(spec, omar) })).toMatchObject({
      code: "BILLING_ADDRESS_NOT_FOUND",
    });
  });

  it.each([
    ["no token", { token: "4242424242424242" }],
    ["no e-mail", { email: "nobody" }],
    ["no name", { firstName: " " }],
    ["a price of its own", { amount: "0.01" }],
    ["an unknown currency", { currency: "XXX" }],
  ])("is refused with %s", async (_, wrong) => {
    const tradeNo = await aRecharge(mei, "50.00");
    const given: object = { addressId, ...wrong };
    expect(await payWith(mei, tradeNo, card.visa, given as { addressId: string })).toMatchObject({
      ok: false,
      status: 400,
      code: "INPUT_INVALID",
    });
    expect(await gateway.intentsOf(tradeNo)).toHaveLength(0);
  });
});

describe("paying by card at once", () => {
  it("under one key charges once and answers alike (F01)", async () => {
    const tradeNo = await aRecharge(mei, "40.00");
    const key = aKey();
    const answers = await race(12, () => payWith(mei, tradeNo, card.visa, { addressId }, key));
    for (const answer of answers) expect(answer).toMatchObject({ ok: true, data: { status: "captured", use: "paid-trade" } });
    expect(await gateway.intentsOf(tradeNo)).toHaveLength(1);
    expect(await inWallet(spec, mei)).toBe("40.00");
  });

  it("under different keys charges once, the others are refused (F01)", async () => {
    const tradeNo = await aRecharge(mei, "40.00");
    const answers = await race(12, () => payWith(mei, tradeNo, card.visa, { addressId }));
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    for (const answer of answers) if (!answer.ok) expect([40008, 40009]).toContain(answer.state);
    expect((await gateway.intentsOf(tradeNo)).filter(({ status }) => status === "succeeded")).toHaveLength(1);
    expect(await inWallet(spec, mei)).toBe("40.00");
  });

  it("under one key with other input is a conflict, and nothing is charged for it (F02)", async () => {
    const key = aKey();
    const [one, two] = [await aRecharge(mei, "40.00"), await aRecharge(mei, "60.00")];
    await payWith(mei, one, card.visa, { addressId }, key);
    expect(await payWith(mei, two, card.visa, { addressId }, key)).toMatchObject({
      ok: false,
      status: 409,
      code: "IDEMPOTENCY_CONFLICT",
    });
    expect(await gateway.intentsOf(two)).toHaveLength(0);
    expect(await inWallet(spec, mei)).toBe("40.00");
  });
});

describe("3-D Secure in whatever order its news come (F06)", () => {
  async function waiting(): Promise<{ tradeNo: string; approve: () => Promise<string> }> {
    await withoutNotices();
    const tradeNo = await aRecharge(mei, "80.00");
    const asked = await payWith(mei, tradeNo, card.threeDs, { addressId });
    if (!asked.ok || asked.data.status !== "needs-action") throw new Error("no confirmation was asked for");
    const { actionUrl } = asked.data;
    return {
      tradeNo,
      async approve() {
        await gateway.confirm(actionUrl);
        const [event] = await gateway.eventsOf(tradeNo);
        return event?.id ?? "";
      },
    };
  }
  const back = (tradeNo: string) => mei.must(contract.confirmReturn, { body: { tradeNo } });
  const captured = { status: "captured", use: "paid-trade" };

  it("the notice first, then the shopper", async () => {
    const { tradeNo, approve } = await waiting();
    expect((await gateway.replay(await approve())).statuses).toEqual([200]);
    expect(await stateOf(tradeNo)).toBe("paid");
    expect(await back(tradeNo)).toMatchObject(captured);
  });

  it("the shopper first, then the notice", async () => {
    const { tradeNo, approve } = await waiting();
    const eventId = await approve();
    expect(await back(tradeNo)).toMatchObject(captured);
    expect((await gateway.replay(eventId)).statuses).toEqual([200]);
  });

  it("only the notice", async () => {
    const { approve } = await waiting();
    await gateway.replay(await approve());
  });

  it("only the shopper", async () => {
    const { tradeNo, approve } = await waiting();
    await approve();
    expect(await back(tradeNo)).toMatchObject(captured);
  });

  it("neither: the reconciler finds it", async () => {
    const { tradeNo, approve } = await waiting();
    await approve();
    expect(await stateOf(tradeNo)).toBe("pending");
    await reconcile();
    expect(await stateOf(tradeNo)).toBe("paid");
  });

  it("both at once", async () => {
    const { tradeNo, approve } = await waiting();
    const eventId = await approve();
    await Promise.all([back(tradeNo), gateway.replay(eventId, { times: 4, together: true }), back(tradeNo)]);
    expect(await stateOf(tradeNo)).toBe("paid");
  });

  it("a refusal at the bank leaves nothing taken and the way open", async () => {
    await withoutNotices();
    const tradeNo = await aRecharge(mei, "80.00");
    const asked = await payWith(mei, tradeNo, card.threeDs, { addressId });
    if (asked.ok && asked.data.status === "needs-action") await gateway.confirm(asked.data.actionUrl, "refuse");
    expect(await back(tradeNo)).toMatchObject({ status: "declined", reason: "authentication-failed" });
    expect(await payWith(mei, tradeNo, card.visa, { addressId })).toMatchObject({ data: captured });
  });

  it("a second card ends the first one's confirmation", async () => {
    const { tradeNo } = await waiting();
    expect(await payWith(mei, tradeNo, card.visa, { addressId })).toMatchObject({ data: captured });
    expect((await gateway.intentsOf(tradeNo)).map(({ status }) => status).sort()).toEqual(["canceled", "succeeded"]);
  });

  beforeEach(() => undefined);
});

describe("a notice", () => {
  async function paidWithout(notices: "none"): Promise<{ tradeNo: string; eventId: string }> {
    if (notices === "none") await withoutNotices();
    const tradeNo = await aRecharge(mei, "30.00");
    await payWith(mei, tradeNo, card.visa, { addressId });
    const [event] = await gateway.eventsOf(tradeNo);
    return { tradeNo, eventId: event?.id ?? "" };
  }

  it("has one effect however often it comes: 15 times in turn, 16 at once, under a new id (F05)", async () => {
    const { eventId } = await paidWithout("none");
    expect((await gateway.replay(eventId, { times: 15 })).statuses).toEqual(Array.from({ length: 15 }, () => 200));
    expect((await gateway.replay(eventId, { times: 16, together: true, newId: true })).statuses).toEqual(
      Array.from({ length: 16 }, () => 200),
    );
    expect(await inWallet(spec, mei)).toBe("30.00");
    const kept = await spec.deps.db.selectFrom("gateway_event").select("event_id").where("event_id", "=", eventId).execute();
    expect(kept).toHaveLength(1);
  });

  it.each(["pm_card_sandboxWebhookTwice", "pm_card_sandboxWebhookOrder"])(
    "sent the gateway's worst way (%s) pays once",
    async (token) => {
      const tradeNo = await aRecharge(mei, "30.00");
      await payWith(mei, tradeNo, token, { addressId });
      await eventually("the notices", async () => {
        const kept = await spec.deps.db.selectFrom("gateway_event").select("event_id").where("payload", "is not", null).execute();
        const sent = await gateway.eventsOf(tradeNo);
        return sent.every(({ id }) => kept.some(({ event_id }) => event_id === id));
      });
      expect(await stateOf(tradeNo)).toBe("paid");
      expect(await inWallet(spec, mei)).toBe("30.00");
    },
  );

  describe("that is not the gateway's (F07)", () => {
    const sign = (body: string, at: number, secret = spec.deps.config.payment.webhookSecret) =>
      `t=${at},v1=${createHmac("sha256", secret).update(`${at}.${body}`).digest("hex")}`;
    const send = (body: string, signature?: string) =>
      fetch(`${spec.url}/api/payment/webhook`, {
        method: "POST",
        headers: { "content-type": "application/json", ...(signature !== undefined && { "stripe-signature": signature }) },
        body,
      });
    async function aBody(): Promise<{ body: string; tradeNo: string; now: number }> {
      await withoutNotices();
      const tradeNo = await aRecharge(mei, "30.00");
      const asked = await payWith(mei, tradeNo, card.threeDs, { addressId });
      if (asked.ok && asked.data.status === "needs-action") await gateway.confirm(asked.data.actionUrl);
      const [event] = await gateway.eventsOf(tradeNo);
      return { body: JSON.stringify(event), tradeNo, now: Math.floor(spec.deps.clock.now().getTime() / 1000) };
    }

    it.each([
      ["no signature", () => undefined],
      ["an empty signature", () => ""],
      ["a wrong key", (body: string, now: number) => sign(body, now, "whsec_of_somebody_else")],
      ["one 301 seconds old", (body: string, now: number) => sign(body, now - 301)],
      ["a signature over other bytes", (body: string, now: number) => sign(`${body} `, now)],
      ["a signature without its time", (body: string, now: number) => sign(body, now).split(",")[1] ?? ""],
    ])("is refused: %s", async (_, signature) => {
      const { body, tradeNo, now } = await aBody();
      const reply = await send(body, signature(body, now));
      expect(reply.status).toBe(400);
      expect(await reply.json()).toMatchObject({ data: { code: "PAYMENT_WEBHOOK_REFUSED" } });
      expect(await stateOf(tradeNo)).toBe("pending");
    });

    it("is refused: a body encoded anew under the old signature", async () => {
      const { body, tradeNo, now } = await aBody();
      const reply = await send(JSON.stringify(JSON.parse(body), null, 1), sign(body, now));
      expect(reply.status).toBe(400);
      expect(await stateOf(tradeNo)).toBe("pending");
    });

    it("but with the right signature the same bytes pay", async () => {
      const { body, tradeNo, now } = await aBody();
      expect((await send(body, sign(body, now))).status).toBe(200);
      expect(await stateOf(tradeNo)).toBe("paid");
    });
  });

  describe("of another amount or currency never pays (F08)", () => {
    it.each([
      ["a fen less", { amount: 5174 }, 5174n, "CNY"],
      ["a fen more", { amount: 5176 }, 5176n, "CNY"],
      ["dollars for yuan", { currency: "usd" }, 5175n, "USD"],
      ["a hundred times over", { amount: 517_500 }, 517_500n, "CNY"],
    ] as const)("%s", async (_, change, units, currency) => {
      await withoutNotices();
      const tradeNo = await aRecharge(mei, "50.00");
      const asked = await payWith(mei, tradeNo, card.threeDs, { addressId });
      if (asked.ok && asked.data.status === "needs-action") await gateway.confirm(asked.data.actionUrl);
      const [event] = await gateway.eventsOf(tradeNo);
      const before = await balanceOf(spec.deps.db, worldAccount("suspense", currency));
      await gateway.replay(event?.id ?? "", change);
      expect(await stateOf(tradeNo)).toBe("pending");
      expect(await inWallet(spec, mei)).toBe("0.00");
      const after = await balanceOf(spec.deps.db, worldAccount("suspense", currency));
      expect(money(after.amount - before.amount, currency)).toEqual(money(units, currency));
      const auditor = await spec.staff("admin");
      const [noted] = (await auditor.must(readAuditLog, { query: { action: "capture.suspended" } })).list;
      expect(noted).toMatchObject({
        staffId: null,
        staffName: null,
        facts: { userId: mei.id, amount: toDecimal(money(units, currency)), currency },
      });
      expect(await mei.must(contract.confirmReturn, { body: { tradeNo } })).toMatchObject({
        status: "captured",
        use: "suspense",
      });
    });

    it.each(["pm_card_sandboxCentLess"])("nor does the gateway's own answer (%s)", async (token) => {
      const tradeNo = await aRecharge(mei, "50.00");
      expect(await payWith(mei, tradeNo, token, { addressId })).toMatchObject({
        ok: true,
        data: { status: "captured", use: "suspense" },
      });
      expect(await stateOf(tradeNo)).toBe("pending");
    });
  });
});

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

  it("a process that dies after the capture leaves it to the reconciler, once (F09)", async () => {
    await withoutNotices();
    const charge = real();
    once(async (request) => {
      await charge(request);
      throw new Error("killed");
    });
    const tradeNo = await aRecharge(mei, "70.00");
    expect(await payWith(mei, tradeNo, card.visa, { addressId })).toMatchObject({ ok: false, status: 500 });
    expect(await stateOf(tradeNo)).toBe("pending");
    await reconcile();
    await reconcileAttempts(spec.deps);
    expect(await stateOf(tradeNo)).toBe("paid");
    expect(await inWallet(spec, mei)).toBe("70.00");
  });

  it("a process that dies before the gateway was asked leaves the same key usable (F04, F09)", async () => {
    once(async () => {
      throw new Error("killed");
    });
    const tradeNo = await aRecharge(mei, "70.00");
    const key = aKey();
    expect(await payWith(mei, tradeNo, card.visa, { addressId }, key)).toMatchObject({ ok: false, status: 500 });
    await reconcile();
    expect(await payWith(mei, tradeNo, card.visa, { addressId }, key)).toMatchObject({ ok: true, data: { status: "captured" } });
    expect(await gateway.intentsOf(tradeNo)).toHaveLength(1);
  });

  it("a gateway that captured and fell silent is asked before another card is charged (F10)", async () => {
    await withoutNotices();
    const charge = real();
    once(async (request) => {
      await charge(request);
      return { status: "unknown", detail: "no answer in time" };
    });
    const tradeNo = await aRecharge(mei, "70.00");
    expect(await payWith(mei, tradeNo, card.visa, { addressId })).toMatchObject({ ok: true, data: { status: "processing" } });
    expect(await payWith(mei, tradeNo, "pm_card_mastercard", { addressId })).toMatchObject({ ok: false, state: 40008 });
    expect(await gateway.intentsOf(tradeNo)).toHaveLength(1);
    expect(await inWallet(spec, mei)).toBe("70.00");
  });

  it("a gateway that stays silent holds the next card back until it is known (F10)", async () => {
    const { payment } = spec.deps.adapters;
    const ask = payment.findByReference;
    once(async () => ({ status: "unknown", detail: "no answer in time" }));
    payment.findByReference = async () => ({ ok: false, refusal: { code: "SOURCE_SLOW", source: "payment" } });
    const tradeNo = await aRecharge(mei, "70.00");
    expect(await payWith(mei, tradeNo, card.visa, { addressId })).toMatchObject({ data: { status: "processing" } });
    expect(await payWith(mei, tradeNo, "pm_card_mastercard", { addressId })).toMatchObject({
      ok: false,
      code: "PAYMENT_IN_PROGRESS",
    });
    payment.findByReference = ask;
    await reconcile();
    expect(await payWith(mei, tradeNo, "pm_card_mastercard", { addressId })).toMatchObject({
      ok: true,
      data: { status: "captured" },
    });
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
