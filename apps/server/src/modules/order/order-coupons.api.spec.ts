import * as contract from "@sihai/contract/order";
import * as promotion from "@sihai/contract/promotion";
import { cny } from "@sihai/domain";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { fireDueTimers, onTimer } from "#platform";
import { aBuyer, type Client, inDeposit, inWallet, logInAgain, pay, payPassword, race } from "#testing";
import { desk, mei, standOnNewGround, world } from "../../../testing/order/fixtures.ts";
import { anOrderCoupon, anOrderWith, aPaidOrderWith, couponsOf, linesOfOneShop } from "../../../testing/order/order-coupons.ts";
import { itemOf } from "../../../testing/order/orders.ts";
import { balanceOf, world as worldAccount } from "../ledger/index.ts";
import { lockItemForRefund } from "./buying/take-items.service.ts";
import { cancelUnpaidOrder } from "./cancel/cancel-unpaid.timer.ts";
import { refundOrderedService } from "./cancel/refund-service.ts";
import { unpaidTimer } from "./submit/submit-order.service.ts";

standOnNewGround("1000.00");
const reason = "changed-mind" as const;
const detailOf = (client: Client, orderNo: string) => client.must(contract.orderDetail, { query: { orderNo } });
const spentByPromotion = async () => -(await balanceOf(world.deps.db, worldAccount("promotion"))).amount;

