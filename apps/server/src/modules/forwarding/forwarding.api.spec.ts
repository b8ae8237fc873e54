import { decideDispute, enterLogistics, listDisputes, submitForwarding } from "@sihai/contract/forwarding";
import { cancelItem, cancelOrder, listOrders, orderDetail, payOrders } from "@sihai/contract/order";
import { payByBalance } from "@sihai/contract/payment";
import { orderLogistics } from "@sihai/contract/tracking";
import { listStorage, scanDelivery, signDelivery, stockIn } from "@sihai/contract/warehouse";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aBuyer, aWorld, type Client, logInAgain, race, type SpecWorld } from "#testing";
import { scalePhoto } from "../warehouse/index.ts";
import { benchPhoto } from "../warehouse/stored-item-spec-helpers.ts";

let world: SpecWorld;
let mei: Client;
let receiver: Client;
let serial = 0;
const dayS = 86_400;
const reason = "changed-mind" as const;

beforeAll(async () => {
  world = await aWorld();
});
// Days pass in here and sessions end: everybody logs in anew.
beforeEach(async () => {
  mei = await shopper();
  receiver = await world.staff("receiver", "photographer");
});

function shopper(): Promise<Client> {
  return aBuyer(world, "500.00");
}

function aNumber(): string {
  serial += 1;
  return `SF${String(1_000_000_000_000 + serial)}`;
}
const item = { name: "陶瓷茶壶", classId: "figures", quantity: 2, unitValue: "60.00", remark: "", pictures: [] };
function bodyOf(
  change: { trackingNo?: string | null; services?: ("open-box" | "invoice-removal" | "original-packing")[]; items?: number } = {},
) {
  const trackingNo = change.trackingNo === undefined ? aNumber() : change.trackingNo;
  return {
    warehouseId: 1 as const,
    parcels: [
      {
        courier: trackingNo === null ? null : ("sf" as const),
        trackingNo,
        services: change.services ?? [],
        items: Array.from({ length: change.items ?? 1 }, () => item),
      },
    ],
    remark: "two boxes",
    shipTogether: true,
    agreed: true,
  };
}
async function announced(client: Client, change: Parameters<typeof bodyOf>[0] = {}) {
  const { orderNo } = await client.must(submitForwarding, { body: bodyOf(change) });
  return client.must(orderDetail, { query: { orderNo } });
}
async function stateOf(client: Client, orderNo: string) {
  return (await client.must(orderDetail, { query: { orderNo } })).items.map(({ state }) => state);
}
async function arrive(trackingNo: string, itemNo: string) {
  await receiver.must(signDelivery, { body: { trackingNo } });
  const standardPhotos: string[] = [];
  for (const grams of [1, 2, 3]) standardPhotos.push(await benchPhoto(receiver, itemNo, await scalePhoto(grams)));
  await receiver.must(stockIn, {
    body: { itemNo, grams: 900, sidesCm: [30, 20, 10], shelf: "A-01-1", quantity: 2, standardPhotos },
  });
}

async function servicesAtTheBench(number: string) {
  const { items } = await receiver.must(scanDelivery, { query: { number } });
  return items.flatMap(({ services }) => services);
}
async function told(client: Client, template: string): Promise<number> {
  const rows = await world.deps.db
    .selectFrom("message")
    .select("id")
    .where("user_id", "=", client.id)
    .where("template", "=", template)
    .execute();
  return rows.length;
}
/** Time passes and no worker has looked yet. */
async function sleep(seconds: number): Promise<void> {
  await world.deps.clock.advance(seconds);
  await logInAgain(world, mei);
}

