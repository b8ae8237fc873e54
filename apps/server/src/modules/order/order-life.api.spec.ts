import { correctCartPrice } from "@sihai/contract/cart";
import { goodsDetail } from "@sihai/contract/goods";
import * as contract from "@sihai/contract/order";
import { describe, expect, it } from "vitest";
import { aBuyer, aKey, atBoth, type Client, inDeposit, inWallet, pay, race, watchLockOrder } from "#testing";
import { desk, mei, standOnNewGround, world } from "../../../testing/order/fixtures.ts";
import { anOrder, aPaidOrder, bodyOf, inCart, itemOf, type SpecGoods, someGoods, sum } from "../../../testing/order/orders.ts";

watchLockOrder();

standOnNewGround();
const reason = "changed-mind" as const;

type Line = { goodsCode: string; goods: SpecGoods };

/** Two lines of one shop in a buyer's cart, `cheap` with two pieces; the seller asks less for sending it. */
async function twoOfOneShop(buyer: Client): Promise<{ dear: Line; cheap: Line }> {
  const first = await someGoods(world);
  const { variants } = await world.visitor().must(goodsDetail, { query: { goodsId: first.goodsId } });
  const other = variants.find(({ skuId, stock }) => skuId !== first.skuId && stock > 2);
  if (!other) throw new Error("goods with one variant");
  const second = { ...first, skuId: other.skuId, unitPrice: other.price };
  const dear = { ...first, domesticFreight: "10.00" };
  const cheap = { ...second, domesticFreight: "4.00" };
  const lines = [
    { goodsCode: await inCart(buyer, dear), goods: dear },
    { goodsCode: await inCart(buyer, cheap, 2), goods: cheap },
  ] as const;
  for (const { goodsCode: cartItemId, goods } of lines)
    await buyer.must(correctCartPrice, {
      body: { cartItemId, unitPrice: goods.unitPrice, domesticFreight: goods.domesticFreight },
    });
  return { dear: lines[0], cheap: lines[1] };
}

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

  it("one item of a shop called off: the rest is priced as if it had been ordered alone, line by line", async () => {
    const buyer = await aBuyer(world);
    const { dear, cheap } = await twoOfOneShop(buyer);
    const { orders } = await buyer.must(contract.submitOrder, { body: bodyOf([dear, cheap]) });
    const orderNo = orders[0]?.orderNo ?? "";
    expect(orders).toHaveLength(1);
    const { items } = await buyer.must(contract.orderDetail, { query: { orderNo } });
    const itemNo = items.find(({ quantity }) => quantity === 1)?.itemNo ?? "";
    await buyer.must(contract.cancelItem, { body: { itemNo, reason } });
    const rest = await buyer.must(contract.orderDetail, { query: { orderNo } });
    const goods = sum(cheap.goods.unitPrice, cheap.goods.unitPrice);
    const [ofGoods, ofFreight] = rest.lines;
    expect(ofGoods).toEqual({ label: "goods", amount: goods.toFixed(2), how: `2 × ${cheap.goods.unitPrice}` });
    expect(ofFreight).toMatchObject({ label: "domestic-freight", amount: "4.00" });
    expect(rest).toMatchObject({ total: (goods + 4).toFixed(2), due: rest.total, goodsCount: 2 });
    expect(await pay(buyer, rest.tradeNo ?? "")).toMatchObject({ ok: true, data: { amount: rest.total } });
  });

  it("a paid item called off leaves lines that add up to what is left", async () => {
    const buyer = await aBuyer(world);
    const { dear, cheap } = await twoOfOneShop(buyer);
    const { orders, tradeNo } = await buyer.must(contract.submitOrder, { body: bodyOf([dear, cheap]) });
    expect(await pay(buyer, tradeNo)).toMatchObject({ ok: true });
    const orderNo = orders[0]?.orderNo ?? "";
    const { items } = await buyer.must(contract.orderDetail, { query: { orderNo } });
    const { itemNo = "", total = "" } = items.find(({ quantity }) => quantity === 1) ?? {};
    expect(await buyer.must(contract.cancelItem, { body: { itemNo, reason } })).toEqual({ refunded: total });
    const rest = await buyer.must(contract.orderDetail, { query: { orderNo } });
    expect(sum(...rest.lines.map(({ amount }) => amount))).toBe(Number(rest.total));
    expect(sum(rest.total, rest.refunded)).toBe(Number(rest.paid));
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

  it("by the clock races with paying on two nodes: exactly one wins (rule F12)", async () => {
    const otherNode = await world.anotherNode();
    for (let round = 0; round < 4; round++) {
      const buyer = await aBuyer(world, "1000.00");
      const { orderNo, tradeNo, total } = await anOrder(world, buyer);
      await world.deps.clock.advance(72 * 3600 - 1);
      const me = atBoth(buyer, otherNode);
      const [pays] = await Promise.all([race(2, (index) => pay(me(index), tradeNo)), world.advance(1), world.fireTimers()]);
      const isPaid = pays.some(({ ok }) => ok);
      const { state } = await itemOf(buyer, orderNo);
      expect(state).toBe(isPaid ? "paid" : "cancelled");
      expect(await inWallet(world, buyer)).toBe(isPaid ? sum("1000.00", `-${total}`).toFixed(2) : "1000.00");
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