describe("a coupon for orders", () => {
  it("is offered with what it takes off, the best first, and every other with its reason", async () => {
    const ten = await anOrderCoupon(world, mei, { reduce: "10.00" });
    const share = await anOrderCoupon(world, mei, { type: 1, reduce: undefined, percentOff: 15, maxDeduction: "12.00" });
    const reasons = {
      "min-spend": await anOrderCoupon(world, mei, { minSpend: "100.01" }),
      "parcel-type": await anOrderCoupon(world, mei, { parcelType: "international", minSpend: "0.00" }),
      warehouse: await anOrderCoupon(world, mei, { warehouse: 2 }),
      goods: await anOrderCoupon(world, mei, { scope: "shops", shops: [{ source: "jd", shopId: null }] }),
      "no-service": await anOrderCoupon(world, mei, { type: 2, reduce: undefined, minSpend: "0.00" }),
    };
    const { preview } = await linesOfOneShop(world, mei);
    const { orders, total } = await preview(null);
    const [order] = orders;
    expect([total, order?.discount, order?.bestCoupon]).toEqual(["106.00", null, share]);
    expect(order?.coupons.map(({ couponId, takesOff }) => [couponId, takesOff]).slice(0, 2)).toEqual([
      [share, "12.00"],
      [ten, "10.00"],
    ]);
    const told = order?.coupons.flatMap(({ couponId, reason: why, takesOff }) => (takesOff === null ? [[why, couponId]] : []));
    expect(Object.fromEntries(told ?? [])).toEqual(reasons);
    const chosen = await preview(ten);
    expect(chosen).toMatchObject({ total: "96.00", orders: [{ total: "96.00", discount: { amount: "10.00", on: "goods" } }] });
    expect(await preview(reasons.warehouse)).toMatchObject({ total: "106.00", orders: [{ discount: null }] });
  });

  it("fits the shops and the level it names, and nothing from elsewhere", async () => {
    const { shopKey, preview } = await linesOfOneShop(world, mei);
    const named = await anOrderCoupon(world, mei, {
      scope: "shops",
      shops: [{ source: shopKey.shopSource, shopId: shopKey.shopId }],
    });
    const other = await anOrderCoupon(world, mei, {
      scope: "preferred",
      shops: [{ source: shopKey.shopSource, shopId: "another" }],
    });
    const editor = await world.staff("content");
    const [order] = (await preview(null)).orders;
    expect(order?.coupons.map(({ couponId, reason: why }) => [couponId, why])).toEqual([
      [named, null],
      [other, "goods"],
    ]);
    expect((await editor.must(promotion.listCampaigns, { query: { kind: "coupon" } })).list.length).toBeGreaterThan(1);
  });

  it("is set aside with the submit, used with the payment and paid by the promotion; every item bears its share", async () => {
    const couponId = await anOrderCoupon(world, mei);
    const spent = await spentByPromotion();
    const { orderNo, tradeNo, total } = await anOrderWith(world, mei, couponId, { prices: ["33.34", "66.67"], freight: "0.00" });
    expect(total).toBe("80.01");
    const unpaid = await detailOf(mei, orderNo);
    expect(unpaid).toMatchObject({ total: "80.01", due: "80.01", discount: { amount: "20.00", on: "goods" } });
    expect(unpaid.items.map(({ discount, total: cost }) => [discount, cost])).toEqual([
      ["6.67", "26.67"],
      ["13.33", "53.34"],
    ]);
    const held = await mei.must(promotion.listCoupons, { query: { status: "used" } });
    expect(held.list).toMatchObject([{ couponId, heldFor: [{ kind: "order", no: orderNo }] }]);
    expect(await pay(mei, tradeNo)).toMatchObject({ ok: true, data: { amount: "80.01" } });
    expect((await mei.must(promotion.listCoupons, { query: { status: "used" } })).list).toMatchObject([{ heldFor: [] }]);
    expect([await inWallet(world, mei), await inDeposit(world, mei)]).toEqual(["919.99", "100.01"]);
    expect((await spentByPromotion()) - spent).toBe(2_000n);
  });

  it("gives back with each item what was paid for it, to the cent, and comes back with the last (rules F18, F22 and F27)", async () => {
    const couponId = await anOrderCoupon(world, mei);
    const spent = await spentByPromotion();
    const { orderNo, itemNos } = await aPaidOrderWith(world, mei, couponId, { prices: ["33.34", "66.67"], freight: "0.01" });
    const paid = (await detailOf(mei, orderNo)).items.map((item) => item.paid);
    for (const [index, itemNo] of itemNos.entries()) {
      expect((await couponsOf(mei)).available).toBe(0);
      expect(await mei.must(contract.cancelItem, { body: { itemNo, reason } })).toEqual({ refunded: paid[index] });
    }
    expect(await couponsOf(mei)).toMatchObject({ available: 1, used: 0 });
    expect([await inWallet(world, mei), await inDeposit(world, mei)]).toEqual(["1000.00", "0.00"]);
    expect(await spentByPromotion()).toBe(spent);
  });

  it("takes its share of what is left of an unpaid order, and comes back when that is too little for it", async () => {
    const couponId = await anOrderCoupon(world, mei, { minSpend: "60.00", type: 1, reduce: undefined, percentOff: 10 });
    const { orderNo, itemNos } = await anOrderWith(world, mei, couponId, { prices: ["60.00", "40.00", "20.00"] });
    expect(await detailOf(mei, orderNo)).toMatchObject({ total: "114.00" });
    await mei.must(contract.cancelItem, { body: { itemNo: itemNos[1] ?? "", reason } });
    expect(await detailOf(mei, orderNo)).toMatchObject({ due: "78.00", discount: { amount: "8.00" } });
    await mei.must(contract.cancelItem, { body: { itemNo: itemNos[0] ?? "", reason } });
    const rest = await detailOf(mei, orderNo);
    expect(rest).toMatchObject({ due: "26.00", discount: null });
    expect(await couponsOf(mei)).toMatchObject({ available: 1, used: 0 });
    const { rows } = await sql<{ facts: { amountCny: string } }>`select facts from message
      where user_id = ${mei.id} and template = 'order-coupon-returned'`.execute(world.deps.db);
    expect(rows).toMatchObject([{ facts: { orderNo, amountCny: "26.00" } }]);
    expect(await pay(mei, rest.tradeNo ?? "")).toMatchObject({ ok: true, data: { amount: "26.00" } });
    expect(await inDeposit(world, mei)).toBe("26.00");
  });

  it("is part of what a purchase may cost; of a cheaper one the buyer's own money comes back, and no more", async () => {
    const couponId = await anOrderCoupon(world, mei, { reduce: "90.00" });
    const { orderNo, itemNos } = await aPaidOrderWith(world, mei, couponId, { prices: ["100.00"], freight: "5.00" });
    const [itemNo = ""] = itemNos;
    expect(await inWallet(world, mei)).toBe("985.00");
    await desk.must(contract.takeItems, { body: { itemNos } });
    const { list } = await desk.must(contract.buyingQueue, { query: { tab: "buying", pageSize: "100" } });
    expect(list.find((item) => item.itemNo === itemNo)).toMatchObject({ budget: "105.00" });
    const bought = await desk.must(contract.recordPurchase, {
      body: { itemNo, platformOrderNo: "TB0000001", realPrice: "80.00" },
    });
    expect(bought).toEqual({ itemNo, refunded: "15.00" });
    expect([await inWallet(world, mei), await inDeposit(world, mei)]).toEqual(["1000.00", "0.00"]);
    // The seller cannot deliver after all: the rest was the promotion's.
    await desk.must(contract.cancelForBuyer, { body: { itemNo, reason: "out-of-stock" } });
    expect([await inWallet(world, mei), await inDeposit(world, mei)]).toEqual(["1000.00", "0.00"]);
    expect(await couponsOf(mei)).toMatchObject({ available: 1 });
    expect((await itemOf(mei, orderNo)).state).toBe("cancelled");
  });

  it("does not make a dearer purchase dearer: the buyer is asked for the difference alone, and gets it back", async () => {
    const couponId = await anOrderCoupon(world, mei);
    const { orderNo, itemNos } = await aPaidOrderWith(world, mei, couponId, { prices: ["100.00"], freight: "0.00" });
    const [itemNo = ""] = itemNos;
    await desk.must(contract.takeItems, { body: { itemNos } });
    await desk.must(contract.askBuyer, { body: { itemNo, reason: "price-higher", note: "?", newPrice: "107.00" } });
    expect((await itemOf(mei, orderNo)).ask).toMatchObject({ short: "7.00" });
    expect(await mei.must(contract.answerItem, { body: { itemNo, answer: "accept", payPassword } })).toMatchObject({
      charged: "7.00",
    });
    await desk.must(contract.cancelForBuyer, { body: { itemNo, reason: "out-of-stock" } });
    expect([await inWallet(world, mei), await inDeposit(world, mei)]).toEqual(["1000.00", "0.00"]);
  });

  it("is shared by the parts of a split line, each of which gives back its own", async () => {
    const couponId = await anOrderCoupon(world, mei);
    const wanted = {
      prices: ["33.35"],
      freight: "1.00",
      pieces: 3,
      services: [{ serviceNo: "fixed-fee" as const, count: 3, remarks: "" }],
    };
    const { orderNo, itemNos } = await aPaidOrderWith(world, mei, couponId, wanted);
    const [itemNo = ""] = itemNos;
    await desk.must(contract.takeItems, { body: { itemNos } });
    const { newItemNo } = await desk.must(contract.splitItem, { body: { itemNo, pieces: 2 } });
    const { items } = await detailOf(mei, orderNo);
    expect(items.map(({ discount }) => discount)).toEqual(["6.67", "13.33"]);
    for (const no of [newItemNo, itemNo])
      await desk.must(contract.cancelForBuyer, { body: { itemNo: no, reason: "out-of-stock" } });
    expect([await inWallet(world, mei), await inDeposit(world, mei)]).toEqual(["1000.00", "0.00"]);
    expect(await couponsOf(mei)).toMatchObject({ available: 1 });
  });

  it("that freed photos is over with those that were not taken: what was not paid for does not come back", async () => {
    const services = [{ serviceNo: "fine-photo" as const, count: 4, remarks: "" }];
    for (const [maxDeduction, back] of [
      [undefined, "0.00"],
      ["3.00", "1.00"],
    ] as const) {
      const buyer = await aBuyer(world, "1000.00");
      const couponId = await anOrderCoupon(world, buyer, { type: 2, reduce: undefined, minSpend: "0.00", maxDeduction });
      const { orderNo, itemNos } = await aPaidOrderWith(world, buyer, couponId, { prices: ["10.00"], freight: "0.00", services });
      const [itemNo = ""] = itemNos;
      await desk.must(contract.takeItems, { body: { itemNos } });
      await desk.must(contract.recordPurchase, { body: { itemNo, platformOrderNo: `TB${itemNo}`, realPrice: "10.00" } });
      const before = await inWallet(world, buyer);
      await world.deps.db.transaction().execute(async (tx) => {
        const item = await lockItemForRefund(tx, itemNo);
        if (!item) throw new Error("no item");
        await refundOrderedService(tx, item, { serviceNo: "fine-photo", amount: cny("1.00"), at: world.deps.clock.now() });
      });
      expect((Number(await inWallet(world, buyer)) - Number(before)).toFixed(2)).toBe(back);
      expect((await itemOf(buyer, orderNo)).state).toBe("purchased");
      expect(await inDeposit(world, buyer)).toBe("0.00");
    }
  });

  it("that frees a service leaves the goods alone, once or as often as it serves", async () => {
    const couponId = await anOrderCoupon(world, mei, {
      type: 2,
      reduce: undefined,
      service: "fixed-fee",
      minSpend: "0.00",
      uses: 2,
    });
    const services = [
      { serviceNo: "fixed-fee" as const, count: 1, remarks: "" },
      { serviceNo: "fine-photo" as const, count: 2, remarks: "" },
    ];
    const { orderNo, itemNos } = await aPaidOrderWith(world, mei, couponId, { services, freight: "0.00" });
    const detail = await detailOf(mei, orderNo);
    expect(detail).toMatchObject({ discount: { amount: "46.00", on: "fixed-fee" } });
    expect(detail.items.map(({ discount }) => discount)).toEqual(["23.00", "23.00"]);
    expect(await couponsOf(mei)).toMatchObject({ available: 1 });
    const [itemNo = ""] = itemNos;
    await desk.must(contract.takeItems, { body: { itemNos } });
    await desk.must(contract.recordPurchase, { body: { itemNo, platformOrderNo: "TB0000002", realPrice: "60.00" } });
    const before = await inWallet(world, mei);
    await desk.must(contract.cancelForBuyer, { body: { itemNo, reason: "out-of-stock" } });
    expect(Number(await inWallet(world, mei)) - Number(before)).toBeCloseTo(Number(detail.items[0]?.paid), 2);
  });
});

