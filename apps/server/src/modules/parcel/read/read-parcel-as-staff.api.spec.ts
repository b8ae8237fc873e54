import * as contract from "@sihai/contract/parcel";
import { beforeAll, expect, it } from "vitest";
import { aBuyer, aWorld, type Client, type SpecWorld } from "#testing";
import { aSealedParcel, type Benches, leave, theBenches } from "../../../../testing/parcel/parcels.ts";

let world: SpecWorld;
let support: Client;
let benches: Benches;
beforeAll(async () => {
  world = await aWorld();
  support = await world.staff("support");
  benches = await theBenches(world);
});

it("shows staff a settled parcel as the customer sees it, the identity number masked", async () => {
  const shopper = await aBuyer(world);
  const { packageId } = await aSealedParcel(world, shopper, benches);
  expect(await leave(benches, [packageId])).toMatchObject({ ok: true });
  const seen = await support.must(contract.readParcelAsStaff, { query: { packageId } });
  expect(seen.parcel).toEqual(await shopper.must(contract.parcelDetail, { query: { packageId } }));
  expect(seen).toMatchObject({ userId: shopper.id, customerMark: `SH${shopper.id}` });
  expect(seen.parcel.settlement).not.toBeNull();
  expect(seen.parcel.evidence.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["scale", "tape"]));
});

it("knows no parcel under an unknown number", async () => {
  const answer = await support.call(contract.readParcelAsStaff, { query: { packageId: "P20260101-ABCDEFG" } });
  expect(answer).toMatchObject({ ok: false, code: "PARCEL_NOT_FOUND", status: 404 });
});
