import * as storageContract from "@sihai/contract/storage";
import * as unannouncedContract from "@sihai/contract/unannounced";
import * as contract from "@sihai/contract/warehouse";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aBuyer, aPhoto, aWorld, type Client, race, type SpecWorld } from "#testing";
import { aPaidParcel, theBenches } from "../../../../testing/parcel/parcels.ts";
import { anAnnouncedItem, aStoredItem, benchPhoto } from "../../../../testing/warehouse/stored-items.ts";
import { autopilotPacking } from "../../parcel/index.ts";
import { autopilotReceiving } from "../index.ts";

let spec: SpecWorld;
let mei: Client;
let receiver: Client;

beforeAll(async () => {
  spec = await aWorld();
});
beforeEach(async () => {
  receiver = await spec.staff("receiver");
  mei = await aBuyer(spec);
});

async function photosOf(itemNo: string, count = 3): Promise<string[]> {
  const photos: string[] = [];
  for (let index = 0; index < count; index++) photos.push(await benchPhoto(receiver, itemNo, await aPhoto()));
  return photos;
}
const size = { grams: 5200, sidesCm: [20, 61, 10] as [number, number, number], shelf: "B-02-1", quantity: 1 };

describe("the receiving bench", () => {
  it("finds what a courier brings by its number, and says honestly when nobody announced it", async () => {
    const item = await anAnnouncedItem(spec, mei);
    const scan = await receiver.must(unannouncedContract.scanDelivery, { query: { number: item.trackingNo.toLowerCase() } });
    expect(scan.items).toMatchObject([{ itemNo: item.itemNo, customerMark: `SH${mei.id}`, state: "in-transit" }]);
    expect(await receiver.must(unannouncedContract.scanDelivery, { query: { number: "SF0000000000" } })).toMatchObject({
      items: [],
    });
    expect(await receiver.call(contract.signDelivery, { body: { trackingNo: "SF0000000000" } })).toMatchObject({
      ok: false,
      code: "DELIVERY_UNKNOWN",
    });
    const { items } = await receiver.must(contract.listExpected, { query: { q: `SH${mei.id}` } });
    expect(items.map(({ itemNo }) => itemNo)).toEqual([item.itemNo]);
  });

  it.each(["<br>", "\n"])(
    "is told which services were bought for an item and what the buyer wants to see, parted by %j",
    async (between) => {
      const item = await anAnnouncedItem(spec, mei);
      const bought = {
        serviceNo: "fine-photo",
        quantity: 2,
        remarks: `the label${between}the seam`,
        unitPrice: "5.00",
        total: "10.00",
        how: "",
      };
      await spec.deps.db
        .updateTable("order_item")
        .set({ services: JSON.stringify([bought]) })
        .where("item_no", "=", item.itemNo)
        .execute();
      const scan = await receiver.must(unannouncedContract.scanDelivery, { query: { number: item.trackingNo } });
      expect(scan.items).toMatchObject([{ services: ["fine-photo"] }]);
      expect(scan.items[0]?.remark).toContain("the label; the seam");
    },
  );

  it("says how many detailed photos were paid for; what is not taken here waits in the queue of services", async () => {
    const item = await anAnnouncedItem(spec, mei);
    const two = { serviceNo: "fine-photo", quantity: 2, remarks: "", unitPrice: "2.00", total: "4.00", how: "" };
    await spec.deps.db
      .updateTable("order_item")
      .set({ services: JSON.stringify([two]) })
      .where("item_no", "=", item.itemNo)
      .execute();
    const scan = await receiver.must(unannouncedContract.scanDelivery, { query: { number: item.trackingNo } });
    expect(scan.items).toMatchObject([{ detailedPhotos: 2 }]);
    await receiver.must(contract.signDelivery, { body: { trackingNo: item.trackingNo } });
    const standardPhotos = await photosOf(item.itemNo);
    const [first = ""] = await photosOf(item.itemNo);
    const body = { itemNo: item.itemNo, ...size, standardPhotos, finePhotos: [first] };
    expect(await receiver.call(contract.stockIn, { body })).toMatchObject({ ok: true });
  });

  it("signs a whole delivery at once, and the clock runs from the delivery (rule P-11)", async () => {
    const first = await anAnnouncedItem(spec, mei);
    const second = await anAnnouncedItem(spec, mei, { trackingNo: first.trackingNo });
    const deliveredAt = spec.deps.clock.now().toISOString();
    const signed = await receiver.must(contract.signDelivery, { body: { trackingNo: first.trackingNo, deliveredAt } });
    expect(signed.items.map(({ itemNo }) => itemNo)).toEqual([first.itemNo, second.itemNo]);
    const hours = (Date.parse(signed.items[0]?.dueAt ?? "") - Date.parse(deliveredAt)) / 3_600_000;
    expect(hours).toBeGreaterThanOrEqual(24);
    expect(hours).toBeLessThanOrEqual(40);
    const later = new Date(Date.parse(deliveredAt) + 3_600_000).toISOString();
    expect(
      await receiver.call(contract.signDelivery, { body: { trackingNo: first.trackingNo, deliveredAt: later } }),
    ).toMatchObject({
      ok: false,
      code: "DELIVERED_IN_FUTURE",
    });
  });

  it("puts an item on the shelf as the warehouse writes it, whatever noughts were typed", async () => {
    const shelves: (string | undefined)[] = [];
    for (const shelf of ["Q-02-1", "Q-2-01", "Q-02-10"]) {
      const { itemNo, trackingNo } = await anAnnouncedItem(spec, mei);
      await receiver.must(contract.signDelivery, { body: { trackingNo } });
      await receiver.must(contract.stockIn, { body: { itemNo, ...size, shelf, standardPhotos: await photosOf(itemNo) } });
      shelves.push((await receiver.must(contract.readStored, { params: { itemNo } })).shelf);
    }
    expect(shelves).toEqual(["Q-02-1", "Q-02-1", "Q-02-10"]);
    const { itemNo } = await aStoredItem(spec, mei, { receiver });
    const shelfNow = async () => (await receiver.must(contract.readStored, { params: { itemNo } })).shelf;
    await receiver.must(contract.correctStored, { body: { itemNo, reason: "wrong-shelf", shelf: "Q-2-1" } });
    expect(await shelfNow()).toBe("Q-02-1");
    await receiver.must(storageContract.moveToShelf, { body: { itemNo, shelf: "Q-2-010" } });
    expect(await shelfNow()).toBe("Q-02-10");
  });

  it("stocks in once, with three photos of the item's own, and tells the fee after measuring", async () => {
    const item = await anAnnouncedItem(spec, mei);
    const other = await anAnnouncedItem(spec, await aBuyer(spec));
    const photos = await photosOf(item.itemNo);
    const stockIn = (standardPhotos: string[]) =>
      receiver.call(contract.stockIn, { body: { itemNo: item.itemNo, ...size, standardPhotos } });
    expect(await stockIn(photos)).toMatchObject({ ok: false, code: "ITEM_STATE_REFUSED" });
    await receiver.must(contract.signDelivery, { body: { trackingNo: item.trackingNo } });
    expect(await stockIn(photos.slice(1))).toMatchObject({ ok: false, code: "PHOTOS_MISSING" });
    expect(await stockIn(await photosOf(other.itemNo))).toMatchObject({ ok: false, code: "PHOTO_NOT_FOUND" });
    const replies = await race(8, () => stockIn(photos));
    expect(replies.filter(({ ok }) => ok)).toHaveLength(1);

    const { list, counts } = await mei.must(storageContract.listStorage);
    expect(list).toMatchObject([
      {
        itemNo: item.itemNo,
        grams: 5200,
        sidesCm: [61, 20, 10],
        measuringFee: "20.00",
        storage: { phase: "free", daysLeft: 90, paused: false },
      },
    ]);
    expect(list[0]?.photos).toHaveLength(3);
    expect(counts).toMatchObject({ warehouses: [{ warehouse: 1, items: 1 }], within60: 0 });
    const picture = await mei.fetch(`/api/files/${list[0]?.photos[0]?.fileId}`);
    expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/webp"]);
    const stranger = await aBuyer(spec);
    expect((await stranger.fetch(`/api/files/${list[0]?.photos[0]?.fileId}`)).status).toBe(404);
    expect(await stranger.call(storageContract.readStoredItem, { query: { itemId: item.itemId } })).toEqual(
      await stranger.call(storageContract.readStoredItem, { query: { itemId: "999999999" } }),
    );
  });

  it("prints a label with the item's number as Code 128", async () => {
    const item = await aStoredItem(spec, mei, await theBenches(spec));
    const label = await receiver.must(contract.itemLabel, { params: { itemNo: item.itemNo } });
    expect(label.svg).toMatch(/^<svg/);
    expect(label.lines[0]).toBe(`SH${mei.id}`);
  });

  it("lists what ends within 10, 30 or 60 days", async () => {
    await aStoredItem(spec, mei, await theBenches(spec));
    expect((await mei.must(storageContract.listStorage, { query: { endingWithin: "60" } })).total).toBe(0);
    await spec.deps.db
      .updateTable("stored_item")
      .set({ free_until: new Date(spec.deps.clock.now().getTime() + 20 * 86_400_000) })
      .where("user_id", "=", mei.id)
      .execute();
    expect((await mei.must(storageContract.listStorage, { query: { endingWithin: "10" } })).total).toBe(0);
    expect(await mei.must(storageContract.listStorage, { query: { endingWithin: "30" } })).toMatchObject({
      total: 1,
      counts: { within10: 0, within30: 1, within60: 1 },
    });
  });

  it("lists what is over as overdue alone, and by the days left while its clock stands still", async () => {
    const item = await aStoredItem(spec, mei, await theBenches(spec));
    const now = spec.deps.clock.now().getTime();
    const at = (days: number) => new Date(now + days * 86_400_000);
    const keep = (kept: { free_until: Date; paused_at: Date | null }) =>
      spec.deps.db.updateTable("stored_item").set(kept).where("item_id", "=", item.itemId).execute();
    const total = async (endingWithin: "0" | "10" | "30") =>
      (await mei.must(storageContract.listStorage, { query: { endingWithin } })).total;
    await keep({ free_until: at(-3), paused_at: null });
    expect([await total("0"), await total("10"), await total("30")]).toEqual([1, 0, 0]);
    const { counts } = await mei.must(storageContract.listStorage, { query: {} });
    expect(counts).toMatchObject({ overdue: 1, within10: 0, within60: 0 });
    // Set aside 23 days ago with 20 days left, it has 20 days left.
    await keep({ free_until: at(-3), paused_at: at(-23) });
    expect([await total("0"), await total("10"), await total("30")]).toEqual([0, 0, 1]);
    // Of a long wait for the warehouse only the days it was kept for cost anything (rule F-26).
    await keep({ free_until: at(-40), paused_at: null });
    const { list } = await mei.must(storageContract.listStorage, { query: {} });
    expect(list[0]).toMatchObject({ storage: { phase: "ended" }, extension: { obstacle: "ended", overdueFee: "5.00" } });
    await keep({ free_until: at(20), paused_at: null });
  });

  it("shows both addresses, the notices, and my own mark", async () => {
    const mine = await mei.must(contract.getWarehouseAddress);
    expect(mine.mark).toBe(`SH${mei.id}`);
    expect(mine.warehouses.map(({ notices }) => notices)).toEqual([
      ["overseas-stores-refused", "overseas-origin-to-mainland"],
      ["hong-kong-to-mainland"],
    ]);
    expect((await spec.visitor().must(contract.getWarehouseAddress, { query: { warehouseId: "2" } })).warehouses).toHaveLength(1);
  });
});

describe("the autopilot", () => {
  it("brings goods to the shelf and paid parcels to the carrier, through the same doors", async () => {
    await spec.staff("packer");
    await spec.staff("dispatcher");
    const item = await anAnnouncedItem(spec, mei, { classId: "shoes" });
    await autopilotReceiving(spec.deps);
    const { list } = await mei.must(storageContract.listStorage);
    expect(list.map(({ itemNo }) => itemNo)).toEqual([item.itemNo]);
    const parcel = await aPaidParcel(spec, mei, await theBenches(spec));
    await autopilotPacking(spec.deps);
    const row = await spec.deps.db
      .selectFrom("parcel")
      .select(["state", "settled_at"])
      .where("package_no", "=", parcel.packageId)
      .executeTakeFirstOrThrow();
    expect([row.state, row.settled_at === null]).toEqual(["shipped", false]);
  });
});
