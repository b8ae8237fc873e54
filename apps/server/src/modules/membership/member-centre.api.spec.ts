import { moveToFavourites } from "@sihai/contract/cart";
import { setFavourite } from "@sihai/contract/goods";
import { growthHistory, readMember } from "@sihai/contract/membership";
import { beijingDate, dayAfter } from "@sihai/domain/clocks";
import { growthCountsUntil, monthItEnds } from "@sihai/domain/membership";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aKey, aWorld, type Client, logInAgain, race, type SpecWorld } from "#testing";
import { aGrowthOf, goToMidnight, growthOf } from "../../../testing/membership/members.ts";
import { inCart, someGoods } from "../../../testing/order/orders.ts";
import { changeRule } from "../../../testing/setting/change-rule.ts";
import { setLevels } from "./set-levels.ts";

let spec: SpecWorld;
let mei: Client;
beforeAll(async () => {
  spec = await aWorld();
});
beforeEach(async () => {
  mei = await spec.shopper();
});
const today = () => beijingDate(spec.deps.clock.now());

async function nextDay() {
  await goToMidnight(spec);
  await setLevels(spec.deps);
  await logInAgain(spec, mei);
}

describe("the member centre", () => {
  it("says of a newcomer that nothing counts, and what the first level takes", async () => {
    expect(await mei.must(readMember)).toMatchObject({
      ...{ level: 0, since: null, growth: 0, today: 0, next: { level: 1, from: 500, missing: 500 } },
      ...{ holdsUntil: null, ending: [], gifts: [], birthday: null, birthdayStaysUntil: null },
    });
  });

  it("says where one stands, what comes tomorrow, what ends when and until when the level holds", async () => {
    const first = today();
    await aGrowthOf(spec, mei.id, 400);
    await nextDay();
    const second = today();
    await aGrowthOf(spec, mei.id, 150);
    await nextDay();
    await aGrowthOf(spec, mei.id, 30);
    const member = await mei.must(readMember);
    expect(member).toMatchObject({ level: 1, growth: 550, today: 30, next: { level: 2, from: 3_000, missing: 2_450 } });
    expect(member.since).not.toBeNull();
    // With the first 400 gone, 180 are too few for V1.
    expect(member.holdsUntil).toBe(growthCountsUntil(first));
    expect(member.months).toHaveLength(13);
    expect(member.months.reduce((sum, { growth }) => sum + growth, 0)).toBe(580);
    expect(member.ending[0]?.on).toBe(growthCountsUntil(first));
    expect(member.ending.at(-1)).toMatchObject({ left: 0, level: 0 });
    expect(member.ending.every(({ on }) => on.slice(0, 7) >= monthItEnds(first.slice(0, 7)))).toBe(true);

    const { list, total } = await mei.must(growthHistory, { query: {} });
    expect([total, list.map(({ growth, countsUntil }) => [growth, countsUntil])]).toEqual([
      3,
      [
        [30, growthCountsUntil(dayAfter(second))],
        [150, growthCountsUntil(second)],
        [400, growthCountsUntil(first)],
      ],
    ]);
    const omar = await spec.shopper();
    expect((await omar.must(growthHistory, { query: {} })).list).toEqual([]);
  });
});

describe("daily tasks", () => {
  it("count once a day, pressed six times at once, and again the day after", async () => {
    const { goodsId } = await someGoods(spec);
    const keep = () => mei.call(setFavourite, { body: { goodsId, favourite: true } }, { key: aKey() });
    await race(6, keep);
    await mei.must(setFavourite, { body: { goodsId, favourite: false } });
    await keep();
    expect(await growthOf(spec, mei.id)).toEqual([["favourite", 1, null]]);
    const { tasks } = await mei.must(readMember);
    expect(tasks).toEqual([
      { task: "cart", growth: 2, done: false },
      { task: "favourite", growth: 1, done: true },
    ]);
    await nextDay();
    await keep();
    expect(await growthOf(spec, mei.id)).toHaveLength(2);
  });

  it("count what is put into the cart, and what moves from there to the favourites", async () => {
    const goods = await someGoods(spec);
    const cartItemIds = await race(4, () => inCart(mei, goods));
    expect(await growthOf(spec, mei.id)).toEqual([["cart", 2, null]]);
    await mei.must(moveToFavourites, { body: { cartItemIds: cartItemIds.slice(0, 1) } });
    expect(await growthOf(spec, mei.id)).toEqual([
      ["cart", 2, null],
      ["favourite", 1, null],
    ]);
  });

  it("earn nothing for taking goods out or for goods there are none of", async () => {
    const { goodsId } = await someGoods(spec);
    await mei.must(setFavourite, { body: { goodsId, favourite: false } });
    await mei.call(setFavourite, { body: { goodsId: "taobao:0", favourite: true } });
    expect(await growthOf(spec, mei.id)).toEqual([]);
  });

  it("follow their rule from the day it begins; one that earns nothing is off the list", async () => {
    await changeRule(spec, "dailyTaskGrowth", { cart: 0, favourite: 7 });
    await logInAgain(spec, mei);
    const goods = await someGoods(spec);
    await inCart(mei, goods);
    await mei.must(setFavourite, { body: { goodsId: goods.goodsId, favourite: true } });
    expect(await growthOf(spec, mei.id)).toEqual([["favourite", 7, null]]);
    expect((await mei.must(readMember)).tasks).toEqual([{ task: "favourite", growth: 7, done: true }]);
  });
});
