import * as contract from "@sihai/contract/order";
import { seededSettings } from "@sihai/domain/setting";
import { beforeAll, expect, it } from "vitest";
import { aBuyer, aWorld, type Client, race, type SpecWorld } from "#testing";
import { quickBuyOf, someGoods } from "../../../../testing/order/orders.ts";

let world: SpecWorld;
let goods: Awaited<ReturnType<typeof someGoods>>;
beforeAll(async () => {
  world = await aWorld();
  goods = await someGoods(world, 1);
});

/** Buys one of the goods at once, as the page does. */
function buy(client: Client, unlessJustOrdered?: boolean) {
  const asks = unlessJustOrdered === undefined ? {} : { unlessJustOrdered };
  return client.call(contract.submitOrder, { body: { ...quickBuyOf(goods), ...asks } });
}

async function numbersOf(client: Client): Promise<string[]> {
  return (await client.must(contract.listOrders, { query: {} })).list.map(({ orderNo }) => orderNo);
}

it("bought at once a moment ago, the same is not bought again unasked; meant, it is (ORDERED_A_MOMENT_AGO)", async () => {
  const mei = await aBuyer(world);
  expect(await buy(mei, true)).toMatchObject({ ok: true });
  const [first] = await numbersOf(mei);
  expect(await buy(mei, true)).toMatchObject({ ok: false, code: "ORDERED_A_MOMENT_AGO", data: { orderNo: first } });
  expect(await numbersOf(mei)).toEqual([first]);
  expect(await buy(mei)).toMatchObject({ ok: true });
  expect(await numbersOf(mei)).toHaveLength(2);
});

it("neither another's order, a cancelled one nor one of some time ago stands in the way", async () => {
  const omar = await aBuyer(world);
  expect(await buy(omar, true)).toMatchObject({ ok: true });
  const [first = ""] = await numbersOf(omar);
  await omar.must(contract.cancelOrder, { body: { orderNo: first, reason: "changed-mind", note: "" } });
  expect(await buy(omar, true)).toMatchObject({ ok: true });
  await world.advance(seededSettings.orderedAgainMinutes * 60);
  expect(await buy(omar, true)).toMatchObject({ ok: true });
});

it("two tabs pressed at the same moment place one order", async () => {
  const lin = await aBuyer(world);
  const replies = await race(2, () => buy(lin, true));
  expect(replies.filter((reply) => reply.ok)).toHaveLength(1);
  expect(await numbersOf(lin)).toHaveLength(1);
});
