import { messageList } from "@sihai/contract/message";
import * as parcels from "@sihai/contract/parcel";
import { listStorage } from "@sihai/contract/storage";
import * as contract from "@sihai/contract/warehouse";
import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aBuyer, anAddress, aPhoto, aWorld, type Client, type SpecWorld } from "#testing";
import { aForm } from "../../../../testing/parcel/parcels.ts";
import { aStoredItem, benchPhoto } from "../../../../testing/warehouse/stored-items.ts";

let spec: SpecWorld;
let mei: Client;
let receiver: Client;
beforeAll(async () => {
  spec = await aWorld();
});
beforeEach(async () => {
  receiver = await spec.staff("receiver");
  mei = await aBuyer(spec, "5000.00");
});

const undo = (by: Client, itemNo: string) => by.call(contract.undoStockIn, { body: { itemNo, reason: "wrong-item" } });
const expected = async (itemNo: string) => (await receiver.must(contract.listExpected, { query: { q: itemNo } })).items;
const photosOf = async (itemNo: string) => {
  const found = await sql<{ photos: number }>`select count(*)::int as photos from photo p join order_item i
    on i.user_id = p.user_id and i.id = p.subject_id and p.subject_kind = 'item' where i.item_no = ${itemNo}`.execute(
    spec.deps.db,
  );
  return found.rows[0]?.photos;
};

describe("a stock-in that is undone", () => {
  it("puts the item back to expected by its old deadline, tells the customer, keeps what was written, and can be done anew", async () => {
    const item = await aStoredItem(spec, mei, { receiver });
    const body = { itemNo: item.itemNo, reason: "wrong-item" as const, note: "the lamp lay on the bench" };
    const { dueAt } = await receiver.must(contract.undoStockIn, { body });
    expect(dueAt).not.toBeNull();
    expect(await expected(item.itemNo)).toMatchObject([{ state: "signed", dueAt }]);
    expect((await mei.must(listStorage, { query: {} })).list).toEqual([]);
    const { list } = await mei.must(messageList, { body: {} });
    expect(list[0]?.title).toBe("Back to inspection");
    expect(list[0]?.link).toMatch(/^\/order\/detail\?orderNo=/);
    // Before it: stocked in, and signed for.
    expect(list.map(({ link }) => link)).toContain(`/order/list?keyword=${item.itemNo}`);
    expect(await photosOf(item.itemNo)).toBe(0);
    const kept = await spec.deps.db.selectFrom("stock_in_undone").selectAll().where("item_id", "=", item.itemId).execute();
    expect(kept).toMatchObject([{ seq: 1, grams: 600, sides_mm: [300, 200, 80], shelf: "A-01-1", note: body.note }]);
    expect(kept[0]?.photos).toHaveLength(3);
    const photos = await Promise.all([1, 2, 3].map(async () => benchPhoto(receiver, item.itemNo, await aPhoto())));
    const again = { itemNo: item.itemNo, grams: 900, sidesCm: [20, 10, 5] as [number, number, number], shelf: "B-02-2" };
    await receiver.must(contract.stockIn, { body: { ...again, quantity: 1, alone: false, standardPhotos: photos } });
    expect((await mei.must(listStorage, { query: {} })).list).toMatchObject([{ grams: 900 }]);
    await receiver.must(contract.undoStockIn, { body });
    const [latest] = (await spec.deps.db
      .selectFrom("stock_in_undone")
      .selectAll()
      .where("item_id", "=", item.itemId)
      .orderBy("seq", "desc")
      .execute()) ?? [undefined];
    expect(latest).toMatchObject({ seq: 2, grams: 900 });
  });

  it("is refused from the moment it is in a parcel, also when both come at once", async () => {
    const addressId = await anAddress(spec, mei);
    for (let round = 0; round < 4; round++) {
      const item = await aStoredItem(spec, mei, { receiver });
      const form = await aForm(mei, [item.itemId], addressId);
      const [submitted, undone] = await Promise.all([
        mei.call(parcels.submitParcel, { body: form }),
        undo(receiver, item.itemNo),
      ]);
      expect([submitted.ok, undone.ok].filter(Boolean)).toHaveLength(1);
      expect((await expected(item.itemNo)).map(({ state }) => state)).toEqual(undone.ok ? ["signed"] : []);
      if (!submitted.ok) continue;
      expect(await undo(receiver, item.itemNo)).toMatchObject({ ok: false, status: 409, code: "ITEM_STATE_REFUSED" });
    }
  });

  it("is refused for what was in a parcel once, though it lies on its shelf again", async () => {
    const item = await aStoredItem(spec, mei, { receiver });
    const form = await aForm(mei, [item.itemId], await anAddress(spec, mei));
    const { packageId } = await mei.must(parcels.submitParcel, { body: form });
    await mei.must(parcels.cancelParcel, { body: { packageId } });
    const photos = await photosOf(item.itemNo);
    expect(await undo(receiver, item.itemNo)).toMatchObject({ ok: false, status: 409, code: "STOCK_IN_FOLLOWED" });
    expect((await mei.must(listStorage, { query: {} })).list).toHaveLength(1);
    expect(await photosOf(item.itemNo)).toBe(photos);
  });

  it("happens once when two clerks press at once", async () => {
    const item = await aStoredItem(spec, mei, { receiver });
    const other = await spec.staff("receiver");
    const replies = await Promise.all([undo(receiver, item.itemNo), undo(other, item.itemNo)]);
    expect(replies.map((reply) => (reply.ok ? "undone" : reply.code)).sort()).toEqual(["ITEM_STATE_REFUSED", "undone"]);
  });

  it("is the receiving bench’s alone", async () => {
    const item = await aStoredItem(spec, mei, { receiver });
    for (const role of ["packer", "photographer", "support"] as const)
      expect(await undo(await spec.staff(role), item.itemNo)).toMatchObject({ ok: false, code: "FORBIDDEN" });
    expect(await undo(mei, item.itemNo)).toMatchObject({ ok: false, status: 401 });
  });
});
