import { listCart } from "@sihai/contract/cart";
import { goodsDetail } from "@sihai/contract/goods";
import * as contract from "@sihai/contract/order";
import { getTrade } from "@sihai/contract/payment";
import { isItemNumber } from "@sihai/domain/courier";
import { isOrderNo } from "@sihai/domain/order";
import { beforeAll, describe, expect, it } from "vitest";
import { aBuyer, aKey, aWorld, type Client, logInAgain, pay, race, type SpecWorld } from "#testing";
import { anOrder, bodyOf, inCart, itemOf, quickBuyOf, readGoods, someGoods } from "../../../../testing/order/orders.ts";
import { changeRule } from "../../../../testing/setting/change-rule.ts";

let world: SpecWorld;
let mei: Client;
beforeAll(async () => {
  world = await aWorld();
  mei = await aBuyer(world);
});

async function countOrders(client: Client): Promise<number> {
  return (await client.must(contract.listOrders, { query: { pageSize: "50" } })).list.length;
}

async function twoShops() {
  const first = await someGoods(world, 0, "杯");
  for (let index = 1; index < 20; index++) {
    const other = await someGoods(world, index, "杯");
    const [a, b] = await Promise.all(
      [first, other].map(({ goodsId }) => world.visitor().must(goodsDetail, { query: { goodsId } })),
    );
    if (a?.shop.id !== b?.shop.id && b?.minimumQuantity === 1 && other.stock > 2) return [first, other] as const;
  }
  throw new Error("all cups come from one shop");
}

