import { submitForwarding } from "@sihai/contract/forwarding";
import * as freight from "@sihai/contract/freight";
import { orderDetail } from "@sihai/contract/order";
import { draftSetting } from "@sihai/contract/setting";
import { seededSettings, seedJson } from "@sihai/domain/setting";
import { expect, it } from "vitest";
import { logInAgain } from "#testing";
import { bodyOf } from "../../../testing/forwarding/fixtures.ts";
import { benches, detail, mei, spec, standOnNewGround } from "../../../testing/parcel/fixtures.ts";
import { aPaidParcel } from "../../../testing/parcel/parcels.ts";
import { changeRules } from "../../../testing/setting/change-rule.ts";

standOnNewGround();

const seeded = seedJson.goodsClasses as readonly Record<string, unknown>[];
const drones = { id: "drones", name: { zh: "无人机", en: "Drones" }, flags: ["loose-battery"], needsCheck: true, avgGrams: 900 };
const changed = [
  ...seeded.map((one) => {
    if (one.id === "figures") return { ...one, isOpen: false };
    // What was harmless is a magnet from tomorrow on.
    return one.id === "cups" ? { ...one, flags: ["magnet"] } : one;
  }),
  { ...drones, isOpen: true },
];
let serial = 0;
const forward = (classId: string) => {
  const body = bodyOf();
  serial += 1;
  const trackingNo = `SF77${String(10_000_000_000 + serial)}`;
  const of = body.parcels.map((one) => ({ ...one, trackingNo, items: one.items.map((item) => ({ ...item, classId })) }));
  return mei.call(submitForwarding, { body: { ...body, parcels: of } });
};
const flagsOf = async (orderNo: string) => {
  const itemNos = (await mei.must(orderDetail, { query: { orderNo } })).items.map(({ itemNo }) => itemNo);
  const rows = await spec.deps.db.selectFrom("order_item").select("flags").where("item_no", "in", itemNos).execute();
  return rows.map(({ flags }) => flags);
};
const shownOf = async (classId: string) => {
  const found = (await spec.visitor().must(freight.listGoodsClasses)).classes.find(({ id }) => id === classId);
  return found && [found.flags, found.isOpen];
};

it("a class of the operator's is added or closed by two colleagues from a day on; what was ordered and paid before stays", async () => {
  const held = await aPaidParcel(spec, mei, benches, { grams: 900 });
  const before = await detail(held.packageId);
  const early = await forward("cups");
  if (!early.ok) throw new Error(early.code);
  expect(await forward("drones")).toMatchObject({ ok: false, code: "GOODS_CLASS_UNKNOWN" });

  await changeRules(spec, { goodsClasses: changed });
  await logInAgain(spec, mei);
  expect([await shownOf("drones"), await shownOf("figures")]).toEqual([
    [["loose-battery"], true],
    [["fragile"], false],
  ]);
  const refused = await forward("figures");
  expect(refused).toMatchObject({ ok: false, code: "GOODS_CLASS_CLOSED", data: { name: { en: "Figures and models" } } });
  if (!refused.ok) expect(refused.msg).toMatch(/^Figures and models .*Clothing, Bags.*Drones$/);
  const late = await forward("cups");
  const drone = await forward("drones");
  if (!late.ok || !drone.ok) throw new Error("refused");
  expect([await flagsOf(early.data.orderNo), await flagsOf(late.data.orderNo), await flagsOf(drone.data.orderNo)]).toEqual([
    [["fragile"]],
    [["magnet"]],
    [["loose-battery"]],
  ]);
  const after = await detail(held.packageId);
  expect([after.total, after.charges, after.state]).toEqual([before.total, before.charges, before.state]);
});

it("an estimate takes the class's flags of its day, and a flag nobody knows is refused", async () => {
  const asked = { country: "US", zip: "94110", warehouse: 1, grams: 800 };
  const linesFor = async (classId: string) => {
    const { eligible } = await spec.visitor().must(freight.calculate, { body: { ...asked, classes: [classId] } });
    return eligible.length;
  };
  expect(await linesFor("drones")).toBeLessThan(await linesFor("clothing"));
  const maker = await spec.staff("pricing");
  const value = seeded.map((one) => (one.id === "cups" ? { ...one, flags: ["heavy"] } : one));
  expect(await maker.call(draftSetting, { body: { name: "goodsClasses", value, note: "as customs say" } })).toMatchObject({
    data: {
      problems: [{ path: `${seededSettings.goodsClasses.findIndex(({ id }) => id === "cups")}.flags.0`, code: "NOT_CHOICE" }],
    },
  });
});
