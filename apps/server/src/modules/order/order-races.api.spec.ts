import { changeCartItem, listCart } from "@sihai/contract/cart";
import { goodsDetail } from "@sihai/contract/goods";
import * as contract from "@sihai/contract/order";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { fireDueTimers, onTimer } from "#platform";
import { aBuyer, aWorld, type Client, inDeposit, inWallet, pay, race, type SpecWorld, watchLockOrder } from "#testing";
import { anOrder, aPaidOrder, bodyOf, inCart, itemOf, readGoods, someGoods, sum } from "../../../testing/order/orders.ts";
import { cancelUnanswered } from "./buying/confirm-expired.timer.ts";
import { confirmTimer } from "./cancel/cancel-items.ts";
import { cancelUnpaidOrder } from "./cancel/cancel-unpaid.timer.ts";
import { lockOrders } from "./order.store.ts";
import { unpaidTimer } from "./submit/submit-order.service.ts";

watchLockOrder();

let world: SpecWorld;
let desk: Client;
let otherNode: string;
const reason = "changed-mind" as const;
const rounds = 4;

beforeAll(async () => {
  world = await aWorld();
  desk = await world.staff("buyer");
  otherNode = await world.anotherNode();
});

/** Some unpaid orders, each with a payment of its own. */
async function unpaidOrders(buyer: Client, count: number) {
  const orders = [];
  for (let index = 0; index < count; index++) orders.push(await anOrder(world, buyer, { index }));
  return orders;
}

describe("paying several orders together (rule F16)", () => {
  it("races with cancelling one of them: all of what stands is paid, or nothing", async () => {
    for (let round = 0; round < rounds; round++) {
      const buyer = await aBuyer(world, "3000.00");
      const [first, second, third] = await unpaidOrders(buyer, 3);
      if (!first || !second || !third) throw new Error("no orders");
      const all = [first, second, third];
      const { tradeNo, amount } = await buyer.must(contract.payOrders, { body: { orderNos: all.map((each) => each.orderNo) } });
      expect(Number(amount)).toBe(sum(...all.map(({ total }) => total)));
      const [paid, cancelled] = await Promise.all([
        pay(buyer, tradeNo),
        buyer.at(otherNode).call(contract.cancelOrder, { body: { orderNo: second.orderNo, reason } }),
      ]);
      const states = await Promise.all(all.map(async ({ orderNo }) => (await itemOf(buyer, orderNo)).state));
      const after = cancelled.ok ? "cancelled" : "paid";
      if (paid.ok) expect(states).toEqual(["paid", after, "paid"]);
      else expect([states, cancelled.ok]).toEqual([["unpaid", "cancelled", "unpaid"], true]);
      const kept = all.filter((_, index) => states[index] === "paid").map(({ total }) => `-${total}`);
      expect(await inWallet(world, buyer)).toBe(sum("3000.00", ...kept).toFixed(2));
      expect(await inDeposit(world, buyer)).toBe(sum("0.00", ...kept.map((each) => each.slice(1))).toFixed(2));
    }
  });

  it("in two overlapping sets at once pays each order at most once", async () => {
    for (let round = 0; round < rounds; round++) {
      const buyer = await aBuyer(world, "3000.00");
      const orders = await unpaidOrders(buyer, 3);
      const numbers = orders.map(({ orderNo }) => orderNo);
      const sets = [numbers.slice(0, 2), numbers.slice(1), numbers, [...numbers].reverse()];
      await race(8, async (index) => {
        const client = index % 2 === 0 ? buyer : buyer.at(otherNode);
        const open = await client.call(contract.payOrders, { body: { orderNos: sets[index % sets.length] ?? numbers } });
        return open.ok ? pay(client, open.data.tradeNo) : open;
      });
      const states = await Promise.all(numbers.map(async (orderNo) => (await itemOf(buyer, orderNo)).state));
      const kept = orders.filter((_, index) => states[index] === "paid").map(({ total }) => `-${total}`);
      expect(await inWallet(world, buyer)).toBe(sum("3000.00", ...kept).toFixed(2));
      const left = numbers.filter((_, index) => states[index] === "unpaid");
      if (left.length === 0) continue;
      const { tradeNo } = await buyer.must(contract.payOrders, { body: { orderNos: left } });
      expect(await pay(buyer, tradeNo)).toMatchObject({ ok: true });
    }
  });
});

