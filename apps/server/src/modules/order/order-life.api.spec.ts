import * as contract from "@sihai/contract/order";
import { describe, expect, it } from "vitest";
import { aBuyer, aKey, inDeposit, inWallet, pay, race } from "#testing";
import { desk, mei, standOnNewGround, world } from "../../../testing/order/fixtures.ts";
import { anOrder, aPaidOrder, bodyOf, inCart, itemOf, someGoods, sum } from "../../../testing/order/orders.ts";

standOnNewGround();
const reason = "changed-mind" as const;

describe("cancelling", () => {
  it("costs nothing before payment and closes the payment", async () => {
    const { orderNo, tradeNo } = await anOrder(world, mei);
    expect(await mei.must(contract.cancelOrder, { body: { orderNo, reason } })).toEqual({ refunded: "0.00" });
    expect(await pay(mei, tradeNo)).toMatchObject({ ok: false, code: "TRADE_CANCELLED" });
    expect(await mei.must(contract.orderDetail, { query: { orderNo } })).toMatchObject({
      state: "cancelled",
      cancelReason: reason,
    });
  });

  it("gives everything back once while nobody buys yet", async () => {
    const before = await inWallet(world, mei);
    const { orderNo, total } = await aPaidOrder(world, mei);
    const key = aKey();
    const replies = await race(8, () => mei.call(contract.cancelOrder, { body: { orderNo, reason } }, { key }));
    expect(replies.every((reply) => reply.ok && reply.data.refunded === total)).toBe(true);
    expect(await mei.call(contract.cancelOrder, { body: { orderNo, reason } })).toMatchObject({
      ok: false,
      code: "ORDER_CANCEL_REFUSED",
    });
    expect(await inWallet(world, mei)).toBe(before);
  });

  it("one item leaves the others payable at what is left", async () => {
    const [first, second] = [await someGoods(world, 0), await someGoods(world, 1)];
    const buyer = await aBuyer(world);
    const lines = [
      { goodsCode: await inCart(buyer, first), goods: first },
      { goodsCode: await inCart(buyer, second), goods: second },
    ];
    const { orders } = await buyer.must(contract.submitOrder, { body: bodyOf(lines) });
    const { list } = await buyer.must(contract.listOrders);
    const order = list[0];
    const item = order?.items[0];
    if (!order || !item) throw new Error("no order");
    await buyer.must(contract.cancelItem, { body: { itemNo: item.itemNo, reason } });
    const after = await buyer.must(contract.listOrders);
    const unpaid = after.list.filter(({ state }) => state === "unpaid");
    for (const { tradeNo, total } of unpaid) {
      expect(await pay(buyer, tradeNo ?? "")).toMatchObject({ ok: true, data: { amount: total } });
    }
    expect(orders.length).toBeGreaterThan(0);
  });

  it("races with the desk: bought or refunded, never both (rule F13)", async () => {
    for (let round = 0; round < 6; round++) {
      const buyer = await aBuyer(world, "1000.00");
      const { orderNo, itemNo, total } = await aPaidOrder(world, buyer);
      await Promise.all([
        desk
          .call(contract.takeItems, { body: { itemNos: [itemNo] } })
          .then((taken) =>
            taken.ok
              ? desk.call(contract.recordPurchase, { body: { itemNo, platformOrderNo: "TB1234567", realPrice: total } })
              : null,
          ),
        buyer.call(contract.cancelOrder, { body: { orderNo, reason } }),
      ]);
      const { state } = await itemOf(buyer, orderNo);
      expect(["purchased", "cancelled"]).toContain(state);
      expect(await inWallet(world, buyer)).toBe(state === "cancelled" ? "1000.00" : sum("1000.00", `-${total}`).toFixed(2));
      expect(await inDeposit(world, buyer)).toBe("0.00");
    }
  });

  it("by the clock races with paying: exactly one wins (rule F12)", async () => {
    for (let round = 0; round < 4; round++) {
      const buyer = await aBuyer(world, "1000.00");
      const { orderNo, tradeNo, total } = await anOrder(world, buyer);
      await world.deps.clock.advance(72 * 3600 - 1);
      const [paid] = await Promise.all([pay(buyer, tradeNo), world.advance(1)]);
      const { state } = await itemOf(buyer, orderNo);
      expect(state).toBe(paid.ok ? "paid" : "cancelled");
      expect(await inWallet(world, buyer)).toBe(paid.ok ? sum("1000.00", `-${total}`).toFixed(2) : "1000.00");
    }
  });
});

it("an order nobody pays is cancelled after 72 hours and not before", async () => {
  const { orderNo } = await anOrder(world, mei);
  await world.advance(72 * 3600 - 5);
  expect(await itemOf(mei, orderNo)).toMatchObject({ state: "unpaid" });
  await world.advance(10);
  expect(await mei.must(contract.orderDetail, { query: { orderNo } })).toMatchObject({
    state: "cancelled",
    cancelReason: "unpaid",
  });
  await mei.must(contract.deleteOrder, { body: { orderNo } });
  expect(await mei.call(contract.orderDetail, { query: { orderNo } })).toMatchObject({ ok: false, code: "ORDER_NOT_FOUND" });
});

it("repeats an order into the cart at today's prices", async () => {
  const buyer = await aBuyer(world);
  const { orderNo } = await anOrder(world, buyer, { quantity: 2 });
  const key = aKey();
  const replies = await race(4, () => buyer.call(contract.repeatOrder, { body: { orderNo } }, { key }));
  expect(replies.every(({ ok }) => ok)).toBe(true);
  const again = await buyer.must(contract.repeatOrder, { body: { orderNo } }, { key: aKey() });
  expect(again).toMatchObject({ left: 0 });
});
