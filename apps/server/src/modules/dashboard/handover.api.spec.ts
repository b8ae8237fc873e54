import { readHandover } from "@sihai/contract/dashboard";
import { assignSubject } from "@sihai/contract/note";
import { takeItems, takeOverItems } from "@sihai/contract/order";
import { startPicking } from "@sihai/contract/parcel";
import { signDelivery } from "@sihai/contract/warehouse";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aBuyer, aWorld, type Client, type SpecWorld } from "#testing";
import { aPaidOrder } from "../../../testing/order/orders.ts";
import { aPaidParcel, theBenches } from "../../../testing/parcel/parcels.ts";
import { anAnnouncedItem } from "../../../testing/warehouse/stored-items.ts";

let spec: SpecWorld;
let mei: Client;
let lin: Client;
beforeAll(async () => {
  spec = await aWorld();
});
beforeEach(async () => {
  mei = await aBuyer(spec, "5000.00");
  lin = await spec.staff("admin");
});

const handover = (who: Client, of: Client = who) => who.must(readHandover, { query: of === who ? {} : { staffId: of.id } });

describe("the hand-over of a shift", () => {
  it("lists what a colleague has open: taken items, parcels, what was signed for, what is theirs to look after", async () => {
    const { itemNo, orderNo } = await aPaidOrder(spec, mei);
    await lin.must(takeItems, { body: { itemNos: [itemNo] } });
    const { packageId } = await aPaidParcel(spec, mei, await theBenches(spec));
    await lin.must(startPicking, { body: { packageId } });
    const coming = await anAnnouncedItem(spec, mei);
    await lin.must(signDelivery, { body: { trackingNo: coming.trackingNo } });
    await lin.must(assignSubject, { body: { kind: "order", no: orderNo, to: lin.id, was: null, text: "asks for a gift box" } });
    const look = { kind: "item" as const, no: coming.itemNo, to: lin.id, was: null, text: "dented corner" };
    await lin.must(assignSubject, { body: look });
    const name = { zh: expect.stringMatching(/./), en: expect.stringMatching(/./) };
    const open = {
      taken: [{ itemNo, name }],
      parcels: [{ packageId, state: "picking" }],
      receiving: [{ itemNo: coming.itemNo, trackingNo: coming.trackingNo }],
      assigned: [
        { kind: "order", no: orderNo, name: null, text: "asks for a gift box" },
        { kind: "item", no: coming.itemNo, name, text: "dented corner" },
      ],
    };
    expect(await handover(lin)).toMatchObject(open);
    expect(await handover(await spec.staff("admin"), lin)).toMatchObject({ ...open, staff: { staffId: lin.id } });
    // Each part for those who work with it.
    const ofPacker = await handover(await spec.staff("packer"), lin);
    expect(ofPacker).toMatchObject({ taken: [], parcels: [{ packageId }], receiving: [], assigned: [{ kind: "item" }] });
    expect(await handover(await spec.staff("content"), lin)).toMatchObject({
      taken: [],
      parcels: [],
      receiving: [],
      assigned: [],
    });
    expect(await mei.call(readHandover, { query: {} })).toMatchObject({ ok: false, status: 401 });
    const nobody = await lin.call(readHandover, { query: { staffId: "999999" } });
    expect(nobody).toMatchObject({ ok: false, code: "COLLEAGUE_NOT_FOUND" });
  });

  it("has taken items taken over by a buyer, all or none, and of two at once by one", async () => {
    const [one, other, packer] = [await spec.staff("buyer"), await spec.staff("buyer"), await spec.staff("packer")];
    const orders = [await aPaidOrder(spec, mei), await aPaidOrder(spec, mei)];
    const itemNos = orders.map(({ itemNo }) => itemNo);
    await lin.must(takeItems, { body: { itemNos: itemNos.slice(0, 1) } });
    const takeOver = (who: Client, nos = itemNos) => who.call(takeOverItems, { body: { from: lin.id, itemNos: nos } });
    expect(await takeOver(one)).toMatchObject({ ok: false, code: "ITEM_STATE_REFUSED" });
    expect((await handover(lin)).taken).toHaveLength(1);
    await lin.must(takeItems, { body: { itemNos: itemNos.slice(1) } });
    expect(await takeOver(packer)).toMatchObject({ ok: false, code: "FORBIDDEN" });
    const replies = await Promise.all([takeOver(one), takeOver(other)]);
    expect(replies.map((reply) => (reply.ok ? "taken" : reply.code)).sort()).toEqual(["ITEM_TAKEN", "taken"]);
    expect((await handover(lin)).taken).toEqual([]);
    expect((await handover(replies[0]?.ok ? one : other)).taken).toHaveLength(2);
  });
});
