import { statusNumbers } from "@sihai/contract/identity";
import * as order from "@sihai/contract/order";
import { listBills } from "@sihai/contract/payment";
import * as contract from "@sihai/contract/service";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  aBuyer,
  aKey,
  aWorld,
  type Client,
  inDeposit,
  inWallet,
  logInAgain,
  pay,
  race,
  type SpecWorld,
  watchLockOrder,
} from "#testing";
import { aBoughtItem, anOrder, aPaidOrder, itemOf } from "../../../testing/order/orders.ts";
import { theBenches } from "../../../testing/parcel/parcels.ts";
import { changeRules } from "../../../testing/setting/change-rule.ts";
import { aStoredItem } from "../../../testing/warehouse/stored-items.ts";
import { settleSupplements } from "./settle-supplements.ts";
import { tellSubscribers } from "./subscriptions.service.ts";

watchLockOrder();

let world: SpecWorld;
let staff: Client;
beforeAll(async () => {
  world = await aWorld();
});
beforeEach(async () => {
  staff = await world.staff("buyer");
});

async function aBuyingItem(client: Client) {
  const placed = await aPaidOrder(world, client);
  await staff.must(order.takeItems, { body: { itemNos: [placed.itemNo] } });
  return placed;
}

function ask(itemNo: string, amount = "12.00", reason: "real-price" | "domestic-freight" | "oversize" = "real-price") {
  return staff.call(contract.askSupplement, { body: { itemNo, reason, amount, note: "the seller raised it" } }, { key: aKey() });
}

async function openOne(client: Client, orderNo: string) {
  const { list } = await client.must(contract.listSupplements, { query: { orderNo } });
  const [supplement] = list;
  if (!supplement) throw new Error("no supplement");
  return supplement;
}

describe("a supplement for a dearer purchase", () => {
  it("is asked once at a time, charged once however often it is paid, and raises what the purchase may cost", async () => {
    const mei = await aBuyer(world);
    const placed = await aBuyingItem(mei);
    const request = await race(3, () => ask(placed.itemNo));
    expect(request.filter(({ ok }) => ok)).toHaveLength(1);
    const supplement = await openOne(mei, placed.orderNo);
    expect(supplement).toMatchObject({ state: "requested", amount: "12.00", declineCancels: true });
    const asked = { supplement: { amount: "12.00", payBefore: supplement.payBefore } };
    expect(await itemOf(mei, placed.orderNo)).toMatchObject(asked);
    expect((await mei.must(order.listOrders, { query: {} })).list[0]?.items[0]).toMatchObject(asked);
    const before = Number(await inWallet(world, mei));
    const paid = await race(4, () => pay(mei, supplement.tradeNo ?? ""));
    expect(paid.filter(({ ok }) => ok)).toHaveLength(1);
    expect(before - Number(await inWallet(world, mei))).toBeCloseTo(12);
    await settleSupplements(world.deps);
    const realPrice = (Number(placed.total) + 12).toFixed(2);
    await staff.must(order.recordPurchase, { body: { itemNo: placed.itemNo, platformOrderNo: "TB20261121", realPrice } });
    expect(await inDeposit(world, mei)).toBe("0.00");
    const detail = await mei.must(order.orderDetail, { query: { orderNo: placed.orderNo } });
    expect(detail.supplementaryPayment).toEqual({ open: "0.00", paid: "12.00", within: "12.00" });
    expect(detail.items[0]?.supplement).toBeNull();
  });

  it("declined against paid: either the item is called off with everything back, or the supplement is paid", async () => {
    for (let round = 0; round < 3; round++) {
      const mei = await aBuyer(world, "1000.00");
      const placed = await aBuyingItem(mei);
      await ask(placed.itemNo);
      const { supplementId, tradeNo } = await openOne(mei, placed.orderNo);
      const [declined, paid] = await Promise.all([
        mei.call(contract.declineSupplement, { body: { supplementId } }, { key: aKey() }),
        pay(mei, tradeNo ?? ""),
      ]);
      expect([declined.ok, paid.ok].filter(Boolean)).toHaveLength(1);
      const item = await itemOf(mei, placed.orderNo);
      expect(item.state).toBe(declined.ok ? "cancelled" : "buying");
      if (declined.ok) expect(await inWallet(world, mei)).toBe("1000.00");
    }
  });

  it("stands under the orders' tab To pay, and is counted there once with what else is to be paid, until it is answered", async () => {
    const mei = await aBuyer(world);
    const placed = await aBuyingItem(mei);
    const unpaid = await anOrder(world, mei, { index: 1 });
    const toPay = async () => {
      const { list } = await mei.must(order.listOrders, { query: { tab: "unpaid" } });
      return [list.map(({ orderNo }) => orderNo), (await mei.must(statusNumbers)).orderUnpaid];
    };
    expect(await toPay()).toEqual([[unpaid.orderNo], 1]);
    await ask(placed.itemNo);
    expect(await toPay()).toEqual([[unpaid.orderNo, placed.orderNo], 2]);
    const { list } = await mei.must(order.listOrders, { query: { tab: "unpaid", placedTo: new Date(0).toISOString() } });
    expect(list).toEqual([]);
    const { tradeNo } = await openOne(mei, placed.orderNo);
    expect((await pay(mei, tradeNo ?? "")).ok).toBe(true);
    expect(await toPay()).toEqual([[unpaid.orderNo], 1]);
  });

  it("lapses after 72 hours like a no", async () => {
    const mei = await aBuyer(world, "1000.00");
    const placed = await aBuyingItem(mei);
    await ask(placed.itemNo);
    await world.advance(72 * 3600 + 1);
    await logInAgain(world, mei);
    expect(await openOne(mei, placed.orderNo)).toMatchObject({ state: "expired", tradeNo: null });
    expect(await inWallet(world, mei)).toBe("1000.00");
  });
});