describe("announcing", () => {
  it("puts parcels with a number on their way and the others under pending, in one order", async () => {
    const parcels = [...bodyOf().parcels, ...bodyOf({ trackingNo: null }).parcels];
    const placed = await mei.must(submitForwarding, { body: { ...bodyOf(), parcels } });
    expect(placed).toMatchObject({ items: 2, due: "0.00" });
    expect(placed.logisticsBefore).not.toBeNull();
    const order = await mei.must(orderDetail, { query: { orderNo: placed.orderNo } });
    expect(order).toMatchObject({
      type: "zy",
      state: "pending",
      shipTogether: true,
      total: "0.00",
      remark: "two boxes",
      tradeNo: null,
    });
    expect(order.items.map(({ state }) => state)).toEqual(["in-transit", "awaiting-logistics"]);
    expect(order.items[0]).toMatchObject({ courier: "sf", declaredUnitValue: "60.00", quantity: 2 });
    const { list } = await mei.must(listOrders, { query: { tab: "pending", type: "zy" } });
    expect(list.map(({ orderNo }) => orderNo)).toContain(placed.orderNo);
  });

  it("happens once for one key", async () => {
    const body = bodyOf();
    const replies = await race(6, () => mei.call(submitForwarding, { body }, { key: "announce-once" }));
    expect(new Set(replies.map((reply) => (reply.ok ? reply.data.orderNo : reply.code))).size).toBe(1);
    expect((await mei.must(listOrders, { query: {} })).list).toHaveLength(1);
  });

  it.each([
    ["no remark", { remark: " " }, "FORWARDING_REMARK_NEEDED"],
    ["no agreement", { agreed: false }, "FORWARDING_TERMS_NOT_AGREED"],
    ["no parcel", { parcels: [] }, "FORWARDING_ITEM_NEEDED"],
  ])("is refused with %s", async (_, change, code) => {
    expect(await mei.call(submitForwarding, { body: { ...bodyOf(), ...change } })).toMatchObject({ ok: false, code });
    expect((await mei.must(listOrders, { query: {} })).list).toHaveLength(0);
  });

  it("is refused with a class or a picture that is none", async () => {
    const [parcel] = bodyOf().parcels;
    if (!parcel) throw new Error("no parcel");
    const wrong = (change: object) => ({ ...bodyOf(), parcels: [{ ...parcel, items: [{ ...item, ...change }] }] });
    expect(await mei.call(submitForwarding, { body: wrong({ classId: "no-such" }) })).toMatchObject({
      code: "GOODS_CLASS_UNKNOWN",
    });
    expect(await mei.call(submitForwarding, { body: wrong({ pictures: ["a".repeat(32)] }) })).toMatchObject({
      code: "PICTURE_NOT_YOURS",
    });
  });
});

describe("a number two customers announce (F37)", () => {
  it("is one's; the other reads a neutral sentence, and nothing is matched until staff decide", async () => {
    const omar = await shopper();
    const trackingNo = aNumber();
    const replies = await race(2, (at) => (at === 0 ? mei : omar).call(submitForwarding, { body: bodyOf({ trackingNo }) }));
    const lost = replies.find((reply) => !reply.ok);
    expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
    expect(lost).toMatchObject({ ok: false, code: "TRACKING_IN_REVIEW", data: { trackingNo } });
    expect(lost && !lost.ok && lost.msg).not.toMatch(/customer|another|someone/i);

    expect(await receiver.call(signDelivery, { body: { trackingNo } })).toMatchObject({ ok: false, code: "DELIVERY_DISPUTED" });
    const { list } = await receiver.must(listDisputes);
    const dispute = list.find((each) => each.trackingNo === trackingNo);
    expect(dispute?.first?.items).toHaveLength(1);
    const decisions = await race(2, () =>
      receiver.call(decideDispute, { body: { disputeId: dispute?.disputeId ?? "", decision: "keep" } }),
    );
    expect(decisions.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await receiver.must(signDelivery, { body: { trackingNo } })).items).toHaveLength(1);
  });

  it("cannot be had by naming another courier", async () => {
    const trackingNo = aNumber();
    await announced(mei, { trackingNo });
    const omar = await shopper();
    const [parcel] = bodyOf({ trackingNo }).parcels;
    if (!parcel) throw new Error("no parcel");
    const reply = await omar.call(submitForwarding, { body: { ...bodyOf(), parcels: [{ ...parcel, courier: "other" }] } });
    expect(reply).toMatchObject({ ok: false, code: "TRACKING_IN_REVIEW" });
  });

  it("goes to the second when the first is not right: the first enters another one", async () => {
    const trackingNo = aNumber();
    const first = await announced(mei, { trackingNo });
    const omar = await shopper();
    await omar.call(submitForwarding, { body: bodyOf({ trackingNo }) });
    const { list } = await receiver.must(listDisputes);
    const disputeId = list.find((each) => each.trackingNo === trackingNo)?.disputeId ?? "";
    await receiver.must(decideDispute, { body: { disputeId, decision: "release" } });
    expect(await stateOf(mei, first.orderNo)).toEqual(["awaiting-logistics"]);
    const reminder = await world.deps.db
      .selectFrom("timer")
      .select("due_at")
      .where("kind", "=", "forwarding.logistics-remind")
      .where("subject", "like", `${mei.id}:%`)
      .execute();
    const days = reminder.map((each) => Math.round((each.due_at.getTime() - world.deps.clock.now().getTime()) / (dayS * 1000)));
    expect(days).toContain(12);
    const second = await announced(omar, { trackingNo });
    expect(second.items[0]).toMatchObject({ state: "in-transit", trackingNo });
    expect((await receiver.must(signDelivery, { body: { trackingNo } })).items.map(({ itemNo }) => itemNo)).toEqual([
      second.items[0]?.itemNo,
    ]);
  });
});

