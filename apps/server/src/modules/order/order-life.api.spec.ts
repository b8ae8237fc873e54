import * as contract from "@sihai/contract/order";
import { toDecimal } from "@sihai/domain";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aWorld, type Client, race, type SpecWorld } from "#testing";
import { balanceOf, deposit, wallet } from "../ledger/index.ts";
import {
  aBoughtItem,
  aBuyer,
  aKey,
  anOrder,
  aPaidOrder,
  bodyOf,
  inCart,
  itemOf,
  pay,
  payPassword,
  someGoods,
} from "./spec-helpers.ts";

let world: SpecWorld;
let mei: Client;
let desk: Client;
const reason = "changed-mind" as const;

beforeAll(async () => {
  world = await aWorld();
});

// Days pass in here and sessions end: everybody logs in anew.
beforeEach(async () => {
  mei = await aBuyer(world);
  desk = await world.staff("buyer");
});

async function inWallet(client: Client): Promise<string> {
  return toDecimal(await balanceOf(world.deps.db, wallet(client.id)));
}
async function inDeposit(client: Client): Promise<string> {
  return toDecimal(await balanceOf(world.deps.db, deposit(client.id)));
}
const sum = (...amounts: string[]) => amounts.reduce((total, amount) => total + Math.round(Number(amount) * 100), 0) / 100;

describe("cancelling", () => {
  it("costs nothing before payment and closes the payment", async () => {
    const { orderNo, tradeNo } = await anOrder(world, mei);
    expect(await mei.must(contract.cancelOrder, { body: { orderNo, reason } })).toEqual({ refunded: "0.00" });
    expect(await pay(mei, tradeNo)).toMatchObject({ ok: false, code: "TRADE_CANCELLED" });
    expect(await mei.must(contract.orderDetail, { query: { orderNo } })).toMatchObject({
      state: "cancelled",
      cancelReason: reason,
    });
  });

  it("gives everything back once while nobody buys yet", async () => {
    const before = await inWallet(mei);
    const { orderNo, total } = await aPaidOrder(world, mei);
    const key = aKey();
    const replies = await race(8, () => mei.call(contract.cancelOrder, { body: { orderNo, reason } }, { key }));
    expect(replies.every((reply) => reply.ok && reply.data.refunded === total)).toBe(true);
    expect(await mei.call(contract.cancelOrder, { body: { orderNo, reason } })).toMatchObject({
      ok: false,
      code: "ORDER_CANCEL_REFUSED",
    });
    expect(await inWallet(mei)).toBe(before);
  });

  it("one item leaves the others payable at what is left", async () => {
    const [first, second] = [await someGoods(world, 0), await someGoods(world, 1)];
    const buyer = await aBuyer(world);
    const lines = [
      { goodsCode: await inCart(buyer, first), goods: first },
      { goodsCode: await inCart(buyer, second), goods: second },
    ];
    const { orders } = await buyer.must(contract.submitOrder, { body: bodyOf(lines) });
    const { list } = await buyer.must(contract.listOrders);
    const order = list[0];
    const item = order?.items[0];
    if (!order || !item) throw new Error("no order");
    await buyer.must(contract.cancelItem, { body: { itemNo: item.itemNo, reason } });
    const after = await buyer.must(contract.listOrders);
    const unpaid = after.list.filter(({ state }) => state === "unpaid");
    for (const { tradeNo, total } of unpaid) {
      expect(await pay(buyer, tradeNo ?? "")).toMatchObject({ ok: true, data: { amount: total } });
    }
    expect(orders.length).toBeGreaterThan(0);
  });

  it("races with the desk: bought or refunded, never both (F13)", async () => {
    for (let round = 0; round < 6; round++) {
      const buyer = await aBuyer(world, "1000.00");
      const { orderNo, itemNo, total } = await aPaidOrder(world, buyer);
      await Promise.all([
        desk
          .call(contract.takeItems, { body: { itemNos: [itemNo] } })
          .then((taken) =>
            taken.ok
              ? desk.call(contract.recordPurchase, { body: { itemNo, platformOrderNo: "TB1234567", realPrice: total } })
              : null,
          ),
        buyer.call(contract.cancelOrder, { body: { orderNo, reason } }),
      ]);
      const { state } = await itemOf(buyer, orderNo);
      expect(["purchased", "cancelled"]).toContain(state);
      expect(await inWallet(buyer)).toBe(state === "cancelled" ? "1000.00" : sum("1000.00", `-${total}`).toFixed(2));
      expect(await inDeposit(buyer)).toBe("0.00");
    }
  });

  it("by the clock races with paying: exactly one wins (F12)", async () => {
    for (let round = 0; round < 4; round++) {
      const buyer = await aBuyer(world, "1000.00");
      const { orderNo, tradeNo, total } = await anOrder(world, buyer);
      await world.deps.clock.advance(72 * 3600 - 1);
      const [paid] = await Promise.all([pay(buyer, tradeNo), world.advance(1)]);
      const { state } = await itemOf(buyer, orderNo);
      expect(state).toBe(paid.ok ? "paid" : "cancelled");
      expect(await inWallet(buyer)).toBe(paid.ok ? sum("1000.00", `-${total}`).toFixed(2) : "1000.00");
    }
  });
});

