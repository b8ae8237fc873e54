import { goodsDetail } from "@sihai/contract/goods";
import * as contract from "@sihai/contract/order";
import { beforeAll, describe, expect, it } from "vitest";
import { aBuyer, aKey, aWorld, type Client, inWallet, payPassword, race, type SpecWorld } from "#testing";
import { aPaidOrder, itemOf, someGoods, sum } from "../../../../testing/order/orders.ts";

let world: SpecWorld;
let mei: Client;
let desk: Client;
beforeAll(async () => {
  world = await aWorld();
  mei = await aBuyer(world);
  desk = await world.staff("buyer");
});

async function beingBought(quantity = 1) {
  const order = await aPaidOrder(world, mei, { quantity });
  await desk.must(contract.takeItems, { body: { itemNos: [order.itemNo] } });
  const { queueItem } = await onDesk(order.itemNo);
  return { ...order, budget: queueItem.budget };
}

async function onDesk(itemNo: string) {
  const { list } = await desk.must(contract.lookUpOrders, { query: { q: itemNo } });
  const queueItem = list.find(({ item }) => item.itemNo === itemNo)?.item;
  if (!queueItem) throw new Error(`${itemNo} is not known`);
  return { queueItem };
}

const nothing = { label: "", link: null, skuId: null, waitDays: null };
const answer = (itemNo: string, choice?: number, password?: string) =>
  mei.call(contract.answerItem, {
    body: { itemNo, answer: "accept", ...(choice && { choice }), ...(password && { payPassword: password }) },
  });

describe("alternatives staff offer", () => {
  it("are shown with what each costs or gives back, and the chosen one is what is bought", async () => {
    const { itemNo, orderNo, budget, goods } = await beingBought();
    const other = await someGoods(world, 5, "杯");
    const kept = await world.visitor().must(goodsDetail, { query: { goodsId: goods.goodsId } });
    const another = await world.visitor().must(goodsDetail, { query: { goodsId: other.goodsId } });
    const variant = kept.variants.find(({ skuId }) => skuId !== goods.skuId) ?? kept.variants[0];
    const [dearer, cheaper] = [sum(budget, "3.50").toFixed(2), sum(budget, "-1.00").toFixed(2)];
    await desk.must(contract.askBuyer, {
      body: {
        itemNo,
        reason: "variant-gone",
        note: "Navy is gone",
        alternatives: [
          { ...nothing, kind: "variant", skuId: variant?.skuId ?? "", total: dearer },
          { ...nothing, kind: "goods", label: "the white one", link: another.link, total: cheaper },
          { ...nothing, kind: "wait", waitDays: 9, total: budget },
        ],
      },
    });
    const { list } = await mei.must(contract.unconfirmedItems, { query: {} });
    const offers = list.find((each) => each.itemNo === itemNo)?.ask?.alternatives ?? [];
    expect(offers.map(({ choice, kind, charge, giveBack }) => [choice, kind, charge, giveBack])).toEqual([
      [1, "variant", "3.50", "0.00"],
      [2, "goods", "0.00", "1.00"],
      [3, "wait", "0.00", "0.00"],
    ]);
    expect(await answer(itemNo)).toMatchObject({ ok: false, code: "CHOICE_MISSING" });
    expect(await answer(itemNo, 4)).toMatchObject({ ok: false, code: "CHOICE_MISSING" });
    expect(await answer(itemNo, 1)).toMatchObject({ ok: false, code: "PAY_PASSWORD_WRONG" });
    const before = await inWallet(world, mei);
    expect(await answer(itemNo, 2)).toMatchObject({ ok: true, data: { charged: "0.00", refunded: "1.00" } });
    expect(await inWallet(world, mei)).toBe(sum(before, "1.00").toFixed(2));
    expect(await itemOf(mei, orderNo)).toMatchObject({ state: "buying", goodsId: other.goodsId, name: another.title });
    expect((await onDesk(itemNo)).queueItem).toMatchObject({ budget: cheaper, link: another.link });
    await desk.must(contract.recordPurchase, { body: { itemNo, platformOrderNo: "TB1234567", realPrice: cheaper } });
  });

  it("may be cheaper twice, and dearer in between; cancelling gives back exactly what is left", async () => {
    const start = await inWallet(world, mei);
    const { itemNo, budget } = await beingBought();
    for (const change of ["-2.00", "5.00", "-1.50"]) {
      const total = sum(budget, change).toFixed(2);
      await desk.must(contract.askBuyer, {
        body: { itemNo, reason: "seller-question", note: "?", alternatives: [{ ...nothing, kind: "price", total }] },
      });
      expect(await answer(itemNo, 1, payPassword)).toMatchObject({ ok: true });
      expect((await onDesk(itemNo)).queueItem.budget).toBe(total);
    }
    await desk.must(contract.cancelForBuyer, { body: { itemNo, reason: "out-of-stock" } });
    expect(await inWallet(world, mei)).toBe(start);
  });

  it("that are dearer stand in the order’s sums as what was agreed to beyond its total, until they come back", async () => {
    const { itemNo, orderNo, budget } = await beingBought();
    const sums = async () => {
      const { total, paid, refunded, acceptedDifference } = await mei.must(contract.orderDetail, { query: { orderNo } });
      return { total, paid, refunded, acceptedDifference };
    };
    const [total, dearer] = [budget, sum(budget, "24.00").toFixed(2)];
    expect(await sums()).toEqual({ total, paid: total, refunded: "0.00", acceptedDifference: null });
    await desk.must(contract.askBuyer, { body: { itemNo, reason: "price-higher", note: "?", newPrice: dearer } });
    expect(await answer(itemNo, undefined, payPassword)).toMatchObject({ ok: true, data: { charged: "24.00" } });
    expect(await sums()).toEqual({ total, paid: dearer, refunded: "0.00", acceptedDifference: "24.00" });
    const realPrice = sum(dearer, "-4.00").toFixed(2);
    await desk.must(contract.recordPurchase, { body: { itemNo, platformOrderNo: "TB7654321", realPrice } });
    expect(await sums()).toEqual({ total, paid: dearer, refunded: "4.00", acceptedDifference: "20.00" });
  });

  it("are chosen once, however often and however differently one presses", async () => {
    const { itemNo, budget } = await beingBought();
    const totals = ["1.00", "2.00", "3.00"].map((more) => sum(budget, more).toFixed(2));
    await desk.must(contract.askBuyer, {
      body: {
        itemNo,
        reason: "price-higher",
        note: "?",
        alternatives: totals.map((total) => ({ ...nothing, kind: "price" as const, total })),
      },
    });
    const before = await inWallet(world, mei);
    const replies = await race(9, (index) => answer(itemNo, (index % 3) + 1, payPassword));
    const taken = replies.filter((reply) => reply.ok);
    expect(taken).toHaveLength(1);
    const [first] = taken;
    expect(await inWallet(world, mei)).toBe(sum(before, `-${first?.ok ? first.data.charged : ""}`).toFixed(2));
  });

  it.each([
    ["a variant the goods do not have", { kind: "variant", skuId: "no-such" }],
    ["goods behind no link", { kind: "goods", label: "x" }],
    ["a wait of no length", { kind: "wait" }],
  ] as const)("are refused with their number: %s", async (_, change) => {
    const { itemNo, orderNo, budget } = await beingBought();
    const alternatives = [
      { ...nothing, kind: "price" as const, total: budget },
      { ...nothing, ...change, total: budget },
    ];
    const reply = await desk.call(contract.askBuyer, { body: { itemNo, reason: "seller-question", note: "?", alternatives } });
    expect(reply).toMatchObject({ ok: false, code: "ALTERNATIVE_NOT_CORRECT", data: { at: 2 } });
    expect(await itemOf(mei, orderNo)).toMatchObject({ state: "buying" });
  });
});

