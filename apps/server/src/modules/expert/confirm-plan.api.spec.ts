import * as contract from "@sihai/contract/expert";
import { cancelParcel, parcelDetail } from "@sihai/contract/parcel";
import { orderServices } from "@sihai/contract/service";
import { cny, subtract, toDecimal } from "@sihai/domain";
import { priceItemService } from "@sihai/domain/service";
import { seededSettings } from "@sihai/domain/setting";
import { describe, expect, it } from "vitest";
import { aKey, type Client, inWallet, pay } from "#testing";
import { accept, ask, decline, paidFor, planned, sendPlan, take } from "../../../testing/expert/experts.ts";
import { aMember, desk, read, spec, standOnExpertGround } from "../../../testing/expert/fixtures.ts";
import { aChangeOf, changeIt } from "../../../testing/parcel/changes.ts";
import { followExpertParcels } from "./follow-parcels.ts";

standOnExpertGround();

const detail = (client: Client, packageId: string) => client.must(parcelDetail, { query: { packageId } });

describe("a plan to confirm", () => {
  it("becomes real parcels, paid together, and the service follows them", async () => {
    const { client, goods } = await aMember([900, 1700, 400]);
    const serviceBarcode = await paidFor(client, goods, { packaging: "remove-all" });
    await take(desk, serviceBarcode);
    const [first = "", ...rest] = goods.itemIds;
    expect(await sendPlan(desk, serviceBarcode, [[first], rest])).toMatchObject({ ok: true, data: { state: "pending-payment" } });
    const plan = await client.must(contract.readPackingPlan, { query: { serviceBarcode } });
    expect(plan).toMatchObject({ planNo: 1, note: "一起走最省。", total: plan.sentTotal, may: { answer: true } });
    expect(plan.parcels.map(({ itemIds }) => itemIds)).toEqual([[first], rest.toSorted()]);
    expect(plan.parcels.every(({ charges }) => charges.some(({ code }) => code === "remove-box"))).toBe(true);
    const service = await read(client, serviceBarcode);
    const declared = plan.parcels.reduce((sum, parcel) => sum + Math.round(Number(parcel.declared.amount) * 100), 0);
    expect(declared).toBe(Math.round(Number(service.declared.amount) * 100));

    const asked = async () => (await client.must(contract.listExpert, { query: {} })).list[0]?.asks;
    expect(await asked()).toEqual({ amount: plan.total, tradeNo: null });
    const accepted = await accept(client, serviceBarcode);
    if (!accepted.ok) throw new Error(accepted.code);
    expect(accepted.data.packageNos).toHaveLength(2);
    expect(await asked()).toEqual({ amount: plan.total, tradeNo: accepted.data.tradeNo });
    expect(await read(client, serviceBarcode)).toMatchObject({ state: "pending-payment", tradeNo: accepted.data.tradeNo });
    const before = cny(await inWallet(spec, client));
    expect((await pay(client, accepted.data.tradeNo)).ok).toBe(true);
    expect(await inWallet(spec, client)).toBe(toDecimal(subtract(before, cny(plan.total))));
    expect(await asked()).toBeNull();
    const paid = await read(client, serviceBarcode);
    expect(paid).toMatchObject({ state: "paid", tradeNo: null });
    expect(paid.parcels.map(({ state }) => state)).toEqual(["unshipped", "unshipped"]);
    expect(paid.timeline.map(({ to }) => to)).toEqual(["unpaid", "unprocessed", "processing", "pending-payment", "paid"]);
  });

  it("leaves each parcel to its customer: one changed before paying has a payment of its own, the other keeps its price", async () => {
    const { client, goods } = await aMember([900, 1700, 400]);
    const serviceBarcode = await paidFor(client, goods);
    await take(desk, serviceBarcode);
    const [first = "", second = "", third = ""] = goods.itemIds;
    expect((await sendPlan(desk, serviceBarcode, [[first], [second, third]])).ok).toBe(true);
    const accepted = await accept(client, serviceBarcode);
    if (!accepted.ok) throw new Error(accepted.code);
    const [one = "", two = ""] = accepted.data.packageNos;
    const both = [await detail(client, one), await detail(client, two)];
    const larger = both.find(({ items }) => items.length === 2) ?? both[0];
    const other = both.find((parcel) => parcel !== larger);
    if (!larger || !other) throw new Error("two parcels were planned");
    const body = await aChangeOf(client, larger.packageId, { itemIds: [second] });
    const changed = await changeIt(client, body);
    if (!changed.ok) throw new Error(changed.code);
    expect((await pay(client, accepted.data.tradeNo)).ok).toBe(false);
    expect((await detail(client, other.packageId)).total).toBe(other.total);
    for (const tradeNo of [changed.data.tradeNo, (await detail(client, other.packageId)).tradeNo])
      expect((await pay(client, tradeNo ?? "")).ok).toBe(true);
    expect((await read(client, serviceBarcode)).parcels.map(({ state }) => state)).toEqual(["unshipped", "unshipped"]);
  });

  it("names the services it would leave undone, and leaves them only for who says so", async () => {
    const { client, goods } = await aMember([500]);
    const serviceBarcode = await planned(client, desk, goods);
    const plan = () => client.must(contract.readPackingPlan, { query: { serviceBarcode } });
    const { items, open: before } = await plan();
    expect(before).toEqual([]);
    const services = [{ serviceNo: "video" as const, quantity: 1, remarks: "" }];
    const seenTotal = toDecimal(priceItemService("video", 1, 0, seededSettings).total);
    const body = { itemNo: items[0]?.itemNo ?? "", services, seenTotal };
    const ordered = await client.must(orderServices, { body }, { key: aKey() });
    expect((await pay(client, ordered.tradeNo ?? "")).ok).toBe(true);
    const left = { itemId: goods.itemIds[0], owed: "0.00", services: [{ serviceNo: "video", isPaid: true }] };
    expect((await plan()).open).toEqual([left]);
    expect(await accept(client, serviceBarcode)).toMatchObject({ ok: false, code: "ITEM_SERVICES_OPEN" });
    expect(await accept(client, serviceBarcode, { agreedOpenServices: true })).toMatchObject({ ok: true });
    expect((await plan()).open).toEqual([]);
  });

  it("is planned anew once when declined, and ends the second time", async () => {
    const { client, goods } = await aMember([500]);
    const serviceBarcode = await planned(client, desk, goods);
    expect(await decline(client, serviceBarcode)).toMatchObject({ data: { state: "processing" } });
    expect(await accept(client, serviceBarcode).catch(() => "no plan")).toBe("no plan");
    expect((await sendPlan(desk, serviceBarcode)).ok).toBe(true);
    expect(await decline(client, serviceBarcode)).toMatchObject({ data: { state: "cancelled" } });
    const service = await read(client, serviceBarcode);
    expect(service).toMatchObject({ closeReason: "declined", declines: 2 });
    expect(service.items.some(({ reserved, storage }) => reserved || storage.paused)).toBe(false);
  });

  it("lapses after seven days without an answer", async () => {
    const { client, goods } = await aMember([500]);
    const serviceBarcode = await planned(client, desk, goods);
    await spec.advance(7 * 86_400 + 1);
    expect(await read(client, serviceBarcode)).toMatchObject({ state: "cancelled", closeReason: "unanswered" });
    expect((await ask(client, goods)).ok).toBe(true);
  });

  it("is not taken any more at its deadline, though no timer has fired yet", async () => {
    const { client, goods } = await aMember([500]);
    const serviceBarcode = await planned(client, desk, goods);
    await spec.deps.clock.advance(7 * 86_400);
    expect(await accept(client, serviceBarcode)).toMatchObject({ code: "EXPERT_ANSWER_TOO_LATE" });
    await spec.fireTimers();
    expect(await read(client, serviceBarcode)).toMatchObject({ state: "cancelled", closeReason: "unanswered" });
  });

  it("ends with its parcels when all of them are cancelled", async () => {
    const { client, goods } = await aMember([500]);
    const serviceBarcode = await planned(client, desk, goods);
    const accepted = await accept(client, serviceBarcode);
    if (!accepted.ok) throw new Error(accepted.code);
    for (const packageId of accepted.data.packageNos) await client.must(cancelParcel, { body: { packageId } }, { key: aKey() });
    await followExpertParcels(spec.deps);
    expect(await read(client, serviceBarcode)).toMatchObject({ state: "cancelled", closeReason: "parcels-cancelled" });
  });

  it("refuses another price than the one that was seen, and leaves nothing behind", async () => {
    const { client, goods } = await aMember([500]);
    const serviceBarcode = await planned(client, desk, goods);
    const body = {
      serviceBarcode,
      total: "1.00",
      identity: { kind: "personal" as const, companyName: "", number: "" },
      agreedDifference: true,
    };
    expect(await client.call(contract.acceptPackingPlan, { body }, { key: aKey() })).toMatchObject({
      code: "PARCEL_PRICE_CHANGED",
    });
    const service = await read(client, serviceBarcode);
    expect(service).toMatchObject({ state: "pending-payment", acceptedAt: null, parcels: [] });
    expect(service.items.every(({ reserved }) => reserved)).toBe(true);
  });
});