describe("what a submit may name (rules F31 and J-23)", () => {
  it("its own coupon, that fits, for a shop it buys in", async () => {
    const stranger = await aBuyer(world);
    const foreign = await anOrderCoupon(world, stranger);
    const small = await anOrderCoupon(world, mei, { minSpend: "100.01" });
    const own = await anOrderCoupon(world, mei);
    const { submit, submission } = await linesOfOneShop(world, mei);
    expect(await submit(foreign)).toMatchObject({ ok: false, code: "COUPON_NOT_FOUND" });
    expect(await submit(small)).toMatchObject({ ok: false, code: "COUPON_NOT_USABLE", data: { reason: "min-spend" } });
    const elsewhere = {
      ...submission(own),
      couponList: [{ couponId: own, isUse: 1 as const, shopId: "no-such-shop", shopSource: "jd" as const }],
    };
    expect(await mei.call(contract.submitOrder, { body: elsewhere })).toMatchObject({
      code: "COUPON_NOT_USABLE",
      data: { reason: "goods" },
    });
    const [entry] = submission(own).couponList;
    if (!entry) throw new Error("no entry");
    for (const couponList of [
      [entry, { ...entry, shopId: "another" }],
      [entry, { ...entry, couponId: small }],
      [{ ...entry, reduceValue: "99.00" }],
    ]) {
      const reply = await mei.call(contract.submitOrder, { body: { ...submission(own), couponList } });
      expect(reply.ok ? 200 : reply.status).toBe(400);
    }
    const unused = { ...submission(own), couponList: [{ ...entry, isUse: 0 as const }] };
    expect(await mei.must(contract.submitOrder, { body: unused })).toMatchObject({ total: "106.00" });
    expect(await couponsOf(mei)).toMatchObject({ available: 2 });
  });
});

