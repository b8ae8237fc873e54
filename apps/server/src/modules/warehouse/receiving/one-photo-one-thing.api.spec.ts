import * as service from "@sihai/contract/service";
import * as storage from "@sihai/contract/storage";
import * as contract from "@sihai/contract/warehouse";
import { describe, expect, it } from "vitest";
import { aKey, aPhoto } from "#testing";
import { benches, mei, spec, standOnNewGround } from "../../../../testing/parcel/fixtures.ts";
import { anAnnouncedItem, aStoredItem, benchPhoto } from "../../../../testing/warehouse/stored-items.ts";

standOnNewGround();

const size = { grams: 600, sidesCm: [30, 20, 8] as [number, number, number], shelf: "A-01-1", quantity: 1 };
const stored = async (itemNo: string) => (await benches.receiver.must(contract.readStored, { params: { itemNo } })).photos;
const stockIn = (itemNo: string, standardPhotos: string[]) =>
  benches.receiver.call(contract.stockIn, { body: { itemNo, ...size, standardPhotos } });

async function threePhotosOf(itemNo: string): Promise<string[]> {
  const photos: string[] = [];
  for (const _ of [1, 2, 3]) photos.push(await benchPhoto(benches.receiver, itemNo, await aPhoto()));
  return photos;
}

async function aSignedItem() {
  const item = await anAnnouncedItem(spec, mei);
  await benches.receiver.must(contract.signDelivery, { body: { trackingNo: item.trackingNo } });
  return item;
}

describe("a photo of an item", () => {
  it("stands with no other of the same customer: not at stock-in, in a finding or a correction, nor as a call for money", async () => {
    const [one, stocked, signed] = [
      await aStoredItem(spec, mei, benches),
      await aStoredItem(spec, mei, benches),
      await aSignedItem(),
    ];
    const taken = await stored(one.itemNo);
    const refused = { ok: false, code: "PHOTO_NOT_FOUND" };
    expect(await stockIn(signed.itemNo, taken)).toMatchObject(refused);
    const finding = { itemNo: signed.itemNo, kind: "damaged" as const, note: "see", photos: taken.slice(0, 1), refuse: false };
    expect(await benches.receiver.call(contract.recordFinding, { body: finding })).toMatchObject(refused);
    const correction = { itemNo: stocked.itemNo, reason: "wrong-photos" as const, standardPhotos: taken };
    expect(await benches.receiver.call(contract.correctStored, { body: correction })).toMatchObject(refused);
    const support = await spec.staff("support");
    const demand = { itemNo: stocked.itemNo, reason: "other" as const, amount: "5.00", note: "for the box", evidence: taken[0] };
    expect(await support.call(service.askSupplement, { body: demand }, { key: aKey() })).toMatchObject(refused);
    expect(await stored(one.itemNo)).toEqual(taken);
  });

  it("stands with one of two that are stocked in at the same moment", async () => {
    const [one, other] = [await aSignedItem(), await aSignedItem()];
    const photos = await threePhotosOf(one.itemNo);
    const replies = await Promise.all([stockIn(one.itemNo, photos), stockIn(other.itemNo, [...photos].reverse())]);
    expect(replies.map((reply) => (reply.ok ? "ok" : reply.code)).toSorted()).toEqual(["PHOTO_NOT_FOUND", "ok"]);
  });

  it("of a line that was split stays with both parts, and may stay when one of them gets another", async () => {
    const item = await aStoredItem(spec, mei, benches, { quantity: 2 });
    const photos = await stored(item.itemNo);
    const { taskId } = await mei.must(storage.askSplit, { body: { itemId: item.itemId, pieces: 1 } }, { key: aKey() });
    const part = { grams: 300, sidesCm: [30, 20, 5] as [number, number, number], shelf: "A-01-2" };
    const body = { taskId, itemNo: item.itemNo, kept: part, taken: part };
    const { newItemNo } = await benches.receiver.must(storage.splitStored, { body }, { key: aKey() });
    expect(await stored(newItemNo)).toEqual(photos);
    const anew = [...photos.slice(1), await benchPhoto(benches.receiver, newItemNo, await aPhoto())];
    const correction = { itemNo: newItemNo, reason: "wrong-photos" as const, standardPhotos: anew };
    expect(await benches.receiver.call(contract.correctStored, { body: correction })).toMatchObject({ ok: true });
    expect([await stored(newItemNo), await stored(item.itemNo)]).toEqual([anew, photos]);
  });
});
