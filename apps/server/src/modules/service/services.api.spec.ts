import { statusNumbers } from "@sihai/contract/identity";
import * as order from "@sihai/contract/order";
import * as contract from "@sihai/contract/service";
import { signDelivery, stockIn } from "@sihai/contract/warehouse";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aBuyer, aKey, aPhoto, aWorld, type Client, inDeposit, inWallet, pay, race, type SpecWorld } from "#testing";
import { bodyOf, inCart, someGoods } from "../../../testing/order/orders.ts";
import { theBenches } from "../../../testing/parcel/parcels.ts";
import { aStoredItem, benchPhoto } from "../../../testing/warehouse/stored-items.ts";
import { followGoods } from "./follow-goods.ts";

let world: SpecWorld;
let benches: Awaited<ReturnType<typeof theBenches>>;
beforeAll(async () => {
  world = await aWorld();
});
beforeEach(async () => {
  benches = await theBenches(world);
});

type Wanted = {
  serviceNo: "fine-photo" | "bubble-wrap" | "video" | "speedy-response" | "invoice-removal";
  quantity: number;
  remarks: string;
};
const photos = (quantity: number, remarks = ""): Wanted => ({ serviceNo: "fine-photo", quantity, remarks });

async function orderFor(client: Client, itemNo: string, services: Wanted[], seenTotal: string) {
  return client.call(contract.orderServices, { body: { itemNo, services, seenTotal } }, { key: aKey() });
}

async function aPaidService(client: Client, itemNo: string, services: Wanted[], seenTotal: string): Promise<string> {
  const ordered = await orderFor(client, itemNo, services, seenTotal);
  if (!ordered.ok) throw new Error(`not ordered: ${ordered.code}`);
  if (ordered.data.tradeNo !== null) expect((await pay(client, ordered.data.tradeNo)).ok).toBe(true);
  return ordered.data.entryIds[0] ?? "";
}

async function shoot(itemNo: string, count: number): Promise<string[]> {
  const taken: string[] = [];
  for (let index = 0; index < count; index++) taken.push(await benchPhoto(benches.receiver, itemNo, await aPhoto()));
  return taken;
}

async function finish(entryId: string, done: number, given: { photos?: string[]; videos?: string[]; answer?: string } = {}) {
  const body = { entryId, done, photos: given.photos ?? [], videos: given.videos ?? [], answer: given.answer ?? "" };
  return benches.receiver.call(contract.finishService, { body }, { key: aKey() });
}

async function entryOf(client: Client, itemNo: string, entryId: string) {
  const { orderNo } = await world.deps.db
    .selectFrom("order_item as i")
    .innerJoin("purchase_order as o", (join) => join.onRef("o.user_id", "=", "i.user_id").onRef("o.id", "=", "i.order_id"))
    .select("o.order_no as orderNo")
    .where("i.item_no", "=", itemNo)
    .executeTakeFirstOrThrow();
  const { list } = await client.must(contract.existingServices, { query: { orderNo } });
  return list.find((entry) => entry.entryId === entryId);
}

