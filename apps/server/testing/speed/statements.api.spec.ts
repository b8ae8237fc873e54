import { addToCart, listCart } from "@sihai/contract/cart";
import { goodsDetail, landedCost, searchGoods } from "@sihai/contract/goods";
import { listOrders, submitOrder } from "@sihai/contract/order";
import { parcelOptions, submitParcel } from "@sihai/contract/parcel";
import { payByBalance } from "@sihai/contract/payment";
import { listStorage } from "@sihai/contract/storage";
import { signDelivery } from "@sihai/contract/warehouse";
import { keysOf } from "@sihai/domain";
import { PostgresQueryCompiler } from "kysely";
import { beforeAll, expect, it, vi } from "vitest";
import { aBuyer, aKey, anAddress, aWorld, type Client, payPassword, type SpecWorld, sentBy } from "#testing";
import { isPlannedOnce } from "../../src/platform/database/preparing-client.ts";
import { anOrder, bodyOf, inCart, type SpecGoods, someGoods } from "../order/orders.ts";
import { aForm, type Benches, theBenches } from "../parcel/parcels.ts";
import { anAnnouncedItem, aStoredItem } from "../warehouse/stored-items.ts";

/**
 * What each act may send to the database, at most, and in how many writes. Every statement costs everybody who waits some tenth of a millisecond of
 * one processor, and so does every way there and back, so a figure here grows only for a reason worth that, and shrinks with whatever saves one. `anew`:
 * of those with values, how many the database plans with every use. `built`: how many the query builder builds and writes down with every use,
 * instead of once (`prepared`).
 */
const most = {
  "goods page, signed in": { statements: 1, ways: 1, anew: 0, built: 0 },
  "landed cost": { statements: 5, ways: 5, anew: 0, built: 0 },
  "landed cost, another postcode": { statements: 0, ways: 0, anew: 0, built: 0 },
  search: { statements: 2, ways: 2, anew: 0, built: 0 },
  "add to cart": { statements: 9, ways: 3, anew: 0, built: 0 },
  "submit an order": { statements: 19, ways: 6, anew: 0, built: 0 },
  // One of them asks for a card that waits at its bank, so that nobody is charged twice (rule F10).
  "pay an order": { statements: 27, ways: 10, anew: 0, built: 5 },
  "list orders": { statements: 5, ways: 2, anew: 0, built: 1 },
  // Counting goes beside the page, on a connection of its own: three ways in the time of two.
  "list storage": { statements: 7, ways: 3, anew: 0, built: 3 },
  "parcel options": { statements: 16, ways: 3, anew: 0, built: 0 },
  "submit a parcel": { statements: 28, ways: 5, anew: 0, built: 0 },
  "pay a parcel": { statements: 29, ways: 11, anew: 0, built: 5 },
  "receive a delivery": { statements: 16, ways: 6, anew: 0, built: 1 },
};

let world: SpecWorld;
let mei: Client;
let benches: Benches;
let goods: SpecGoods;
let addressId: string;
beforeAll(async () => {
  world = await aWorld();
  mei = await aBuyer(world);
  benches = await theBenches(world);
  goods = await someGoods(world);
  addressId = await anAddress(world, mei);
});

let zips = 0;

type Act = () => Promise<() => Promise<unknown>>;
const acts: Record<keyof typeof most, Act> = {
  "goods page, signed in": async () => () => mei.must(goodsDetail, { query: { goodsId: goods.goodsId } }),
  "landed cost": async () => () =>
    mei.must(landedCost, { query: { goodsId: goods.goodsId, skuId: goods.skuId, quantity: "1", country: "DE" } }),
  "landed cost, another postcode": async () => {
    const query = { goodsId: goods.goodsId, skuId: goods.skuId, quantity: "1", country: "DE" };
    await mei.must(landedCost, { query });
    return () => mei.must(landedCost, { query: { ...query, zip: String(10_115 + zips++) } });
  },
  search: async () => () => mei.must(searchGoods, { query: { q: "T恤" } }),
  "add to cart": async () => () =>
    mei.must(addToCart, { body: { goodsId: goods.goodsId, skuId: goods.skuId, quantity: 1 } }, { key: aKey() }),
  "submit an order": async () => {
    const goodsCode = await inCart(mei, goods);
    return () => mei.must(submitOrder, { body: bodyOf([{ goodsCode, goods }]) }, { key: aKey() });
  },
  "pay an order": async () => paying((await anOrder(world, mei)).tradeNo),
  "list orders": async () => {
    await anOrder(world, mei);
    return () => mei.must(listOrders);
  },
  "list storage": async () => {
    await stored();
    return () => mei.must(listStorage);
  },
  "parcel options": async () => {
    const itemIds = await stored();
    return () => mei.must(parcelOptions, { body: { itemIds, addressId } });
  },
  "submit a parcel": async () => {
    const body = await aForm(mei, await stored(), addressId);
    return () => mei.must(submitParcel, { body }, { key: aKey() });
  },
  "pay a parcel": async () => {
    const body = await aForm(mei, await stored(), addressId);
    return paying((await mei.must(submitParcel, { body }, { key: aKey() })).tradeNo);
  },
  "receive a delivery": async () => {
    const { trackingNo } = await anAnnouncedItem(world, mei);
    return () => benches.receiver.must(signDelivery, { body: { trackingNo } });
  },
};

/** Everything is known by the second time; of the next two the fewer count, for a node asks for some things anew every few seconds. */
it.each(keysOf(most))("asks the database no oftener than it did: %s", { timeout: 120_000 }, async (name) => {
  const counts: { statements: number; ways: number; built: number }[] = [];
  for (let time = 0; time < 3; time++) {
    const act = await acts[name]();
    // Nobody acts without having looked: the session is known.
    await mei.must(listCart);
    const building = vi.spyOn(PostgresQueryCompiler.prototype, "compileQuery");
    const { statements, ways } = await sentBy(act);
    const built = building.mock.results.map(({ value }) => value.sql);
    building.mockRestore();
    const anew = statements.filter((text) => text.includes("$1") && !isPlannedOnce(text));
    expect(anew.length).toBeLessThanOrEqual(most[name].anew);
    if (time > 0) counts.push({ statements: statements.length, ways, built: built.length });
    if (process.env.SHOW_STATEMENTS) console.log(name, statements, ways, built);
  }
  expect(Math.min(...counts.map(({ statements }) => statements))).toBeLessThanOrEqual(most[name].statements);
  expect(Math.min(...counts.map(({ ways }) => ways))).toBeLessThanOrEqual(most[name].ways);
  expect(Math.min(...counts.map(({ built }) => built))).toBeLessThanOrEqual(most[name].built);
});

async function stored(): Promise<string[]> {
  return [(await aStoredItem(world, mei, benches)).itemId];
}

function paying(tradeNo: string) {
  return () => mei.must(payByBalance, { body: { tradeNo, payPassword } }, { key: aKey() });
}