it("an order nobody pays is cancelled after 72 hours and not before", async () => {
  const { orderNo } = await anOrder(world, mei);
  await world.advance(72 * 3600 - 5);
  expect(await itemOf(mei, orderNo)).toMatchObject({ state: "unpaid" });
  await world.advance(10);
  expect(await mei.must(contract.orderDetail, { query: { orderNo } })).toMatchObject({
    state: "cancelled",
    cancelReason: "unpaid",
  });
  await mei.must(contract.deleteOrder, { body: { orderNo } });
  expect(await mei.call(contract.orderDetail, { query: { orderNo } })).toMatchObject({ ok: false, code: "ORDER_NOT_FOUND" });
});

describe("the buying desk", () => {
  it("sees what is paid, soonest due first, and each item's budget", async () => {
    const first = await aPaidOrder(world, mei);
    await world.advance(60);
    const second = await aPaidOrder(world, mei, { index: 1 });
    const queue = await desk.must(contract.buyingQueue, { query: { pageSize: "100" } });
    const numbers = queue.list.map(({ itemNo }) => itemNo);
    expect(numbers.indexOf(first.itemNo)).toBeLessThan(numbers.indexOf(second.itemNo));
    expect(queue.list.find(({ itemNo }) => itemNo === first.itemNo)).toMatchObject({
      budget: first.total,
      customerMark: `SH${mei.id}`,
    });
  });

  it("buys cheaper and gives the rest back; dearer only after asking", async () => {
    const before = await inWallet(mei);
    const { orderNo, itemNo, total } = await aPaidOrder(world, mei);
    await desk.must(contract.takeItems, { body: { itemNos: [itemNo] } });
    const dear = await desk.call(contract.recordPurchase, {
      body: { itemNo, platformOrderNo: "TB1234567", realPrice: sum(total, "0.01").toFixed(2) },
    });
    expect(dear).toMatchObject({ ok: false, code: "PURCHASE_DEARER", data: { short: "0.01" } });
    const cheap = sum(total, "-3.50").toFixed(2);
    const bought = await desk.must(contract.recordPurchase, { body: { itemNo, platformOrderNo: "TB1234567", realPrice: cheap } });
    expect(bought.refunded).toBe("3.50");
    expect(await itemOf(mei, orderNo)).toMatchObject({ state: "purchased", refunded: "3.50" });
    expect(await inWallet(mei)).toBe(sum(before, `-${cheap}`).toFixed(2));
  });

  it("lets only the one who took an item record it", async () => {
    const other = await world.staff("buyer");
    const { itemNo, total } = await aPaidOrder(world, mei);
    await desk.must(contract.takeItems, { body: { itemNos: [itemNo] } });
    const reply = await other.call(contract.recordPurchase, { body: { itemNo, platformOrderNo: "TB1234567", realPrice: total } });
    expect(reply).toMatchObject({ ok: false, code: "ITEM_TAKEN" });
  });

  it("asks for a higher price; accepting costs the difference and the payment password", async () => {
    const { orderNo, itemNo, total } = await aPaidOrder(world, mei);
    await desk.must(contract.takeItems, { body: { itemNos: [itemNo] } });
    const newPrice = sum(total, "12.00").toFixed(2);
    await desk.must(contract.askBuyer, { body: { itemNo, reason: "price-higher", note: "新款涨价", newPrice } });
    const { list } = await mei.must(contract.unconfirmedItems);
    expect(list.find((item) => item.itemNo === itemNo)).toMatchObject({
      orderNo,
      ask: { reason: "price-higher", short: "12.00", note: "新款涨价" },
    });
    const before = await inWallet(mei);
    const wrong = await mei.call(contract.answerItem, { body: { itemNo, answer: "accept", payPassword: "000000" } });
    expect(wrong).toMatchObject({ ok: false, code: "PAY_PASSWORD_WRONG" });
    const key = aKey();
    const replies = await race(4, () =>
      mei.call(contract.answerItem, { body: { itemNo, answer: "accept", payPassword } }, { key }),
    );
    expect(replies.filter(({ ok }) => ok).length).toBeGreaterThan(0);
    expect(await inWallet(mei)).toBe(sum(before, "-12.00").toFixed(2));
    await desk.must(contract.recordPurchase, { body: { itemNo, platformOrderNo: "TB1234567", realPrice: newPrice } });
    await desk.must(contract.cancelForBuyer, { body: { itemNo, reason: "out-of-stock" } });
    expect(await inWallet(mei)).toBe(sum(before, total).toFixed(2));
  });

  it("waits 72 hours for an answer, then cancels and refunds (E-56)", async () => {
    const buyer = await aBuyer(world, "1000.00");
    const { orderNo, itemNo } = await aPaidOrder(world, buyer);
    await desk.must(contract.takeItems, { body: { itemNos: [itemNo] } });
    await desk.must(contract.askBuyer, { body: { itemNo, reason: "longer-wait", note: "10 天后发货" } });
    await world.advance(72 * 3600 - 5);
    expect(await itemOf(buyer, orderNo)).toMatchObject({ state: "awaiting-confirmation" });
    await world.advance(10);
    expect(await itemOf(buyer, orderNo)).toMatchObject({ state: "cancelled" });
    expect(await inWallet(buyer)).toBe("1000.00");
    expect(await buyer.call(contract.answerItem, { body: { itemNo, answer: "accept" } })).toMatchObject({
      ok: false,
      code: "CONFIRMATION_CLOSED",
    });
  });

  it("declined goes back whole, once, against the clock too", async () => {
    const buyer = await aBuyer(world, "1000.00");
    const { orderNo, itemNo } = await aPaidOrder(world, buyer);
    await desk.must(contract.takeItems, { body: { itemNos: [itemNo] } });
    await desk.must(contract.askBuyer, { body: { itemNo, reason: "variant-gone", note: "没有藏青色" } });
    await Promise.all([
      ...Array.from({ length: 4 }, () => buyer.call(contract.answerItem, { body: { itemNo, answer: "decline" } })),
      world.advance(72 * 3600 + 1),
    ]);
    expect(await itemOf(buyer, orderNo)).toMatchObject({ state: "cancelled" });
    expect(await inWallet(buyer)).toBe("1000.00");
  });

  it("undoes a purchase the seller cancelled and gives everything back", async () => {
    const buyer = await aBuyer(world, "1000.00");
    const { itemNo } = await aBoughtItem(world, buyer, desk);
    await desk.must(contract.cancelForBuyer, { body: { itemNo, reason: "seller-refused" } });
    expect([await inWallet(buyer), await inDeposit(buyer)]).toEqual(["1000.00", "0.00"]);
  });

  it("records a delivery under a number no other customer's delivery travels on (G2)", async () => {
    const otto = await aBuyer(world);
    const [mine, his] = [await aBoughtItem(world, mei, desk), await aBoughtItem(world, otto, desk)];
    const delivery = { courier: "sf", trackingNo: "SF1234567890123" };
    await desk.must(contract.recordSellerShipped, { body: { itemNos: [mine.itemNo], ...delivery } });
    const taken = await desk.call(contract.recordSellerShipped, { body: { itemNos: [his.itemNo], ...delivery } });
    expect(taken).toMatchObject({ ok: false, code: "TRACKING_TAKEN" });
    expect(await mei.must(contract.orderDetail, { query: { orderNo: mine.orderNo } })).toMatchObject({
      logistics: [{ company: "sf", trackingNo: "SF1234567890123", shippedCount: 1, totalCount: 1 }],
    });
    const found = await desk.must(contract.lookUpOrders, { query: { q: "SF1234567890123" } });
    expect(found.list.map(({ item, timeline }) => [item.itemNo, timeline.map(({ to }) => to)])).toEqual([
      [mine.itemNo, ["unpaid", "paid", "buying", "purchased", "seller-shipped"]],
    ]);
  });

  it("is closed to shoppers, visitors and staff of other benches (F58, F59)", async () => {
    const packer = await world.staff("packer");
    const call = (client: Client) => client.call(contract.buyingQueue);
    expect(await call(mei)).toMatchObject({ ok: false, status: 401 });
    expect(await call(world.visitor())).toMatchObject({ ok: false, status: 401 });
    expect(await call(packer)).toMatchObject({ ok: false, status: 403 });
  });

  it("runs by itself in the sandbox", async () => {
    const buyer = await aBuyer(world);
    const { orderNo } = await aPaidOrder(world, buyer);
    const { autopilotBuying } = await import("./index.ts");
    await autopilotBuying(world.deps);
    expect(await itemOf(buyer, orderNo)).toMatchObject({ state: "seller-shipped", courier: "sf" });
  });
});

