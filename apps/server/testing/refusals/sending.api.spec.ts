import * as parcel from "@sihai/contract/parcel";
import { makePlan } from "@sihai/contract/plan";
import * as service from "@sihai/contract/service";
import * as storageContract from "@sihai/contract/storage";
import * as freight from "@sihai/contract/tax";
import * as unannouncedContract from "@sihai/contract/unannounced";
import { beijingDate, dayMs } from "@sihai/domain/clocks";
import { staffRoleNames } from "@sihai/domain/staff";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aBuyer, aKey, anAddress, aPhoto, aWorld, type Client, logInAgain, pay, type SpecWorld } from "#testing";
import { aForm, aPaidParcel, aSealedParcel, type Benches, leave, packIt, theBenches, weighIt } from "../parcel/parcels.ts";
import { aStoredItem, benchPhoto } from "../warehouse/stored-items.ts";

/** What storing and sending refuse and no journey of a module comes across by itself. */
let world: SpecWorld;
let mei: Client;
let benches: Benches;
let staff: Client;
beforeAll(async () => {
  world = await aWorld();
});
// Days pass in here and sessions end: everybody logs in anew.
beforeEach(async () => {
  mei = await aBuyer(world);
  benches = await theBenches(world);
  staff = await world.staff(...staffRoleNames);
});

function refused(code: string) {
  return { ok: false, code };
}

describe("a parcel", () => {
  it("goes to an address of one's own only (PARCEL_ADDRESS_NOT_FOUND)", async () => {
    const { itemId } = await aStoredItem(world, mei, benches);
    const body = { itemIds: [itemId], addressId: "999999999" };
    expect(await mei.call(parcel.parcelOptions, { body })).toMatchObject(refused("PARCEL_ADDRESS_NOT_FOUND"));
  });

  it("takes only goods whose storage runs (STORAGE_ENDED)", async () => {
    const { itemId } = await aStoredItem(world, mei, benches);
    const form = await aForm(mei, [itemId], await anAddress(world, mei));
    await world.advance(101 * 86_400);
    await logInAgain(world, mei);
    const reply = await mei.call(parcel.submitParcel, { body: form }, { key: aKey() });
    expect(reply).toMatchObject(refused("STORAGE_ENDED"));
  });

  it("has nothing vacuumed that no bag holds (VACUUM_TOO_LARGE)", async () => {
    const { itemId } = await aStoredItem(world, mei, benches, { sidesCm: [85, 20, 10] });
    const form = await aForm(mei, [itemId], await anAddress(world, mei));
    const services = [{ code: "vacuum" as const, items: [{ itemId, quantity: 1 }] }];
    const reply = await mei.call(parcel.submitParcel, { body: { ...form, services } }, { key: aKey() });
    expect(reply).toMatchObject({ ...refused("VACUUM_TOO_LARGE"), data: { limit: "80 × 60" } });
  });

  it("is packed with its own goods (ITEM_NOT_IN_PARCEL)", async () => {
    const { packageId } = await aPaidParcel(world, mei, benches);
    const { itemNo } = await aStoredItem(world, mei, benches);
    await benches.packer.must(parcel.startPicking, { body: { packageId } });
    expect(await benches.packer.call(parcel.pickItem, { body: { packageId, itemNo } })).toMatchObject(
      refused("ITEM_NOT_IN_PARCEL"),
    );
  });

  it("leaves under a waybill of that carrier, and under no other parcel's (WAYBILL_MISSING, WAYBILL_TAKEN)", async () => {
    const { waybillNo } = await aSealedParcel(world, mei, benches);
    const { packageId, item } = await aPaidParcel(world, mei, benches);
    await packIt(benches, packageId, [item.itemNo]);
    expect(await weighIt(benches, packageId, { grams: 600, sidesCm: [30, 20, 8] })).toMatchObject({ ok: true });
    expect(await leave(benches, [packageId])).toMatchObject({ ...refused("WAYBILL_MISSING"), data: { packageId } });
    const body = { packageId, carrier: "Sihai Line", waybillNo };
    expect(await benches.dispatcher.call(parcel.giveWaybill, { body })).toMatchObject(refused("WAYBILL_TAKEN"));
  });

  it("is not followed by notices nobody signed (WEBHOOK_REFUSED)", async () => {
    const body = JSON.stringify({ event: "TRACKING_UPDATED", data: {} });
    for (const sign of [{}, { sign: "" }, { sign: "0".repeat(64) }]) {
      const reply = await world.visitor().fetch("/api/parcel/tracking-webhook", {
        method: "POST",
        headers: { "content-type": "application/json", ...sign },
        body,
      });
      expect([reply.status, await reply.json()]).toMatchObject([401, { data: { code: "WEBHOOK_REFUSED" } }]);
    }
  });
});

describe("plans", () => {
  it("are made two at a time (TOO_MANY_PLANS)", async () => {
    const { itemId } = await aStoredItem(world, mei, benches);
    const body = { itemIds: [itemId], addressId: await anAddress(world, mei) };
    const ask = () => mei.call(makePlan, { body }, { key: aKey() });
    expect([(await ask()).ok, (await ask()).ok]).toEqual([true, true]);
    expect(await ask()).toMatchObject(refused("TOO_MANY_PLANS"));
  });
});