describe("logistics", () => {
  it("are completed later, then corrected until the warehouse signs; the old number is free again", async () => {
    const { orderNo, items } = await announced(mei, { trackingNo: null, items: 2 });
    const itemNos = items.map(({ itemNo }) => itemNo);
    const [wrong, right] = [aNumber(), aNumber()];
    const enter = (trackingNo: string) => mei.call(enterLogistics, { body: { orderNo, itemNos, courier: "sf", trackingNo } });
    expect(await enter(wrong)).toMatchObject({ ok: true, data: { items: 2 } });
    expect(await enter(right)).toMatchObject({ ok: true });
    expect(await enter(right)).toMatchObject({ ok: true });
    expect(await stateOf(mei, orderNo)).toEqual(["in-transit", "in-transit"]);
    const [item] = (await mei.must(orderDetail, { query: { orderNo } })).items;
    expect(item?.timeline.map(({ from, to, note }) => [from, to, note])).toEqual([
      [null, "awaiting-logistics", null],
      ["awaiting-logistics", "in-transit", wrong],
      ["in-transit", "in-transit", right],
    ]);
    expect(item?.deliveries).toEqual([{ trackingNo: right, shippedCount: item?.quantity, totalCount: item?.quantity }]);
    const { deliveries } = await mei.must(orderLogistics, { query: { orderNo } });
    expect(new Set(deliveries.map((each) => each.trackingNo))).toEqual(new Set([right]));
    const omar = await shopper();
    expect((await announced(omar, { trackingNo: wrong })).items[0]).toMatchObject({ state: "in-transit" });
    await receiver.must(signDelivery, { body: { trackingNo: right } });
    expect(await stateOf(mei, orderNo)).toEqual(["signed", "signed"]);
    expect(await enter(aNumber())).toMatchObject({ ok: false, code: "LOGISTICS_CLOSED" });
  });

  it.each([
    ["COURIER_NEEDED", { courier: null }],
    ["TRACKING_NUMBER_NEEDED", { trackingNo: null }],
    ["TRACKING_NUMBER_WRONG", { trackingNo: "abc" }],
    ["ORDER_NOT_FOUND", { orderNo: "ZY999999999" }],
    ["ITEM_NOT_FOUND", { itemNos: ["SH260000000000"] }],
  ])("are refused: %s", async (code, change) => {
    const { orderNo, items } = await announced(mei, { trackingNo: null });
    const body = {
      orderNo,
      itemNos: items.map(({ itemNo }) => itemNo),
      courier: "sf" as const,
      trackingNo: aNumber(),
      ...change,
    };
    expect(await mei.call(enterLogistics, { body })).toMatchObject({ ok: false, code });
  });

  it("of another customer's order answer like those of an order that never was (F57)", async () => {
    const { orderNo, items } = await announced(mei, { trackingNo: null });
    const omar = await shopper();
    const body = { itemNos: items.map(({ itemNo }) => itemNo), courier: "sf" as const, trackingNo: aNumber() };
    const foreign = await omar.call(enterLogistics, { body: { ...body, orderNo } });
    expect(foreign).toEqual(await omar.call(enterLogistics, { body: { ...body, orderNo: "ZY999999999" } }));
  });

  it("that never come cancel what waits for them after 15 days, once on two workers, after a reminder (P-05)", async () => {
    const { orderNo } = await announced(mei, { trackingNo: null, items: 3 });
    await world.advance(12 * dayS + 60);
    await logInAgain(world, mei);
    expect(await told(mei, "forwarding-logistics-reminder")).toBe(1);
    expect(await stateOf(mei, orderNo)).toEqual(Array(3).fill("awaiting-logistics"));
    await sleep(3 * dayS);
    await race(2, () => world.fireTimers());
    expect(await told(mei, "forwarding-logistics-cancelled")).toBe(1);
    expect(await mei.must(orderDetail, { query: { orderNo } })).toMatchObject({
      state: "cancelled",
      cancelReason: "logistics-missing",
    });
  });

  it("race the end of the 15 days: the item travels or is cancelled, never both", async () => {
    const { orderNo, items } = await announced(mei, { trackingNo: null });
    await sleep(15 * dayS + 1);
    const body = { orderNo, itemNos: items.map(({ itemNo }) => itemNo), courier: "sf" as const, trackingNo: aNumber() };
    const [reply] = await Promise.all([mei.call(enterLogistics, { body }), world.fireTimers()]);
    expect(await stateOf(mei, orderNo)).toEqual([reply.ok ? "in-transit" : "cancelled"]);
  });
});