describe("every action in every state of an item (F41)", () => {
  type Act = (itemNo: string, orderNo: string) => Promise<{ ok: boolean; status?: number }>;
  const acts: Record<string, Act> = {
    cancel: (_, orderNo) => mei.call(contract.cancelOrder, { body: { orderNo, reason } }),
    cancelItem: (itemNo) => mei.call(contract.cancelItem, { body: { itemNo, reason } }),
    remove: (_, orderNo) => mei.call(contract.deleteOrder, { body: { orderNo } }),
    accept: (itemNo) => mei.call(contract.answerItem, { body: { itemNo, answer: "accept" } }),
    take: (itemNo) => desk.call(contract.takeItems, { body: { itemNos: [itemNo] } }),
    record: (itemNo) => desk.call(contract.recordPurchase, { body: { itemNo, platformOrderNo: "TB1234567", realPrice: "1.00" } }),
    ask: (itemNo) => desk.call(contract.askBuyer, { body: { itemNo, reason: "seller-question", note: "?" } }),
    staffCancel: (itemNo) => desk.call(contract.cancelForBuyer, { body: { itemNo, reason: "out-of-stock" } }),
    ship: (itemNo) =>
      desk.call(contract.recordSellerShipped, { body: { itemNos: [itemNo], courier: "sf", trackingNo: `SF${Date.now()}` } }),
  };
  const allowed: Record<string, readonly string[]> = {
    unpaid: ["cancel", "cancelItem"],
    paid: ["cancel", "cancelItem", "take", "staffCancel"],
    buying: ["record", "ask", "staffCancel"],
    "awaiting-confirmation": ["accept", "staffCancel"],
    purchased: ["ask", "staffCancel", "ship"],
    "seller-shipped": [],
    cancelled: ["remove"],
  };
  const reach: Record<string, () => Promise<{ orderNo: string; itemNo: string }>> = {
    unpaid: () => anOrder(world, mei),
    paid: () => aPaidOrder(world, mei),
    buying: async () => {
      const order = await aPaidOrder(world, mei);
      await acts.take?.(order.itemNo, order.orderNo);
      return order;
    },
    "awaiting-confirmation": async () => {
      const order = await aPaidOrder(world, mei);
      await acts.take?.(order.itemNo, order.orderNo);
      await acts.ask?.(order.itemNo, order.orderNo);
      return order;
    },
    purchased: () => aBoughtItem(world, mei, desk),
    "seller-shipped": async () => {
      const order = await aBoughtItem(world, mei, desk);
      await acts.ship?.(order.itemNo, order.orderNo);
      return order;
    },
    cancelled: async () => {
      const order = await anOrder(world, mei);
      await acts.cancel?.(order.itemNo, order.orderNo);
      return order;
    },
  };

  it.each(Object.keys(reach).flatMap((state) => Object.keys(acts).map((act) => [state, act] as const)))(
    "%s: %s",
    async (state, act) => {
      const { orderNo, itemNo } = (await reach[state]?.()) ?? { orderNo: "", itemNo: "" };
      expect(await itemOf(mei, orderNo)).toMatchObject({ state });
      const before = (await mei.must(contract.orderDetail, { query: { orderNo } })).items[0]?.timeline.length;
      const reply = await acts[act]?.(itemNo, orderNo);
      const isAllowed = allowed[state]?.includes(act) ?? false;
      expect(reply?.ok).toBe(isAllowed);
      if (isAllowed) return;
      expect(reply?.status).toBeGreaterThanOrEqual(400);
      expect(reply?.status).toBeLessThan(500);
      const after = (await mei.must(contract.orderDetail, { query: { orderNo } })).items[0];
      expect([after?.state, after?.timeline.length]).toEqual([state, before]);
    },
  );
});

