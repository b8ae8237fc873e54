import { messageList } from "@sihai/contract/message";
import * as parcels from "@sihai/contract/parcel";
import * as storage from "@sihai/contract/storage";
import * as contract from "@sihai/contract/warehouse";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aBuyer, anAddress, aPhoto, aWorld, type Client, type SpecWorld } from "#testing";
import { aForm } from "../../../../testing/parcel/parcels.ts";
import { aStoredItem, benchPhoto } from "../../../../testing/warehouse/stored-items.ts";

let spec: SpecWorld;
let mei: Client;
let receiver: Client;
const reason = "typing-error" as const;

beforeAll(async () => {
  spec = await aWorld();
});
beforeEach(async () => {
  receiver = await spec.staff("receiver");
  mei = await aBuyer(spec, "5000.00");
});
const stored = (itemNo: string) => receiver.must(contract.readStored, { params: { itemNo } });

describe("what the bench wrote down of a stored item", () => {
  it("is corrected with a reason, tells the customer, and keeps both", async () => {
    const item = await aStoredItem(spec, mei, { receiver });
    const sidesCm: [number, number, number] = [12, 61, 10];
    const corrected = await receiver.must(contract.correctStored, {
      body: { itemNo: item.itemNo, reason, note: "0.6 instead of 6", grams: 6000, sidesCm, shelf: "B-01-1" },
    });
    expect(corrected).toEqual({ itemNo: item.itemNo, told: true });
    const was = { grams: 600, sidesCm: [30, 20, 8], shelf: "A-01-1" };
    const now = { grams: 6000, sidesCm: [61, 12, 10], shelf: "B-01-1" };
    expect(await stored(item.itemNo)).toMatchObject({
      ...now,
      name: { zh: "羊毛围巾", en: "Wool scarf" },
      corrections: [{ reason, note: "0.6 instead of 6", was, now }],
    });
    const { list } = await mei.must(storage.listStorage, { query: {} });
    expect(list[0]).toMatchObject({ grams: 6000, sidesCm: [61, 12, 10] });
    const { list: messages } = await mei.must(messageList, { body: {} });
    expect(messages[0]?.text).toMatch(/6\D.*61 × 12 × 10 cm.*30 × 20 × 8 cm/);
  });

  it("is counted again, and the customer sees and is told the right count", async () => {
    const item = await aStoredItem(spec, mei, { receiver });
    const { quantity: was = 0 } = await stored(item.itemNo);
    const body = { itemNo: item.itemNo, reason, quantity: was + 4 };
    expect(await receiver.must(contract.correctStored, { body })).toEqual({ itemNo: item.itemNo, told: true });
    expect(await receiver.call(contract.correctStored, { body })).toMatchObject({ code: "NOTHING_CORRECTED" });
    expect(await stored(item.itemNo)).toMatchObject({
      quantity: was + 4,
      corrections: [{ was: { quantity: was, grams: 600 }, now: { quantity: was + 4, grams: 600 } }],
    });
    const { list } = await mei.must(storage.listStorage, { query: {} });
    expect(list[0]).toMatchObject({ quantity: was + 4 });
    const { list: messages } = await mei.must(messageList, { body: {} });
    expect(messages[0]?.text).toContain(String(was + 4));
  });

  it("costs after measuring what the corrected weight and size say, at the bench, in storage and in the parcel", async () => {
    const item = await aStoredItem(spec, mei, { receiver });
    const before = (await stored(item.itemNo)).measuringFee;
    const sidesCm: [number, number, number] = [61, 20, 10];
    await receiver.must(contract.correctStored, { body: { itemNo: item.itemNo, reason, grams: 5200, sidesCm } });
    const now = (await stored(item.itemNo)).measuringFee;
    expect([before, now]).toEqual(["0.00", "20.00"]);
    const { list } = await mei.must(storage.listStorage, { query: {} });
    expect(list[0]).toMatchObject({ measuringFee: now });
    const addressId = await anAddress(spec, mei);
    const { charges } = await mei.must(parcels.parcelOptions, { body: { itemIds: [item.itemId], addressId } });
    expect(charges).toMatchObject([{ code: "measuring", amount: now }]);
  });

  it("has its photos replaced all at once, by the customer's own and at least three; the old ones stay in the history", async () => {
    const item = await aStoredItem(spec, mei, { receiver });
    const other = await aStoredItem(spec, await aBuyer(spec), { receiver });
    const before = (await stored(item.itemNo)).photos;
    const photos = await Promise.all([1, 2, 3].map(async () => benchPhoto(receiver, item.itemNo, await aPhoto())));
    const body = { itemNo: item.itemNo, reason: "wrong-photos" as const };
    const few = await receiver.call(contract.correctStored, { body: { ...body, standardPhotos: photos.slice(0, 2) } });
    expect(few).toMatchObject({ ok: false, code: "PHOTOS_MISSING" });
    const others = await receiver.call(contract.correctStored, {
      body: { ...body, standardPhotos: (await stored(other.itemNo)).photos },
    });
    expect(others).toMatchObject({ ok: false, code: "PHOTO_NOT_FOUND" });
    await receiver.must(contract.correctStored, { body: { ...body, standardPhotos: photos } });
    const now = await stored(item.itemNo);
    expect(now.photos).toEqual(photos);
    expect(now.corrections).toMatchObject([{ was: { photos: before }, now: { photos } }]);
  });

  it("that is right already is no correction, and a new shelf alone is nothing the customer hears of", async () => {
    const item = await aStoredItem(spec, mei, { receiver });
    const same = await receiver.call(contract.correctStored, {
      body: { itemNo: item.itemNo, reason, grams: 600, sidesCm: [8, 20, 30], shelf: "A-01-1" },
    });
    expect(same).toMatchObject({ ok: false, status: 400, code: "NOTHING_CORRECTED" });
    const moved = await receiver.must(contract.correctStored, {
      body: { itemNo: item.itemNo, reason: "wrong-shelf", shelf: "C-09-9" },
    });
    expect(moved.told).toBe(false);
  });

  it("is the packing bench's business from the moment it is in a parcel, also when both come at once (rule F41)", async () => {
    const addressId = await anAddress(spec, mei);
    for (let round = 0; round < 4; round++) {
      const item = await aStoredItem(spec, mei, { receiver });
      const form = await aForm(mei, [item.itemId], addressId);
      const [submitted, corrected] = await Promise.all([
        mei.call(parcels.submitParcel, { body: form }),
        receiver.call(contract.correctStored, { body: { itemNo: item.itemNo, reason, grams: 4200 } }),
      ]);
      const { grams, state } = await stored(item.itemNo);
      expect(grams).toBe(corrected.ok ? 4200 : 600);
      expect(state).toBe(submitted.ok ? "in-parcel" : "stocked-in");
      // Never a parcel priced by one weight that holds another.
      expect([submitted.ok, corrected.ok].filter(Boolean)).toHaveLength(1);
      if (!submitted.ok) continue;
      const late = await receiver.call(contract.correctStored, { body: { itemNo: item.itemNo, reason, grams: 900 } });
      expect(late).toMatchObject({ ok: false, status: 409, code: "ITEM_STATE_REFUSED" });
    }
  });

  it("is nobody's to correct who only packs or photographs", async () => {
    const item = await aStoredItem(spec, mei, { receiver });
    for (const role of ["packer", "photographer"] as const) {
      const staff = await spec.staff(role);
      const reply = await staff.call(contract.correctStored, { body: { itemNo: item.itemNo, reason, grams: 900 } });
      expect(reply).toMatchObject({ ok: false, code: "FORBIDDEN" });
    }
  });
});
