import * as contract from "@sihai/contract/parcel";
import { beforeAll, describe, expect, it } from "vitest";
import { aBuyer, aWorld, type Client, inWallet, race, type SpecWorld } from "#testing";
import { aPaidParcel, type Benches, leave, theBenches, weighIt } from "../../../../testing/parcel/parcels.ts";
import { aStoredItem } from "../../../../testing/warehouse/stored-items.ts";

let world: SpecWorld;
let benches: Benches;
let mei: Client;
beforeAll(async () => {
  world = await aWorld();
  [benches, mei] = [await theBenches(world), await aBuyer(world)];
});

/** Three mugs in a parcel, being picked, whose tags (¥2.00 a piece) are to be cut off, in a box to be reinforced (¥30.00). */
async function onTheBench() {
  const item = await aStoredItem(world, mei, benches, { quantity: 3 });
  const parcel = await aPaidParcel(world, mei, benches, {
    form: {
      itemIds: [item.itemId],
      services: [
        { code: "remove-tags", items: [{ itemId: item.itemId, quantity: 3 }] },
        { code: "reinforcement", items: [] },
      ],
    },
  });
  await benches.packer.must(contract.startPicking, { body: { packageId: parcel.packageId } });
  return { packageId: parcel.packageId, itemNo: item.itemNo };
}

type Given = { code?: "remove-tags" | "reinforcement" | "vacuum"; itemNo?: string; done: number };
const fewer = (packageId: string, { code = "remove-tags", ...given }: Given, by = benches.packer) =>
  by.call(contract.refundService, { body: { packageId, code, reason: "Two have no tags", ...given } });
const detail = (packageId: string) => mei.must(contract.parcelDetail, { query: { packageId } });

describe("a service done to fewer pieces than paid for is refunded (rule H-132)", () => {
  it("to the wallet at once, and the parcel says so; the rest is done and settled as usual", async () => {
    const { packageId, itemNo } = await onTheBench();
    const [before, wallet] = [await detail(packageId), await inWallet(world, mei)];
    expect(await fewer(packageId, { itemNo, done: 1 })).toMatchObject({ ok: true, data: { refunded: "4.00" } });
    expect(Number(await inWallet(world, mei)) - Number(wallet)).toBeCloseTo(4);
    const after = await detail(packageId);
    expect(Number(before.total) - Number(after.total)).toBeCloseTo(4);
    expect(after.charges.find(({ code }) => code === "remove-tags")).toMatchObject({ quantity: 1, amount: "2.00" });
    expect(after.steps.at(-1)).toMatchObject({
      by: "staff",
      note: "Two have no tags",
      changed: { from: before.total, to: after.total },
    });

    expect(await fewer(packageId, { code: "reinforcement", done: 0 })).toMatchObject({ ok: true, data: { refunded: "30.00" } });
    const { packer } = benches;
    const { work } = await packer.must(contract.packingParcel, { query: { packageId } });
    expect(work).toMatchObject([{ code: "remove-tags", quantity: 1 }]);
    await packer.must(contract.closeService, { body: { packageId, code: "remove-tags", itemNo } });
    await packer.must(contract.pickItem, { body: { packageId, itemNo } });
    await packer.must(contract.packParcel, { body: { packageId } });
    expect((await weighIt(benches, packageId, { grams: 900, sidesCm: [25, 20, 12] })).ok).toBe(true);
    await benches.dispatcher.must(contract.giveWaybill, {
      body: { packageId, carrier: "Sihai Line", waybillNo: `SH${packageId.slice(-7)}` },
    });
    expect((await leave(benches, [packageId])).ok).toBe(true);
  });

  it("by another clerk, who has not begun the parcel by that", async () => {
    const { packageId, itemNo } = await onTheBench();
    const begun = async () => (await benches.packer.must(contract.packingParcel, { query: { packageId } })).begun;
    const first = await begun();
    await world.advance(60);
    expect((await fewer(packageId, { itemNo, done: 2 }, await world.staff("packer"))).ok).toBe(true);
    expect(await begun()).toEqual(first);
  });

  it("once, whoever enters it at the same moment", async () => {
    const { packageId, itemNo } = await onTheBench();
    const wallet = await inWallet(world, mei);
    const replies = await race(5, () => fewer(packageId, { itemNo, done: 2 }));
    expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
    expect(Number(await inWallet(world, mei)) - Number(wallet)).toBeCloseTo(2);
  });

  it("refuses as many or more, what was not paid for, what is done, and whoever may not pack", async () => {
    const { packageId, itemNo } = await onTheBench();
    const code = async (given: Given) => {
      const reply = await fewer(packageId, given);
      return reply.ok ? "ok" : reply.code;
    };
    expect(await fewer(packageId, { itemNo, done: 3 })).toMatchObject({
      ok: false,
      code: "SERVICE_NOT_FEWER",
      data: { most: 2 },
    });
    expect(await code({ code: "vacuum", itemNo, done: 0 })).toBe("PARCEL_SERVICE_NOT_FOUND");
    await benches.packer.must(contract.closeService, { body: { packageId, code: "remove-tags", itemNo } });
    expect(await code({ itemNo, done: 0 })).toBe("PARCEL_SERVICE_NOT_FOUND");
    expect(await fewer(packageId, { code: "reinforcement", done: 0 }, benches.receiver)).toMatchObject({
      ok: false,
      status: 403,
    });
    const unknown = await fewer("P20260101-AAAAAAA", { itemNo, done: 0 });
    expect(!unknown.ok && unknown.code).toBe("PARCEL_NOT_FOUND");
  });
});