describe("cancelling against the desk (rule F13)", () => {
  it("from every side at once leaves an item bought or given back, never both", async () => {
    for (let round = 0; round < rounds; round++) {
      const buyer = await aBuyer(world, "1000.00");
      const { orderNo, itemNo, total } = await aPaidOrder(world, buyer);
      const twin = buyer.at(otherNode);
      await Promise.all([
        desk.call(contract.takeItems, { body: { itemNos: [itemNo] } }),
        desk.call(contract.recordPurchase, { body: { itemNo, platformOrderNo: "TB1234567", realPrice: total } }),
        desk.call(contract.handBack, { body: { itemNos: [itemNo], reason: "by-mistake" } }),
        buyer.call(contract.cancelOrder, { body: { orderNo, reason } }),
        twin.call(contract.cancelItem, { body: { itemNo, reason } }),
        desk.call(contract.cancelForBuyer, { body: { itemNo, reason: "out-of-stock" } }),
        desk.call(contract.recordPurchase, { body: { itemNo, platformOrderNo: "TB7654321", realPrice: total } }),
      ]);
      const { state } = await itemOf(buyer, orderNo);
      const isGone = state === "cancelled";
      expect(["paid", "buying", "purchased", "cancelled"]).toContain(state);
      expect(await inWallet(world, buyer)).toBe(isGone ? "1000.00" : sum("1000.00", `-${total}`).toFixed(2));
      expect(await inDeposit(world, buyer)).toBe(state === "buying" || state === "paid" ? total : "0.00");
    }
  });

  it("and handing back while it is recorded leaves an item bought or waiting, never both (rule F41)", async () => {
    for (let round = 0; round < rounds; round++) {
      const buyer = await aBuyer(world, "1000.00");
      const { orderNo, itemNo, total } = await aPaidOrder(world, buyer);
      await desk.must(contract.takeItems, { body: { itemNos: [itemNo] } });
      const [bought, back, again] = await Promise.all([
        desk.call(contract.recordPurchase, { body: { itemNo, platformOrderNo: "TB1234567", realPrice: total } }),
        desk.call(contract.handBack, { body: { itemNos: [itemNo], reason: "by-mistake" } }),
        desk.call(contract.handBack, { body: { itemNos: [itemNo], reason: "shift-over" } }),
      ]);
      expect([bought, back, again].filter(({ ok }) => ok)).toHaveLength(1);
      expect((await itemOf(buyer, orderNo)).state).toBe(bought.ok ? "purchased" : "paid");
      expect(await inDeposit(world, buyer)).toBe(bought.ok ? "0.00" : total);
    }
  });
});

describe("a cart changed while it is submitted (rule F32)", () => {
  it("is ordered as it was agreed or not at all, and its lines are ordered once", async () => {
    for (let round = 0; round < rounds; round++) {
      const buyer = await aBuyer(world);
      const goods = await someGoods(world, round);
      const goodsCode = await inCart(buyer, goods, 1);
      const twin = buyer.at(otherNode);
      const body = bodyOf([{ goodsCode, goods }]);
      const [one, two] = await Promise.all([
        buyer.call(contract.submitOrder, { body }),
        twin.call(contract.submitOrder, { body }),
        buyer.call(changeCartItem, { body: { cartItemId: goodsCode, quantity: 2 } }),
      ]);
      const placed = [one, two].filter((reply) => reply.ok);
      expect(placed).toHaveLength(1);
      const { list } = await buyer.must(contract.listOrders);
      expect(list).toHaveLength(1);
      const pieces = list[0]?.items[0]?.quantity ?? 0;
      expect(Number(list[0]?.total)).toBe(sum(...Array.from({ length: pieces }, () => goods.unitPrice), goods.domesticFreight));
      expect((await buyer.must(listCart)).lines).toBe(0);
    }
  });

  it("at the seller's is refused or ordered at the price that was seen, while many look the goods up (rule F32)", async () => {
    // Another price every minute.
    const query = { platform: "taobao", itemId: "900000000001" } as const;
    for (let round = 0; round < rounds; round++) {
      const buyer = await aBuyer(world);
      const seen = await readGoods(world, (await world.visitor().must(goodsDetail, { query })).goodsId);
      const goodsCode = await inCart(buyer, seen);
      await world.advance(61);
      const [placed] = await Promise.all([
        buyer.call(contract.submitOrder, { body: bodyOf([{ goodsCode, goods: seen }]) }),
        world.visitor().call(goodsDetail, { query }),
        world.visitor().at(otherNode).call(goodsDetail, { query }),
      ]);
      const { list } = await buyer.must(contract.listOrders);
      if (placed.ok) expect(Number(placed.data.total)).toBe(sum(seen.unitPrice, seen.domesticFreight));
      else expect(placed.code).toBe("ORDER_PRICE_CHANGED");
      expect(list).toHaveLength(placed.ok ? 1 : 0);
      expect((await buyer.must(listCart)).lines).toBe(placed.ok ? 0 : 1);
    }
  });

  it("is paid at the price that was agreed, whatever the seller asks by then", async () => {
    const buyer = await aBuyer(world, "1000.00");
    const { tradeNo, total, goods } = await anOrder(world, buyer);
    await sql`update goods set price_cny = price_cny + 1000 where id = ${goods.goodsId}`.execute(world.deps.db);
    expect(await pay(buyer, tradeNo)).toMatchObject({ ok: true, data: { amount: total } });
    expect(await inWallet(world, buyer)).toBe(sum("1000.00", `-${total}`).toFixed(2));
  });
});

