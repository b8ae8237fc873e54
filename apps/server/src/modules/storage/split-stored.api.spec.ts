import * as parcel from "@sihai/contract/parcel";
import * as storageContract from "@sihai/contract/storage";
import * as contract from "@sihai/contract/warehouse";
import { money, toDecimal } from "@sihai/domain";
import { describe, expect, it } from "vitest";
import { aKey, anAddress, aPhoto, inDeposit, inWallet, race } from "#testing";
import { sum } from "../../../testing/order/orders.ts";
import { benches, mei, spec, standOnNewGround } from "../../../testing/parcel/fixtures.ts";
import { aForm } from "../../../testing/parcel/parcels.ts";
import { exchanged, inStorage } from "../../../testing/return/returns.ts";
import { rowOf } from "../../../testing/storage/stored.ts";
import { aStoredItem, benchPhoto } from "../../../testing/warehouse/stored-items.ts";

standOnNewGround();

describe("splitting", () => {
  const kept = { grams: 400, sidesCm: [30, 20, 5] as [number, number, number], shelf: "A-01-1" };
  const taken = { grams: 210, sidesCm: [5, 20, 10] as [number, number, number], shelf: "a-01-2" };

  it("makes two items of one, each with its weight, its history and all the pictures", async () => {
    const item = await aStoredItem(spec, mei, benches, { quantity: 3 });
    const { taskId } = await mei.must(storageContract.askSplit, { body: { itemId: item.itemId, pieces: 1 } }, { key: aKey() });
    const staff = await spec.staff("receiver");
    const body = { taskId, itemNo: item.itemNo, kept, taken };
    const done = await race(3, () => staff.call(storageContract.splitStored, { body }, { key: aKey() }));
    expect(done.filter(({ ok }) => ok)).toHaveLength(1);
    const { list } = await mei.must(storageContract.listStorage, { query: {} });
    expect(list.map(({ quantity, grams, sidesCm, photos }) => [quantity, grams, sidesCm, photos.length])).toEqual([
      [2, 400, [30, 20, 5], 3],
      [1, 210, [20, 10, 5], 3],
    ]);
    // Both travel on their own.
    const part = list[1]?.itemId ?? "";
    const form = await aForm(mei, [part], await anAddress(spec, mei));
    await mei.must(parcel.submitParcel, { body: form }, { key: aKey() });
    expect((await rowOf(spec, item.itemId)).state).toBe("stocked-in");
    const seen = await mei.must(storageContract.readStoredItem, { query: { itemId: part } });
    expect(seen.steps.map(({ to }) => to)).toEqual(expect.arrayContaining(["in-transit", "signed", "stocked-in", "in-parcel"]));
  });

  /** Three pieces, bought and paid for, of which one has been split off: both items' numbers. */
  async function boughtAndSplit() {
    const desk = { buyer: await spec.staff("buyer"), receiver: benches.receiver };
    const bought = await inStorage(spec, mei, desk, { pieces: 3 });
    const [itemNo = ""] = bought.itemNos;
    const before = await sums();
    const { taskId } = await mei.must(
      storageContract.askSplit,
      { body: { itemId: bought.itemIds[0] ?? "", pieces: 1 } },
      { key: aKey() },
    );
    const { newItemNo } = await desk.receiver.must(
      storageContract.splitStored,
      { body: { taskId, itemNo, kept, taken } },
      { key: aKey() },
    );
    return { desk, bought, before, parts: { kept: itemNo, taken: newItemNo } };
  }

  function sums() {
    return spec.deps.db
      .selectFrom("order_item")
      .select(({ fn }) => [fn.sum("paid_cny").as("paid"), fn.sum("real_price_cny").as("cost"), fn.sum("quantity").as("pieces")])
      .where("user_id", "=", mei.id)
      .executeTakeFirstOrThrow();
  }

  it("shares what bought goods were paid and cost, and their purchase stays booked once", async () => {
    const { before } = await boughtAndSplit();
    expect(await sums()).toEqual(before);
    expect(await spec.audit()).toEqual([]);
  });

  it.each([
    ["the part that stayed", ["kept"]],
    ["the part that was taken off", ["taken"]],
    ["one part after the other", ["taken", "kept"]],
  ] as const)("gives back what was paid for %s, exchanged for goods that may not be sent", async (_, names) => {
    const { desk, bought, parts } = await boughtAndSplit();
    for (const name of names) {
      const itemNo = parts[name];
      const trackingNo = await exchanged(mei, desk, { ...bought, itemNos: [itemNo] });
      await desk.receiver.must(contract.signDelivery, { body: { trackingNo } });
      const photos = [await benchPhoto(desk.receiver, itemNo, await aPhoto())];
      const before = sum(await inWallet(spec, mei), await paidFor(itemNo));
      const body = { itemNo, kind: "forbidden", note: "a battery", photos, refuse: true } as const;
      expect(await desk.receiver.must(contract.recordFinding, { body })).toMatchObject({ state: "cancelled" });
      expect(sum(await inWallet(spec, mei))).toBe(before);
    }
    expect(await inDeposit(spec, mei)).toBe("0.00");
    expect(await spec.audit()).toEqual([]);
  });

  async function paidFor(itemNo: string): Promise<string> {
    const { paid_cny: paid } = await spec.deps.db
      .selectFrom("order_item")
      .select("paid_cny")
      .where("item_no", "=", itemNo)
      .executeTakeFirstOrThrow();
    return toDecimal(money(BigInt(paid), "CNY"));
  }

  it("takes neither all nor nothing", async () => {
    const item = await aStoredItem(spec, mei, benches, { quantity: 2 });
    expect(await mei.call(storageContract.askSplit, { body: { itemId: item.itemId, pieces: 2 } }, { key: aKey() })).toMatchObject(
      {
        ok: false,
        code: "STORED_SPLIT_REFUSED",
      },
    );
  });
});