describe("placing an order", () => {
  it("prices goods, freight and services and counts the cart lines out", async () => {
    const goods = await someGoods(world);
    const goodsCode = await inCart(mei, goods, 2);
    const services = [
      {
        goodsCode,
        itemServiceExtList: [
          { serviceNo: "fixed-fee" as const, count: 2, remarks: "" },
          { serviceNo: "fine-photo" as const, count: 3, remarks: "the label<br>the seam" },
        ],
      },
    ];
    const placed = await mei.must(contract.submitOrder, { body: bodyOf([{ goodsCode, goods }], { services }) });
    const detail = await mei.must(contract.orderDetail, { query: { orderNo: placed.orders[0]?.orderNo ?? "" } });
    const expected = Number(goods.unitPrice) * 2 + Number(goods.domesticFreight) + 46 + 5;
    expect(Number(placed.total)).toBeCloseTo(expected, 5);
    expect(detail).toMatchObject({
      state: "unpaid",
      type: "dg",
      actions: { pay: true, cancel: true },
      tradeNo: placed.tradeNo,
      goodsCount: 2,
      totalServiceFee: "51.00",
      items: [{ warehouseId: detail.warehouseId }],
    });
    expect(detail.lines.find(({ label }) => label === "fine-photo")).toEqual({
      label: "fine-photo",
      amount: "5.00",
      how: "2 × 2.00 + 1 × 1.00",
    });
    expect(isOrderNo(detail.orderNo)).toBe(true);
    expect(isItemNumber(detail.items[0]?.itemNo ?? "")).toBe(true);
    expect((await mei.must(listCart)).lines).toBe(0);
    const trade = await mei.must(getTrade, { query: { tradeNo: placed.tradeNo } });
    expect(trade).toMatchObject({ amount: placed.total, state: "pending", expiresAt: detail.payBefore });
  });

  it("makes one order per shop and one payment for all", async () => {
    const [cup, pot] = await twoShops();
    const lines = [
      { goodsCode: await inCart(mei, cup), goods: cup },
      { goodsCode: await inCart(mei, pot), goods: pot },
    ];
    const placed = await mei.must(contract.submitOrder, { body: bodyOf(lines) });
    expect(placed.orders).toHaveLength(2);
    const sum = placed.orders.reduce((total, order) => total + Number(order.total), 0);
    expect(Number(placed.total)).toBeCloseTo(sum, 5);
    expect(await pay(mei, placed.tradeNo)).toMatchObject({ ok: true });
    for (const { orderNo } of placed.orders) expect(await itemOf(mei, orderNo)).toMatchObject({ state: "paid" });
  });

  it("can be paid one by one or together again, never twice (rule E-52)", async () => {
    const buyer = await aBuyer(world);
    const [cup, pot] = await twoShops();
    const lines = [
      { goodsCode: await inCart(buyer, cup), goods: cup },
      { goodsCode: await inCart(buyer, pot), goods: pot },
    ];
    const { tradeNo, total, orders } = await buyer.must(contract.submitOrder, { body: bodyOf(lines) });
    const [first, second] = orders.map(({ orderNo }) => orderNo);
    const both = { orderNos: [first ?? "", second ?? ""] };
    expect(await buyer.must(contract.payOrders, { body: both })).toEqual({ tradeNo, amount: total });
    const one = await buyer.must(contract.payOrders, { body: { orderNos: [first ?? ""] } });
    expect(one.amount).toBe(orders[0]?.total);
    expect(await pay(buyer, tradeNo)).toMatchObject({ ok: false, code: "TRADE_CANCELLED" });
    const again = await buyer.must(contract.payOrders, { body: both });
    expect(again.amount).toBe(total);
    expect(await pay(buyer, one.tradeNo)).toMatchObject({ ok: false, code: "TRADE_CANCELLED" });
    expect(await pay(buyer, again.tradeNo)).toMatchObject({ ok: true });
    expect(await buyer.call(contract.payOrders, { body: both })).toMatchObject({ ok: false, code: "ORDER_NOT_PAYABLE" });
  });

  it("races paying one with paying both: each order is paid once (rule F16)", async () => {
    for (let round = 0; round < 4; round++) {
      const buyer = await aBuyer(world);
      const [cup, pot] = await twoShops();
      const lines = [
        { goodsCode: await inCart(buyer, cup), goods: cup },
        { goodsCode: await inCart(buyer, pot), goods: pot },
      ];
      const { tradeNo, orders } = await buyer.must(contract.submitOrder, { body: bodyOf(lines) });
      const only = orders[0]?.orderNo ?? "";
      await Promise.all([
        pay(buyer, tradeNo),
        buyer
          .call(contract.payOrders, { body: { orderNos: [only] } })
          .then((payable) => (payable.ok ? pay(buyer, payable.data.tradeNo) : null)),
      ]);
      expect(await itemOf(buyer, only)).toMatchObject({ state: "paid" });
    }
  });

  it("takes a quick buy past the cart", async () => {
    const placed = await mei.must(contract.submitOrder, { body: quickBuyOf(await someGoods(world, 1)) });
    expect(placed.orders).toHaveLength(1);
    expect((await mei.must(listCart)).lines).toBe(0);
    const orderNo = placed.orders[0]?.orderNo ?? "";
    const desk = await world.staff("buyer");
    expect((await desk.must(contract.readOrderAsStaff, { query: { orderNo } })).order).toMatchObject({ quickBuy: true });
    const { list } = await desk.must(contract.lookUpOrders, { query: { q: orderNo } });
    expect(list.map(({ item }) => item.quickBuy)).toEqual([true]);
  });

  it.each([
    ["lines of the cart as bought at once", 1, ["line"]],
    ["a line of the cart beside what is bought at once", 1, ["line", "quick"]],
    ["what is bought at once as a line of the cart", 0, ["quick"]],
  ] as const)("takes nobody's word for %s (rule D-86)", async (_, quicklyBuyFlg, codes) => {
    const buyer = await aBuyer(world);
    const goods = await someGoods(world, 1);
    const line = await inCart(buyer, goods);
    const form = bodyOf(codes.map((code) => ({ goodsCode: code === "line" ? line : code, goods })));
    const quickGoods = { goodsId: goods.goodsId, skuId: goods.skuId, quantity: 1, remark: "" };
    const { seenPrices, disclaimerAgreed, ...placement } = { ...form, quicklyBuyFlg, quickGoods };
    const wrong = { ok: false, code: "INPUT_INVALID" };
    expect(await buyer.call(contract.previewOrder, { body: placement })).toMatchObject(wrong);
    expect(await buyer.call(contract.submitOrder, { body: { ...placement, seenPrices, disclaimerAgreed } })).toMatchObject(wrong);
    expect(await countOrders(buyer)).toBe(0);
  });

  it("previews to the fen what it then charges", async () => {
    const goods = await someGoods(world, 2);
    const goodsCode = await inCart(mei, goods, 3);
    const { seenPrices: _, disclaimerAgreed: __, ...placement } = bodyOf([{ goodsCode, goods }]);
    const preview = await mei.must(contract.previewOrder, { body: placement });
    const placed = await mei.must(contract.submitOrder, { body: bodyOf([{ goodsCode, goods }]) });
    expect(placed.total).toBe(preview.total);
  });

  it("a preview follows the pieces: a service by the piece is priced for as many as there are now", async () => {
    const goods = await someGoods(world, 2);
    const goodsCode = await inCart(mei, goods, 3);
    const services = [{ goodsCode, itemServiceExtList: [{ serviceNo: "fixed-fee" as const, count: 2, remarks: "" }] }];
    const { seenPrices: _, disclaimerAgreed: __, ...placement } = bodyOf([{ goodsCode, goods }], { services });
    const { orders } = await mei.must(contract.previewOrder, { body: placement });
    expect(orders[0]?.lines.find(({ label }) => label === "fixed-fee")).toMatchObject({ amount: "69.00", how: "3 × 23.00" });
  });

  it("happens once for sixteen presses with one key, and once for two tabs with two", async () => {
    const goods = await someGoods(world);
    const before = await countOrders(mei);
    const first = bodyOf([{ goodsCode: await inCart(mei, goods), goods }]);
    const key = aKey();
    const replies = await race(16, () => mei.call(contract.submitOrder, { body: first }, { key }));
    expect(new Set(replies.map((reply) => (reply.ok ? reply.data.tradeNo : reply.code))).size).toBe(1);
    const second = bodyOf([{ goodsCode: await inCart(mei, goods), goods }]);
    const tabs = await race(2, () => mei.call(contract.submitOrder, { body: second }, { key: aKey() }));
    expect(tabs.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await countOrders(mei)).toBe(before + 2);
  });

  it("asks for the disclaimer in the specification's words", async () => {
    const goods = await someGoods(world);
    const goodsCode = await inCart(mei, goods);
    const reply = await mei.call(contract.submitOrder, { body: bodyOf([{ goodsCode, goods }], { disclaimerAgreed: false }) });
    expect(reply).toMatchObject({ ok: false, msg: "Please read and agreed the Disclaimer." });
  });
});

