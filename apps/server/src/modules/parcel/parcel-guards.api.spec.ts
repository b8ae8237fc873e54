import * as contract from "@sihai/contract/parcel";
import { cny } from "@sihai/domain";
import { describe, expect, it } from "vitest";
import { aBuyer, anAddress, pay } from "#testing";
import { benches, spec, standOnNewGround, stateOf } from "../../../testing/parcel/fixtures.ts";
import { aForm, aSealedParcel, aSubmittedParcel, leave } from "../../../testing/parcel/parcels.ts";
import { aStoredItem } from "../../../testing/warehouse/stored-items.ts";

standOnNewGround();

describe("a rule broken after submit (rule F43)", () => {
  it("stops the payment", async () => {
    const mei = await aBuyer(spec, "900.00");
    const parcel = await aSubmittedParcel(spec, mei, benches);
    await spec.deps.db.updateTable("parcel").set({ country: "CN" }).where("package_no", "=", parcel.packageId).execute();
    await spec.deps.db
      .updateTable("order_item")
      .set({ flags: ["overseas-origin"] })
      .where("item_no", "=", parcel.item.itemNo)
      .execute();
    expect(await pay(mei, parcel.tradeNo)).toMatchObject({
      ok: false,
      code: "PACKAGE_PAYMENT_FAILED",
      status: 409,
      data: { because: "OVERSEAS_ORIGIN_TO_MAINLAND" },
    });
    expect((await stateOf(parcel.packageId)).state).toBe("unpaid");
  });

  it("stops the hand-over", async () => {
    const mei = await aBuyer(spec, "900.00");
    const parcel = await aSealedParcel(spec, mei, benches);
    await spec.deps.db
      .updateTable("order_item")
      .set({ flags: ["tobacco-alcohol"] })
      .where("item_no", "=", parcel.item.itemNo)
      .execute();
    expect(await leave(benches, [parcel.packageId])).toMatchObject({ ok: false, code: "LINE_REFUSES_PARCEL" });
    expect((await stateOf(parcel.packageId)).state).toBe("weighed");
  });
});

describe("another customer's (rule F57)", () => {
  it("parcel and items answer like unknown ones, byte for byte", async () => {
    const [mei, omar] = [await aBuyer(spec), await aBuyer(spec)];
    const parcel = await aSubmittedParcel(spec, mei, benches);
    const unknown = "P20260101-AAAAAAA";
    const answers = async (packageId: string) => [
      await omar.call(contract.parcelDetail, { query: { packageId } }),
      await omar.call(contract.parcelTracking, { query: { packageId } }),
      await omar.call(contract.cancelParcel, { body: { packageId } }),
      await omar.call(contract.confirmReceipt, { body: { packageId } }),
    ];
    expect(await answers(parcel.packageId)).toEqual(await answers(unknown));
    const own = await aStoredItem(spec, omar, benches);
    const free = await aStoredItem(spec, mei, benches);
    const addressId = await anAddress(spec, omar);
    const mixed = (itemId: string) => omar.call(contract.parcelOptions, { body: { itemIds: [own.itemId, itemId], addressId } });
    expect(await mixed(free.itemId)).toEqual(await mixed("999999999"));
    const form = await aForm(omar, [own.itemId], addressId);
    const submit = (itemId: string) => omar.call(contract.submitParcel, { body: { ...form, itemIds: [own.itemId, itemId] } });
    expect(await submit(free.itemId)).toEqual(await submit("999999999"));
    const foreign = await anAddress(spec, mei);
    const to = (id: string) => omar.call(contract.submitParcel, { body: { ...form, addressId: id } });
    expect(await to(foreign)).toEqual(await to("999999999"));
  });

  it("money on a parcel is never taken from the body (rule F31)", async () => {
    const mei = await aBuyer(spec);
    const item = await aStoredItem(spec, mei, benches);
    const form = await aForm(mei, [item.itemId], await anAddress(spec, mei));
    const reply = await mei.fetch("/api/parcel/submit", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ...form, deposit: "0.01", owed: "0.00", state: "shipped" }),
    });
    expect(reply.status).toBe(400);
    expect(cny(form.total).amount).toBeGreaterThan(0n);
  });

  it("staff without the permission, and shoppers, stay out of the benches", async () => {
    const support = await spec.staff("support");
    const mei = await aBuyer(spec);
    const body = { packageId: "P20260101-AAAAAAA" };
    expect(await support.call(contract.startPicking, { body })).toMatchObject({ ok: false, status: 403 });
    expect(await mei.call(contract.startPicking, { body })).toMatchObject({ ok: false, status: 401 });
    expect(await spec.visitor().call(contract.parcelDetail, { query: body })).toMatchObject({ ok: false, status: 401 });
  });
});
