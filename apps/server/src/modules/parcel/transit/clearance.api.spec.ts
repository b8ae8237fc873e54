import * as contract from "@sihai/contract/parcel";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { aBuyer, aWorld, type Client, type SpecWorld } from "#testing";
import { aPaidParcel, aSealedParcel, type Benches, leave, theBenches } from "../../../../testing/parcel/parcels.ts";
import { forgetIdentities } from "./clearance.service.ts";

let spec: SpecWorld;
let benches: Benches;
let mei: Client;
let packageId: string;
let picture: Buffer;

beforeAll(async () => {
  spec = await aWorld();
  benches = await theBenches(spec);
  mei = await aBuyer(spec);
  picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: "#3366aa" } })
    .png()
    .toBuffer();
  ({ packageId } = await aPaidParcel(spec, mei, benches));
});

const wanted = (country: string) =>
  spec.deps.db.updateTable("parcel").set({ country }).where("package_no", "=", packageId).execute();
const send = (client: Client, kind: "id-front" | "certificate", bytes = picture) =>
  client.call(contract.uploadClearance, { body: { packageId, kind } }, { files: [{ name: "id.png", bytes, type: "image/png" }] });
const sealedTexts = async () =>
  (await spec.deps.db.selectFrom("clearance_proof").select(["sealed", "deleted_at"]).orderBy("id").execute()).map(
    ({ sealed }) => sealed,
  );

describe("papers for customs (rule H-54)", () => {
  it("are not taken where nobody asks for them", async () => {
    await wanted("DE");
    expect(await mei.must(contract.readClearance, { query: { packageId } })).toMatchObject({ wanted: false, mayChange: false });
    expect(await send(mei, "certificate")).toMatchObject({ ok: false, code: "CLEARANCE_NOT_WANTED" });
  });

  it("are kept sealed, one of each kind, and never come back to the browser", async () => {
    await wanted("BR");
    expect((await send(mei, "id-front")).ok).toBe(true);
    const again = await send(mei, "id-front");
    expect(again).toMatchObject({ ok: true, data: { proofs: [{ kind: "id-front", deletedAt: null }] } });
    const texts = await sealedTexts();
    expect(texts.map((text) => text === null)).toEqual([true, false]);
    expect(texts[1]).not.toContain(picture.toString("base64").slice(0, 20));
    expect(await send(mei, "certificate", Buffer.from("no picture"))).toMatchObject({ ok: false, code: "FILE_NOT_A_PICTURE" });
  });

  it("open for the customs desk alone, and each look is noted", async () => {
    const { dispatcher, packer } = benches;
    const looks = async () =>
      (await spec.deps.db.selectFrom("audit_log").select("id").where("action", "=", "dispatch.clearance").execute()).length;
    expect(await packer.call(contract.openClearance, { body: { packageId } })).toMatchObject({ ok: false, status: 403 });
    expect(await looks()).toBe(0);
    const { proofs } = await dispatcher.must(contract.openClearance, { body: { packageId } });
    expect(proofs[0]?.picture).toMatch(/^data:image\/webp;base64,/);
    expect(await looks()).toBe(1);
    const seen = await packer.must(contract.readClearanceAsStaff, { query: { packageId } });
    expect(seen).toMatchObject({
      wanted: true,
      proofs: [{ kind: "id-front", deletedAt: null }],
      looks: [{ at: expect.any(String) }],
    });
    expect(JSON.stringify(seen)).not.toContain("base64");
    expect(await packer.call(contract.readClearanceAsStaff, { query: { packageId: "P20260101-AAAAAAA" } })).toMatchObject({
      ok: false,
      code: "PARCEL_NOT_FOUND",
    });
    expect(await looks()).toBe(1);
  });

  it("do not open on another row (rule F66)", async () => {
    await send(mei, "certificate");
    await spec.deps.db.transaction().execute(async (tx) => {
      const rows = await tx
        .selectFrom("clearance_proof")
        .select(["id", "sealed"])
        .where("deleted_at", "is", null)
        .orderBy("id")
        .execute();
      const [first, second] = rows;
      await tx
        .updateTable("clearance_proof")
        .set({ sealed: first?.sealed ?? null })
        .where("id", "=", second?.id ?? "0")
        .execute();
    });
    expect(await benches.dispatcher.call(contract.openClearance, { body: { packageId } })).toMatchObject({
      ok: false,
      status: 500,
    });
  });

  it("of another customer answer like those of an unknown parcel (rule F57)", async () => {
    const omar = await aBuyer(spec);
    const ask = (id: string) => omar.call(contract.readClearance, { query: { packageId: id } });
    expect(await ask(packageId)).toEqual(await ask("P20260101-AAAAAAA"));
    expect(await omar.call(contract.removeClearance, { body: { packageId, kind: "certificate" } })).toMatchObject({
      code: "PARCEL_NOT_FOUND",
    });
  });

  it("are gone ninety days after delivery, and not a moment before; the number goes with them", async () => {
    const deliveredAt = new Date(spec.deps.clock.now().getTime() - 90 * 86_400_000 + 60_000);
    await spec.deps.db
      .updateTable("parcel")
      .set({ delivered_at: deliveredAt, identity_sealed: Buffer.from("sealed") })
      .where("package_no", "=", packageId)
      .execute();
    await forgetIdentities(spec.deps);
    expect((await sealedTexts()).filter((text) => text !== null)).toHaveLength(2);
    await spec.advance(61);
    await forgetIdentities(spec.deps);
    expect((await sealedTexts()).filter((text) => text !== null)).toHaveLength(0);
    const row = await spec.deps.db
      .selectFrom("parcel")
      .select("identity_sealed")
      .where("package_no", "=", packageId)
      .executeTakeFirstOrThrow();
    expect(row.identity_sealed).toBeNull();
    const { proofs } = await mei.must(contract.readClearance, { query: { packageId } });
    expect(proofs.every(({ deletedAt }) => deletedAt !== null)).toBe(true);
  });

  it("of a parcel that never arrives go ninety days after it was given up; the number of a cancelled one goes at once", async () => {
    const { db } = spec.deps;
    const lost = (await aSealedParcel(spec, mei, benches)).packageId;
    const cancelled = (await aPaidParcel(spec, mei, benches)).packageId;
    const sealed = Buffer.from("sealed");
    await db.updateTable("parcel").set({ identity_sealed: sealed }).where("package_no", "in", [lost, cancelled]).execute();
    await mei.must(contract.cancelParcel, { body: { packageId: cancelled } });
    expect((await leave(benches, [lost])).ok).toBe(true);
    await benches.dispatcher.must(contract.markException, { body: { packageId: lost, kind: "seized", note: "A letter" } });
    const deletesAt = spec.deps.clock.now().getTime() + 90 * 86_400_000;
    const { deletesAt: told } = await mei.must(contract.readClearance, { query: { packageId: lost } });
    expect(Math.abs(Date.parse(told ?? "") - deletesAt)).toBeLessThan(60_000);
    const kept = async () => {
      await forgetIdentities(spec.deps);
      const rows = await db.selectFrom("parcel").select("package_no").where("identity_sealed", "is not", null).execute();
      return rows.map((row) => row.package_no).filter((no) => no === lost || no === cancelled);
    };
    expect(await kept()).toEqual([lost]);
    await spec.advance(90 * 86_400);
    expect(await kept()).toEqual([]);
  });
});
