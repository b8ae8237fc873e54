import { setTimeout } from "node:timers/promises";
import { readAuditLog } from "@sihai/contract/audit";
import { messageList } from "@sihai/contract/message";
import { assignSubject } from "@sihai/contract/note";
import * as contract from "@sihai/contract/order";
import { describe, expect, it } from "vitest";
import { aBuyer, aKey, type Client, inDeposit, inWallet, payPassword, race } from "#testing";
import { desk, mei, standOnNewGround, world } from "../../../../testing/order/fixtures.ts";
import { aBoughtItem, aPaidOrder, itemOf, sum } from "../../../../testing/order/orders.ts";

standOnNewGround();

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

  it("is read page by page from a place on, though something is taken meanwhile", async () => {
    const numbers: string[] = [];
    for (let index = 0; index < 4; index++) numbers.push((await aPaidOrder(world, mei, { index })).itemNo);
    const page = (after?: string) => desk.must(contract.buyingQueue, { query: { pageSize: 2, ...(after && { after }) } });
    const first = await page();
    expect(first).toMatchObject({ total: first.counts["to-buy"], next: expect.any(String) });
    await desk.must(contract.takeItems, { body: { itemNos: [first.list[0]?.itemNo ?? ""] } });
    const seen = first.list.map(({ itemNo }) => itemNo);
    for (let { next } = first; next !== null; ) {
      const further = await page(next);
      seen.push(...further.list.map(({ itemNo }) => itemNo));
      next = further.next;
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toEqual(expect.arrayContaining(numbers));
    expect(await desk.call(contract.buyingQueue, { query: { after: "yesterday" } })).toMatchObject({ ok: false, status: 400 });
  });

  it("shows as one’s own work what one is buying, and what one looks after by itself or with its whole order", async () => {
    const buyer = await world.staff("buyer");
    const [taken, item, order] = [await aPaidOrder(world, mei), await aPaidOrder(world, mei), await aPaidOrder(world, mei)];
    await aPaidOrder(world, mei);
    await buyer.must(contract.takeItems, { body: { itemNos: [taken.itemNo] } });
    const given = { to: buyer.id, was: null };
    await desk.must(assignSubject, { body: { kind: "item", no: item.itemNo, ...given } });
    await desk.must(assignSubject, { body: { kind: "order", no: order.orderNo, ...given } });
    const own = async (tab: "to-buy" | "buying") => {
      const { list, total } = await buyer.must(contract.buyingQueue, { query: { tab, assigned: "me" } });
      expect(total).toBe(list.length);
      return list.map(({ itemNo }) => itemNo).sort();
    };
    expect(await own("to-buy")).toEqual([item.itemNo, order.itemNo].sort());
    expect(await own("buying")).toEqual([taken.itemNo]);
  });

  it("buys cheaper and gives the rest back; dearer only after asking", async () => {
    const before = await inWallet(world, mei);
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
    expect(await inWallet(world, mei)).toBe(sum(before, `-${cheap}`).toFixed(2));
  });

  it("gives the rest back while its order's payment is held by a cancellation, and neither dies of it (rule F13)", async () => {
    const { itemNo, tradeNo, total } = await aPaidOrder(world, mei);
    await desk.must(contract.takeItems, { body: { itemNos: [itemNo] } });
    const realPrice = sum(total, "-1.00").toFixed(2);
    let recording: Promise<unknown> = Promise.resolve();
    const cancelling = world.deps.db.transaction().execute(async (tx) => {
      await tx.selectFrom("trade").select("id").where("trade_no", "=", tradeNo).forUpdate().executeTakeFirstOrThrow();
      recording = desk.call(contract.recordPurchase, { body: { itemNo, platformOrderNo: "TB1234568", realPrice } });
      // Past PostgreSQL's deadlock_timeout of one second, the transaction that closes a circle is the one that dies.
      await setTimeout(1500);
      return tx.selectFrom("order_item").select("state").where("item_no", "=", itemNo).forUpdate().executeTakeFirstOrThrow();
    });
    await expect(cancelling).resolves.toEqual({ state: "buying" });
    expect(await recording).toMatchObject({ ok: true, data: { refunded: "1.00" } });
  });

  it("takes an item back that was taken by mistake: it is nobody's, may be taken or called off again, and the log says why", async () => {
    const buyer = await aBuyer(world, "1000.00");
    const { itemNo, orderNo } = await aPaidOrder(world, buyer);
    const [other, admin] = [await world.staff("buyer"), await world.staff("admin")];
    const body = { itemNos: [itemNo], reason: "by-mistake" as const };
    expect(await desk.call(contract.handBack, { body })).toMatchObject({ ok: false, code: "ITEM_STATE_REFUSED" });
    await desk.must(contract.takeItems, { body: { itemNos: [itemNo] } });
    expect(await other.call(contract.handBack, { body })).toMatchObject({ ok: false, code: "ITEM_TAKEN" });
    expect(await desk.must(contract.handBack, { body: { ...body, note: "点错了" } })).toEqual({ handedBack: 1 });
    const row = (await other.must(contract.buyingQueue, { query: { tab: "to-buy", pageSize: "100" } })).list;
    expect(row.find((item) => item.itemNo === itemNo)).toMatchObject({ state: "paid", buyerName: null });
    await other.must(contract.takeItems, { body: { itemNos: [itemNo] } });
    await admin.must(contract.handBack, { body: { ...body, reason: "absent-colleague" } });
    const { list } = await admin.must(readAuditLog, { query: { subject: `item:${itemNo}` } });
    expect(list.filter(({ action }) => action === "buying.hand-back").map(({ facts }) => facts)).toEqual([
      { reason: "absent-colleague", takenBy: expect.any(String) },
      { reason: "by-mistake", note: "点错了" },
    ]);
    await buyer.must(contract.cancelItem, { body: { itemNo, reason: "changed-mind" } });
    expect([await inWallet(world, buyer), await inDeposit(world, buyer)]).toEqual(["1000.00", "0.00"]);
    expect((await itemOf(buyer, orderNo)).state).toBe("cancelled");
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
    const before = await inWallet(world, mei);
    const wrong = await mei.call(contract.answerItem, { body: { itemNo, answer: "accept", payPassword: "000000" } });
    expect(wrong).toMatchObject({ ok: false, code: "PAY_PASSWORD_WRONG" });
    const key = aKey();
    const replies = await race(4, () =>
      mei.call(contract.answerItem, { body: { itemNo, answer: "accept", payPassword } }, { key }),
    );
    expect(replies.filter(({ ok }) => ok).length).toBeGreaterThan(0);
    expect(await inWallet(world, mei)).toBe(sum(before, "-12.00").toFixed(2));
    await desk.must(contract.recordPurchase, { body: { itemNo, platformOrderNo: "TB1234567", realPrice: newPrice } });
    await desk.must(contract.cancelForBuyer, { body: { itemNo, reason: "out-of-stock" } });
    expect(await inWallet(world, mei)).toBe(sum(before, total).toFixed(2));
  });

  it("asks freely; what the customer answers in words reaches who buys, and a later question's answer takes its place", async () => {
    const { itemNo } = await aPaidOrder(world, mei);
    await desk.must(contract.takeItems, { body: { itemNos: [itemNo] } });
    const onDesk = async () =>
      (await desk.must(contract.buyingQueue, { query: { tab: "buying" } })).list.find((item) => item.itemNo === itemNo);
    expect(await onDesk()).not.toHaveProperty("answered");
    const askAndAnswer = async (question: string, note: string) => {
      await desk.must(contract.askBuyer, { body: { itemNo, reason: "seller-question", note: question } });
      await mei.must(contract.answerItem, { body: { itemNo, answer: "accept", note } });
    };
    await askAndAnswer("领口要圆的还是方的？", " 圆的，谢谢 ");
    expect((await onDesk())?.answered).toMatchObject({ question: "领口要圆的还是方的？", text: "圆的，谢谢" });
    await askAndAnswer("两天后发货可以吗？", "");
    expect((await onDesk())?.answered).toMatchObject({ question: "两天后发货可以吗？", text: "" });
    const declined = await aPaidOrder(world, mei);
    await desk.must(contract.takeItems, { body: { itemNos: [declined.itemNo] } });
    await desk.must(contract.askBuyer, { body: { itemNo: declined.itemNo, reason: "variant-gone", note: "没有藏青色" } });
    await mei.must(contract.answerItem, { body: { itemNo: declined.itemNo, answer: "decline", note: "别的颜色不要" } });
    const [found] = (await desk.must(contract.lookUpOrders, { query: { q: declined.itemNo } })).list;
    expect(found?.timeline.at(-1)).toMatchObject({ to: "cancelled", by: "user", note: "别的颜色不要" });
  });

  it("waits 72 hours for an answer, then cancels and refunds (rule E-56)", async () => {
    const buyer = await aBuyer(world, "1000.00");
    const { orderNo, itemNo } = await aPaidOrder(world, buyer);
    await desk.must(contract.takeItems, { body: { itemNos: [itemNo] } });
    await desk.must(contract.askBuyer, { body: { itemNo, reason: "longer-wait", note: "10 天后发货" } });
    await world.advance(72 * 3600 - 5);
    expect(await itemOf(buyer, orderNo)).toMatchObject({ state: "awaiting-confirmation" });
    await world.advance(10);
    expect(await itemOf(buyer, orderNo)).toMatchObject({ state: "cancelled" });
    expect(await inWallet(world, buyer)).toBe("1000.00");
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
    expect(await inWallet(world, buyer)).toBe("1000.00");
  });

  it("undoes a purchase the seller cancelled and gives everything back", async () => {
    const buyer = await aBuyer(world, "1000.00");
    const { itemNo } = await aBoughtItem(world, buyer, desk);
    await desk.must(contract.cancelForBuyer, { body: { itemNo, reason: "seller-refused" } });
    expect([await inWallet(world, buyer), await inDeposit(world, buyer)]).toEqual(["1000.00", "0.00"]);
  });

  it("records a delivery under a number no other customer's delivery travels on (rule G2)", async () => {
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

  it("tells the customer what was bought and shipped, and both lead to the order", async () => {
    const buyer = await aBuyer(world, "1000.00");
    const { itemNo } = await aBoughtItem(world, buyer, desk);
    const delivery = { courier: "sf", trackingNo: "SF1234567890777" };
    await desk.must(contract.recordSellerShipped, { body: { itemNos: [itemNo], ...delivery } });
    const { list } = await buyer.must(messageList, { body: { msgTypeIdList: ["order"], pageSize: 2 } });
    const link = `/order/list?keyword=${itemNo}`;
    expect(list.map((message) => message.link)).toEqual([link, link]);
    expect((await buyer.must(contract.listOrders, { query: { keyword: itemNo } })).list).toHaveLength(1);
  });

  it("is closed to shoppers, visitors and staff of other benches (rules F58 and F59)", async () => {
    const packer = await world.staff("packer");
    const call = (client: Client) => client.call(contract.buyingQueue);
    expect(await call(mei)).toMatchObject({ ok: false, status: 401 });
    expect(await call(world.visitor())).toMatchObject({ ok: false, status: 401 });
    expect(await call(packer)).toMatchObject({ ok: false, status: 403 });
  });

  it("runs by itself in the sandbox", async () => {
    const buyer = await aBuyer(world);
    const { orderNo } = await aPaidOrder(world, buyer);
    const { autopilotBuying } = await import("../index.ts");
    await autopilotBuying(world.deps);
    expect(await itemOf(buyer, orderNo)).toMatchObject({ state: "seller-shipped", courier: "sf" });
  });
});
