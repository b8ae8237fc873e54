import * as parcel from "@sihai/contract/parcel";
import * as contract from "@sihai/contract/warehouse";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { anAddress, aWorld, type Client, race, type SpecWorld } from "#testing";
import { aForm, aKey, aRichShopper, aStoredItem, type Benches, theBenches } from "../parcel/spec-helpers.ts";
import { inStorage } from "../return/spec-helpers.ts";
import { rowOf } from "./spec-helpers.ts";

let spec: SpecWorld;
let benches: Benches;
let mei: Client;

beforeAll(async () => {
  spec = await aWorld();
});
beforeEach(async () => {
  benches = await theBenches(spec);
  mei = await aRichShopper(spec);
});

describe("splitting", () => {
  const kept = { grams: 400, sidesCm: [30, 20, 5] as [number, number, number], shelf: "A-01-1" };
  const taken = { grams: 210, sidesCm: [5, 20, 10] as [number, number, number], shelf: "a-01-2" };

  it("makes two items of one, each with its weight, its history and all the pictures", async () => {
    const item = await aStoredItem(spec, mei, benches, { quantity: 3 });
    const { taskId } = await mei.must(contract.askSplit, { body: { itemId: item.itemId, pieces: 1 } }, { key: aKey() });
    const staff = await spec.staff("receiver");
    const body = { taskId, itemNo: item.itemNo, kept, taken };
    const done = await race(3, () => staff.call(contract.splitStored, { body }, { key: aKey() }));
    expect(done.filter(({ ok }) => ok)).toHaveLength(1);
    const { list } = await mei.must(contract.listStorage, { query: {} });
    expect(list.map(({ quantity, grams, sidesCm, photos }) => [quantity, grams, sidesCm, photos.length])).toEqual([
      [2, 400, [30, 20, 5], 3],
      [1, 210, [20, 10, 5], 3],
    ]);
    // Both travel on their own.
    const part = list[1]?.itemId ?? "";
    const form = await aForm(mei, [part], await anAddress(spec, mei));
    await mei.must(parcel.submitParcel, { body: form }, { key: aKey() });
    expect((await rowOf(spec, item.itemId)).state).toBe("stocked-in");
    const seen = await mei.must(contract.readStoredItem, { query: { itemId: part } });
    expect(seen.steps.map(({ to }) => to)).toEqual(expect.arrayContaining(["in-transit", "signed", "stocked-in", "in-parcel"]));
  });

  it("shares what bought goods were paid and cost, and their purchase stays booked once", async () => {
    const desk = { buyer: await spec.staff("buyer"), receiver: benches.receiver };
    const bought = await inStorage(spec, mei, desk, { pieces: 3 });
    const itemId = bought.itemIds[0] ?? "";
    const sum = () =>
      spec.deps.db
        .selectFrom("order_item")
        .select(({ fn }) => [fn.sum("paid_cny").as("paid"), fn.sum("real_price_cny").as("cost"), fn.sum("quantity").as("pieces")])
        .where("user_id", "=", mei.id)
        .executeTakeFirstOrThrow();
    const { item_no: itemNo } = await rowOf(spec, itemId);
    const before = await sum();
    const { taskId } = await mei.must(contract.askSplit, { body: { itemId, pieces: 1 } }, { key: aKey() });
    const staff = await spec.staff("receiver");
    await staff.must(contract.splitStored, { body: { taskId, itemNo, kept, taken } }, { key: aKey() });
    expect(await sum()).toEqual(before);
    expect(await spec.audit()).toEqual([]);
  });

  it("takes neither all nor nothing", async () => {
    const item = await aStoredItem(spec, mei, benches, { quantity: 2 });
    expect(await mei.call(contract.askSplit, { body: { itemId: item.itemId, pieces: 2 } }, { key: aKey() })).toMatchObject({
      ok: false,
      code: "STORED_SPLIT_REFUSED",
    });
  });
});