describe("services of an item", () => {
  const photographs = [{ serviceNo: "fine-photo" as const, quantity: 1, remarks: "" }];

  it("are ordered while they can be done (SERVICE_NOT_OFFERED)", async () => {
    const { itemNo } = await aStoredItem(world, mei, benches);
    const services = [{ serviceNo: "priority-stock-in" as const, quantity: 1, remarks: "" }];
    const reply = await mei.call(service.orderServices, { body: { itemNo, services, seenTotal: "5.00" } }, { key: aKey() });
    expect(reply).toMatchObject(refused("SERVICE_NOT_OFFERED"));
  });

  it("are begun when paid, done as often as ordered, and called off once (SERVICE_STATE_REFUSED, SERVICE_TOO_MANY, SERVICE_CANCEL_REFUSED)", async () => {
    const { itemNo } = await aStoredItem(world, mei, benches);
    const order = () =>
      mei.must(service.orderServices, { body: { itemNo, services: photographs, seenTotal: "2.00" } }, { key: aKey() });
    const first = await order();
    const [entryId = ""] = first.entryIds;
    expect(await staff.call(service.startService, { body: { entryId } })).toMatchObject(refused("SERVICE_STATE_REFUSED"));
    expect(await pay(mei, first.tradeNo ?? "")).toMatchObject({ ok: true });
    const finish = { entryId, done: 2, photos: [], videos: [], answer: "" };
    expect(await staff.call(service.finishService, { body: finish })).toMatchObject({
      ...refused("SERVICE_TOO_MANY"),
      data: { most: 1 },
    });
    expect(await mei.call(service.cancelService, { body: { entryId } })).toMatchObject({ ok: true, data: { refunded: "2.00" } });
    expect(await mei.call(service.cancelService, { body: { entryId } })).toMatchObject(refused("SERVICE_CANCEL_REFUSED"));
  });

  it("show a film, not a picture by that name (FILE_NOT_A_VIDEO)", async () => {
    const { itemNo } = await aStoredItem(world, mei, benches);
    const files = [{ name: "film.mp4", bytes: await aPhoto(), type: "video/mp4" }];
    expect(await staff.call(service.uploadVideo, { body: { itemNo } }, { files })).toMatchObject(refused("FILE_NOT_A_VIDEO"));
  });

  it("are not followed once the goods have left (SUBSCRIPTION_REFUSED)", async () => {
    const { packageId, item } = await aSealedParcel(world, mei, benches);
    await leave(benches, [packageId]);
    await mei.must(parcel.confirmReceipt, { body: { packageId } });
    const reply = await mei.call(service.subscribeItem, { body: { itemNo: item.itemNo } });
    expect(reply).toMatchObject(refused("SUBSCRIPTION_REFUSED"));
  });

  it("ask for more money one question at a time, and take one answer (SUPPLEMENT_REFUSED, SUPPLEMENT_CLOSED)", async () => {
    const { itemNo } = await aStoredItem(world, mei, benches);
    const body = { itemNo, reason: "oversize" as const, amount: "5.00", note: "a large box" };
    const ask = () => staff.call(service.askSupplement, { body }, { key: aKey() });
    const request = await ask();
    if (!request.ok) throw new Error(request.code);
    expect(await ask()).toMatchObject(refused("SUPPLEMENT_REFUSED"));
    const decline = () => mei.call(service.declineSupplement, { body: { supplementId: request.data.supplementId } });
    expect(await decline()).toMatchObject({ ok: true });
    expect(await decline()).toMatchObject(refused("SUPPLEMENT_CLOSED"));
  });
});

describe("at the shelves", () => {
  it("a parcel needs a courier's number (NOT_A_COURIER_NUMBER)", async () => {
    const photo = await benchPhoto(staff, "unannounced", await aPhoto());
    const body = { trackingNo: "包裹上没有号码", warehouse: 1 as const, grams: 500, shelf: "X-01-1", photos: [photo] };
    expect(await staff.call(unannouncedContract.shelveUnannounced, { body })).toMatchObject(refused("NOT_A_COURIER_NUMBER"));
  });

  it("what no count missed is not settled (SHELF_DIFFERENCE_NOT_FOUND)", async () => {
    const { itemNo } = await aStoredItem(world, mei, benches);
    const body = { countId: "999999999", itemNo, how: "noted" as const, note: "found" };
    expect(await staff.call(storageContract.settleDifference, { body })).toMatchObject(refused("SHELF_DIFFERENCE_NOT_FOUND"));
  });
});

describe("a tax rule", () => {
  it("whose day has come is not put in force any more (TAX_RULE_DAY_PAST)", async () => {
    const from = beijingDate(new Date(world.deps.clock.now().getTime() + dayMs));
    const rest = { currency: "EUR", duty_relief: "150", duty_bp: "450", vat_relief: "0", vat_bp: "2100", flat_per_line: "3" };
    const cells = { country: "DE", from, ...rest, grade: "A", source: "the law" };
    await staff.must(freight.draftTaxRule, { body: { cells } });
    const { list } = await staff.must(freight.listTaxRules);
    const ruleIds = list.flatMap(({ ruleId, state }) => (ruleId !== null && state === "draft" ? [ruleId] : []));
    await world.advance(2 * 86_400);
    const checker = await world.staff("pricing");
    expect(await checker.call(freight.checkTaxRules, { body: { ruleIds } })).toMatchObject(refused("TAX_RULE_DAY_PAST"));
  });
});
