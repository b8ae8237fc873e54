import * as contract from "@sihai/contract/parcel";
import { listDifferences } from "@sihai/contract/storage";
import { beforeAll, describe, expect, it } from "vitest";
import { aBuyer, aWorld, type Client, pay, race, type SpecWorld } from "#testing";
import { aChangeOf, aParcelOfTwo, changeIt } from "../../../../testing/parcel/changes.ts";
import { aPaidParcel, type Benches, theBenches } from "../../../../testing/parcel/parcels.ts";
import { aStoredItem } from "../../../../testing/warehouse/stored-items.ts";

let world: SpecWorld;
let benches: Benches;
let mei: Client;
beforeAll(async () => {
  world = await aWorld();
  [benches, mei] = [await theBenches(world), await aBuyer(world)];
});

/** A parcel that is being picked, with one service by the piece. */
async function onTheBench() {
  const item = await aStoredItem(world, mei, benches);
  const parcel = await aPaidParcel(world, mei, benches, {
    form: { itemIds: [item.itemId], services: [{ code: "remove-tags", items: [{ itemId: item.itemId, quantity: 1 }] }] },
  });
  await benches.packer.must(contract.startPicking, { body: { packageId: parcel.packageId } });
  return { packageId: parcel.packageId, itemNo: item.itemNo };
}

/** Two items of one parcel that is being picked. */
async function aPickedPair() {
  const { packageId, tradeNo, itemNos } = await aParcelOfTwo(world, mei, benches);
  await pay(mei, tradeNo);
  await benches.packer.must(contract.startPicking, { body: { packageId } });
  return itemNos.map((itemNo) => ({ packageId, itemNo }));
}

const read = (packageId: string) => benches.packer.must(contract.packingParcel, { query: { packageId } });
const pick = (body: { packageId: string; itemNo: string }) => benches.packer.must(contract.pickItem, { body });

async function isOnHold(packageId: string): Promise<boolean> {
  const { parcels } = await benches.packer.must(contract.packingQueue, { query: {} });
  return parcels.find((one) => one.packageId === packageId)?.onHoldSince !== null;
}

/** What its page says comes next, the note at its first item, and what the list says. */
async function seen(packageId: string) {
  const { next, items } = await mei.must(contract.parcelDetail, { query: { packageId } });
  const { list } = await mei.must(contract.listParcels, { query: { tab: "unshipped", pageSize: 50 } });
  return [next.code, items[0]?.missing, list.find((one) => one.packageId === packageId)?.next.code];
}

/** Whether the storage bench still looks for an item. */
async function lookedFor(itemNo: string): Promise<boolean> {
  const { list } = await benches.receiver.must(listDifferences, { query: {} });
  return list.some((one) => one.itemNo === itemNo && one.kind === "missing");
}

async function told(packageId: string): Promise<string[]> {
  const rows = await world.deps.db.selectFrom("message").select(["template", "facts"]).orderBy("id").execute();
  return rows
    .filter(({ facts }) => JSON.stringify(facts).includes(packageId))
    .flatMap(({ template }) => (/missing/.test(template) ? template : []));
}