describe("what the browser says of prices (rules F31 and F32)", () => {
  it("is only compared: a price that is not the source's changes nothing and tells old and new", async () => {
    const goods = await someGoods(world);
    const goodsCode = await inCart(mei, goods);
    const before = await countOrders(mei);
    const cheap = { ...goods, unitPrice: "0.01" };
    const reply = await mei.call(contract.submitOrder, { body: bodyOf([{ goodsCode, goods: cheap }]) });
    expect(reply).toMatchObject({
      ok: false,
      status: 409,
      code: "ORDER_PRICE_CHANGED",
      data: { changes: [{ goodsCode, was: { unitPrice: "0.01" }, now: { unitPrice: goods.unitPrice } }] },
    });
    expect(await countOrders(mei)).toBe(before);
    expect(
      (await mei.must(listCart)).shops.flatMap(({ lines }) => lines).some(({ cartItemId }) => cartItemId === goodsCode),
    ).toBe(true);
  });

  it("is out of date a minute after the source changed it; the new one can be confirmed", async () => {
    const first = await world.visitor().must(goodsDetail, { query: { platform: "taobao", itemId: "900000000001" } });
    const seen = await readGoods(world, first.goodsId);
    const goodsCode = await inCart(mei, seen);
    await world.advance(61);
    const refused = await mei.call(contract.submitOrder, { body: bodyOf([{ goodsCode, goods: seen }]) });
    expect(refused).toMatchObject({ ok: false, code: "ORDER_PRICE_CHANGED" });
    const changes = refused.ok ? [] : (refused.data.changes as { now: { unitPrice: string; domesticFreight: string } }[]);
    const placed = await mei.must(contract.submitOrder, {
      body: bodyOf([{ goodsCode, goods: { ...seen, ...changes[0]?.now } }]),
    });
    expect(Number(placed.total)).toBeCloseTo(Number(changes[0]?.now.unitPrice) + Number(changes[0]?.now.domesticFreight), 5);
  });

  it.each([
    ["total", "1.00"],
    ["userLevel", 5],
    ["discount", "100.00"],
    ["point", 1000],
    ["realityMoney", "9999.00"],
    ["orders", []],
  ])("cannot bring a field of its own: %s", async (field, value) => {
    const goods = await someGoods(world);
    const goodsCode = await inCart(mei, goods);
    const reply = await mei.fetch("/api/order/submit/dg", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ...bodyOf([{ goodsCode, goods }]), [field]: value }),
    });
    expect(reply.status).toBe(400);
  });
});

