import { messageList } from "@sihai/contract/message";
import * as orders from "@sihai/contract/order";
import * as payment from "@sihai/contract/payment";
import * as contract from "@sihai/contract/suspense";
import { cny, type Money, parseMoney } from "@sihai/domain";
import { memberMark } from "@sihai/domain/warehouse";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aBuyer, aKey, anAddress, aWorld, type Client, eventually, inWallet, pay, race, type SpecWorld } from "#testing";
import { anOrder, itemOf } from "../../../testing/order/orders.ts";
import { gatewayOf } from "../../../testing/payment/payments.ts";
import { aSuspendedCharge, suspendedOf } from "../../../testing/payment/suspended.ts";
import { lockTrade } from "../payment/index.ts";
import { suspendArrival } from "../payment/waiting/suspend-arrival.ts";
import { sendBack, takeBackSuspended } from "./index.ts";

let spec: SpecWorld;
let mei: Client;
let addressId: string;
let [maker, checker]: Client[] = [];
let otherNode: string;
beforeAll(async () => {
  spec = await aWorld();
  maker = await spec.staff("finance");
  checker = await spec.staff("finance");
  otherNode = await spec.anotherNode();
});
beforeEach(async () => {
  mei = await aBuyer(spec, "1000.00");
  addressId = await anAddress(spec, mei);
});

let index = 0;
const reason = "Compared with the gateway";
type Way = "pay" | "credit" | "send-back";

/** An unpaid order, and a fen less than was asked for it in suspense. */
async function suspended(quantity = 1) {
  const order = await anOrder(spec, mei, { index: index++, quantity });
  const suspenseNo = await aSuspendedCharge(spec, mei, order.tradeNo, addressId);
  return { ...order, suspenseNo };
}
/** Enough of it that two people have to agree. */
async function much() {
  for (;;) {
    const one = await suspended(9);
    if (Number(one.total) > 500) return one;
  }
}
/** Money that arrived, for a payment of Mei's or of nobody known. */
async function arrival(amount: Money, tradeNo: string | null): Promise<string> {
  const at = spec.deps.clock.now();
  const id = await spec.deps.db.transaction().execute(async (tx) => {
    const trade = tradeNo === null ? null : await lockTrade(tx, { userId: mei.id, tradeNo });
    const payer = trade && { userId: mei.id, trade, attemptId: null };
    return suspendArrival(tx, spec.deps, { reference: aKey(), amount, why: "other-amount", payer, at });
  });
  return `SP${id}`;
}
const settle = (suspenseNo: string, way: Way, by = maker, more = {}) =>
  (by ?? mei).call(contract.settleSuspended, { body: { suspenseNo, way, reason, ...more } }, { key: aKey() });
const confirm = (suspenseNo: string, way: Way, by = checker, said = reason) =>
  (by ?? mei).call(contract.confirmSuspended, { body: { suspenseNo, way, reason: said } }, { key: aKey() });
const stateOf = async (orderNo: string) => (await itemOf(mei, orderNo)).state;
const shown = async (suspenseNo: string) =>
  (await (maker ?? mei).must(contract.suspenseQueue, { query: { q: suspenseNo } })).list[0];

