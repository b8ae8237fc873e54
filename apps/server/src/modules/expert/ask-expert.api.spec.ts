import * as contract from "@sihai/contract/expert";
import { orderDetail } from "@sihai/contract/order";
import { parcelOptions, submitParcel } from "@sihai/contract/parcel";
import { cny, subtract, toDecimal } from "@sihai/domain";
import { describe, expect, it } from "vitest";
import { aBuyer, aKey, inWallet, pay } from "#testing";
import { ask, cancel, paidFor, request, someGoods, take } from "../../../testing/expert/experts.ts";
import { aMember, benches, desk, inHeld, read, spec, standOnExpertGround } from "../../../testing/expert/fixtures.ts";
import { aForm } from "../../../testing/parcel/parcels.ts";
import { aStoredItem } from "../../../testing/warehouse/stored-items.ts";

standOnExpertGround();

describe("asking the shipping expert", () => {
  it("sets the goods aside, opens the fee, and counts three working days from its payment", async () => {
    const { client, goods } = await aMember();
    const { serviceBarcode, tradeNo } = await request(client, goods);
    expect(await read(client, serviceBarcode)).toMatchObject({ state: "unpaid", tradeNo, dueAt: null, fee: "20.00", hold: null });
    const before = await inWallet(spec, client);
    expect((await pay(client, tradeNo)).ok).toBe(true);
    expect(await inWallet(spec, client)).toBe(toDecimal(subtract(cny(before), cny("20.00"))));
    const service = await read(client, serviceBarcode);
    expect(service).toMatchObject({ state: "unprocessed", tradeNo: null, may: { cancel: true, answer: false } });
    expect(Date.parse(service.dueAt ?? "")).toBeGreaterThan(Date.parse(service.soonestAt ?? ""));
    expect(service.items.every(({ reserved, storage }) => reserved && storage.paused)).toBe(true);
  });

  it("lets no other parcel, plan or expert have the goods meanwhile", async () => {
    const { client, goods } = await aMember();
    const form = await aForm(client, goods.itemIds, goods.addressId);
    await request(client, goods);
    expect(await client.call(submitParcel, { body: form }, { key: aKey() })).toMatchObject({ code: "ITEM_WITH_EXPERT" });
    expect(await client.call(parcelOptions, { body: goods })).toMatchObject({ code: "ITEM_WITH_EXPERT" });
    const wishes = { ...goods, objective: "cheapest" as const, maySplit: true, packaging: "keep" as const };
    expect(await client.call(contract.expertTerms, { body: wishes })).toMatchObject({ code: "EXPERT_ITEM_TAKEN" });
  });

  it("has the goods until it is cancelled, and their order says so", async () => {
    const { client, goods } = await aMember([500]);
    const { serviceBarcode, tradeNo } = await request(client, goods);
    const [item] = (await read(client, serviceBarcode)).items;
    const orderNo = item?.orderNo ?? "";
    const withExpert = async () => {
      const order = await client.must(orderDetail, { query: { orderNo } });
      return order.items.find(({ itemNo }) => itemNo === item?.itemNo)?.withExpert;
    };
    expect(await withExpert()).toBe(true);
    expect((await pay(client, tradeNo)).ok).toBe(true);
    await cancel(client, serviceBarcode);
    expect(await withExpert()).toBe(false);
  });

  it("refuses goods and addresses of somebody else like unknown ones", async () => {
    const { client, goods } = await aMember([500]);
    const other = await aMember([500]);
    const wishes = { objective: "cheapest" as const, maySplit: true, packaging: "keep" as const };
    const terms = (body: typeof goods) => client.call(contract.expertTerms, { body: { ...body, ...wishes } });
    expect(await terms({ ...goods, itemIds: other.goods.itemIds })).toMatchObject({ code: "EXPERT_ITEM_NOT_FOUND" });
    expect(await terms({ ...goods, itemIds: ["999999999"] })).toMatchObject({ code: "EXPERT_ITEM_NOT_FOUND" });
    expect(await terms({ ...goods, addressId: other.goods.addressId })).toMatchObject({ code: "EXPERT_ADDRESS_NOT_FOUND" });
  });

  it("refuses what nobody could plan: too large for any line, or too much for the one parcel that is wanted", async () => {
    const client = await aBuyer(spec);
    const giant = await aStoredItem(spec, client, benches, { grams: 60_000, sidesCm: [290, 150, 150] });
    const goods = await someGoods(spec, client, benches, [29_000, 29_000, 29_000]);
    expect(await ask(client, { ...goods, itemIds: [giant.itemId] })).toMatchObject({
      code: "EXPERT_NO_LINE",
      data: { itemNo: giant.itemNo },
    });
    expect(await ask(client, goods, { maySplit: false })).toMatchObject({ code: "EXPERT_ONE_PARCEL_IMPOSSIBLE" });
    expect((await ask(client, goods, { maySplit: true })).ok).toBe(true);
  });

  it("has no plan to show before one is sent (EXPERT_PLAN_MISSING)", async () => {
    const { client, goods } = await aMember([500]);
    const serviceBarcode = await paidFor(client, goods);
    expect(await client.call(contract.readPackingPlan, { query: { serviceBarcode } })).toMatchObject({
      code: "EXPERT_PLAN_MISSING",
    });
    expect(await client.call(contract.readExpert, { query: { serviceBarcode: "ZJ000000000" } })).toMatchObject({
      code: "EXPERT_NOT_FOUND",
    });
  });

  it("lapses when the fee is not paid in a day, and everything set aside is free", async () => {
    const { client, goods } = await aMember();
    const before = await inWallet(spec, client);
    const { serviceBarcode, tradeNo } = await request(client, goods, { deduction: "direct" });
    expect(await inHeld(client)).not.toBe("0.00");
    await spec.advance(24 * 3600 + 1);
    expect(await read(client, serviceBarcode)).toMatchObject({ state: "cancelled", closeReason: "unpaid" });
    expect([await inWallet(spec, client), await inHeld(client)]).toEqual([before, "0.00"]);
    const told = await spec.deps.db
      .selectFrom("message")
      .select("facts")
      .where("user_id", "=", client.id)
      .where("template", "=", "expert-cancelled")
      .execute();
    expect(told).toMatchObject([{ facts: { serviceBarcode, feePaidCny: "0.00" } }]);
    expect((await pay(client, tradeNo)).ok).toBe(false);
    expect((await ask(client, goods)).ok).toBe(true);
  });
});