describe("services ordered for stored goods", () => {
  it("say of which item they are, by what was chosen of its goods as well", async () => {
    const mei = await aBuyer(world, "100.00");
    const { itemNo } = await aStoredItem(world, mei, benches);
    const skuName = [{ zh: "黑色", en: "Black" }];
    const chosen = { sku_name: JSON.stringify(skuName) };
    await world.deps.db.updateTable("order_item").set(chosen).where("item_no", "=", itemNo).execute();
    const entry = await entryOf(mei, itemNo, await aPaidService(mei, itemNo, [photos(1)], "2.00"));
    expect(entry).toMatchObject({ itemNo, skuName });
    const { items } = await mei.must(contract.offeredServices, { query: { orderNo: entry?.orderNo ?? "" } });
    expect(items).toMatchObject([{ itemNo, skuName }]);
  });

  it("are paid, done with photos that stand in the gallery, and earned", async () => {
    const mei = await aBuyer(world, "100.00");
    const { itemNo } = await aStoredItem(world, mei, benches);
    const entryId = await aPaidService(mei, itemNo, [photos(3, "label<br>seam")], "5.00");
    expect(await inWallet(world, mei)).toBe("95.00");
    expect(await inDeposit(world, mei)).toBe("5.00");
    const queue = await benches.receiver.must(contract.serviceQueue, { query: { q: itemNo } });
    expect(queue.list).toMatchObject([{ entryId, serviceNo: "fine-photo", quantity: 3, shots: ["front", "back", "label"] }]);
    await benches.receiver.must(contract.startService, { body: { entryId } });
    const done = await finish(entryId, 3, { photos: await shoot(itemNo, 3) });
    expect(done).toMatchObject({ ok: true, data: { refunded: "0.00", late: false } });
    expect(await inDeposit(world, mei)).toBe("0.00");
    const entry = await entryOf(mei, itemNo, entryId);
    expect(entry).toMatchObject({ state: "done", done: 3, total: "5.00", refunded: "0.00" });
    expect(entry?.photos).toHaveLength(3);
  });

  it("give back what was not done, once, and count photos done before in the next price", async () => {
    const mei = await aBuyer(world, "100.00");
    const { itemNo } = await aStoredItem(world, mei, benches);
    const entryId = await aPaidService(mei, itemNo, [photos(4)], "6.00");
    const taken = await shoot(itemNo, 2);
    const outcomes = await race(3, () => finish(entryId, 2, { photos: taken }));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await inWallet(world, mei)).toBe("96.00");
    expect(await entryOf(mei, itemNo, entryId)).toMatchObject({
      state: "done",
      done: 2,
      refunded: "2.00",
      refundReason: "fewer",
    });
    // Two were taken at full price: from now on each is half.
    await aPaidService(mei, itemNo, [photos(2)], "2.00");
    expect(await inWallet(world, mei)).toBe("94.00");
  });

  it("are refused at another price, in another quantity, twice, and for another's item", async () => {
    const mei = await aBuyer(world, "100.00");
    const omar = await aBuyer(world, "100.00");
    const { itemNo } = await aStoredItem(world, mei, benches, { quantity: 2 });
    expect(await orderFor(mei, itemNo, [photos(3)], "4.00")).toMatchObject({ ok: false, code: "SERVICE_PRICE_CHANGED" });
    expect(await orderFor(mei, itemNo, [photos(21)], "23.00")).toMatchObject({ code: "SERVICE_QUANTITY_MISMATCH" });
    const wrap = (quantity: number): Wanted => ({ serviceNo: "bubble-wrap", quantity, remarks: "" });
    expect(await orderFor(mei, itemNo, [wrap(1)], "2.00")).toMatchObject({
      code: "SERVICE_QUANTITY_MISMATCH",
      data: { expected: 2 },
    });
    expect(await orderFor(mei, itemNo, [photos(1, "x".repeat(151))], "2.00")).toMatchObject({ code: "SERVICE_REMARK_TOO_LONG" });
    expect(await orderFor(omar, itemNo, [photos(1)], "2.00")).toMatchObject({ code: "ITEM_NOT_FOUND" });
    const outcomes = await race(4, () => orderFor(mei, itemNo, [wrap(2)], "4.00"));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(outcomes.filter((one) => !one.ok).every((one) => !one.ok && one.code === "SERVICE_ALREADY_ORDERED")).toBe(true);
  });

  it("called off while payment and start race: the fee goes to one place", async () => {
    const mei = await aBuyer(world, "100.00");
    for (let round = 0; round < 4; round++) {
      const { itemNo } = await aStoredItem(world, mei, benches);
      const before = await inWallet(world, mei);
      const entryId = await aPaidService(mei, itemNo, [photos(2)], "4.00");
      const [cancelled, again, started] = await Promise.all([
        mei.call(contract.cancelService, { body: { entryId } }, { key: aKey() }),
        mei.call(contract.cancelService, { body: { entryId } }, { key: aKey() }),
        benches.receiver.call(contract.startService, { body: { entryId } }),
      ]);
      const back = [cancelled, again].filter(({ ok }) => ok).length;
      expect(back + Number(started.ok)).toBe(1);
      expect(Number(before) - Number(await inWallet(world, mei))).toBe(back === 1 ? 0 : 4);
    }
  });

  it("cost nothing when they come late, and say why", async () => {
    const mei = await aBuyer(world, "100.00");
    const { itemNo } = await aStoredItem(world, mei, benches);
    const entryId = await aPaidService(
      mei,
      itemNo,
      [{ serviceNo: "speedy-response", quantity: 1, remarks: "Is it real wool?" }],
      "10.00",
    );
    await world.advance(2 * 86_400);
    benches = await theBenches(world);
    expect(await finish(entryId, 1)).toMatchObject({ code: "SERVICE_RESULT_MISSING" });
    const done = await finish(entryId, 1, { answer: "Yes, the label says 100 % wool." });
    expect(done).toMatchObject({ ok: true, data: { late: true, refunded: "10.00" } });
    expect(await inWallet(world, mei)).toBe("100.00");
  });

  it("go to the queue at once when they cost nothing, and lapse when they are not paid for", async () => {
    const mei = await aBuyer(world, "100.00");
    const { itemNo } = await aStoredItem(world, mei, benches);
    const free = await orderFor(mei, itemNo, [{ serviceNo: "invoice-removal", quantity: 1, remarks: "" }], "0.00");
    expect(free).toMatchObject({ ok: true, data: { tradeNo: null } });
    const unpaid = await orderFor(mei, itemNo, [photos(2)], "4.00");
    if (!unpaid.ok || unpaid.data.tradeNo === null) throw new Error("not ordered");
    const standing = async () => {
      const { list } = await mei.must(order.listOrders, { query: {} });
      const [listed] = list.flatMap(({ items }) => items);
      const { items } = await mei.must(order.orderDetail, { query: { orderNo: list[0]?.orderNo ?? "" } });
      expect(items[0]?.unpaidServices).toEqual(listed?.unpaidServices);
      return listed?.unpaidServices;
    };
    const toPay = async () => {
      const { list } = await mei.must(order.listOrders, { query: { tab: "unpaid" } });
      return [list.length, (await mei.must(statusNumbers)).orderUnpaid];
    };
    const open = await standing();
    expect(open).toMatchObject({ amount: "4.00" });
    const [ordered = ""] = unpaid.data.entryIds;
    expect(await entryOf(mei, itemNo, ordered)).toMatchObject({ state: "unpaid", payBefore: open?.payBefore });
    expect(await toPay()).toEqual([1, 1]);
    await world.advance(72 * 3600 + 1);
    expect(await standing()).toBeNull();
    expect(await toPay()).toEqual([0, 0]);
    const entryId = unpaid.data.entryIds[0] ?? "";
    const row = await world.deps.db
      .selectFrom("item_service")
      .select("state")
      .where("id", "=", entryId)
      .executeTakeFirstOrThrow();
    expect(row.state).toBe("cancelled");
  });
});

