import { addToCart } from "@sihai/contract/cart";
import { goodsDetail, landedCost, searchGoods } from "@sihai/contract/goods";
import { listOrders, submitOrder } from "@sihai/contract/order";
import { parcelOptions, submitParcel } from "@sihai/contract/parcel";
import { payByBalance } from "@sihai/contract/payment";
import { listStorage } from "@sihai/contract/storage";
import { signDelivery } from "@sihai/contract/warehouse";
import { beforeAll, expect, it } from "vitest";
import { aBuyer, aKey, anAddress, aWorld, type Client, payPassword, type SpecWorld, statementsOf } from "#testing";
import { anOrder, bodyOf, inCart, someGoods } from "../order/orders.ts";
import { aForm, type Benches, theBenches } from "../parcel/parcels.ts";
import { anAnnouncedItem, aStoredItem } from "../warehouse/stored-items.ts";

/**
 * What each act may send to the database, at most. Every statement costs everybody who waits some tenth of a millisecond of one processor, so a
 * figure here grows only for a reason worth that, and shrinks with whatever saves one.
 */
const most = {
  "goods page, signed in": 1,
  "landed cost": 6,
  search: 2,
  "add to cart": 9,
  "submit an order": 18,
  "pay an order": 29,
  "list orders": 5,
  "list storage": 2,
  "parcel options": 19,
  "submit a parcel": 30,
  "pay a parcel": 30,
  "receive a delivery": 15,
};

let world: SpecWorld;
let mei: Client;
let benches: Benches;
beforeAll(async () => {
  world = await aWorld();
  mei = await aBuyer(world);
  benches = await theBenches(world);
});

/** Everything is known by the second time; of the next three the least counts, for a node asks for some things anew every few seconds. */
async function usual(prepare: () => Promise<() => Promise<unknown>>): Promise<number> {
  let least: string[] | null = null;
  for (let time = 0; time < 4; time++) {
    const act = await prepare();
    // Nobody acts without having looked: the session is known.
    await mei.must(goodsDetail, { query: { goodsId: (await someGoods(world)).goodsId } });
    const sent = await statementsOf(act);
    if (time > 0 && (least === null || sent.length < least.length)) least = sent;
  }
  const sent = least ?? [];
  if (process.env.SHOW_STATEMENTS)
    console.log(sent.map((text, at) => `${at + 1} ${text.replace(/\s+/g, " ").slice(0, 300)}`).join("\n"));
  return sent.length;
}

it("asks the database no oftener than it did", async () => {
  const goods = await someGoods(world);
  const { goodsId, skuId } = goods;
  const counted = {
    "goods page, signed in": await usual(async () => () => mei.must(goodsDetail, { query: { goodsId } })),
    "landed cost": await usual(
      async () => () => mei.must(landedCost, { query: { goodsId, skuId, quantity: "1", country: "DE" } }),
    ),
    search: await usual(async () => () => mei.must(searchGoods, { query: { q: "T恤" } })),
    "add to cart": await usual(async () => () => mei.must(addToCart, { body: { goodsId, skuId, quantity: 1 } }, { key: aKey() })),
    "submit an order": await usual(async () => {
      const goodsCode = await inCart(mei, goods);
      return () => mei.must(submitOrder, { body: bodyOf([{ goodsCode, goods }]) }, { key: aKey() });
    }),
    "pay an order": await usual(async () => {
      const { tradeNo } = await anOrder(world, mei);
      return () => mei.must(payByBalance, { body: { tradeNo, payPassword } }, { key: aKey() });
    }),
    "list orders": await usual(async () => () => mei.must(listOrders)),
    "list storage": await usual(async () => () => mei.must(listStorage)),
    ...(await parcelActs()),
    "receive a delivery": await usual(async () => {
      const { trackingNo } = await anAnnouncedItem(world, mei);
      return () => benches.receiver.must(signDelivery, { body: { trackingNo } });
    }),
  };
  const bounds = new Map(Object.entries(most));
  expect([...bounds.keys()].sort()).toEqual(Object.keys(counted).sort());
  expect(Object.entries(counted).filter(([name, sent]) => sent > (bounds.get(name) ?? 0))).toEqual([]);
});

async function parcelActs() {
  const addressId = await anAddress(world, mei);
  const stored = async () => [(await aStoredItem(world, mei, benches)).itemId];
  return {
    "parcel options": await usual(async () => {
      const itemIds = await stored();
      return () => mei.must(parcelOptions, { body: { itemIds, addressId } });
    }),
    "submit a parcel": await usual(async () => {
      const body = await aForm(mei, await stored(), addressId);
      return () => mei.must(submitParcel, { body }, { key: aKey() });
    }),
    "pay a parcel": await usual(async () => {
      const body = await aForm(mei, await stored(), addressId);
      const { tradeNo } = await mei.must(submitParcel, { body }, { key: aKey() });
      return () => mei.must(payByBalance, { body: { tradeNo, payPassword } }, { key: aKey() });
    }),
  };
}
