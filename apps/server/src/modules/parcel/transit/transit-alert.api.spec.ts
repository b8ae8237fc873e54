import type { TrackStage } from "@sihai/adapters/tracking";
import * as contract from "@sihai/contract/parcel";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { aBuyer, aWorld, type Client, type SpecWorld } from "#testing";
import { aSealedParcel, type Benches, leave, theBenches } from "../../../../testing/parcel/parcels.ts";
import { recordTracking } from "./record-tracking.service.ts";

let spec: SpecWorld;
let benches: Benches;
let mei: Client;
beforeAll(async () => {
  spec = await aWorld();
  benches = await theBenches(spec);
  mei = await aBuyer(spec);
});

/** A parcel that left, and a way to let the carrier tell of it what it told so far. */
async function onTheRoad() {
  const { packageId, waybillNo } = await aSealedParcel(spec, mei, benches);
  expect((await leave(benches, [packageId])).ok).toBe(true);
  const start = spec.deps.clock.now().getTime();
  const told: TrackStage[] = [];
  async function tells(...stages: TrackStage[]): Promise<void> {
    told.push(...stages);
    const events = told.map((stage, index) => ({
      at: new Date(start + index * 60_000),
      stage,
      country: "DE",
      place: { zh: "", en: "" },
      text: { zh: "", en: "" },
    }));
    await recordTracking(spec.deps, { number: waybillNo, reference: packageId, stage: told.at(-1) ?? null, events });
  }
  return { packageId, tells };
}

const detail = (packageId: string) => mei.must(contract.parcelDetail, { query: { packageId } });
async function listed(packageId: string) {
  const { list } = await mei.must(contract.listParcels, { query: { tab: "shipped", pageSize: 50 } });
  return list.find((parcel) => parcel.packageId === packageId);
}
async function onTheDesk(packageId: string) {
  const { parcels } = await benches.dispatcher.must(contract.listExceptions, {});
  return parcels.find((parcel) => parcel.packageId === packageId);
}
async function messages(packageId: string) {
  const rows = await spec.deps.db
    .selectFrom("message")
    .select("template")
    .where("user_id", "=", mei.id)
    .where("link", "like", `%${packageId}`)
    .where("template", "in", ["parcel-held", "parcel-papers-wanted", "parcel-returning"])
    .orderBy("id")
    .execute();
  return rows.map(({ template }) => template);
}

describe("what stands in a parcel's way is said the moment a carrier tells it", () => {
  it("held by customs: called so, still expected, on the desk; released, it is on its way again", async () => {
    const { packageId, tells } = await onTheRoad();
    await tells("departed", "arrived");
    expect(await detail(packageId)).toMatchObject({ alert: null, next: { code: "arrive" } });
    expect(await onTheDesk(packageId)).toBeUndefined();
    await tells("held");
    const held = await detail(packageId);
    expect(held).toMatchObject({ state: "shipped", alert: "held", next: { code: "held", by: null } });
    expect(held.arrives).not.toBeNull();
    expect(held.may.confirmReceipt).toBe(true);
    expect(await listed(packageId)).toMatchObject({ next: { code: "held" } });
    expect(await onTheDesk(packageId)).toMatchObject({ kind: null, alert: "held" });
    await tells("delayed");
    expect(await onTheDesk(packageId)).toMatchObject({ kind: null, alert: "held" });
    expect(await messages(packageId)).toEqual(["parcel-held"]);
    await tells("customs");
    expect(await detail(packageId)).toMatchObject({ alert: null, next: { code: "arrive" } });
    expect(await onTheDesk(packageId)).toBeUndefined();
  });

  it("turned back: no arrival is promised any more, days before it is back", async () => {
    const { packageId, tells } = await onTheRoad();
    await tells("arrived", "returning", "departed");
    expect(await detail(packageId)).toMatchObject({
      state: "shipped",
      alert: "returning",
      arrives: null,
      next: { code: "returning", by: null },
    });
    expect(await listed(packageId)).toMatchObject({ arrives: null, next: { code: "returning" } });
    // The desk goes on seeing it through the scans of its way home.
    expect(await onTheDesk(packageId)).toMatchObject({ kind: null, alert: "returning" });
    expect(await messages(packageId)).toEqual(["parcel-returning"]);
    // A buyer who says it came would leave its goods nowhere when they are back.
    expect((await detail(packageId)).may.confirmReceipt).toBe(false);
    const confirmed = await mei.call(contract.confirmReceipt, { body: { packageId } });
    expect(!confirmed.ok && confirmed.code).toBe("PARCEL_STATE_REFUSED");
    await tells("returned");
    expect(await detail(packageId)).toMatchObject({ state: "exception", alert: null, next: { code: "returned" } });
  });

  it("papers asked for: they can be sent whatever the country", async () => {
    const { packageId, tells } = await onTheRoad();
    const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: "#3366aa" } })
      .png()
      .toBuffer();
    const send = () =>
      mei.call(
        contract.uploadClearance,
        { body: { packageId, kind: "id-front" } },
        { files: [{ name: "id.png", bytes, type: "image/png" }] },
      );
    await tells("customs");
    expect(await send()).toMatchObject({ ok: false, code: "CLEARANCE_NOT_WANTED" });
    await tells("papers-wanted");
    expect(await detail(packageId)).toMatchObject({ alert: "papers-wanted", next: { code: "papers-wanted" } });
    expect(await mei.must(contract.readClearance, { query: { packageId } })).toMatchObject({ wanted: true, mayChange: true });
    expect((await send()).ok).toBe(true);
    expect(await messages(packageId)).toEqual(["parcel-papers-wanted"]);
  });
});