describe("at the same time", () => {
  it("one coupon in several orders is used in one (rule F19)", async () => {
    const node = await world.anotherNode();
    for (let round = 0; round < 3; round++) {
      const buyer = await aBuyer(world, "2000.00");
      const couponId = await anOrderCoupon(world, buyer, { minSpend: "10.00" });
      const shops: Awaited<ReturnType<typeof linesOfOneShop>>[] = [];
      for (let index = 0; index < 8; index++) shops.push(await linesOfOneShop(world, buyer, { prices: ["60.00"], index }));
      const replies = await Promise.all(
        shops.map(({ submit }, index) => submit(couponId, index % 2 === 0 ? buyer : buyer.at(node))),
      );
      const refused = replies.filter(({ ok }) => !ok);
      expect(replies.length - refused.length).toBe(1);
      for (const reply of refused) expect(reply).toMatchObject({ code: "COUPON_NOT_USABLE", data: { reason: "used" } });
      expect(await couponsOf(buyer)).toMatchObject({ available: 0, used: 1 });
    }
  });

  it("paid and cancelled from every side, the coupon is used or back, once, and the money goes with it (rules F12 and F22)", async () => {
    const node = await world.anotherNode();
    for (let round = 0; round < 6; round++) {
      const buyer = await aBuyer(world, "1000.00");
      const couponId = await anOrderCoupon(world, buyer);
      const { orderNo, tradeNo } = await anOrderWith(world, buyer, couponId);
      await Promise.all([
        pay(buyer, tradeNo),
        buyer.at(node).call(contract.cancelOrder, { body: { orderNo, reason } }),
        buyer.call(contract.cancelOrder, { body: { orderNo, reason } }),
      ]);
      const { state } = await itemOf(buyer, orderNo);
      expect(await couponsOf(buyer)).toMatchObject(state === "cancelled" ? { available: 1, used: 0 } : { available: 0, used: 1 });
      expect([await inWallet(world, buyer), await inDeposit(world, buyer)]).toEqual(
        state === "cancelled" ? ["1000.00", "0.00"] : ["914.00", "106.00"],
      );
    }
  });

  it("the last two items called off by desk and buyer at once bring it back (rule F22)", async () => {
    const node = await world.anotherNode();
    for (let round = 0; round < 4; round++) {
      const buyer = await aBuyer(world, "1000.00");
      const { itemNos } = await aPaidOrderWith(world, buyer, await anOrderCoupon(world, buyer));
      const [one = "", other = ""] = itemNos;
      await Promise.all([
        buyer.at(node).call(contract.cancelItem, { body: { itemNo: one, reason } }),
        desk.call(contract.cancelForBuyer, { body: { itemNo: other, reason: "out-of-stock" } }),
      ]);
      expect(await couponsOf(buyer)).toMatchObject({ available: 1, used: 0 });
      expect([await inWallet(world, buyer), await inDeposit(world, buyer)]).toEqual(["1000.00", "0.00"]);
    }
  });

  it("nobody pays for 72 hours while the buyer cancels: it comes back once", async () => {
    const buyer = await aBuyer(world, "1000.00");
    const { orderNo } = await anOrderWith(world, buyer, await anOrderCoupon(world, buyer));
    await world.advance(72 * 3600);
    await logInAgain(world, buyer);
    await Promise.all([
      buyer.call(contract.cancelOrder, { body: { orderNo, reason } }),
      race(4, () => fireDueTimers(world.deps, [onTimer(unpaidTimer, cancelUnpaidOrder)])),
    ]);
    expect((await itemOf(buyer, orderNo)).state).toBe("cancelled");
    expect(await couponsOf(buyer)).toMatchObject({ available: 1, used: 0 });
  });
});
