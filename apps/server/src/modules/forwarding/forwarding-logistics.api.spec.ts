import { enterLogistics, submitForwarding } from "@sihai/contract/forwarding";
import { cancelItem, cancelOrder, orderDetail } from "@sihai/contract/order";
import { orderLogistics } from "@sihai/contract/tracking";
import { listExpected, signDelivery } from "@sihai/contract/warehouse";
import { describe, expect, it } from "vitest";
import { logInAgain, race } from "#testing";
import {
  aNumber,
  announced,
  bodyOf,
  dayS,
  mei,
  reason,
  receiver,
  shopper,
  sleep,
  standOnForwardingGround,
  stateOf,
  told,
  world,
} from "../../../testing/forwarding/fixtures.ts";

standOnForwardingGround();

describe("logistics", () => {
  it("that are still to come hide nothing from who has the parcel in hand: the order, the item and the member find it", async () => {
    const owner = await shopper();
    const { orderNo, items } = await announced(owner, { trackingNo: null });
    const itemNo = items[0]?.itemNo ?? "";
    const found = async (query: { q?: string; state?: "on-the-way" }) =>
      (await receiver.must(listExpected, { query })).items.map((item) => item.itemNo);
    for (const q of [orderNo, itemNo, `SH${owner.id}`]) expect(await found({ q })).toContain(itemNo);
    // It is on no way yet, and nobody at the bench waits for it.
    expect(await found({ q: orderNo, state: "on-the-way" })).toEqual([]);
    expect(await found({})).not.toContain(itemNo);
  });

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

  it("of another customer's order answer like those of an order that never was (rule F57)", async () => {
    const { orderNo, items } = await announced(mei, { trackingNo: null });
    const omar = await shopper();
    const body = { itemNos: items.map(({ itemNo }) => itemNo), courier: "sf" as const, trackingNo: aNumber() };
    const foreign = await omar.call(enterLogistics, { body: { ...body, orderNo } });
    expect(foreign).toEqual(await omar.call(enterLogistics, { body: { ...body, orderNo: "ZY999999999" } }));
  });

  it("that never come cancel what waits for them after 15 days, once on two workers, after a reminder (rule P-05)", async () => {
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
  it("is refused once the warehouse has signed, without a word of buying, which nobody did here", async () => {
    const trackingNo = aNumber();
    const { orderNo } = await announced(mei, { trackingNo });
    await receiver.must(signDelivery, { body: { trackingNo } });
    expect(await mei.call(cancelOrder, { body: { orderNo, reason } })).toMatchObject({
      ok: false,
      code: "ORDER_CANCEL_REFUSED",
      msg: expect.not.stringMatching(/采购|buy/),
    });
  });
});
