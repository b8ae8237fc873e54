import * as contract from "@sihai/contract/storage";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { aKey } from "#testing";
import { benches, mei, spec, standOnNewGround } from "../../../testing/parcel/fixtures.ts";
import { rowOf } from "../../../testing/storage/stored.ts";
import { aStoredItem } from "../../../testing/warehouse/stored-items.ts";

standOnNewGround();

describe("the shelves", () => {
  it("are counted: missing, on the wrong shelf, unexpected; put right by moving or noting", async () => {
    const shelf = "Z-09-1";
    const [here, away, stranger] = [
      await aStoredItem(spec, mei, benches),
      await aStoredItem(spec, mei, benches),
      await aStoredItem(spec, mei, benches),
    ];
    const staff = await spec.staff("receiver");
    for (const { itemNo } of [here, away])
      await staff.must(contract.moveToShelf, { body: { itemNo, shelf: "z-09-1" } }, { key: aKey() });
    const body = { warehouse: 1 as const, shelf, itemNos: [here.itemNo, stranger.itemNo, "SH260101ZZZZZZZZ"] };
    const counted = await staff.must(contract.countShelf, { body }, { key: aKey() });
    expect(counted).toMatchObject({ expected: 2, found: 3 });
    expect(counted.differences.map(({ itemNo, kind, expectedShelf }) => [itemNo, kind, expectedShelf])).toEqual([
      [away.itemNo, "missing", shelf],
      [stranger.itemNo, "wrong-shelf", "A-01-1"],
      ["SH260101ZZZZZZZZ", "unexpected", null],
    ]);
    const { countId } = counted;
    const settle = (itemNo: string, how: "moved" | "noted") =>
      staff.call(contract.settleDifference, { body: { countId, itemNo, how, note: "seen" } }, { key: aKey() });
    expect((await settle(stranger.itemNo, "moved")).ok).toBe(true);
    expect((await settle(stranger.itemNo, "moved")).ok).toBe(false);
    expect((await settle(away.itemNo, "moved")).ok).toBe(false);
    expect((await settle(away.itemNo, "noted")).ok).toBe(true);
    expect((await rowOf(spec, stranger.itemId)).shelf).toBe(shelf);
    const map = await staff.must(contract.readShelfMap, { query: { warehouse: 1 } });
    expect(map.shelves.find((one) => one.shelf === shelf)).toMatchObject({ zone: "Z", items: 3 });
    await staff.must(contract.countShelf, { body: { ...body, itemNos: [] } }, { key: aKey() });
    const left = await staff.must(contract.listDifferences, { query: { warehouse: 1 } });
    expect(left.list.filter((one) => one.shelf === shelf).map(({ kind }) => kind)).toEqual(["missing", "missing", "missing"]);
  });
});

describe("the list", () => {
  it("finds by name and numbers, sorts, and counts what the filter shows", async () => {
    const light = await aStoredItem(spec, mei, benches, { grams: 100 });
    const heavy = await aStoredItem(spec, mei, benches, { grams: 900 });
    const list = (query: Record<string, string>) => mei.must(contract.listStorage, { query });
    const byNo = await list({ q: heavy.itemNo.slice(2).toLowerCase() });
    expect(byNo).toMatchObject({ total: 1, grams: 900, counts: { warehouses: [{ warehouse: 1, items: 2 }] } });
    expect(await list({ q: "wool SCARF" })).toMatchObject({ total: 2, grams: 1000 });
    expect(await list({ q: "100%_\\" })).toMatchObject({ total: 0, grams: 0 });
    expect(await list({ q: "羊毛" })).toMatchObject({ total: 2, grams: 1000 });
    await sql`update order_item set name_en = 'CAFÉ cup 100%_' where id = ${heavy.itemId}`.execute(spec.deps.db);
    for (const q of ["café", "Café CUP", "cup 100%_"]) expect(await list({ q })).toMatchObject({ total: 1, grams: 900 });
    expect((await list({ sort: "heaviest" })).list.map(({ itemId }) => itemId)).toEqual([heavy.itemId, light.itemId]);
    expect((await list({ sort: "newest" })).list.map(({ itemId }) => itemId)).toEqual([heavy.itemId, light.itemId]);
    expect(await list({ endingWithin: "60" })).toMatchObject({ total: 0, counts: { overdue: 0, within60: 0 } });
  });
});
