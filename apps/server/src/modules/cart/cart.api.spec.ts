import * as contract from "@sihai/contract/cart";
import { goodsDetail, listFavourites, searchGoods } from "@sihai/contract/goods";
import { beforeAll, describe, expect, it } from "vitest";
import { aWorld, type Client, race, type SpecWorld } from "#testing";

let world: SpecWorld;
beforeAll(async () => {
  world = await aWorld();
});

async function goodsOn(platform: "taobao" | "1688") {
  await world.visitor().must(searchGoods, { query: { q: "T恤" } });
  await world.visitor().must(searchGoods, { query: { q: "杯" } });
  const { list } = await world.visitor().must(searchGoods, { query: { platform, sort: "sales" } });
  const [first] = list;
  if (!first) throw new Error(`nothing sold on ${platform}`);
  const goods = await world.visitor().must(goodsDetail, { query: { goodsId: first.goodsId } });
  const variants = goods.variants.filter(({ stock }) => stock > 20);
  return { goods, goodsId: goods.goodsId, skuId: variants[0]?.skuId ?? "", other: variants[1]?.skuId ?? "" };
}

async function linesOf(client: Client) {
  return (await client.must(contract.listCart)).shops.flatMap(({ lines }) => lines);
}

describe("the cart", () => {
  it("merges the same variant and keeps others apart, by shops", async () => {
    const mei = await world.shopper();
    const { goodsId, skuId, other } = await goodsOn("taobao");
    await mei.must(contract.addToCart, { body: { goodsId, skuId, quantity: 1 } });
    const again = await mei.must(contract.addToCart, { body: { goodsId, skuId, quantity: 2, remark: "gift" } });
    await mei.must(contract.addToCart, { body: { goodsId, skuId: other, quantity: 1 } });
    expect(again).toMatchObject({ quantity: 3, lines: 1 });
    const cart = await mei.must(contract.listCart);
    expect(cart).toMatchObject({ lines: 2, pieces: 4 });
    expect(cart.shops).toHaveLength(1);
  });

  it("adds once when pressed sixteen times with one key", async () => {
    const mei = await world.shopper();
    const { goodsId, skuId } = await goodsOn("taobao");
    await race(16, () => mei.call(contract.addToCart, { body: { goodsId, skuId, quantity: 1 } }, { key: "press-once-0001" }));
    expect(await linesOf(mei)).toMatchObject([{ quantity: 1 }]);
  });

  it("keeps minimum and stock, in the specification's words", async () => {
    const mei = await world.shopper();
    const { goods, goodsId, skuId } = await goodsOn("taobao");
    const stock = goods.variants.find((variant) => variant.skuId === skuId)?.stock ?? 0;
    const { cartItemId } = await mei.must(contract.addToCart, { body: { goodsId, skuId, quantity: 1 } });
    const less = await mei.call(contract.changeCartItem, { body: { cartItemId, quantity: 0 } });
    const more = await mei.call(contract.changeCartItem, { body: { cartItemId, quantity: stock + 1 } });
    expect([less, more]).toMatchObject([{ msg: "Cannot reduce the amount" }, { msg: "Exceed the maximum stock" }]);
    expect(await linesOf(mei)).toMatchObject([{ quantity: 1 }]);
  });

  it("asks for a wholesale shop's minimum and counts all its variants", async () => {
    const mei = await world.shopper();
    const { goods, goodsId, skuId } = await goodsOn("1688");
    expect(goods.minimumQuantity).toBeGreaterThan(1);
    const few = await mei.call(contract.addToCart, { body: { goodsId, skuId, quantity: goods.minimumQuantity - 1 } });
    expect(few).toMatchObject({ ok: false, code: "QUANTITY_BELOW_MINIMUM" });
    await mei.must(contract.addToCart, { body: { goodsId, skuId, quantity: goods.minimumQuantity } });
    // What a part of them would cost is told, too: the confirm page asks for the pieces that are chosen.
    const [line] = await linesOf(mei);
    const variant = goods.variants.find((one) => one.skuId === skuId);
    expect(goods.priceSteps.length).toBeGreaterThan(0);
    expect(line?.pricesFrom).toEqual([{ fromQuantity: 1, price: variant?.price }, ...goods.priceSteps]);
  });

  it("names no prices by pieces where one holds for any number, or the buyer has set it", async () => {
    const mei = await world.shopper();
    const shirt = await goodsOn("taobao");
    await mei.must(contract.addToCart, { body: { goodsId: shirt.goodsId, skuId: shirt.skuId, quantity: 1 } });
    const { goods, goodsId, skuId } = await goodsOn("1688");
    const { cartItemId } = await mei.must(contract.addToCart, { body: { goodsId, skuId, quantity: goods.minimumQuantity } });
    await mei.must(contract.correctCartPrice, { body: { cartItemId, unitPrice: "3.33", domesticFreight: "0.00" } });
    for (const line of await linesOf(mei)) expect(line).not.toHaveProperty("pricesFrom");
  });

  it("merges with the line of a variant it is changed to", async () => {
    const mei = await world.shopper();
    const { goodsId, skuId, other } = await goodsOn("taobao");
    await mei.must(contract.addToCart, { body: { goodsId, skuId, quantity: 2 } });
    const { cartItemId } = await mei.must(contract.addToCart, { body: { goodsId, skuId: other, quantity: 3 } });
    await mei.must(contract.changeCartItem, { body: { cartItemId, skuId } });
    expect(await linesOf(mei)).toMatchObject([{ cartItemId, skuId, quantity: 5 }]);
  });

  it("gives removed lines back", async () => {
    const mei = await world.shopper();
    const { goodsId, skuId } = await goodsOn("taobao");
    const { cartItemId } = await mei.must(contract.addToCart, { body: { goodsId, skuId, quantity: 2, remark: "blue one" } });
    await mei.must(contract.removeFromCart, { body: { cartItemIds: [cartItemId] } });
    expect(await linesOf(mei)).toEqual([]);
    await mei.must(contract.restoreToCart, { body: { cartItemIds: [cartItemId] } });
    expect(await linesOf(mei)).toMatchObject([{ cartItemId, quantity: 2, remark: "blue one" }]);
    await mei.must(contract.removeFromCart, { body: { cartItemIds: [cartItemId] } });
    await mei.must(contract.addToCart, { body: { goodsId, skuId, quantity: 1 } });
    await mei.must(contract.restoreToCart, { body: { cartItemIds: [cartItemId] } });
    expect(await linesOf(mei)).toMatchObject([{ quantity: 3 }]);
  });

  it("moves lines to the favourites, together, once, and only one's own", async () => {
    const [nora, otto] = [await world.shopper(), await world.shopper()];
    const shirts = await goodsOn("taobao");
    const line = async (client: Client, at: number) => {
      const body = { goodsId: shirts.goodsId, skuId: at === 0 ? shirts.skuId : shirts.other, quantity: 1 };
      return (await client.must(contract.addToCart, { body })).cartItemId;
    };
    const cartItemIds = [await line(nora, 0), await line(nora, 1)];
    const foreign = await line(otto, 0);
    const body = { cartItemIds: [...cartItemIds, foreign] };
    const replies = await race(6, () => nora.must(contract.moveToFavourites, { body }));
    expect(replies.map(({ removed }) => removed).toSorted()).toEqual([0, 0, 0, 0, 0, 2]);
    expect((await nora.must(listFavourites, { query: {} })).list.map(({ goodsId }) => goodsId)).toEqual([shirts.goodsId]);
    expect((await otto.must(contract.listCart)).lines).toBe(1);
    expect((await otto.must(listFavourites, { query: {} })).list).toEqual([]);
    await nora.must(contract.restoreToCart, { body: { cartItemIds } });
    expect((await nora.must(contract.listCart)).lines).toBe(2);
  });

  it("tells old and new when the price changed, until it is accepted", async () => {
    const mei = await world.shopper();
    const goods = await world.visitor().must(goodsDetail, { query: { platform: "taobao", itemId: "900000000001" } });
    const skuId = goods.variants[0]?.skuId ?? "";
    const { cartItemId } = await mei.must(contract.addToCart, { body: { goodsId: goods.goodsId, skuId, quantity: 1 } });
    await world.advance(601);
    const [changed] = await linesOf(mei);
    expect(changed?.was?.unitPrice).toBe(goods.variants[0]?.price);
    expect(changed?.unitPrice).not.toBe(changed?.was?.unitPrice);
    await mei.must(contract.acceptCartPrices, { body: { cartItemIds: [cartItemId] } });
    expect(await linesOf(mei)).toMatchObject([{ was: null, unitPrice: changed?.unitPrice }]);
  });

  it("takes a price typed by the buyer, marks it, and refuses what is none", async () => {
    const mei = await world.shopper();
    const { goodsId, skuId } = await goodsOn("taobao");
    const { cartItemId } = await mei.must(contract.addToCart, { body: { goodsId, skuId, quantity: 1 } });
    const typed = (unitPrice: string) =>
      mei.call(contract.correctCartPrice, { body: { cartItemId, unitPrice, domesticFreight: "0" } });
    expect(await typed("0")).toMatchObject({ ok: false, msg: "Price can not be zero" });
    for (const wrong of ["1e-7", "０", "-1", "NaN", "9007199254740993"]) {
      expect(await typed(wrong)).toMatchObject({ ok: false, msg: "Please enter the correct price" });
    }
    expect(await typed("99.5")).toMatchObject({
      ok: true,
      data: { unitPrice: "99.50", domesticFreight: "0.00", isBuyersOwnPrice: true, was: null },
    });
  });

  it.each([
    ["a negative quantity", { quantity: -1 }],
    ["a fraction", { quantity: 1.5 }],
    ["text", { quantity: "1" }],
    ["more than 9999", { quantity: 10_000 }],
    ["beyond 2^53", { quantity: 2 ** 60 }],
    ["a field it does not know", { quantity: 1, unitPrice: "0.01" }],
    ["a price of its own", { quantity: 1, price_changed_by_user: true }],
  ])("refuses %s (rules F30 and F31)", async (_, fields) => {
    const mei = await world.shopper();
    const { goodsId, skuId } = await goodsOn("taobao");
    const reply = await mei.fetch("/api/cart/add", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ goodsId, skuId, ...fields }),
    });
    expect(reply.status).toBe(400);
    expect(await linesOf(mei)).toEqual([]);
  });

  it("of somebody else cannot be seen, changed or emptied (rule F57)", async () => {
    const [mei, otto] = [await world.shopper(), await world.shopper()];
    const { goodsId, skuId } = await goodsOn("taobao");
    const { cartItemId } = await mei.must(contract.addToCart, { body: { goodsId, skuId, quantity: 1 } });
    const foreign = await otto.call(contract.changeCartItem, { body: { cartItemId, quantity: 2 } });
    const unknown = await otto.call(contract.changeCartItem, { body: { cartItemId: "99999999", quantity: 2 } });
    expect(foreign).toEqual(unknown);
    expect(await otto.must(contract.removeFromCart, { body: { cartItemIds: [cartItemId] } })).toEqual({ removed: 0 });
    expect(await linesOf(mei)).toHaveLength(1);
    expect(await world.visitor().call(contract.listCart)).toMatchObject({ status: 401, state: 10008 });
  });
});