describe("a supplement for what was spent already", () => {
  it("is booked once, and given back when the item is called off afterwards", async () => {
    const mei = await aBuyer(world, "2000.00");
    const placed = await aBoughtItem(world, mei, staff);
    await ask(placed.itemNo, "8.00", "domestic-freight");
    const { tradeNo } = await openOne(mei, placed.orderNo);
    await pay(mei, tradeNo ?? "");
    await race(3, () => settleSupplements(world.deps));
    expect(await inDeposit(world, mei)).toBe("0.00");
    await staff.must(order.cancelForBuyer, { body: { itemNo: placed.itemNo, reason: "seller-refused" } });
    await race(3, () => settleSupplements(world.deps));
    expect(await inWallet(world, mei)).toBe("2000.00");
    const bills = await mei.must(listBills, { query: {} });
    expect(bills.list.filter(({ kind }) => kind === "refund").map(({ subject }) => subject)).toContain(placed.itemNo);
    expect(bills.list.filter(({ subject }) => subject?.includes(":"))).toEqual([]);
  });

  it("is paid together with others, and declined leaves the goods where they are", async () => {
    const mei = await aBuyer(world, "2000.00");
    const first = await aBoughtItem(world, mei, staff);
    const second = await aBoughtItem(world, mei, staff);
    await ask(first.itemNo, "8.00", "oversize");
    await ask(second.itemNo, "5.00", "oversize");
    const { list, openTotal } = await mei.must(contract.listSupplements, { query: {} });
    expect(openTotal).toBe("13.00");
    const ids = list.map(({ supplementId }) => supplementId);
    const together = await mei.must(contract.paySupplements, { body: { supplementIds: ids } }, { key: aKey() });
    expect(together.total).toBe("13.00");
    const [one = ""] = ids;
    const declined = await mei.must(contract.declineSupplement, { body: { supplementId: one } }, { key: aKey() });
    expect(declined).toEqual({ refunded: "0.00", itemCancelled: false });
    expect(await pay(mei, together.tradeNo)).toMatchObject({ ok: false });
    const { list: left, openTotal: rest } = await mei.must(contract.listSupplements, { query: {} });
    expect([left.length, rest]).toEqual([1, one === list[0]?.supplementId ? list[1]?.amount : list[0]?.amount]);
    expect((await pay(mei, left[0]?.tradeNo ?? "")).ok).toBe(true);
    await settleSupplements(world.deps);
  });

  it("is no business of a stranger's", async () => {
    const mei = await aBuyer(world);
    const omar = await aBuyer(world);
    const placed = await aBuyingItem(mei);
    await ask(placed.itemNo);
    const { supplementId } = await openOne(mei, placed.orderNo);
    const body = { supplementId };
    expect(await omar.call(contract.declineSupplement, { body })).toMatchObject({ code: "SUPPLEMENT_NOT_FOUND" });
  });
});

