import { searchGoods } from "@sihai/contract/goods";
import * as contract from "@sihai/contract/order";
import { beforeAll, describe, expect, it } from "vitest";
import { aBuyer, aWorld, type Client, type SpecWorld } from "#testing";
import { bodyOf, readGoods, type SpecGoods } from "../../../../testing/order/orders.ts";

let world: SpecWorld;
let mei: Client;
beforeAll(async () => {
  world = await aWorld();
  mei = await aBuyer(world);
});

/** Goods of a platform, looked up this moment, and its seller's hand on the stock. */
async function goodsOf(platform: "taobao" | "pinduoduo") {
  const { list } = await world.visitor().must(searchGoods, { query: { q: "杯" } });
  const found = list.find((each) => each.platform === platform);
  if (!found) throw new Error(`${platform} sells no cups`);
  const goods = await readGoods(world, found.goodsId);
  const goodsRow = world.deps.db.selectFrom("goods").select("item_id").where("id", "=", goods.goodsId);
  const { item_id: itemId } = await goodsRow.executeTakeFirstOrThrow();
  const hasNow = async (stock: number) => {
    const reply = await fetch(`${world.sandbox.url}/sandbox/market/items/${platform}/${itemId}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ stock }),
    });
    if (!reply.ok) throw new Error(`the stock was not changed: ${reply.status}`);
  };
  return { goods, hasNow };
}

/** Three at once, bought without the cart. */
function three(goods: SpecGoods) {
  const { goodsId, skuId } = goods;
  const body = bodyOf([{ goodsCode: "quick", goods }]);
  return mei.call(contract.submitOrder, {
    body: { ...body, quicklyBuyFlg: 1 as const, quickGoods: { goodsId, skuId, quantity: 3, remark: "" } },
  });
}

describe.each(["taobao", "pinduoduo"] as const)("goods of %s whose seller runs short", (platform) => {
  it("are refused by what the seller has now, and taken as soon as there is more (rule D-19)", async () => {
    const { goods, hasNow } = await goodsOf(platform);
    await hasNow(1);
    await world.advance(61);
    expect(await three(goods)).toMatchObject({ ok: false, code: "STOCK_SHORT", data: { goods: [{ stock: 1 }] } });
    await hasNow(500);
    await world.advance(6);
    expect(await three(goods)).toMatchObject({ ok: true });
  });
});
