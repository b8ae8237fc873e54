import { submitForwarding } from "@sihai/contract/forwarding";
import * as freight from "@sihai/contract/freight";
import { editUserInfo, userInfo } from "@sihai/contract/identity";
import { orderDetail, submitDiy } from "@sihai/contract/order";
import { submitParcel } from "@sihai/contract/parcel";
import * as setting from "@sihai/contract/setting";
import { listStorage } from "@sihai/contract/storage";
import { getWarehouseAddress, signDelivery, stockIn } from "@sihai/contract/warehouse";
import { beijingDate, dayAfter } from "@sihai/domain/clocks";
import { seedJson } from "@sihai/domain/setting";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aBuyer, aKey, anAddress, aPhoto, aWorld, type Client, logInAgain, pay, type SpecWorld } from "#testing";
import { aForm, aWaybill, type Benches, leave, packIt, theBenches, weighIt } from "../../../testing/parcel/parcels.ts";
import { benchPhoto } from "../../../testing/warehouse/stored-items.ts";

const seeded = seedJson.warehouses as readonly Record<string, unknown>[];
const yiwu = {
  ...seeded[0],
  id: 3,
  name: { zh: "华东仓（义乌）", en: "East China (Yiwu)" },
  shortName: { zh: "华东仓", en: "East China" },
  refuses: [],
};
const lineId = "express-world-hk";
const item = { name: "陶瓷茶壶", classId: "figures", quantity: 1, unitValue: "60.00", remark: "", pictures: [] };