describe("calling it off", () => {
  it("gives goods and held money back, never the fee, and only until the work begins", async () => {
    const { client, goods } = await aMember();
    const before = cny(await inWallet(spec, client));
    const serviceBarcode = await paidFor(client, goods, { deduction: "direct" });
    expect(await cancel(client, serviceBarcode)).toMatchObject({ ok: true, data: { state: "cancelled" } });
    expect([await inWallet(spec, client), await inHeld(client)]).toEqual([toDecimal(subtract(before, cny("20.00"))), "0.00"]);
    const endedOrBegun = { code: "EXPERT_CANCEL_REFUSED", msg: expect.stringMatching(/已结束|ended/) };
    expect(await cancel(client, serviceBarcode)).toMatchObject(endedOrBegun);

    const again = await paidFor(client, goods);
    expect((await take(desk, again)).ok).toBe(true);
    expect(await cancel(client, again)).toMatchObject({ code: "EXPERT_CANCEL_REFUSED" });
    expect(await read(client, again)).toMatchObject({ state: "processing", may: { cancel: false } });
  });

  it("of a request whose fee is not paid costs nothing", async () => {
    const { client, goods } = await aMember([500]);
    const before = await inWallet(spec, client);
    const { serviceBarcode, tradeNo } = await request(client, goods);
    expect((await cancel(client, serviceBarcode)).ok).toBe(true);
    expect((await pay(client, tradeNo)).ok).toBe(false);
    expect(await inWallet(spec, client)).toBe(before);
  });

  it("and the desk beginning at once: one of them wins", async () => {
    const { client, goods } = await aMember([500]);
    const serviceBarcode = await paidFor(client, goods);
    const [cancelled, taken] = await Promise.all([cancel(client, serviceBarcode), take(desk, serviceBarcode)]);
    expect([cancelled.ok, taken.ok].filter(Boolean)).toHaveLength(1);
    expect((await read(client, serviceBarcode)).state).toBe(cancelled.ok ? "cancelled" : "processing");
  });
});
