import { randomInt } from "node:crypto";
import * as contract from "@sihai/contract/order";
import { orderLogistics } from "@sihai/contract/tracking";
import { signDelivery } from "@sihai/contract/warehouse";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { eventually, race } from "#testing";
import { desk, mei, standOnNewGround, world } from "../../../testing/order/fixtures.ts";
import { aBoughtItem, aPaidOrder, itemOf } from "../../../testing/order/orders.ts";
import { pollNumbers } from "./poll-numbers.ts";
import { pollDeliveries, recordDeliveryScans } from "./record-delivery-scans.ts";

standOnNewGround();
beforeAll(async () => {
  await world.work();
});

const day = 86_400;
const aNumber = () => `SF${randomInt(100_000, 999_999)}${randomInt(100_000, 999_999)}`;

async function aBoughtLine(quantity: number) {
  const { orderNo, itemNo, total } = await aPaidOrder(world, mei, { quantity });
  await desk.must(contract.takeItems, { body: { itemNos: [itemNo] } });
  await desk.must(contract.recordPurchase, { body: { itemNo, platformOrderNo: "TB20261121", realPrice: total } });
  return { orderNo, itemNo };
}

function send(itemNo: string, trackingNo: string, pieces?: number) {
  return desk.call(contract.recordSellerShipped, {
    body: { itemNos: [itemNo], courier: "sf", trackingNo, ...(pieces === undefined ? {} : { pieces }) },
  });
}

const logistics = (orderNo: string) => mei.must(orderLogistics, { query: { orderNo } });

describe("a seller's delivery", () => {
  it("is followed to the door in both languages, and moves no item by itself", async () => {
    const { orderNo, itemNo } = await aBoughtItem(world, mei, desk);
    const trackingNo = aNumber();
    expect((await send(itemNo, trackingNo)).ok).toBe(true);
    await eventually("the source follows it", async () => {
      const read = await world.deps.adapters.tracking.read([trackingNo]);
      return read.ok && read.value.length > 0 ? read.value : undefined;
    });
    await world.advance(6 * day);
    await pollDeliveries(world.deps);
    const [delivery] = (await logistics(orderNo)).deliveries;
    expect(delivery).toMatchObject({
      courier: "sf",
      trackingNo,
      stage: "delivered",
      step: "at-the-door",
      shippedCount: 1,
      totalCount: 1,
    });
    expect(delivery?.events.length).toBeGreaterThan(3);
    for (const { place, text } of delivery?.events ?? []) {
      expect(`${place.zh}${text.zh}`).toMatch(/\p{Script=Han}/u);
      expect(`${place.en}${text.en}`).not.toMatch(/\p{Script=Han}/u);
    }
    expect((await itemOf(mei, orderNo)).state).toBe("seller-shipped");
    const receiver = await world.staff("receiver");
    await receiver.must(signDelivery, { body: { trackingNo } });
    expect((await logistics(orderNo)).deliveries[0]?.step).toBe("taken-in");
  });

  it("that cannot be recorded stops no other from being", async () => {
    const numbers = [aNumber(), aNumber()];
    for (const trackingNo of numbers) await send((await aBoughtItem(world, mei, desk)).itemNo, trackingNo);
    const read = await eventually("the source follows both", async () => {
      const { adapters } = world.deps;
      const answer = await adapters.tracking.read(numbers);
      return answer.ok && answer.value.length === 2 ? answer.value : undefined;
    });
    const seen: string[] = [];
    await pollNumbers(world.deps, numbers, async (_, { number }) => {
      seen.push(number);
      if (number === read[0]?.number) throw new Error("broken");
      return 1;
    });
    expect(seen.toSorted()).toEqual(numbers.toSorted());
  });

  it("is told once, however often a push comes, and only to whose it is", async () => {
    const { orderNo, itemNo } = await aBoughtItem(world, mei, desk);
    const trackingNo = aNumber();
    await send(itemNo, trackingNo);
    const at = world.deps.clock.now();
    const place = { zh: "广州转运中心", en: "广州转运中心" };
    const event = { at, stage: "arrived" as const, country: "CN", place, text: { zh: "已到达", en: "已到达" } };
    const told = { number: trackingNo, reference: itemNo, stage: "arrived" as const, events: [event] };
    const kept = await race(6, () => recordDeliveryScans(world.deps, told));
    expect(kept.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await recordDeliveryScans(world.deps, { ...told, reference: "SH000000000000" })).toBe(0);
    const [delivery] = (await logistics(orderNo)).deliveries;
    expect(delivery?.events.find(({ status }) => status === "arrived")).toMatchObject({
      place: { zh: "广州转运中心", en: "Guangzhou hub" },
      text: { zh: "已到达", en: "Arrived at the facility" },
    });
    const stranger = await world.shopper();
    expect(await stranger.call(orderLogistics, { query: { orderNo } })).toMatchObject({ ok: false, code: "ORDER_NOT_FOUND" });
  });

  it("stand on the order each with what it holds, as soon as it is sent (rules E-32 to E-35)", async () => {
    const { orderNo, itemNo } = await aBoughtLine(5);
    const [first, second] = [aNumber(), aNumber()];
    const records = async () => (await mei.must(contract.orderDetail, { query: { orderNo } })).logistics;
    const record = (trackingNo: string, shippedCount: number) => ({ company: "sf", trackingNo, shippedCount, totalCount: 5 });
    expect((await send(itemNo, first, 2)).ok).toBe(true);
    expect(await records()).toEqual([record(first, 2)]);
    expect((await send(itemNo, second, 3)).ok).toBe(true);
    expect(await records()).toEqual([record(first, 2), record(second, 3)]);
  });

  it("may hold a part of the pieces; together they are never more than were bought", async () => {
    const { orderNo, itemNo } = await aBoughtLine(5);
    const [first, second] = [aNumber(), aNumber()];
    expect(await send(itemNo, first, 6)).toMatchObject({ ok: false, code: "DELIVERY_PIECES_WRONG", data: { left: 5 } });
    expect((await send(itemNo, first, 2)).ok).toBe(true);
    expect(await logistics(orderNo)).toMatchObject({ shippedCount: 2, totalCount: 5, waiting: [{ itemNo, pieces: 3 }] });
    expect(await send(itemNo, first, 1)).toMatchObject({ ok: false, code: "TRACKING_TAKEN" });
    expect(await send(itemNo, second, 4)).toMatchObject({ ok: false, code: "DELIVERY_PIECES_WRONG", data: { left: 3 } });
    const rest = await race(6, () => send(itemNo, aNumber(), 2));
    expect(rest.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await send(itemNo, second)).ok).toBe(true);
    expect(await logistics(orderNo)).toMatchObject({ shippedCount: 5, waiting: [] });
    expect(await send(itemNo, aNumber())).toMatchObject({ ok: false, code: "ITEM_STATE_REFUSED" });
    const receiver = await world.staff("receiver");
    expect((await receiver.must(signDelivery, { body: { trackingNo: second } })).items).toMatchObject([{ itemNo }]);
    const { list } = await desk.must(contract.lookUpOrders, { query: { q: itemNo } });
    expect(list[0]?.item.sent).toMatchObject({ pieces: 5, deliveries: 3 });
  });
});