describe("a warehouse of the operator's", () => {
  let world: SpecWorld;
  let maker: Client;
  let checker: Client;
  let mei: Client;
  let benches: Benches;
  let storedNo: string;
  let onTheWay: string;
  beforeAll(async () => {
    world = await aWorld();
  });
  // Days pass and sessions end.
  beforeEach(async () => {
    maker = await world.staff("pricing");
    checker = await world.staff("pricing", "finance");
    mei ??= await aBuyer(world, "5000.00");
    benches = await theBenches(world);
  });

  const draft = (value: unknown) =>
    maker.call(setting.draftSetting, { body: { name: "warehouses", value, note: "as the lease says" } });

  /** At once, as the rule of warehouses may. */
  async function hold(value: unknown): Promise<void> {
    const made = await draft(value);
    if (!made.ok) throw new Error(made.code);
    await checker.must(setting.checkSetting, { body: { versionId: made.data.versionId } });
  }

  const shownIds = async () =>
    (await world.visitor().must(getWarehouseAddress)).warehouses.map(({ warehouseId, isOpen }) => [warehouseId, isOpen]);
  const forward = (trackingNo: string, warehouseId = 3) =>
    mei.call(submitForwarding, {
      body: {
        warehouseId,
        parcels: [{ courier: "sf", trackingNo, services: [], items: [item] }],
        remark: "two boxes",
        shipTogether: false,
        agreed: true,
      },
    });

  async function receive(trackingNo: string, itemNo: string): Promise<void> {
    await benches.receiver.must(signDelivery, { body: { trackingNo } });
    const standardPhotos: string[] = [];
    for (const _ of [1, 2, 3]) standardPhotos.push(await benchPhoto(benches.receiver, itemNo, await aPhoto()));
    const body = { itemNo, grams: 600, sidesCm: [30, 20, 8] as [number, number, number], shelf: "A-01-1", quantity: 1 };
    await benches.receiver.must(stockIn, { body: { ...body, standardPhotos } });
  }

  /** A price list on which the line collects from the new warehouse too. */
  async function collectFromYiwu(): Promise<void> {
    const { files } = await maker.must(freight.exportRateVersion, { query: { versionId: "0" } });
    const text = files.find(({ name }) => name === "lines")?.text ?? "";
    const lines = text.replace(new RegExp(`^(${lineId},.*),1 2,`, "m"), "$1,1 2 3,");
    const { versionId } = await maker.must(freight.importRateVersion, { body: { files: { lines }, note: "Yiwu" } });
    const from = dayAfter(beijingDate(world.deps.clock.now()));
    await checker.must(freight.scheduleRateVersion, { body: { versionId, from } });
    await world.advance(86_400);
  }

  it("cannot be reached before it is there", async () => {
    expect(await forward("SF1000000000001")).toMatchObject({
      ok: false,
      code: "WAREHOUSE_NOT_FOUND",
      data: { open: [{ en: "South China (Guangdong)" }, { en: "Hong Kong" }] },
    });
  });

  it("is added by two people and shown to everybody", async () => {
    await hold([...seeded, yiwu]);
    expect(await shownIds()).toEqual([
      [1, true],
      [2, true],
      [3, true],
    ]);
    const shown = await world.visitor().must(getWarehouseAddress, { query: { warehouseId: "3" } });
    expect(shown.warehouses).toMatchObject([{ name: yiwu.name, phone: "0769-8100 0018", notices: [] }]);
    await expect
      .poll(async () => (await world.visitor().must(setting.readSettings)).settings.warehouses, { timeout: 5_000 })
      .toMatchObject([{ id: 1 }, { id: 2 }, { id: 3, isOpen: true }]);
  });

  it("takes what is forwarded to it", async () => {
    const numbers = [];
    for (const trackingNo of ["SF1000000000002", "SF1000000000003"]) {
      const placed = await forward(trackingNo);
      if (!placed.ok) throw new Error(placed.code);
      const order = await mei.must(orderDetail, { query: { orderNo: placed.data.orderNo } });
      expect(order.warehouseId).toBe(3);
      numbers.push(order.items[0]?.itemNo ?? "");
    }
    [storedNo = "", onTheWay = ""] = numbers;
    await receive("SF1000000000002", storedNo);
    const { counts, list } = await mei.must(listStorage, { query: { warehouse: 3 } });
    expect(counts.warehouses).toEqual([{ warehouse: 3, items: 1 }]);
    expect(list).toMatchObject([{ itemNo: storedNo, warehouse: 3 }]);
    await mei.must(editUserInfo, { body: { warehouseId: 3 } });
    expect((await mei.must(userInfo)).warehouseId).toBe(3);
  });

  it("is never taken out, and one at least stays open", async () => {
    expect(await draft(seeded)).toMatchObject({
      ok: false,
      code: "SETTING_VALUE_WRONG",
      data: { problems: [{ path: "", code: "ROW_GONE", limit: "3" }] },
    });
    const closed = [...seeded, yiwu].map((one) => ({ ...one, isOpen: false }));
    expect(await draft(closed)).toMatchObject({ data: { problems: [{ path: "", code: "ALL_CLOSED" }] } });
  });

  it("takes nothing new once it is closed, and says where it can go", async () => {
    await collectFromYiwu();
    await logInAgain(world, mei);
    await hold([...seeded, { ...yiwu, isOpen: false }]);
    expect(await shownIds()).toContainEqual([3, false]);
    const refused = await forward("SF1000000000004");
    const facts = { name: yiwu.name, open: [{ en: "South China (Guangdong)" }, { en: "Hong Kong" }] };
    expect(refused).toMatchObject({ ok: false, code: "WAREHOUSE_CLOSED", data: facts });
    const open = { zh: "华南仓（广东）", en: "South China (Guangdong)" };
    if (!refused.ok) expect([open.zh, open.en].some((name) => refused.msg.includes(name))).toBe(true);
    const diy = await mei.call(submitDiy, {
      body: {
        ...{ name: "陶壶", link: "https://shop.example.cn/item/77", platform: "other", unitPrice: "88.00", quantity: 1 },
        ...{ domesticFreight: "12.00", options: "", remark: "", classId: "cups", pictures: [], warehouseId: 3 },
        ...{ country: "DE", disclaimerAgreed: true },
      },
    });
    expect(diy).toMatchObject({ ok: false, code: "WAREHOUSE_CLOSED" });
    expect(await mei.call(editUserInfo, { body: { warehouseId: 3 } })).toMatchObject({ ok: false, code: "WAREHOUSE_CLOSED" });
    expect((await mei.must(userInfo)).warehouseId).toBe(1);
    expect(await forward("SF1000000000004", 1)).toMatchObject({ ok: true });
  });

  it("goes on with what lies there and what is on its way", async () => {
    await receive("SF1000000000003", onTheWay);
    const { list } = await mei.must(listStorage, { query: { warehouse: 3 } });
    expect(list).toHaveLength(2);
    const lying = list.find(({ itemNo }) => itemNo === storedNo);
    const addressId = await anAddress(world, mei);
    const body = await aForm(mei, [lying?.itemId ?? ""], addressId, { lineId });
    const parcel = await mei.must(submitParcel, { body }, { key: aKey() });
    expect(await pay(mei, parcel.tradeNo)).toMatchObject({ ok: true });
    await packIt(benches, parcel.packageId, [storedNo]);
    expect(await weighIt(benches, parcel.packageId, { grams: 700, sidesCm: [30, 20, 8] })).toMatchObject({ ok: true });
    await aWaybill(benches, parcel.packageId);
    expect(await leave(benches, [parcel.packageId])).toMatchObject({ ok: true });
  });
});