describe("money in suspense", () => {
  it("pays what it was meant for, with the surcharge as far as it reaches", async () => {
    const { suspenseNo, tradeNo, orderNo } = await suspended();
    expect(await shown(suspenseNo)).toMatchObject({ payable: { tradeNo, state: "pending", rest: "0.00" }, needsTwo: false });
    expect(await settle(suspenseNo, "pay")).toMatchObject({ ok: true, data: { state: "used" } });
    expect(await stateOf(orderNo)).not.toBe("unpaid");
    expect(await inWallet(spec, mei)).toBe("1000.00");
    expect(await mei.must(payment.getTrade, { query: { tradeNo } })).toMatchObject({
      state: "paid",
      method: "card",
      suspended: [],
    });
    expect((await mei.must(contract.listSuspended)).list[0]).toMatchObject({ suspenseNo, state: "used" });
    const told = (await mei.must(messageList, { body: {} })).list.find(({ title }) => title === "Your payment is settled");
    expect(told?.text).toContain(`has paid ${orderNo}.`);
  });

  it("is given back to its card when what it paid for is cancelled", async () => {
    const { suspenseNo, orderNo, total } = await suspended();
    await settle(suspenseNo, "pay");
    await mei.must(orders.cancelOrder, { body: { orderNo, reason: "changed-mind" } });
    const [source] = await spec.deps.db
      .selectFrom("money_source")
      .select(["kind", "in_wallet", "reference"])
      .where("user_id", "=", mei.id)
      .where("kind", "=", "card")
      .execute();
    expect(source).toEqual({ kind: "card", in_wallet: String(cny(total).amount), reference: `suspense:${suspenseNo.slice(2)}` });
  });

  it("is credited as it came, and the order has the time that was left", async () => {
    const { suspenseNo, tradeNo } = await suspended();
    await spec.advance(100 * 3_600);
    const [row] = await suspendedOf(spec, mei);
    expect(await settle(suspenseNo, "credit")).toMatchObject({ ok: true, data: { state: "credited" } });
    expect(await inWallet(spec, mei)).toBe((1000 + Number(row?.amount) / 100).toFixed(2));
    const { expiresAt } = await mei.must(payment.getTrade, { query: { tradeNo } });
    expect(Date.parse(expiresAt ?? "")).toBeGreaterThan(spec.deps.clock.now().getTime() + 71 * 3_600_000);
  });

  it("goes back to its card by one refund, however often the sweep comes and however silent the gateway is", async () => {
    const { suspenseNo, tradeNo } = await suspended();
    expect(await settle(suspenseNo, "send-back")).toMatchObject({ ok: true, data: { state: "sending" } });
    const port = spec.deps.adapters.payment;
    const refund = port.refund;
    port.refund = async (request) => {
      port.refund = refund;
      await refund(request);
      return { status: "unknown", detail: "no answer in time" };
    };
    await spec.advance(61);
    await sendBack(spec.deps);
    expect(await shown(suspenseNo)).toMatchObject({ state: "uncertain" });
    expect(await settle(suspenseNo, "credit")).toMatchObject({ ok: false, code: "SUSPENSE_STATE_REFUSED" });
    await spec.advance(61);
    await Promise.all([sendBack(spec.deps), sendBack(spec.deps)]);
    await eventually("the end", async () => (await shown(suspenseNo))?.state === "sent-back");
    const [intent] = await gatewayOf(spec).intentsOf(tradeNo);
    const refunds = await port.refundsOf(intent?.id ?? "");
    expect(refunds.ok && refunds.value.map(({ reference }) => reference)).toEqual([suspenseNo]);
    expect(await inWallet(spec, mei)).toBe("1000.00");
  });

  it("stands at the desk again when its card does not take it back", async () => {
    const { suspenseNo } = await suspended();
    await settle(suspenseNo, "send-back");
    const port = spec.deps.adapters.payment;
    const refund = port.refund;
    port.refund = async () => {
      port.refund = refund;
      return { status: "refused", reason: "failed", detail: "card closed" };
    };
    await spec.advance(61);
    await sendBack(spec.deps);
    expect(await shown(suspenseNo)).toMatchObject({ state: "open", failure: "card closed" });
    expect(await settle(suspenseNo, "credit")).toMatchObject({ data: { state: "credited" } });
  });

  it("above the limit is done by two people, and what the second saw", async () => {
    const { suspenseNo } = await much();
    expect(await settle(suspenseNo, "credit")).toMatchObject({ data: { state: "proposed" } });
    expect(await inWallet(spec, mei)).toBe("1000.00");
    expect(await confirm(suspenseNo, "credit", maker)).toMatchObject({ code: "SUSPENSE_SAME_PERSON" });
    expect(await confirm(suspenseNo, "send-back")).toMatchObject({ code: "SUSPENSE_SEEN_CHANGED" });
    expect(await confirm(suspenseNo, "credit", checker, "something else")).toMatchObject({ code: "SUSPENSE_SEEN_CHANGED" });
    expect(await confirm(suspenseNo, "credit")).toMatchObject({ data: { state: "credited" } });
  });

  it.each(["credit", "send-back"] as const)(
    "keeps no bank's number where no bank sent it (%s), however often it is typed",
    async (way) => {
      const state = way === "credit" ? "credited" : "sending";
      for (const _ of [1, 2]) {
        const { suspenseNo } = await suspended();
        const settled = await settle(suspenseNo, way, maker, { sentAs: "BANK-TYPED-AGAIN" });
        expect(settled).toMatchObject({ ok: true, data: { state } });
        expect(await shown(suspenseNo)).toMatchObject({ state, sentAs: null });
      }
    },
  );

  it("proposed to a colleague can be taken back and decided anew", async () => {
    const { suspenseNo } = await much();
    await settle(suspenseNo, "send-back");
    const drop = () =>
      (checker ?? mei).call(contract.dropSuspended, { body: { suspenseNo, reason: "No: credit it" } }, { key: aKey() });
    expect(await drop()).toMatchObject({ data: { state: "open" } });
    expect(await drop()).toMatchObject({ code: "SUSPENSE_STATE_REFUSED" });
    expect(await settle(suspenseNo, "credit", checker)).toMatchObject({ data: { state: "proposed" } });
  });

  it("refuses what cannot be done, and says why", async () => {
    expect(await settle("SP999999", "credit")).toMatchObject({ code: "SUSPENSE_NOT_FOUND" });
    const order = await anOrder(spec, mei, { index: index++ });
    const little = await arrival(cny("1.00"), order.tradeNo);
    expect(await settle(little, "pay")).toMatchObject({ code: "SUSPENSE_NOT_ENOUGH", data: { lacks: expect.any(String) } });
    const paid = await suspended();
    await pay(mei, paid.tradeNo);
    expect(await settle(paid.suspenseNo, "pay")).toMatchObject({ code: "SUSPENSE_NOT_PAYABLE" });
  });

  it("of another currency pays at the rate of the day, and the rest is in the wallet", async () => {
    const order = await anOrder(spec, mei, { index: index++ });
    const dollars = await arrival(parseMoney("60.00", "USD"), order.tradeNo);
    const before = await shown(dollars);
    expect(Number(before?.payable?.rest)).toBeGreaterThan(0);
    expect(await settle(dollars, "pay")).toMatchObject({ data: { state: "used" } });
    expect(await inWallet(spec, mei)).toBe((1000 + Number(before?.payable?.rest)).toFixed(2));
  });

  it("of nobody known goes to whom finance names, or back", async () => {
    const stray = await arrival(parseMoney("7.77", "EUR"), null);
    expect(await settle(stray, "credit")).toMatchObject({ code: "SUSPENSE_OWNER_UNKNOWN" });
    expect(await settle(stray, "credit", maker, { customerMark: "SH99999999" })).toMatchObject({
      code: "SUSPENSE_OWNER_UNKNOWN",
    });
    const customerMark = memberMark(mei.id);
    expect(await settle(stray, "credit", maker, { customerMark })).toMatchObject({ data: { state: "credited" } });
    expect((await mei.must(payment.getWallet)).balances).toContainEqual({ amount: "7.77", currency: "EUR" });
  });

  it("is found by customer, payment and charge, and read on page by page", async () => {
    const { suspenseNo, tradeNo } = await suspended();
    const [row] = await suspendedOf(spec, mei);
    for (const q of [tradeNo, row?.reference ?? "", suspenseNo]) expect(await shown(q)).toMatchObject({ suspenseNo });
    const desk = maker ?? mei;
    const { counts } = await desk.must(contract.suspenseQueue);
    expect(counts.open).toBeGreaterThan(0);
    const rest = await desk.must(contract.suspenseQueue, {
      query: { after: String(Number(row?.id) - 1), currency: "CNY", why: "other-amount" },
    });
    expect(rest.list.map((each) => each.suspenseNo)).toEqual([suspenseNo]);
    expect((await desk.must(contract.suspenseQueue, { query: { after: row?.id } })).list).toEqual([]);
  });
});

