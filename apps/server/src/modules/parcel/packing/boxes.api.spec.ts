import * as contract from "@sihai/contract/parcel";
import { draftSetting } from "@sihai/contract/setting";
import { seedJson } from "@sihai/domain/setting";
import { expect, it } from "vitest";
import { logInAgain } from "#testing";
import { benches, detail, mei, spec, standOnNewGround } from "../../../../testing/parcel/fixtures.ts";
import { aSubmittedParcel, theBenches } from "../../../../testing/parcel/parcels.ts";
import { changeRules } from "../../../../testing/setting/change-rule.ts";

standOnNewGround();

const seeded = seedJson.boxes as readonly Record<string, unknown>[];

it("proposes a box of the operator's list as it is now, and leaves a submitted parcel its estimate and price", async () => {
  const held = await aSubmittedParcel(spec, mei, benches, { grams: 3_600 });
  const before = await detail(held.packageId);
  const seen = await benches.packer.must(contract.packingParcel, { query: { packageId: held.packageId } });
  const usual = seeded.find(({ code }) => code === seen.box?.code);
  expect(usual).toMatchObject({ kind: "carton" });
  // The same carton, heavier, under a new code instead of the old one.
  const strong = { ...usual, code: "C9", name: { zh: "加固箱", en: "Strong carton" }, grams: 5_000 };
  const changed = [...seeded.map((one) => (one === usual ? { ...one, isOpen: false } : one)), strong];
  await changeRules(spec, { boxes: changed });
  const { packer } = await theBenches(spec);
  const now = await packer.must(contract.packingParcel, { query: { packageId: held.packageId } });
  expect(now.box).toMatchObject({ code: "C9", name: { en: "Strong carton" }, grams: 5_000, sidesCm: seen.box?.sidesCm });
  expect(now.estSidesCm).toEqual(seen.estSidesCm);
  await logInAgain(spec, mei);
  const after = await detail(held.packageId);
  expect([after.total, after.charges]).toEqual([before.total, before.charges]);
});

it("keeps a carton open, and takes none out", async () => {
  const maker = await spec.staff("pricing");
  const draft = (value: unknown) => maker.call(draftSetting, { body: { name: "boxes", value, note: "the new supplier" } });
  expect(await draft(seeded)).toMatchObject({ data: { problems: [{ code: "ROW_GONE", limit: "C9" }] } });
  const noCarton = seeded.map((one) => ({ ...one, isOpen: one.kind === "bag" }));
  expect(await draft(noCarton)).toMatchObject({ data: { problems: [{ path: "", code: "ALL_CLOSED" }] } });
});