describe("72 hours on several workers (rule F40)", () => {
  const handlers = [onTimer(unpaidTimer, cancelUnpaidOrder), onTimer(confirmTimer, cancelUnanswered)];
  const hours72 = 72 * 3600;

  it("cancel what nobody paid and what nobody answered, each exactly once", async () => {
    const buyer = await aBuyer(world, "5000.00");
    const orders = await unpaidOrders(buyer, 6);
    const request = [];
    for (let index = 0; index < 6; index++) {
      const order = await aPaidOrder(world, buyer, { index });
      await desk.must(contract.takeItems, { body: { itemNos: [order.itemNo] } });
      await desk.must(contract.askBuyer, { body: { itemNo: order.itemNo, reason: "longer-wait", note: "?" } });
      request.push(order);
    }
    const paid = await inWallet(world, buyer);
    // What earlier specs left lying may be due by then; these are not.
    await world.deps.clock.advance(hours72 - 3600);
    await race(4, () => fireDueTimers(world.deps, handlers));
    const early = await aLoggedIn(buyer);
    for (const { orderNo } of orders) expect(await itemOf(early, orderNo)).toMatchObject({ state: "unpaid" });
    for (const { orderNo } of request) expect(await itemOf(early, orderNo)).toMatchObject({ state: "awaiting-confirmation" });
    await world.deps.clock.advance(3660);
    const { rows: due } = await sql<{ timers: string }>`select count(*)::text as timers from timer
      where fired_at is null and kind in ('order.unpaid', 'order.confirm') and due_at <= ${world.deps.clock.now()}`.execute(
      world.deps.db,
    );
    expect(Number(due[0]?.timers)).toBeGreaterThanOrEqual(12);
    // Two pools of workers, each at it several times over, as after a restart.
    const fired = await race(8, () => fireDueTimers(world.deps, handlers));
    expect(fired.reduce((total, each) => total + each, 0)).toBe(Number(due[0]?.timers));
    const again = await race(4, () => fireDueTimers(world.deps, handlers));
    expect(again).toEqual([0, 0, 0, 0]);
    const back = await aLoggedIn(buyer);
    for (const { orderNo } of [...orders, ...request]) expect(await itemOf(back, orderNo)).toMatchObject({ state: "cancelled" });
    expect(await inWallet(world, buyer)).toBe(sum(paid, ...request.map(({ total }) => total)).toFixed(2));
    const { rows } = await sql<{ told: string }>`select count(*)::text as told from message
      where user_id = ${buyer.id} and template in ('order-unpaid-cancelled', 'item-refunded')`.execute(world.deps.db);
    expect(rows[0]?.told).toBe("12");
  });

  it("and the answer at the last second: one of the two, and the money follows it", async () => {
    for (let round = 0; round < rounds; round++) {
      const buyer = await aBuyer(world, "1000.00");
      const staff = await world.staff("buyer");
      const { itemNo, orderNo, total } = await aPaidOrder(world, buyer);
      await staff.must(contract.takeItems, { body: { itemNos: [itemNo] } });
      await staff.must(contract.askBuyer, { body: { itemNo, reason: "longer-wait", note: "?" } });
      await world.deps.clock.advance(hours72);
      const [answered] = await Promise.all([
        buyer.call(contract.answerItem, { body: { itemNo, answer: "accept" } }),
        ...Array.from({ length: 4 }, () => fireDueTimers(world.deps, handlers)),
      ]);
      const { state } = await itemOf(await aLoggedIn(buyer), orderNo);
      expect(state).toBe(answered.ok ? "buying" : "cancelled");
      expect(await inWallet(world, buyer)).toBe(answered.ok ? sum("1000.00", `-${total}`).toFixed(2) : "1000.00");
    }
  });
});

/** Days have passed, sessions may have ended. */
async function aLoggedIn(client: Client): Promise<Client> {
  const again = await world.shopper();
  await sql`update session set user_id = ${client.id} where user_id = ${again.id}`.execute(world.deps.db);
  again.id = client.id;
  return again;
}

describe("an order that is being called off", () => {
  it("does not keep a buyer waiting who takes its item: each waits for the item alone, and neither dies of it (rule F13)", async () => {
    const buyer = await aBuyer(world);
    const { itemNo, orderNo } = await aPaidOrder(world, buyer);
    await world.deps.db.transaction().execute(async (tx) => {
      const { id } = await tx.selectFrom("purchase_order").select("id").where("order_no", "=", orderNo).executeTakeFirstOrThrow();
      await lockOrders(tx, buyer.id, [id]);
      expect(await desk.call(contract.takeItems, { body: { itemNos: [itemNo] } })).toMatchObject({ ok: true });
    });
  });
});