describe("at the same moment", () => {
  it("two officers settle it once", async () => {
    for (const ways of [
      ["pay", "credit"],
      ["credit", "send-back"],
      ["credit", "credit"],
    ] as const) {
      const { suspenseNo } = await suspended();
      const outcomes = await race(2, (turn) =>
        settle(suspenseNo, ways[turn] ?? "pay", (turn === 0 ? maker : checker)?.at(otherNode)),
      );
      expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    }
  });

  it("as the customer pays another way, the order is paid once and nothing is lost", async () => {
    for (let round = 0; round < 4; round++) {
      const before = Number(await inWallet(spec, mei));
      const { suspenseNo, tradeNo, total } = await suspended();
      const [paid, settled] = await Promise.all([pay(mei.at(otherNode), tradeNo), settle(suspenseNo, "pay")]);
      expect([paid.ok, settled.ok].filter(Boolean)).toHaveLength(1);
      if (paid.ok) expect(settled).toMatchObject({ code: "SUSPENSE_NOT_PAYABLE" });
      expect(Number(await inWallet(spec, mei))).toBeCloseTo(paid.ok ? before - Number(total) : before, 2);
    }
  });

  it("as the order is cancelled, either it was paid and given back, or nothing was taken", async () => {
    for (let round = 0; round < 4; round++) {
      const { suspenseNo, orderNo } = await suspended();
      const [cancelled, settled] = await Promise.all([
        mei.at(otherNode).call(orders.cancelOrder, { body: { orderNo, reason: "changed-mind" } }, { key: aKey() }),
        settle(suspenseNo, "pay"),
      ]);
      expect(cancelled.ok || settled.ok).toBe(true);
      if (!settled.ok) expect(settled).toMatchObject({ code: "SUSPENSE_NOT_PAYABLE" });
      expect((await shown(suspenseNo))?.state).toBe(settled.ok ? "used" : "open");
    }
  });
});

