import { uploadPicture } from "@sihai/contract/file";
import { decideDispute, listDisputes, submitForwarding } from "@sihai/contract/forwarding";
import { listOrders, orderDetail } from "@sihai/contract/order";
import { scanDelivery } from "@sihai/contract/unannounced";
import { signDelivery } from "@sihai/contract/warehouse";
import { describe, expect, it } from "vitest";
import { aPhoto, race } from "#testing";
import {
  aNumber,
  announced,
  bodyOf,
  dayS,
  item,
  mei,
  receiver,
  shopper,
  standOnForwardingGround,
  stateOf,
  world,
} from "../../../testing/forwarding/fixtures.ts";

standOnForwardingGround();

async function aPicture(): Promise<string> {
  const bytes = await aPhoto();
  return (await mei.must(uploadPicture, {}, { files: [{ name: "p.jpg", bytes, type: "image/jpeg" }] })).fileId;
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

  it("keeps the country its costs were shown for, to be changed later; none where none was said", async () => {
    const going = async (country: { country?: string }) => {
      const placed = await mei.must(submitForwarding, { body: { ...bodyOf(), ...country } });
      return mei.must(orderDetail, { query: { orderNo: placed.orderNo } });
    };
    expect(await going({ country: "DE" })).toMatchObject({ country: "DE", countryOpen: true, countryChanges: [] });
    expect(await going({})).toMatchObject({ country: null, countryOpen: true });
  });

  it("shows the bench all the sender's pictures, and what he said of the parcels before what he said of the item (rules E-29 and E-98)", async () => {
    const trackingNo = aNumber();
    const [parcel] = bodyOf({ trackingNo }).parcels;
    if (!parcel) throw new Error("no parcel");
    const pictures = [await aPicture(), await aPicture()];
    const parcels = [{ ...parcel, items: [{ ...item, remark: "lid glued", pictures }] }];
    await mei.must(submitForwarding, { body: { ...bodyOf(), parcels } });
    const { items } = await receiver.must(scanDelivery, { query: { number: trackingNo } });
    expect(items).toMatchObject([{ remark: "two boxes · lid glued", pictureFileIds: pictures }]);
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

describe("a number two customers announce (rule F37)", () => {
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
      .where("kind", "=", "forwarding.logistics-remind-again")
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
