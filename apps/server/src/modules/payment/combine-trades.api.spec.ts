import * as contract from "@sihai/contract/payment";
import { cny } from "@sihai/domain";
import { describe, expect, it } from "vitest";
import { aKey, inDeposit, inWallet, pay } from "#testing";
import { mei, spec, standOnBalanceGround } from "../../../testing/payment/balance-fixtures.ts";
import { aTrade } from "../../../testing/payment/payments.ts";
import { cancelOpenTrade, liveTradeNo, openTrade, refundToWallet } from "./index.ts";

standOnBalanceGround();
let subjects = 2_000_000;

async function anOrder(amount: string, minutes = 60): Promise<{ tradeNo: string; subjectId: string }> {
  const at = spec.deps.clock.now();
  const subjectId = String(++subjects);
  const expiresAt = new Date(at.getTime() + minutes * 60_000);
  const { tradeNo } = await spec.deps.db
    .transaction()
    .execute((tx) =>
      openTrade(tx, { userId: mei.id, purpose: "order", subjects: [{ subjectId, amount: cny(amount) }], expiresAt, at }),
    );
  return { tradeNo, subjectId };
}
const cancel = (subjectId: string) =>
  spec.deps.db
    .transaction()
    .execute((tx) => cancelOpenTrade(tx, { userId: mei.id, purpose: "order", subjectId, at: spec.deps.clock.now() }));
const combine = (...orders: { tradeNo: string }[]) =>
  mei.call(contract.combineTrades, { body: { tradeNos: orders.map(({ tradeNo }) => tradeNo) } }, { key: aKey() });
const liveOf = (subjectId: string) => liveTradeNo(spec.deps.db, { userId: mei.id, purpose: "order", subjectId });

describe("several orders in one payment", () => {
  it("are paid whole, until the earliest deadline", async () => {
    const [one, two] = [await anOrder("10.00", 90), await anOrder("20.00", 30)];
    const combined = await combine(one, two);
    if (!combined.ok) throw new Error(combined.code);
    expect(combined.data.amount).toBe("30.00");
    const trade = await mei.must(contract.getTrade, { query: { tradeNo: combined.data.tradeNo } });
    expect(trade.lines.map(({ amount }) => amount)).toEqual(["10.00", "20.00"]);
    expect(await pay(mei, one.tradeNo)).toMatchObject({ code: "TRADE_CANCELLED" });
    expect(await pay(mei, combined.data.tradeNo)).toMatchObject({ ok: true, data: { balance: "70.00" } });
    expect(await inDeposit(spec, mei)).toBe("30.00");
  });

  it("fall apart when one is cancelled; the others stay payable (rule F16)", async () => {
    const [one, two, three] = [await anOrder("10.00"), await anOrder("20.00"), await anOrder("30.00")];
    const combined = await combine(one, two, three);
    expect(await cancel(two.subjectId)).toMatchObject({ ok: true });
    expect(await pay(mei, combined.ok ? combined.data.tradeNo : "")).toMatchObject({ code: "TRADE_CANCELLED" });
    expect(await liveOf(two.subjectId)).toBeNull();
    for (const order of [one, three]) expect(await pay(mei, (await liveOf(order.subjectId)) ?? "")).toMatchObject({ ok: true });
    expect(await inWallet(spec, mei)).toBe("60.00");
  });

  it("are paid or cancelled, never both, when it happens at once (rule F16)", async () => {
    for (let round = 0; round < 8; round++) {
      const [one, two] = [await anOrder("1.00"), await anOrder("2.00")];
      const combined = await combine(one, two);
      const [paid, cancelled] = await Promise.all([pay(mei, combined.ok ? combined.data.tradeNo : ""), cancel(one.subjectId)]);
      expect(paid.ok).not.toBe(cancelled.ok);
    }
  });

  it("in two overlapping sets at once make one set (rule F16)", async () => {
    const [one, two, three] = [await anOrder("10.00"), await anOrder("20.00"), await anOrder("30.00")];
    const answers = await Promise.all([combine(one, two), combine(two, three)]);
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    expect(answers.find((answer) => !answer.ok)).toMatchObject({ code: "TRADE_CANCELLED" });
  });

  it("are purchase orders, unpaid, one's own, and more than one", async () => {
    const [one, two] = [await anOrder("10.00"), await anOrder("20.00")];
    const other = await aTrade(spec, mei, "5.00");
    expect(await combine(one, other)).toMatchObject({ code: "TRADES_NOT_COMBINABLE" });
    expect(await combine(one, one)).toMatchObject({ code: "TRADES_NOT_COMBINABLE" });
    expect(await combine(one, { tradeNo: "T000000UNKNOWN" })).toMatchObject({ code: "TRADE_NOT_FOUND" });
    await pay(mei, two.tradeNo);
    expect(await combine(one, two)).toMatchObject({ state: 40008 });
    expect(await liveOf(one.subjectId)).toBe(one.tradeNo);
  });

  it("cannot stand in two open payments", async () => {
    const one = await anOrder("10.00");
    const again = spec.deps.db.transaction().execute((tx) =>
      openTrade(tx, {
        userId: mei.id,
        purpose: "order",
        subjects: [{ subjectId: one.subjectId, amount: cny("10.00") }],
        expiresAt: null,
        at: spec.deps.clock.now(),
      }),
    );
    await expect(again).rejects.toThrow(/trade_subject_one_live/);
  });
});

describe("a refund", () => {
  const refund = (subjectId: string, amount: string, key: string) =>
    spec.deps.db.transaction().execute((tx) =>
      refundToWallet(tx, {
        key,
        userId: mei.id,
        amount: cny(amount),
        kind: "refund-item",
        subject: `order:${subjectId}`,
        at: spec.deps.clock.now(),
        of: { purpose: "order", subjectId },
      }),
    );

  it("goes to the wallet once", async () => {
    const one = await anOrder("40.00");
    await pay(mei, one.tradeNo);
    const key = aKey();
    await Promise.all([refund(one.subjectId, "15.00", key), refund(one.subjectId, "15.00", key)]);
    expect(await inWallet(spec, mei)).toBe("75.00");
  });

  it("is never more than was paid, eight at once (rule F17)", async () => {
    const [one, two] = [await anOrder("40.00"), await anOrder("60.00")];
    await pay(mei, one.tradeNo);
    await pay(mei, two.tradeNo);
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => refund(one.subjectId, "24.00", aKey())));
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await inWallet(spec, mei)).toBe("24.00");
  });
});