it("repeats an order into the cart at today's prices", async () => {
  const buyer = await aBuyer(world);
  const { orderNo } = await anOrder(world, buyer, { quantity: 2 });
  const key = aKey();
  const replies = await race(4, () => buyer.call(contract.repeatOrder, { body: { orderNo } }, { key }));
  expect(replies.every(({ ok }) => ok)).toBe(true);
  const again = await buyer.must(contract.repeatOrder, { body: { orderNo } }, { key: aKey() });
  expect(again).toMatchObject({ left: 0 });
});

it("reads page one of ten thousand orders as fast as of ten", async () => {
  const [few, many] = [await aBuyer(world), await aBuyer(world)];
  for (const [client, count] of [
    [few, 10],
    [many, 10_000],
  ] as const)
    await seedOrders(client.id, count);
  const time = async (client: Client) => {
    const started = performance.now();
    for (let round = 0; round < 10; round++) {
      await client.must(contract.listOrders, { query: { tab: "in-storage" } });
      await client.must(contract.listOrders, { query: { tab: "unpaid" } });
      await client.must(contract.listOrders);
    }
    return performance.now() - started;
  };
  await time(few);
  const [short, long] = [await time(few), await time(many)];
  expect(long).toBeLessThan(short * 3 + 100);
  const seen = new Set<string>();
  let after = "";
  for (let page = 0; page < 4; page++) {
    const query = after === "" ? {} : { after };
    const found: { list: { orderNo: string }[]; next: string | null } = await many.must(contract.listOrders, { query });
    for (const { orderNo } of found.list) seen.add(orderNo);
    after = found.next ?? "";
  }
  expect(seen.size).toBe(40);
});

async function seedOrders(userId: string, count: number): Promise<void> {
  const { sql } = await import("kysely");
  await sql`with placed as (
      insert into purchase_order (user_id, order_no, type, shop_source, shop_name, warehouse_id, goods_cny, domestic_freight_cny, service_cny, total_cny, policy, created_at, pay_before)
      select ${userId}, 'DG' || ${userId} || lpad(n::text, 8, '0'), 'dg', 'taobao', '店', 1, 100, 0, 0, 100, '{}', now(), now() from generate_series(1, ${count}) n
      returning id, order_no)
    insert into order_item (user_id, order_id, item_no, state, platform, name_zh, quantity, unit_price_cny, domestic_freight_cny, paid_cny, created_at)
    select ${userId}, id, 'X' || order_no, case when id % 3 = 0 then 'unpaid' when id % 3 = 1 then 'stocked-in' else 'cancelled' end, 'taobao', '杯', 1, 100, 0,
      case when id % 3 = 1 then 100 else 0 end, now() from placed`.execute(world.deps.db);
  await sql`analyze order_item`.execute(world.deps.db);
}
