import * as contract from "@sihai/contract/goods";
import { submitOrder } from "@sihai/contract/order";
import { payByBalance } from "@sihai/contract/payment";
import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import { aBuyer, aWorld, payPassword, type SpecWorld } from "#testing";
import { bodyOf, inCart, someGoods } from "../../../testing/order/orders.ts";
import { autopilotBuying } from "../order/index.ts";
import { autopilotReceiving } from "../warehouse/index.ts";

let world: SpecWorld;
let goodsId = "";
beforeAll(async () => {
  world = await aWorld();
  await world.staff("buyer");
  await world.staff("receiver");
  goodsId = (await someGoods(world)).goodsId;
});

const day = 86_400;
const detail = () => world.visitor().must(contract.goodsDetail, { query: { goodsId } });

async function buyAndStore(quantity = 1): Promise<void> {
  const buyer = await aBuyer(world);
  const goods = await someGoods(world);
  const goodsCode = await inCart(buyer, goods, quantity);
  const { tradeNo } = await buyer.must(submitOrder, { body: bodyOf([{ goodsCode, goods }]) });
  await buyer.must(payByBalance, { body: { tradeNo, payPassword } });
  await world.advance(3 * day);
  await autopilotBuying(world.deps);
  await autopilotReceiving(world.deps);
}

it("shows nothing of purchases there were none of", async () => {
  expect(await detail()).toMatchObject({
    purchases: { pieces: 0, averageDays: null, recent: [] },
    inspectionPhotos: [],
    isMeasured: false,
  });
});

it("tells of earlier purchases by day and variant, and never of those who bought", async () => {
  await buyAndStore(2);
  const goods = await detail();
  expect(goods.purchases.pieces).toBe(2);
  expect(goods.purchases.recent).toHaveLength(1);
  expect(goods.purchases.recent[0]).toMatchObject({ day: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/), quantity: 2 });
  expect(goods.purchases.recent[0]?.options.length).toBe(goods.options.length);
  expect(Object.keys(goods.purchases.recent[0] ?? {}).sort()).toEqual(["day", "options", "quantity"]);
  expect(goods.isMeasured).toBe(true);
});

it("gives the usual time to storage from three pieces on", async () => {
  expect((await detail()).purchases.averageDays).toBeNull();
  await buyAndStore();
  await buyAndStore();
  await world.advance(600);
  expect((await detail()).purchases.averageDays).toBeGreaterThanOrEqual(3);
});

it("shows standard photos of these goods to anybody, and no other picture", async () => {
  const [photo = ""] = (await detail()).inspectionPhotos;
  expect((await world.visitor().fetch(contract.inspectionPhotoUrl(goodsId, photo, 200))).status).toBe(200);
  const other = await someGoods(world, 1);
  expect((await world.visitor().fetch(contract.inspectionPhotoUrl(other.goodsId, photo, 200))).status).toBe(404);
  await sql`update photo set kind = 'fine' where file_id = ${photo}`.execute(world.deps.db);
  expect((await world.visitor().fetch(contract.inspectionPhotoUrl(goodsId, photo, 200))).status).toBe(404);
  await sql`update photo set kind = 'standard' where file_id = ${photo}`.execute(world.deps.db);
});

it("keeps each price a look-up saw, and no price twice", async () => {
  const trigger = { platform: "taobao", itemId: "900000000001" } as const;
  const look = () => world.visitor().must(contract.goodsDetail, { query: trigger });
  const first = await look();
  expect(first.prices).toHaveLength(1);
  await world.advance(601);
  const second = await look();
  expect(second.prices.map(({ price }) => price)).toEqual([first.price, second.price]);
  expect(second.price).not.toBe(first.price);
  await world.advance(601);
  expect((await detail()).prices).toHaveLength(1);
});

it("names what lines may refuse the goods for, in both languages", async () => {
  const { list } = await world.visitor().must(contract.searchGoods, { query: { q: "充电" } });
  const goods = await world.visitor().must(contract.goodsDetail, { query: { goodsId: list[0]?.goodsId ?? "" } });
  expect(goods.risks.length).toBeGreaterThan(0);
  for (const { name } of goods.risks) expect([name.zh, name.en].every((text) => text.length > 0)).toBe(true);
});