describe("what is in the way of packing", () => {
  it("is an item that is not on its shelf: the customer hears of it once, and finding it clears it", async () => {
    const at = await onTheBench();
    const { packer } = benches;
    const hold = (note: string) => packer.must(contract.holdParcel, { body: { ...at, note } });
    const wordless = { ...at, note: "？" };
    expect(await packer.call(contract.holdParcel, { body: wordless })).toMatchObject({ ok: false, code: "INPUT_INVALID" });
    await hold("not on A-01");
    await hold("looked on A-02 too");
    expect((await read(at.packageId)).items[0]?.missing).toBe("looked on A-02 too");
    expect(await isOnHold(at.packageId)).toBe(true);
    expect(await told(at.packageId)).toEqual(["parcel-item-missing"]);
    expect(await seen(at.packageId)).toEqual(["item-missing", "looked on A-02 too", "item-missing"]);

    expect(await lookedFor(at.itemNo)).toBe(true);

    await pick(at);
    expect(await lookedFor(at.itemNo)).toBe(false);
    expect(await seen(at.packageId)).toEqual(["pack", null, "pack"]);
    expect((await read(at.packageId)).items[0]).toMatchObject({ picked: true, missing: null });
    expect(await isOnHold(at.packageId)).toBe(false);
    // What is in the box cannot be missing.
    const late = await packer.call(contract.holdParcel, { body: { ...at, note: "where is it" } });
    expect(!late.ok && late.code).toBe("ITEM_NOT_IN_PARCEL");
  });

  it("is gone when the customer takes the item out, or the clerk takes it back", async () => {
    const [first, second] = await aPickedPair();
    if (!first || !second) throw new Error("no pair");
    const { packer } = benches;
    const { packageId } = first;
    await packer.must(contract.holdParcel, { body: { ...first, note: "not there" } });
    await packer.must(contract.releaseParcel, { body: first });
    expect([await isOnHold(packageId), await lookedFor(first.itemNo)]).toEqual([false, false]);
    await packer.must(contract.holdParcel, { body: { ...first, note: "really not there" } });
    const { items } = await mei.must(contract.parcelDetail, { query: { packageId } });
    const itemIds = items.flatMap(({ itemNo, itemId }) => (itemNo === second.itemNo ? itemId : []));
    const changed = await changeIt(mei, await aChangeOf(mei, packageId, { itemIds }));
    expect(changed.ok, JSON.stringify(changed)).toBe(true);
    expect(await isOnHold(packageId)).toBe(false);
    // The buyer has gone on without it; the warehouse has not.
    expect(await lookedFor(first.itemNo)).toBe(true);
    await pick(second);
    await packer.must(contract.packParcel, { body: { packageId } });
  });

  it("is gone with the parcel when the customer cancels it", async () => {
    const at = await onTheBench();
    await benches.packer.must(contract.holdParcel, { body: { ...at, note: "not there" } });
    await mei.must(contract.cancelParcel, { body: { packageId: at.packageId } });
    const { state, items } = await mei.must(contract.parcelDetail, { query: { packageId: at.packageId } });
    expect([state, items[0]?.missing]).toEqual(["cancelled", null]);
    expect(await lookedFor(at.itemNo)).toBe(true);
  });

  it("is one obstacle however many clerks press at once", async () => {
    const at = await onTheBench();
    const tries = await race(6, (index) =>
      benches.packer.call(
        contract.holdParcel,
        { body: { ...at, note: `try ${index}` } },
        { key: `hold-${at.packageId}-${index}` },
      ),
    );
    expect(tries.every(({ ok }) => ok)).toBe(true);
    expect(await told(at.packageId)).toHaveLength(1);
  });
});

describe("what was scanned by mistake", () => {
  it("is taken back while the box is filled, and no later", async () => {
    const at = await onTheBench();
    const { packer } = benches;
    await pick(at);
    const body = { ...at, code: "remove-tags" as const };
    await packer.must(contract.closeService, { body });
    await packer.must(contract.unpickItem, { body: at });
    await packer.must(contract.reopenService, { body });
    const { items, work, begun } = await read(at.packageId);
    expect([items[0]?.picked, work[0]?.doneAt]).toEqual([false, null]);
    expect(begun?.by).not.toBe("");
    const empty = await packer.call(contract.packParcel, { body: { packageId: at.packageId } });
    expect(!empty.ok && empty.code).toBe("NOT_ALL_PICKED");

    await pick(at);
    await packer.must(contract.closeService, { body });
    await packer.must(contract.packParcel, { body: { packageId: at.packageId } });
    const late = await packer.call(contract.unpickItem, { body: at });
    expect(!late.ok && late.code).toBe("PARCEL_STATE_REFUSED");
  });

  it("is no waybill when it is a parcel's number", async () => {
    const { packageId } = await onTheBench();
    const given = await benches.dispatcher.call(contract.giveWaybill, {
      body: { packageId, carrier: "Sihai Line", waybillNo: packageId },
    });
    expect(!given.ok && given.code).toBe("INPUT_INVALID");
  });
});