describe("cancelling", () => {
  it("frees the number for anybody, the same customer too", async () => {
    const trackingNo = aNumber();
    const { orderNo } = await announced(mei, { trackingNo });
    await mei.must(cancelOrder, { body: { orderNo, reason } });
    expect(await stateOf(mei, orderNo)).toEqual(["cancelled"]);
    expect((await announced(mei, { trackingNo })).items[0]).toMatchObject({ state: "in-transit" });
  });
  it("of one item keeps the number while another travels under it", async () => {
    const trackingNo = aNumber();
    const { items } = await announced(mei, { trackingNo, items: 2 });
    await mei.must(cancelItem, { body: { itemNo: items[0]?.itemNo ?? "", reason } });
    const omar = await shopper();
    expect(await omar.call(submitForwarding, { body: bodyOf({ trackingNo }) })).toMatchObject({ ok: false });
    await mei.must(cancelItem, { body: { itemNo: items[1]?.itemNo ?? "", reason } });
  });
  it("is refused once the warehouse has signed", async () => {
    const trackingNo = aNumber();
    const { orderNo } = await announced(mei, { trackingNo });
    await receiver.must(signDelivery, { body: { trackingNo } });
    expect(await mei.call(cancelOrder, { body: { orderNo, reason } })).toMatchObject({ ok: false, code: "ORDER_CANCEL_REFUSED" });
  });
});

describe("services (docs/decisions/0012)", () => {
  const pay = async (orderNo: string) => {
    const { tradeNo, amount } = await mei.must(payOrders, { body: { orderNos: [orderNo] } });
    const paid = await mei.call(payByBalance, { body: { tradeNo, payPassword: "246810" } });
    return { paid, amount };
  };
  it("are paid from the order, done when paid, and then the provider's", async () => {
    const trackingNo = aNumber();
    const order = await announced(mei, { trackingNo, services: ["open-box", "invoice-removal"] });
    expect(order).toMatchObject({ total: "5.00", due: "5.00", actions: { pay: true } });
    expect(await servicesAtTheBench(trackingNo)).toEqual([]);
    expect(await pay(order.orderNo)).toMatchObject({ paid: { ok: true }, amount: "5.00" });
    expect(await mei.must(orderDetail, { query: { orderNo: order.orderNo } })).toMatchObject({
      due: "0.00",
      paid: "5.00",
      actions: { pay: false },
    });
    expect(await servicesAtTheBench(trackingNo)).toEqual(["open-box", "invoice-removal"]);
    await arrive(trackingNo, order.items[0]?.itemNo ?? "");
    const { list } = await mei.must(listStorage, { query: {} });
    expect(list[0]).toMatchObject({ value: "120.00" });
    expect(await mei.call(payOrders, { body: { orderNos: [order.orderNo] } })).toMatchObject({
      ok: false,
      code: "ORDER_NOT_PAYABLE",
    });
  });
  it("go back to the wallet, all of them, when the order is cancelled", async () => {
    const order = await announced(mei, { services: ["open-box"], items: 2 });
    await pay(order.orderNo);
    expect(await mei.must(cancelOrder, { body: { orderNo: order.orderNo, reason } })).toEqual({ refunded: "10.00" });
  });
  it("cannot be paid any more once the parcel is on the shelf without them", async () => {
    const trackingNo = aNumber();
    const order = await announced(mei, { trackingNo, services: ["open-box"] });
    const { tradeNo } = await mei.must(payOrders, { body: { orderNos: [order.orderNo] } });
    await arrive(trackingNo, order.items[0]?.itemNo ?? "");
    expect(await mei.call(payByBalance, { body: { tradeNo, payPassword: "246810" } })).toMatchObject({ ok: false });
    expect(await mei.must(orderDetail, { query: { orderNo: order.orderNo } })).toMatchObject({ due: "0.00", paid: "0.00" });
  });
  it("follow the items: one cancelled, the rest to pay", async () => {
    const order = await announced(mei, { services: ["open-box"], items: 2 });
    await mei.must(payOrders, { body: { orderNos: [order.orderNo] } });
    await mei.must(cancelItem, { body: { itemNo: order.items[0]?.itemNo ?? "", reason } });
    expect(await pay(order.orderNo)).toMatchObject({ paid: { ok: true }, amount: "5.00" });
  });
});