describe("services chosen with the order", () => {
  it("join the queue once, are not charged again, and what is missing goes back", async () => {
    const mei = await aBuyer(world, "3000.00");
    const placed = await anOrderWithPhotos(mei);
    await race(3, () => followGoods(world.deps));
    const buyer = await world.staff("buyer");
    await buyer.must(order.takeItems, { body: { itemNos: [placed.itemNo] } });
    const goodsOnly = (Number(placed.total) - 6).toFixed(2);
    await buyer.must(order.recordPurchase, {
      body: { itemNo: placed.itemNo, platformOrderNo: "TB20261121", realPrice: goodsOnly },
    });
    await buyer.must(order.recordSellerShipped, {
      body: { itemNos: [placed.itemNo], courier: "sf", trackingNo: "SF7700001112223" },
    });
    await benches.receiver.must(signDelivery, { body: { trackingNo: "SF7700001112223" } });
    await benches.receiver.must(stockIn, {
      body: {
        itemNo: placed.itemNo,
        grams: 300,
        sidesCm: [20, 10, 5],
        shelf: "B-02",
        quantity: 1,
        standardPhotos: await shoot(placed.itemNo, 3),
      },
    });
    await followGoods(world.deps);
    const { list } = await benches.receiver.must(contract.serviceQueue, { query: { q: placed.itemNo } });
    expect(list).toMatchObject([{ serviceNo: "fine-photo", quantity: 4, total: "6.00" }]);
    const before = Number(await inWallet(world, mei));
    const done = await finish(list[0]?.entryId ?? "", 3, { photos: await shoot(placed.itemNo, 3) });
    expect(done).toMatchObject({ ok: true, data: { refunded: "1.00" } });
    expect(Number(await inWallet(world, mei)) - before).toBeCloseTo(1);
    expect(await inDeposit(world, mei)).toBe("0.00");
  });

  async function anOrderWithPhotos(mei: Client) {
    const goods = await someGoods(world, 1);
    const goodsCode = await inCart(mei, goods);
    const services = [{ goodsCode, itemServiceExtList: [{ serviceNo: "fine-photo" as const, count: 4, remarks: "the label" }] }];
    const placed = await mei.must(order.submitOrder, { body: bodyOf([{ goodsCode, goods }], { services }) });
    expect((await pay(mei, placed.tradeNo)).ok).toBe(true);
    const orderNo = placed.orders[0]?.orderNo ?? "";
    const detail = await mei.must(order.orderDetail, { query: { orderNo } });
    return { orderNo, total: placed.total, itemNo: detail.items[0]?.itemNo ?? "" };
  }
});