describe("following items", () => {
  it("holds at 20 however many are asked for at once, and tells each step once", async () => {
    const mei = await aBuyer(world, "10.00");
    const benches = await theBenches(world);
    const items: string[] = [];
    for (let index = 0; index < 21; index++) items.push((await aStoredItem(world, mei, benches)).itemNo);
    const outcomes = await race(21, (index) => mei.call(contract.subscribeItem, { body: { itemNo: items[index] ?? "" } }));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(20);
    expect(outcomes.find(({ ok }) => !ok)).toMatchObject({ code: "SUBSCRIPTIONS_FULL" });
    const [freed = ""] = items;
    const other = items.find((itemNo, index) => !outcomes[index]?.ok && itemNo) ?? "";
    await mei.must(contract.unsubscribeItem, { body: { itemNo: freed } });
    expect(await mei.must(contract.subscribeItem, { body: { itemNo: other } })).toMatchObject({ count: 20, max: 20 });
  });

  it("keeps what is followed where fewer may be, and takes no more", async () => {
    const mei = await aBuyer(world, "10.00");
    const benches = await theBenches(world);
    const items: string[] = [];
    for (let index = 0; index < 4; index++) items.push((await aStoredItem(world, mei, benches)).itemNo);
    const [first = "", second = "", third = "", fourth = ""] = items;
    for (const itemNo of [first, second, third]) await mei.must(contract.subscribeItem, { body: { itemNo } });
    await mei.must(contract.unsubscribeItem, { body: { itemNo: first } });
    await changeRules(world, { followedItemsMost: 2 });
    await logInAgain(world, mei);
    const full = { code: "SUBSCRIPTIONS_FULL", data: { most: 2 } };
    expect(await mei.call(contract.subscribeItem, { body: { itemNo: fourth } })).toMatchObject(full);
    expect(await mei.must(contract.listSubscriptions)).toMatchObject({ count: 2, max: 2 });
    await mei.must(contract.unsubscribeItem, { body: { itemNo: second } });
    expect(await mei.must(contract.subscribeItem, { body: { itemNo: fourth } })).toMatchObject({ count: 2, max: 2 });
    await changeRules(world, { followedItemsMost: 1 });
    await logInAgain(world, mei);
    expect(await mei.call(contract.subscribeItem, { body: { itemNo: first } })).toMatchObject({ data: { most: 1 } });
    expect(await mei.must(contract.listSubscriptions)).toMatchObject({ count: 2, max: 1 });
    await changeRules(world, { followedItemsMost: 20 });
  });

  it("mails what happens, once, and stops when the item is over", async () => {
    const mei = await aBuyer(world);
    const placed = await aPaidOrder(world, mei);
    await mei.must(contract.subscribeItem, { body: { itemNo: placed.itemNo } });
    await staff.must(order.takeItems, { body: { itemNos: [placed.itemNo] } });
    await staff.must(order.recordPurchase, {
      body: { itemNo: placed.itemNo, platformOrderNo: "TB20261121", realPrice: placed.total },
    });
    await race(3, () => tellSubscribers(world.deps));
    await tellSubscribers(world.deps);
    const told = () =>
      world.deps.db
        .selectFrom("message")
        .select("facts")
        .where("user_id", "=", mei.id)
        .where("template", "=", "item-followed")
        .execute();
    expect(await told()).toMatchObject([{ facts: { state: "purchased" } }]);
    await staff.must(order.cancelForBuyer, { body: { itemNo: placed.itemNo, reason: "seller-refused" } });
    await tellSubscribers(world.deps);
    expect(await mei.must(contract.listSubscriptions)).toMatchObject({ count: 0 });
  });
});