describe("a line the seller has only a part of", () => {
  it("is split without a fen moving; the parts go their own ways", async () => {
    const before = await inWallet(world, mei);
    const { itemNo, orderNo, total } = await beingBought(3);
    const key = aKey();
    const replies = await race(4, () => desk.call(contract.splitItem, { body: { itemNo, pieces: 1 } }, { key }));
    const newItemNos = new Set(replies.map((reply) => (reply.ok ? reply.data.newItemNo : reply.code)));
    expect(newItemNos.size).toBe(1);
    const [newItemNo = ""] = newItemNos;
    const detail = await mei.must(contract.orderDetail, { query: { orderNo } });
    expect(detail.items.map((item) => [item.quantity, item.state])).toEqual([
      [2, "buying"],
      [1, "buying"],
    ]);
    expect([detail.total, detail.paid]).toEqual([total, total]);
    expect(detail.items[1]?.timeline.map(({ to }) => to)).toEqual(["unpaid", "paid", "buying"]);
    const { refunded } = await desk.must(contract.cancelForBuyer, { body: { itemNo: newItemNo, reason: "out-of-stock" } });
    expect(refunded).toBe(detail.items[1]?.total);
    expect(await inWallet(world, mei)).toBe(sum(before, `-${total}`, refunded).toFixed(2));
    const { budget } = (await onDesk(itemNo)).queueItem;
    await desk.must(contract.recordPurchase, { body: { itemNo, platformOrderNo: "TB7654321", realPrice: budget } });
  });

  it.each([1, 2, 9999])("is not split by %i of one", async (pieces) => {
    const { itemNo } = await beingBought(1);
    expect(await desk.call(contract.splitItem, { body: { itemNo, pieces } })).toMatchObject({
      ok: false,
      code: "ITEM_SPLIT_REFUSED",
    });
  });
  it("races with its cancellation: split and refunded in part, or refunded whole, the books agree", async () => {
    for (let round = 0; round < 4; round++) {
      const before = await inWallet(world, mei);
      const { itemNo, orderNo, total } = await beingBought(2);
      await Promise.all([
        desk.call(contract.splitItem, { body: { itemNo, pieces: 1 } }),
        desk.call(contract.cancelForBuyer, { body: { itemNo, reason: "out-of-stock" } }),
      ]);
      const { paid, refunded } = await mei.must(contract.orderDetail, { query: { orderNo } });
      expect(paid).toBe(total);
      expect(await inWallet(world, mei)).toBe(sum(before, `-${total}`, refunded).toFixed(2));
    }
  });
});
