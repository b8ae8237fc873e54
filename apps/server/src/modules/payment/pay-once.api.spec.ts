import * as contract from "@sihai/contract/payment";
import { beforeAll, describe, expect, it } from "vitest";
import { aKey, anAddress, atBoth, inWallet, pay, race, watchLockOrder } from "#testing";
import { mei, spec, standOnBalanceGround } from "../../../testing/payment/balance-fixtures.ts";
import { aTrade, cannotEndNext, gatewayOf, payWith } from "../../../testing/payment/payments.ts";
import { cancelOpenTrade } from "./cancel-open-trade.ts";
import { reconcileAttempts } from "./reconcile-attempts.ts";

watchLockOrder();

standOnBalanceGround();
let otherNode: string;
beforeAll(async () => {
  otherNode = await spec.anotherNode();
});

describe("paying twice", () => {
  it("under one key, 32 at once over two nodes, charges once and answers alike (rule F01)", async () => {
    const { tradeNo } = await aTrade(spec, mei, "30.00");
    const key = aKey();
    const twin = mei.at(otherNode);
    const answers = await race(32, (index) => pay(index % 2 === 0 ? mei : twin, tradeNo, key));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]).toMatchObject({ ok: true, data: { balance: "70.00" } });
    expect(await pay(twin, tradeNo, key)).toEqual(answers[0]);
    expect(await inWallet(spec, mei)).toBe("70.00");
  });

  it("under different keys, 32 at once, one pays and the rest hear 40008 (rule F01)", async () => {
    const { tradeNo } = await aTrade(spec, mei, "30.00");
    const twin = mei.at(otherNode);
    const answers = await race(32, (index) => pay(index % 2 === 0 ? mei : twin, tradeNo));
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    expect(answers.flatMap((answer) => (answer.ok ? [] : [answer.state])).filter((state) => state !== 40008)).toEqual([]);
    expect(await inWallet(spec, mei)).toBe("70.00");
  });

  it("two trades at once from a wallet that covers one pays one (rule F14)", async () => {
    const [one, two] = [await aTrade(spec, mei, "60.00"), await aTrade(spec, mei, "70.00")];
    const answers = await Promise.all([pay(mei, one.tradeNo), pay(mei, two.tradeNo)]);
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    expect(answers.find((answer) => !answer.ok)).toMatchObject({ state: 50008 });
  });
});

describe("a payment and a cancellation at once (rule F12)", () => {
  it("over two nodes has one winner, and the money is where the winner says", async () => {
    for (let round = 0; round < 10; round++) {
      const { tradeNo, subjectId } = await aTrade(spec, mei, "5.00");
      const before = Number(await inWallet(spec, mei));
      const cancel = () =>
        spec.deps.db
          .transaction()
          .execute((tx) =>
            cancelOpenTrade(tx, { userId: mei.id, purpose: "back-payment", subjectId, at: spec.deps.clock.now() }),
          );
      const me = atBoth(mei, otherNode);
      const [paid, cancelled] = await Promise.all([race(2, (index) => pay(me(index), tradeNo)), cancel()]);
      const times = paid.filter(({ ok }) => ok).length;
      expect(times).toBe(cancelled.ok ? 0 : 1);
      expect(Number(await inWallet(spec, mei))).toBeCloseTo(before - 5 * times);
    }
  });
});

describe("a card payment under way while the balance pays (rule F11)", () => {
  /** A trade whose card waits for its owner at their bank. */
  async function atItsBank() {
    const addressId = await anAddress(spec, mei);
    const { tradeNo } = await aTrade(spec, mei, "50.00");
    const request = await payWith(mei, tradeNo, "pm_card_threeDSecure2Required", { addressId });
    if (!request.ok || request.data.status !== "needs-action") throw new Error("no confirmation was asked for");
    return { tradeNo, actionUrl: request.data.actionUrl };
  }

  it("is ended at the bank: confirmed too late, it takes nothing", async () => {
    const gateway = gatewayOf(spec);
    const { tradeNo, actionUrl } = await atItsBank();
    expect(await pay(mei, tradeNo)).toMatchObject({ ok: true, data: { balance: "50.00" } });
    await gateway.confirm(actionUrl);
    expect((await gateway.intentsOf(tradeNo)).map(({ status }) => status)).toEqual(["canceled"]);
    expect(await mei.must(contract.getTrade, { query: { tradeNo } })).toMatchObject({
      method: "balance",
      attempt: { status: "cancelled" },
    });
    expect(await inWallet(spec, mei)).toBe("50.00");
  });

  it("confirmed before the balance pays has paid, and the balance is left alone", async () => {
    const gateway = gatewayOf(spec);
    await gateway.hold(true);
    const { tradeNo, actionUrl } = await atItsBank();
    await gateway.confirm(actionUrl);
    expect(await pay(mei, tradeNo)).toMatchObject({ ok: false, code: "PAYMENT_ALREADY_DONE" });
    expect(await mei.must(contract.getTrade, { query: { tradeNo } })).toMatchObject({ state: "paid", method: "card" });
    expect(await inWallet(spec, mei)).toBe("100.00");
    await gateway.hold(false);
  });

  it("cannot be ended while the gateway is away; captured then, its money goes to the wallet, once", async () => {
    const gateway = gatewayOf(spec);
    await gateway.hold(true);
    cannotEndNext(spec);
    const { tradeNo, actionUrl } = await atItsBank();
    expect(await pay(mei, tradeNo)).toMatchObject({ ok: true, data: { balance: "50.00" } });
    await gateway.confirm(actionUrl);
    const [event] = await gateway.eventsOf(tradeNo);
    await Promise.all([
      gateway.replay(event?.id ?? "", { times: 4, together: true }),
      mei.call(contract.confirmReturn, { body: { tradeNo } }),
    ]);
    await spec.advance(61);
    await reconcileAttempts(spec.deps, "asked");
    expect(await inWallet(spec, mei)).toBe("101.75");
    const bills = await mei.must(contract.listBills, {});
    expect(bills.list.filter(({ kind }) => kind === "recharge").map(({ change }) => change.amount)).toContain("51.75");
    await gateway.hold(false);
  });

  it("nobody confirms is cancelled by the reconciler", async () => {
    const gateway = gatewayOf(spec);
    const addressId = await anAddress(spec, mei);
    const { tradeNo } = await aTrade(spec, mei, "50.00");
    await payWith(mei, tradeNo, "pm_card_threeDSecure2Required", { addressId });
    cannotEndNext(spec);
    await pay(mei, tradeNo);
    expect((await gateway.intentsOf(tradeNo)).map(({ status }) => status)).toEqual(["requires_action"]);
    await spec.advance(61);
    await reconcileAttempts(spec.deps, "asked");
    expect((await gateway.intentsOf(tradeNo)).map(({ status }) => status)).toEqual(["canceled"]);
    expect(await inWallet(spec, mei)).toBe("50.00");
  });
});
