import { getBill, getWallet, listBills } from "@sihai/contract/payment";
import * as contract from "@sihai/contract/service";
import { listExpected, signDelivery, stockIn } from "@sihai/contract/warehouse";
import { priorityStockInDue } from "@sihai/domain/clocks";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aBuyer, aKey, aPhoto, aWorld, type Client, inDeposit, inWallet, logInAgain, pay, race, type SpecWorld } from "#testing";
import { theBenches } from "../../../testing/parcel/parcels.ts";
import { inStorage, request, theDesk } from "../../../testing/return/returns.ts";
import { anAnnouncedItem, benchPhoto } from "../../../testing/warehouse/stored-items.ts";
import { followGoods } from "./follow-goods.ts";

let world: SpecWorld;
let benches: Awaited<ReturnType<typeof theBenches>>;
beforeAll(async () => {
  world = await aWorld();
});
beforeEach(async () => {
  benches = await theBenches(world);
});

type Wanted = { serviceNo: "fine-photo" | "priority-stock-in"; quantity: number; remarks: string };

async function aPaidService(client: Client, itemNo: string, wanted: Wanted, seenTotal: string): Promise<string> {
  const ordered = await client.must(contract.orderServices, { body: { itemNo, services: [wanted], seenTotal } }, { key: aKey() });
  expect((await pay(client, ordered.tradeNo ?? "")).ok).toBe(true);
  return ordered.entryIds[0] ?? "";
}

function entry(entryId: string) {
  return world.deps.db
    .selectFrom("item_service")
    .select(["state", "refunded_cny", "refund_reason"])
    .where("id", "=", entryId)
    .executeTakeFirstOrThrow();
}

describe("in the wallet", () => {
  it("services are one sum in the month's picture and among the bills, and each bill leads to its order", async () => {
    const mei = await aBuyer(world, "5000.00");
    const { itemNos, orderNo } = await inStorage(world, mei, await theDesk(world));
    const [itemNo = ""] = itemNos;
    await aPaidService(mei, itemNo, { serviceNo: "fine-photo", quantity: 3, remarks: "" }, "5.00");
    const services = (["measuring", "function-check"] as const).map((serviceNo) => ({ serviceNo, quantity: 1, remarks: "" }));
    const offered = (await mei.must(contract.offeredServices, { query: { orderNo } })).items[0]?.services ?? [];
    const chosen = offered.filter(({ serviceNo }) => services.some((each) => each.serviceNo === serviceNo));
    const seenTotal = chosen.reduce((whole, { unitPrice }) => whole + Number(unitPrice), 0).toFixed(2);
    const two = await mei.must(contract.orderServices, { body: { itemNo, services, seenTotal } }, { key: aKey() });
    expect((await pay(mei, two.tradeNo ?? "")).ok).toBe(true);

    const { month } = await mei.must(getWallet);
    const { list } = await mei.must(listBills, { query: {} });
    for (const { kind, amount } of month.spent) {
      const bills = list.filter((bill) => bill.kind === kind).map((bill) => bill.amount.amount);
      expect([kind, bills.reduce((whole, each) => whole + Number(each), 0)]).toEqual([kind, Number(amount)]);
    }
    expect(month.spent.map(({ kind }) => kind).sort()).toEqual(["order", "service"]);
    for (const { id } of list.filter(({ kind }) => kind === "service"))
      expect((await mei.must(getBill, { query: { billId: id } })).links).toEqual([{ kind: "order", no: orderNo }]);
  });
});

describe("goods that are to go back to their seller (rule F42)", () => {
  it.each(["return", "exchange"] as const)("take their open services' fees along once, asked for %s", async (type) => {
    const mei = await aBuyer(world, "5000.00");
    const goods = await inStorage(world, mei, await theDesk(world));
    const [itemNo = ""] = goods.itemNos;
    const before = await inWallet(world, mei);
    const entryId = await aPaidService(mei, itemNo, { serviceNo: "fine-photo", quantity: 3, remarks: "" }, "5.00");
    await request(mei, goods, type);
    await race(3, () => followGoods(world.deps));
    expect(await entry(entryId)).toMatchObject({ state: "cancelled", refunded_cny: "500", refund_reason: "goods-left" });
    expect(await inWallet(world, mei)).toBe(before);
  });
});

describe("priority stock-in bought for goods on their way (rule P-12)", () => {
  const priority: Wanted = { serviceNo: "priority-stock-in", quantity: 1, remarks: "" };

  async function stocked(itemNo: string) {
    const standardPhotos: string[] = [];
    for (const _ of [1, 2, 3]) standardPhotos.push(await benchPhoto(benches.receiver, itemNo, await aPhoto()));
    await benches.receiver.must(stockIn, {
      body: { itemNo, grams: 300, sidesCm: [20, 10, 5], shelf: "B-02", quantity: 1, standardPhotos },
    });
    await followGoods(world.deps);
  }

  it("is due three working hours after signing, at the head of the queue, and is earned when it was kept", async () => {
    const mei = await aBuyer(world, "100.00");
    const [other, item] = [await anAnnouncedItem(world, mei), await anAnnouncedItem(world, mei)];
    const entryId = await aPaidService(mei, item.itemNo, priority, "5.00");
    await benches.receiver.must(signDelivery, { body: { trackingNo: other.trackingNo } });
    const signed = await benches.receiver.must(signDelivery, { body: { trackingNo: item.trackingNo } });
    const { signed_at: at } = await world.deps.db
      .selectFrom("order_item")
      .select("signed_at")
      .where("id", "=", item.itemId)
      .executeTakeFirstOrThrow();
    expect(signed.items[0]?.dueAt).toBe(priorityStockInDue(at?.toISOString() ?? ""));
    const { items } = await benches.receiver.must(listExpected, { query: { state: "signed" } });
    const mine = items.filter(({ itemNo }) => itemNo === item.itemNo || itemNo === other.itemNo);
    expect(mine.map(({ itemNo, priority: first }) => [itemNo, first])).toEqual([
      [item.itemNo, true],
      [other.itemNo, false],
    ]);
    await stocked(item.itemNo);
    expect(await entry(entryId)).toMatchObject({ state: "done", refunded_cny: "0" });
    expect([await inWallet(world, mei), await inDeposit(world, mei)]).toEqual(["95.00", "0.00"]);
  });

  it("moves goods up that are signed for already, and costs nothing when it was not kept", async () => {
    const mei = await aBuyer(world, "100.00");
    const item = await anAnnouncedItem(world, mei);
    await benches.receiver.must(signDelivery, { body: { trackingNo: item.trackingNo } });
    const paidAt = world.deps.clock.now();
    const entryId = await aPaidService(mei, item.itemNo, priority, "5.00");
    const { items } = await benches.receiver.must(listExpected, { query: { q: item.itemNo } });
    const due = new Date(items[0]?.dueAt ?? 0).getTime();
    expect(Math.abs(due - new Date(priorityStockInDue(paidAt.toISOString())).getTime())).toBeLessThan(60_000);
    await world.advance(4 * 86_400);
    benches = await theBenches(world);
    await logInAgain(world, mei);
    await stocked(item.itemNo);
    expect(await entry(entryId)).toMatchObject({ state: "done", refunded_cny: "500", refund_reason: "late" });
    expect(await inWallet(world, mei)).toBe("100.00");
  });
});
