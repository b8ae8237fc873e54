import { createHmac } from "node:crypto";
import { readAuditLog } from "@sihai/contract/audit";
import * as contract from "@sihai/contract/payment";
import { money, toDecimal } from "@sihai/domain";
import { beforeAll, describe, expect, it } from "vitest";
import { atBoth, eventually, inWallet, race, trials } from "#testing";
import { addressId, gateway, mei, spec, standOnCardGround } from "../../../testing/payment/card-fixtures.ts";
import { aRecharge, cards, payWith, stateOf } from "../../../testing/payment/payments.ts";
import { balanceOf, world as worldAccount } from "../ledger/index.ts";

standOnCardGround();
let otherNode: string;
beforeAll(async () => {
  otherNode = await spec.anotherNode();
});

const sign = (body: string, at: number, secret = spec.deps.config.payment.webhookSecret) =>
  `t=${at},v1=${createHmac("sha256", secret).update(`${at}.${body}`).digest("hex")}`;
const send = (body: string, signature?: string, node = spec.url) =>
  fetch(`${node}/api/payment/webhook`, {
    method: "POST",
    headers: { "content-type": "application/json", ...(signature !== undefined && { "stripe-signature": signature }) },
    body,
  });
const seconds = () => Math.floor(spec.deps.clock.now().getTime() / 1000);

describe("a notice", () => {
  async function paidWithout(notices: "none"): Promise<{ tradeNo: string; eventId: string }> {
    if (notices === "none") await gateway.hold(true);
    const tradeNo = await aRecharge(mei, "30.00");
    await payWith(mei, tradeNo, cards.visa, { addressId });
    const [event] = await gateway.eventsOf(tradeNo);
    return { tradeNo, eventId: event?.id ?? "" };
  }

  /** Paid at the bank, and nobody here has heard of it. */
  async function paidBy3Ds(): Promise<{ tradeNo: string; eventId: string }> {
    await gateway.hold(true);
    const tradeNo = await aRecharge(mei, "30.00");
    const request = await payWith(mei, tradeNo, cards.threeDs, { addressId });
    if (request.ok && request.data.status === "needs-action") await gateway.confirm(request.data.actionUrl);
    const event = (await gateway.eventsOf(tradeNo)).find(({ type }) => type === "payment_intent.succeeded");
    return { tradeNo, eventId: event?.id ?? "" };
  }

  it("has one effect however often it comes: 15 times in turn, 16 at once, under a new id (rule F05)", async () => {
    const { eventId } = await paidWithout("none");
    expect((await gateway.replay(eventId, { times: 15 })).statuses).toEqual(Array.from({ length: 15 }, () => 200));
    expect((await gateway.replay(eventId, { times: 16, together: true, newId: true })).statuses).toEqual(
      Array.from({ length: 16 }, () => 200),
    );
    expect(await inWallet(spec, mei)).toBe("30.00");
    const kept = await spec.deps.db.selectFrom("gateway_event").select("event_id").where("event_id", "=", eventId).execute();
    expect(kept).toHaveLength(1);
  });

  it.each(trials(3))(
    "has one effect when two nodes hear it at once, under one id and under others, while the customer returns (rule F05)",
    async () => {
      const { tradeNo, eventId } = await paidBy3Ds();
      const [event] = (await gateway.eventsOf(tradeNo)).filter(({ id }) => id === eventId);
      const before = Number(await inWallet(spec, mei));
      const [heard] = await Promise.all([
        race(16, (index) => {
          const body = JSON.stringify({ ...event, id: index < 8 ? eventId : `${eventId}x${index}` });
          return send(body, sign(body, seconds()), index % 2 === 0 ? spec.url : otherNode);
        }),
        race(2, (index) => atBoth(mei, otherNode)(index).call(contract.confirmReturn, { body: { tradeNo } })),
      ]);
      expect(heard.map(({ status }) => status)).toEqual(Array(16).fill(200));
      expect(Number(await inWallet(spec, mei)) - before).toBeCloseTo(30);
      expect(await stateOf(mei, tradeNo)).toBe("paid");
    },
  );

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
      expect(await stateOf(mei, tradeNo)).toBe("paid");
      expect(await inWallet(spec, mei)).toBe("30.00");
    },
  );

  describe("that is not the gateway's (rule F07)", () => {
    async function aBody(): Promise<{ body: string; tradeNo: string; now: number }> {
      await gateway.hold(true);
      const tradeNo = await aRecharge(mei, "30.00");
      const request = await payWith(mei, tradeNo, cards.threeDs, { addressId });
      if (request.ok && request.data.status === "needs-action") await gateway.confirm(request.data.actionUrl);
      const [event] = await gateway.eventsOf(tradeNo);
      return { body: JSON.stringify(event), tradeNo, now: seconds() };
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
      expect(await stateOf(mei, tradeNo)).toBe("pending");
    });

    it("is refused: a body encoded anew under the old signature", async () => {
      const { body, tradeNo, now } = await aBody();
      const reply = await send(JSON.stringify(JSON.parse(body), null, 1), sign(body, now));
      expect(reply.status).toBe(400);
      expect(await stateOf(mei, tradeNo)).toBe("pending");
    });

    it("but with the right signature the same bytes pay", async () => {
      const { body, tradeNo, now } = await aBody();
      expect((await send(body, sign(body, now))).status).toBe(200);
      expect(await stateOf(mei, tradeNo)).toBe("paid");
    });
  });

  describe("of another amount or currency never pays (rule F08)", () => {
    it.each([
      ["a fen less", { amount: 5174 }, 5174n, "CNY"],
      ["a fen more", { amount: 5176 }, 5176n, "CNY"],
      ["dollars for yuan", { currency: "usd" }, 5175n, "USD"],
      ["a hundred times over", { amount: 517_500 }, 517_500n, "CNY"],
    ] as const)("%s", async (_, change, units, currency) => {
      await gateway.hold(true);
      const tradeNo = await aRecharge(mei, "50.00");
      const request = await payWith(mei, tradeNo, cards.threeDs, { addressId });
      if (request.ok && request.data.status === "needs-action") await gateway.confirm(request.data.actionUrl);
      const [event] = await gateway.eventsOf(tradeNo);
      const before = await balanceOf(spec.deps.db, worldAccount("suspense", currency));
      await gateway.replay(event?.id ?? "", change);
      expect(await stateOf(mei, tradeNo)).toBe("pending");
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
      expect(await stateOf(mei, tradeNo)).toBe("pending");
    });
  });
});