describe("what cannot be ordered", () => {
  it("is a piece more than is in stock", async () => {
    const first = await world.visitor().must(goodsDetail, { query: { platform: "taobao", itemId: "900000000004" } });
    const goods = await readGoods(world, first.goodsId);
    const reply = await mei.call(contract.submitOrder, {
      body: {
        ...bodyOf([{ goodsCode: "quick", goods }]),
        quicklyBuyFlg: 1,
        quickGoods: { goodsId: goods.goodsId, skuId: goods.skuId, quantity: 3, remark: "" },
      },
    });
    expect(reply).toMatchObject({ ok: false, code: "STOCK_SHORT", data: { goods: [{ goodsCode: "quick", stock: 2 }] } });
  });
  it("is a service for fewer pieces than there are (rule E-118)", async () => {
    mei = await aBuyer(world);
    const goods = await someGoods(world);
    const goodsCode = await inCart(mei, goods, 2);
    const services = [{ goodsCode, itemServiceExtList: [{ serviceNo: "fixed-fee" as const, count: 1, remarks: "" }] }];
    const reply = await mei.call(contract.submitOrder, { body: bodyOf([{ goodsCode, goods }], { services }) });
    expect(reply).toMatchObject({ ok: false, code: "SERVICE_QUANTITY_MISMATCH", data: { expected: 2 } });
  });
  it("is somebody else's cart line, even among one's own", async () => {
    const otto = await aBuyer(world);
    const goods = await someGoods(world);
    const [foreign, own] = [await inCart(mei, goods), await inCart(otto, goods)];
    const lines = [own, foreign].map((goodsCode) => ({ goodsCode, goods }));
    expect(await otto.call(contract.submitOrder, { body: bodyOf(lines) })).toMatchObject({
      ok: false,
      code: "CART_ITEM_NOT_FOUND",
    });
    expect(await countOrders(otto)).toBe(0);
  });
});

it("keeps an order of one customer from another like one that never was (rule F57)", async () => {
  const otto = await aBuyer(world);
  const { orderNo, itemNo } = await anOrder(world, mei);
  const foreign = await otto.call(contract.orderDetail, { query: { orderNo } });
  const unknown = await otto.call(contract.orderDetail, { query: { orderNo: "DG999999999" } });
  expect(foreign).toEqual(unknown);
  const reason = "changed-mind" as const;
  for (const call of [
    () => otto.call(contract.cancelOrder, { body: { orderNo, reason } }),
    () => otto.call(contract.deleteOrder, { body: { orderNo } }),
    () => otto.call(contract.repeatOrder, { body: { orderNo } }),
    () => otto.call(contract.cancelItem, { body: { itemNo, reason } }),
    () => otto.call(contract.answerItem, { body: { itemNo, answer: "decline" } }),
  ]) {
    expect(await call()).toMatchObject({ ok: false, status: 404 });
  }
  expect(await itemOf(mei, orderNo)).toMatchObject({ state: "unpaid" });
});

describe("an order beyond the most (a setting)", () => {
  it("is refused with it, and the goods stay in the cart", async () => {
    await changeRule(world, "orderMost", "1.00");
    await logInAgain(world, mei);
    const goods = await someGoods(world);
    const goodsCode = await inCart(mei, goods);
    const before = await countOrders(mei);
    expect(await mei.call(contract.submitOrder, { body: bodyOf([{ goodsCode, goods }]) }, { key: aKey() })).toMatchObject({
      code: "ORDER_TOO_LARGE",
      data: { most: "1.00" },
    });
    expect(await countOrders(mei)).toBe(before);
    expect((await mei.must(listCart)).lines).toBeGreaterThan(0);
  });
});