it("counts what was sent of goods that went back since, and nothing of what was called off before", async () => {
  const { orderNo, itemNo } = await aBoughtLine(3);
  // As it stands meanwhile; put back, for no money moved with it.
  const standsAs = async (state: string) => {
    await sql`update order_item set state = ${state} where item_no = ${itemNo}`.execute(world.deps.db);
    return logistics(orderNo);
  };
  const before = (await itemOf(mei, orderNo)).state;
  expect(await standsAs("cancelled")).toMatchObject({ shippedCount: 0, totalCount: 0, waiting: [], deliveries: [] });
  await standsAs(before);
  expect((await send(itemNo, aNumber(), 2)).ok).toBe(true);
  const sent = (await itemOf(mei, orderNo)).state;
  for (const state of ["returned", "cancelled"])
    expect(await standsAs(state), state).toMatchObject({ shippedCount: 2, totalCount: 2, waiting: [] });
  expect(await standsAs(sent)).toMatchObject({ shippedCount: 2, totalCount: 3, waiting: [{ pieces: 1 }] });
});

describe("several items bought in one order of the platform", () => {
  async function taken(index: number) {
    const order = await aPaidOrder(world, mei, { index });
    await desk.must(contract.takeItems, { body: { itemNos: [order.itemNo] } });
    return { itemNo: order.itemNo, realPrice: order.total };
  }

  it("are recorded together, all or none", async () => {
    const items = [await taken(0), await taken(0)];
    const dear = items.map((item, index) => (index === 1 ? { ...item, realPrice: "99999.00" } : item));
    const body = { platformOrderNo: "TB7777777" };
    expect(await desk.call(contract.recordPurchases, { body: { ...body, items: dear } })).toMatchObject({
      code: "PURCHASE_DEARER",
    });
    const tries = await race(4, (index) =>
      desk.call(contract.recordPurchases, { body: { ...body, items } }, { key: `bulk-${items[0]?.itemNo}-${index}` }),
    );
    expect(tries.filter(({ ok }) => ok)).toHaveLength(1);
    const { list } = await desk.must(contract.lookUpOrders, { query: { q: "TB7777777" } });
    expect(list.map(({ item }) => item.state)).toEqual(["purchased", "purchased"]);
  });

  it("are of one shop", async () => {
    const items = [await taken(0), await taken(1)];
    const shops = await Promise.all(
      items.map(async ({ itemNo }) => (await desk.must(contract.lookUpOrders, { query: { q: itemNo } })).list[0]?.item.shopName),
    );
    expect(new Set(shops).size).toBe(2);
    expect(await desk.call(contract.recordPurchases, { body: { platformOrderNo: "TB8888888", items } })).toMatchObject({
      code: "PURCHASE_SHOPS_DIFFER",
    });
  });
});
