import { readAuditLog } from "@sihai/contract/audit";
import * as contract from "@sihai/contract/parcel";
import { beforeAll, describe, expect, it } from "vitest";
import { aBuyer, aPhoto, aWorld, type Client, type SpecWorld } from "#testing";
import { aPaidParcel, type Benches, theBenches } from "../../../../testing/parcel/parcels.ts";
import { aStoredItem, benchPhoto } from "../../../../testing/warehouse/stored-items.ts";

let world: SpecWorld;
let benches: Benches;
let mei: Client;
beforeAll(async () => {
  world = await aWorld();
  [benches, mei] = [await theBenches(world), await aBuyer(world)];
});

async function aParcelWith(services: { code: "reinforcement" | "packed-photo" | "remove-tags"; byPiece?: boolean }[]) {
  const item = await aStoredItem(world, mei, benches, { quantity: 2 });
  return aPaidParcel(world, mei, benches, {
    form: {
      services: services.map(({ code, byPiece }) => ({ code, items: byPiece ? [{ itemId: item.itemId, quantity: 2 }] : [] })),
      itemIds: [item.itemId],
    },
  }).then((parcel) => ({ ...parcel, item }));
}

function close(
  packageId: string,
  code: "reinforcement" | "remove-tags" | "vacuum",
  given: { itemNo?: string; photo?: string } = {},
) {
  return benches.packer.call(contract.closeService, { body: { packageId, code, ...given } });
}

describe("the packing bench", () => {
  it("closes a box only when every service is done, with its picture where one is owed", async () => {
    const { packageId, item } = await aParcelWith([{ code: "reinforcement" }, { code: "remove-tags", byPiece: true }]);
    const { packer } = benches;
    const early = await close(packageId, "remove-tags", { itemNo: item.itemNo });
    expect(!early.ok && early.code).toBe("PARCEL_STATE_REFUSED");
    await packer.must(contract.startPicking, { body: { packageId } });
    await packer.must(contract.pickItem, { body: { packageId, itemNo: item.itemNo } });
    const pack = () => packer.call(contract.packParcel, { body: { packageId } });
    const undone = await pack();
    expect(!undone.ok && undone.data).toMatchObject({ code: "SERVICES_NOT_DONE", left: 2 });

    const bare = await close(packageId, "reinforcement");
    expect(!bare.ok && bare.code).toBe("SERVICE_PHOTO_MISSING");
    const unrequested = await close(packageId, "vacuum", { itemNo: item.itemNo });
    expect(!unrequested.ok && unrequested.code).toBe("PARCEL_SERVICE_NOT_FOUND");
    const photo = await benchPhoto(packer, packageId, await aPhoto());
    expect((await close(packageId, "reinforcement", { photo })).ok).toBe(true);
    expect((await close(packageId, "remove-tags", { itemNo: item.itemNo })).ok).toBe(true);
    // Done again: nothing more.
    const again = await close(packageId, "remove-tags", { itemNo: item.itemNo });
    expect(again.ok && again.data.left).toBe(0);
    const { work, box } = await packer.must(contract.packingParcel, { query: { packageId } });
    expect(work.map(({ code, photo: file, doneAt }) => [code, file !== null, doneAt !== null])).toEqual([
      ["reinforcement", true, true],
      ["remove-tags", false, true],
    ]);
    expect(box).toMatchObject({ kind: "bag", code: "B2" });
    expect((await pack()).ok).toBe(true);
  });

  it("opens a closed box again with a reason, until it is sealed, and keeps both in history and log", async () => {
    const { packageId, item } = await aParcelWith([]);
    const { packer } = benches;
    const body = { packageId, reason: "the red one went in" };
    await packer.must(contract.startPicking, { body: { packageId } });
    await packer.must(contract.pickItem, { body: { packageId, itemNo: item.itemNo } });
    expect(await packer.call(contract.openBox, { body })).toMatchObject({ ok: false, code: "PARCEL_STATE_REFUSED" });
    await packer.must(contract.packParcel, { body: { packageId } });
    const wordless = { packageId, reason: "..." };
    expect(await packer.call(contract.openBox, { body: wordless })).toMatchObject({ ok: false, code: "INPUT_INVALID" });
    expect(await packer.must(contract.openBox, { body })).toEqual({ packageId, state: "picking" });
    await packer.must(contract.unpickItem, { body: { packageId, itemNo: item.itemNo } });
    expect(await packer.call(contract.packParcel, { body: { packageId } })).toMatchObject({ ok: false, code: "NOT_ALL_PICKED" });
    const { list } = await (await world.staff("admin")).must(readAuditLog, {
      query: { subject: packageId, action: "packing.open" },
    });
    expect(list).toMatchObject([{ facts: { reason: body.reason } }]);
  });

  it("seals nothing without the picture the customer asked for", async () => {
    const { packageId, item } = await aParcelWith([{ code: "packed-photo" }]);
    const { packer } = benches;
    await packer.must(contract.startPicking, { body: { packageId } });
    await packer.must(contract.pickItem, { body: { packageId, itemNo: item.itemNo } });
    await packer.must(contract.packParcel, { body: { packageId } });
    const weigh = async (packed: boolean) =>
      packer.call(contract.weighParcel, {
        body: {
          packageId,
          grams: 600,
          sidesCm: [30, 20, 8],
          scalePhoto: await benchPhoto(packer, packageId, await aPhoto()),
          tapePhoto: await benchPhoto(packer, packageId, await aPhoto()),
          ...(packed && { packedPhoto: await benchPhoto(packer, packageId, await aPhoto()) }),
        },
      });
    const bare = await weigh(false);
    expect(!bare.ok && bare.code).toBe("EVIDENCE_MISSING");
    expect((await weigh(true)).ok).toBe(true);
  });
});
