import * as orders from "@sihai/contract/order";
import * as contract from "@sihai/contract/payment";
import { listSuspended } from "@sihai/contract/suspense";
import { beforeAll, describe, expect, it } from "vitest";
import { aBuyer, anAddress, aWorld, type Client, pay, type SpecWorld, watchLockOrder } from "#testing";
import { anOrder, itemOf } from "../../../testing/order/orders.ts";
import { payWith } from "../../../testing/payment/payments.ts";
import { aSuspendedCharge, suspendedOf } from "../../../testing/payment/suspended.ts";
import { orderModule } from "../order/index.ts";
import { resumeClocks } from "../payment/index.ts";

watchLockOrder();

let spec: SpecWorld;
let mei: Client;
let addressId: string;
beforeAll(async () => {
  spec = await aWorld();
  mei = await aBuyer(spec, "3000.00");
  addressId = await anAddress(spec, mei);
});

const hour = 3_600;
let index = 0;

/** An unpaid order an hour before its end, and money for it that cannot be used. */
async function aWaitingOrder() {
  const order = await anOrder(spec, mei, { index: index++ });
  await spec.advance(71 * hour);
  const suspenseNo = await aSuspendedCharge(spec, mei, order.tradeNo, addressId);
  return { ...order, suspenseNo };
}

const stateOf = async (orderNo: string) => (await itemOf(mei, orderNo)).state;

/** Finance is through with it. */
async function resume(): Promise<void> {
  const [row] = await suspendedOf(spec, mei);
  const id = row?.id ?? "";
  const at = spec.deps.clock.now();
  await spec.deps.db.transaction().execute((tx) => resumeClocks(tx, spec.deps, { suspendedId: id }, at));
}

describe("an order that money is being checked for", () => {
  it("is not cancelled however long that takes, and has the time that was left afterwards", async () => {
    const { orderNo, tradeNo, suspenseNo } = await aWaitingOrder();
    const trade = await mei.must(contract.getTrade, { query: { tradeNo } });
    expect(trade).toMatchObject({ state: "pending", expiresAt: null, suspended: [{ suspenseNo, why: "other-amount" }] });
    await spec.advance(96 * hour);
    expect(await stateOf(orderNo)).toBe("unpaid");
    const [shown] = (await mei.must(listSuspended)).list;
    expect(shown).toMatchObject({ suspenseNo, state: "open", tradeNo, paysFor: [orderNo] });

    await resume();
    const { expiresAt } = await mei.must(contract.getTrade, { query: { tradeNo } });
    const left = Date.parse(expiresAt ?? "") - spec.deps.clock.now().getTime();
    expect(Math.round(left / 60_000)).toBeGreaterThanOrEqual(58);
    expect(Math.round(left / 60_000)).toBeLessThanOrEqual(60);
    expect((await mei.must(orders.orderDetail, { query: { orderNo } })).payBefore).toBe(expiresAt);
    await spec.advance(50 * 60);
    expect(await stateOf(orderNo)).toBe("unpaid");
    await spec.advance(11 * 60);
    expect(await stateOf(orderNo)).toBe("cancelled");
  });

  it("still waits when its payment was joined with another’s, which has its own end", async () => {
    const first = await aWaitingOrder();
    const second = await anOrder(spec, mei, { index: index++ });
    const { tradeNo } = await mei.must(contract.combineTrades, { body: { tradeNos: [first.tradeNo, second.tradeNo] } });
    const joined = await mei.must(contract.getTrade, { query: { tradeNo } });
    expect(joined).toMatchObject({ expiresAt: null, suspended: [{ suspenseNo: first.suspenseNo }] });
    await spec.advance(73 * hour);
    expect([await stateOf(first.orderNo), await stateOf(second.orderNo)]).toEqual(["unpaid", "cancelled"]);
    await resume();
    await spec.advance(2 * hour);
    expect(await stateOf(first.orderNo)).toBe("cancelled");
  });

  it("can be paid another way, and nothing is set going when the check is over", async () => {
    const { orderNo, tradeNo } = await aWaitingOrder();
    expect((await pay(mei, tradeNo)).ok).toBe(true);
    await resume();
    await spec.advance(3 * hour);
    expect(await stateOf(orderNo)).not.toBe("cancelled");
  });

  it("is left alone by a worker that had its end in hand before the money came", async () => {
    const { orderNo } = await aWaitingOrder();
    const { id } = await spec.deps.db
      .selectFrom("purchase_order")
      .select("id")
      .where("order_no", "=", orderNo)
      .executeTakeFirstOrThrow();
    const unpaid = orderModule.timers?.find(({ kind }) => kind === "order.unpaid");
    await spec.deps.db.transaction().execute(async (tx) => unpaid?.fire(`${mei.id}:${id}`, spec.deps, tx));
    expect(unpaid).toBeDefined();
    expect(await stateOf(orderNo)).toBe("unpaid");
  });

  it("either waits or was cancelled before, when its end comes at the same moment", async () => {
    for (let round = 0; round < 4; round++) {
      const order = await anOrder(spec, mei, { index: index++ });
      await spec.deps.db
        .updateTable("timer")
        .set({ due_at: spec.deps.clock.now() })
        .where("kind", "=", "order.unpaid")
        .where("fired_at", "is", null)
        .execute();
      await Promise.all([spec.fireTimers(), payWith(mei, order.tradeNo, "pm_card_sandboxCentLess", { addressId })]);
      const timers = await spec.deps.db
        .selectFrom("timer")
        .select("due_at")
        .where("kind", "=", "order.unpaid")
        .where("fired_at", "is", null)
        .execute();
      const state = await stateOf(order.orderNo);
      await spec.fireTimers();
      expect([state, await stateOf(order.orderNo), timers]).toEqual([state, state, []]);
    }
  });

  it("is written where each thing to pay keeps it, and nowhere else", async () => {
    const order = await anOrder(spec, mei, { index: index++ });
    const { id } = await spec.deps.db
      .selectFrom("purchase_order")
      .select("id")
      .where("order_no", "=", order.orderNo)
      .executeTakeFirstOrThrow();
    const later = new Date(spec.deps.clock.now().getTime() + 90 * 3_600_000);
    const moved = () => spec.deps.db.selectFrom("purchase_order").select("order_no").where("pay_before", "=", later).execute();
    await spec.deps.db
      .transaction()
      .execute(async (tx) => spec.deps.payClocks.order?.move(tx, { userId: mei.id, subjectId: id }, later));
    expect(await moved()).toEqual([{ order_no: order.orderNo }]);
    // The others name their table and column by hand: each is a statement that the database takes.
    expect(Object.keys(spec.deps.payClocks).sort()).toEqual(
      ["consult", "expert", "order", "parcel", "return", "service", "storage", "supplement"].sort(),
    );
    for (const clock of Object.values(spec.deps.payClocks))
      await spec.deps.db.transaction().execute((tx) => clock.move(tx, { userId: "0", subjectId: "0" }, later));
    expect(await moved()).toEqual([{ order_no: order.orderNo }]);
  });
});
