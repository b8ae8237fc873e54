import { enterLogistics, submitForwarding } from "@sihai/contract/forwarding";
import { messageList } from "@sihai/contract/message";
import * as setting from "@sihai/contract/setting";
import { orderLogistics } from "@sihai/contract/tracking";
import { shelveUnannounced } from "@sihai/contract/unannounced";
import { seededSettings, seedJson } from "@sihai/domain/setting";
import { describe, expect, it } from "vitest";
import { aPhoto, logInAgain } from "#testing";
import { announced, bodyOf, mei, standOnForwardingGround, stateOf, world } from "../../../testing/forwarding/fixtures.ts";
import { changeRules } from "../../../testing/setting/change-rule.ts";
import { benchPhoto } from "../../../testing/warehouse/stored-items.ts";

standOnForwardingGround();

const seeded = seedJson.couriers as readonly Record<string, unknown>[];
const cainiao = {
  code: "cainiao",
  name: { zh: "菜鸟速递", en: "Cainiao" },
  certain: ["CN\\d{10}"],
  likely: [],
  isPost: false,
  isOpen: true,
};
const closed = (code: string) => [...seeded, cainiao].map((one) => (one.code === code ? { ...one, isOpen: false } : one));
const forward = (courier: string, trackingNo: string) => {
  const body = bodyOf();
  return mei.call(submitForwarding, { body: { ...body, parcels: body.parcels.map((one) => ({ ...one, courier, trackingNo })) } });
};

/** From the next day on, for somebody who logs in again then. */
async function hold(couriers: unknown): Promise<void> {
  await changeRules(world, { couriers });
  await logInAgain(world, mei);
}

describe("the operator's list of couriers", () => {
  it("does not take one nobody knows, and says which it takes", async () => {
    const refused = await forward("cainiao", "CN1234567890");
    expect(refused).toMatchObject({ ok: false, code: "COURIER_NOT_FOUND" });
    if (!refused.ok) expect(refused.msg).toContain("SF Express, ZTO Express");
  });

  it("takes one that two colleagues added, and shows it to the shop", async () => {
    await hold([...seeded, cainiao]);
    expect(await forward("cainiao", "CN1234567890")).toMatchObject({ ok: true });
    await expect
      .poll(async () => (await world.visitor().must(setting.readSettings)).settings.couriers, { timeout: 5_000 })
      .toContainEqual(cainiao);
  });

  it("refuses a closed one for what is new; what is under way goes on and keeps its name", async () => {
    const held = await announced(mei);
    const [item] = held.items;
    await hold(closed("sf"));
    const refused = await forward("sf", "SF1999999999999");
    expect(refused).toMatchObject({ ok: false, code: "COURIER_CLOSED", data: { name: { zh: "顺丰速运" } } });
    if (!refused.ok) expect(refused.msg).toMatch(/SF Express.*: ZTO Express.*Cainiao, Other courier/s);
    const { deliveries } = await mei.must(orderLogistics, { query: { orderNo: held.orderNo } });
    expect(deliveries).toMatchObject([{ courier: "sf", trackingNo: item?.trackingNo }]);
    // A wrong digit is put right under the courier it travels with.
    const corrected = { orderNo: held.orderNo, itemNos: [item?.itemNo ?? ""], trackingNo: "SF1888888888888" };
    expect(await mei.call(enterLogistics, { body: { ...corrected, courier: "sf" } })).toMatchObject({ ok: true });
    expect(await mei.call(enterLogistics, { body: { ...corrected, courier: "best" } })).toMatchObject({ ok: true });
    expect(await mei.call(enterLogistics, { body: { ...corrected, courier: "sf" } })).toMatchObject({ code: "COURIER_CLOSED" });
    expect(await stateOf(mei, held.orderNo)).toEqual(["in-transit"]);
  });

  it("is where an unannounced parcel's number finds its courier, and its message the name", async () => {
    const receiver = await world.staff("receiver", "photographer");
    const photos = [await benchPhoto(receiver, "unannounced", await aPhoto())];
    const parcel = { warehouse: 1, grams: 900, shelf: "Z-01-1", photos, written: `SH${mei.id}` };
    await receiver.must(shelveUnannounced, { body: { ...parcel, trackingNo: "CN1234567899" } });
    const { list } = await mei.must(messageList, { body: {} });
    expect(list[0]?.text).toContain("Cainiao");
    const named = { ...parcel, trackingNo: "CN1234567898", courier: "sf" };
    expect(await receiver.call(shelveUnannounced, { body: named })).toMatchObject({ code: "COURIER_CLOSED" });
  });

  it("refuses a row taken out, a shape that cannot be checked and one that would take long", async () => {
    const maker = await world.staff("pricing");
    const draft = (couriers: unknown) =>
      maker.call(setting.draftSetting, { body: { name: "couriers", value: couriers, note: "as the couriers say" } });
    const of = (shape: string) => [...seeded.slice(1), { ...seeded[0], certain: [shape] }, cainiao];
    expect(await draft(seeded)).toMatchObject({ data: { problems: [{ code: "ROW_GONE", limit: "cainiao" }] } });
    expect(await draft(of("SF.*"))).toMatchObject({ data: { problems: [{ path: "9.certain.0", code: "NOT_PATTERN" }] } });
    expect(await draft(of("(\\d?){1,30}A"))).toMatchObject({
      data: { problems: [{ path: "9.certain.0", code: "PATTERN_SLOW" }] },
    });
    expect(seededSettings.couriers).toHaveLength(10);
  });
});