describe("money sent back to its card", () => {
  it.each([
    ["is credited", "credit", {}],
    ["goes to an account", "send-back", { sentAs: "BANK-20261124-1" }],
  ] as const)("arrives again, once, when its refund fails after it was done, and %s then", async (_, way, more) => {
    const { suspenseNo, tradeNo } = await suspended();
    await settle(suspenseNo, "send-back");
    await spec.advance(61);
    await sendBack(spec.deps);
    await eventually("the end", async () => (await shown(suspenseNo))?.state === "sent-back");
    const gateway = gatewayOf(spec);
    const [intent] = await gateway.intentsOf(tradeNo);
    const refunds = await spec.deps.adapters.payment.refundsOf(intent?.id ?? "");
    const refundId = refunds.ok ? refunds.value[0]?.refundId : undefined;
    await takeBackSuspended(spec.deps);
    expect(await suspendedOf(spec, mei)).toHaveLength(1);
    await gateway.failRefund(refundId ?? "");
    for (const { id } of await gateway.eventsAbout(intent?.id ?? "")) await gateway.replay(id);
    await race(3, () => takeBackSuspended(spec.deps));
    await takeBackSuspended(spec.deps);
    const [again, first, ...others] = await suspendedOf(spec, mei);
    expect(others).toEqual([]);
    expect(again).toMatchObject({ state: "open", came_by: "refund", why: "refund-failed", reference: refundId });
    expect(again?.amount).toBe(first?.amount);
    const againNo = `SP${again?.id}`;
    if (way === "send-back") expect(await settle(againNo, way)).toMatchObject({ ok: false, code: "SUSPENSE_BANK_NUMBER_NEEDED" });
    expect(await settle(againNo, way, maker, more)).toMatchObject({ ok: true });
    const worth = way === "credit" ? Number(first?.amount) / 100 : 0;
    expect(await inWallet(spec, mei)).toBe((1000 + worth).toFixed(2));
  });
});
