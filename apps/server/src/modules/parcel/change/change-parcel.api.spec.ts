import * as contract from "@sihai/contract/parcel";
import * as promotion from "@sihai/contract/promotion";
import { add, cny, subtract, toDecimal } from "@sihai/domain";
import { beijingDate } from "@sihai/domain/clocks";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { aBuyer, aKey, anAddress, pay, payPassword } from "#testing";
import { aChangeOf, aParcelOfTwo, aShippingCoupon, changeIt, creditTo } from "../../../../testing/parcel/changes.ts";
import { anotherMei, balance, benches, detail, mei, spec, standOnNewGround, total } from "../../../../testing/parcel/fixtures.ts";
import {
  aForm,
  aPaidParcel,
  aSealedParcel,
  aSubmittedParcel,
  leave,
  packIt,
  weighIt,
} from "../../../../testing/parcel/parcels.ts";
import { aKindOfCoupon, anOpenKind } from "../../../../testing/promotion/promotions.ts";
import { aStoredItem } from "../../../../testing/warehouse/stored-items.ts";
import { balanceOf, deposit } from "../../ledger/index.ts";

standOnNewGround();

describe("an unpaid parcel", () => {
  it("is changed under its number, and paid at its new price by its new payment", async () => {
    const parcel = await aSubmittedParcel(spec, mei, benches);
    const more = await aStoredItem(spec, mei, benches);
    const before = await detail(parcel.packageId);
    const body = await aChangeOf(mei, parcel.packageId, {
      itemIds: [parcel.item.itemId, more.itemId],
      services: [{ code: "filling", items: [] }],
      remark: "gift inside",
      email: "new@example.com",
    });
    const reply = await mei.must(contract.changeParcel, { body }, { key: aKey() });
    const after = await detail(parcel.packageId);
    expect(after).toMatchObject({
      packageId: parcel.packageId,
      state: "unpaid",
      revision: 1,
      remark: "gift inside",
      email: "new@example.com",
      address: before.address,
      total: reply.total,
      payBefore: before.payBefore,
    });
    expect(after.steps.at(-1)).toMatchObject({ to: "unpaid", by: "user", changed: { from: before.total, to: after.total } });
    expect(cny(after.total).amount).toBeGreaterThan(cny(before.total).amount);
    expect(await pay(mei, parcel.tradeNo)).toMatchObject({ ok: false });
    expect(await pay(mei, reply.tradeNo ?? "")).toMatchObject({ ok: true });
    expect(await detail(parcel.packageId)).toMatchObject({ state: "unshipped" });
  });

  it("keeps the sealed identity number, masked on the page and nowhere in the call", async () => {
    const item = await aStoredItem(spec, mei, benches);
    const number = "110101199003078515";
    const form = await aForm(mei, [item.itemId], await anAddress(spec, mei, "CN"), {
      identity: { kind: "personal", companyName: "", number },
    });
    const { packageId } = await mei.must(contract.submitParcel, { body: form }, { key: aKey() });
    const { identity } = await detail(packageId);
    await mei.must(contract.changeParcel, { body: await aChangeOf(mei, packageId, { remark: "again" }) }, { key: aKey() });
    expect((await detail(packageId)).identity).toEqual(identity);
    const read = await benches.dispatcher.must(contract.customsForm, { body: { packageId } });
    expect(read.identityNumber).toBe(number);
    const forgotten = await aChangeOf(mei, packageId, {
      total: form.total,
      identity: { kind: "personal", companyName: "", number: "", kept: false },
    });
    expect(await changeIt(mei, forgotten)).toMatchObject({ ok: false, code: "IDENTITY_NUMBER_NEEDED" });
  });

  it("keeps coupon and credits that still fit, and gives them back once when they are taken off (rule F22)", async () => {
    const couponId = await aShippingCoupon(spec, mei);
    await creditTo(spec, mei, 500);
    const item = await aStoredItem(spec, mei, benches);
    const form = await aForm(mei, [item.itemId], await anAddress(spec, mei));
    const cheaper = { ...form, couponId, credits: 300, total: toDecimal(subtract(cny(form.total), cny("18.00"))) };
    const { packageId } = await mei.must(contract.submitParcel, { body: cheaper }, { key: aKey() });
    const options = await mei.must(contract.parcelOptions, { body: { itemIds: [item.itemId], packageId } });
    expect(options.holds).toMatchObject({ couponId, credits: 300, code: null });
    expect(options.promotions).toMatchObject({ coupons: [{ couponId, reason: null }], credits: { balance: 500 } });
    const kept = await aChangeOf(mei, packageId, { couponId, credits: 300, remark: "kept" });
    expect(kept.total).toBe(cheaper.total);
    await mei.must(contract.changeParcel, { body: kept }, { key: aKey() });
    expect(await mei.must(promotion.readCredits)).toMatchObject({ balance: 200, reserved: 300 });
    const bare = await aChangeOf(mei, packageId, {});
    expect(bare.total).toBe(form.total);
    await mei.must(contract.changeParcel, { body: bare }, { key: aKey() });
    expect(await mei.must(promotion.readCredits)).toMatchObject({ balance: 500, reserved: 0 });
    expect((await mei.must(promotion.listCoupons, { query: {} })).counts).toMatchObject({ available: 1, used: 0 });
    // Taken again and again, they come back as they were taken last; a coupon in exchange for another, too.
    const other = await aShippingCoupon(spec, mei);
    for (const [index, credits] of [300, 100, 200].entries()) {
      const body = await aChangeOf(mei, packageId, { couponId: index === 1 ? other : couponId, credits });
      await mei.must(contract.changeParcel, { body }, { key: aKey() });
      expect(await mei.must(promotion.readCredits)).toMatchObject({ balance: 500 - credits, reserved: credits });
    }
    await mei.must(contract.cancelParcel, { body: { packageId } }, { key: aKey() });
    expect(await mei.must(promotion.readCredits)).toMatchObject({ balance: 500, reserved: 0 });
    expect((await mei.must(promotion.listCoupons, { query: {} })).counts).toMatchObject({ available: 2, used: 0 });
  });

  it("keeps a coupon taken in time through any number of changes after its last day", async () => {
    const editor = await spec.staff("content");
    const kind = aKindOfCoupon(spec.deps.clock.now(), { validDays: 1 });
    const kindId = await anOpenKind(spec, editor, kind);
    const { couponId } = await mei.must(promotion.claimCoupon, { body: { kindId } }, { key: aKey() });
    const item = await aStoredItem(spec, mei, benches);
    const form = await aForm(mei, [item.itemId], await anAddress(spec, mei));
    const cheaper = { ...form, couponId, total: toDecimal(subtract(cny(form.total), cny("10.00"))) };
    const { packageId } = await mei.must(contract.submitParcel, { body: cheaper }, { key: aKey() });
    await spec.advance(3 * 86_400);
    for (const remark of ["first", "second"])
      expect(await changeIt(mei, await aChangeOf(mei, packageId, { couponId, remark, total: cheaper.total }))).toMatchObject({
        ok: true,
      });
  });

  it("refuses a stale page, goods of another parcel and goods nobody knows", async () => {
    const parcel = await aSubmittedParcel(spec, mei, benches);
    const other = await aSubmittedParcel(spec, mei, benches);
    const body = await aChangeOf(mei, parcel.packageId, { remark: "one" });
    await mei.must(contract.changeParcel, { body }, { key: aKey() });
    expect(await changeIt(mei, { ...body, remark: "two" })).toMatchObject({ ok: false, code: "PARCEL_CHANGED_MEANWHILE" });
    const fresh = { ...body, revision: 1 };
    const both = [parcel.item.itemId, other.item.itemId];
    expect(await changeIt(mei, { ...fresh, itemIds: both })).toMatchObject({ ok: false, code: "ITEM_ALREADY_IN_PARCEL" });
    const unknown = [parcel.item.itemId, "999999999"];
    expect(await changeIt(mei, { ...fresh, itemIds: unknown })).toMatchObject({ ok: false, code: "PARCEL_ITEM_NOT_FOUND" });
  });

  it("of another customer answers like an unknown one (rule F57)", async () => {
    const parcel = await aSubmittedParcel(spec, mei, benches);
    const body = await aChangeOf(mei, parcel.packageId, { total: "1.00" });
    const omar = await aBuyer(spec);
    expect(await changeIt(omar, body)).toEqual(await changeIt(omar, { ...body, packageId: "P20260101-AAAAAAA" }));
  });
});

describe("the price list of a parcel", () => {
  const setLine = (packageId: string, days: { validFrom?: string; validTo?: string }) =>
    spec.deps.db
      .updateTable("parcel")
      .set({ line: sql`line || ${JSON.stringify(days)}::jsonb` })
      .where("package_no", "=", packageId)
      .execute();
  const today = () => beijingDate(spec.deps.clock.now());

  it("is kept on its own line after the line's last day", async () => {
    const { packageId, item } = await aSubmittedParcel(spec, mei, benches);
    await setLine(packageId, { validTo: today() });
    await spec.advance(2 * 86_400);
    const { eligible } = await mei.must(contract.parcelOptions, { body: { itemIds: [item.itemId], packageId } });
    expect(eligible.map(({ line }) => line.id)).toContain((await detail(packageId)).line.id);
    expect(await changeIt(mei, await aChangeOf(mei, packageId, { remark: "papers" }))).toMatchObject({ ok: true });
  });

  it("is that of a line which began after the submit, once it was changed to it: the bench weighs by it", async () => {
    const parcel = await aPaidParcel(spec, mei, benches);
    await spec.advance(86_400);
    await setLine(parcel.packageId, { validFrom: today() });
    expect(await changeIt(mei, await aChangeOf(mei, parcel.packageId, { remark: "papers" }))).toMatchObject({ ok: true });
    await packIt(benches, parcel.packageId, [parcel.item.itemNo]);
    expect(await weighIt(benches, parcel.packageId, { grams: 700, sidesCm: [30, 20, 8] })).toMatchObject({ ok: true });
  });
});

describe("a paid parcel", () => {
  it("gives the difference back to the wallet when goods are taken out", async () => {
    const { packageId, tradeNo, itemIds } = await aParcelOfTwo(spec, mei, benches);
    expect((await pay(mei, tradeNo)).ok).toBe(true);
    const [was, before] = [await total(packageId), await balance()];
    const body = await aChangeOf(mei, packageId, { itemIds: itemIds.slice(0, 1) });
    const reply = await mei.must(contract.changeParcel, { body }, { key: aKey() });
    expect(reply).toMatchObject({ tradeNo: null, charged: "0.00", refunded: toDecimal(subtract(was, cny(body.total))) });
    expect(await balance()).toEqual(add(before, cny(reply.refunded)));
    expect((await detail(packageId)).items).toHaveLength(1);
  });

  it("takes the difference with the payment password, and says exactly what is missing", async () => {
    await anotherMei("200.00");
    const parcel = await aPaidParcel(spec, mei, benches);
    const more = await aStoredItem(spec, mei, benches, { grams: 9_000 });
    const body = await aChangeOf(mei, parcel.packageId, { itemIds: [parcel.item.itemId, more.itemId] });
    const difference = subtract(cny(body.total), await total(parcel.packageId));
    expect(await changeIt(mei, body)).toMatchObject({
      ok: false,
      code: "PAY_PASSWORD_NEEDED",
      data: { amount: toDecimal(difference) },
    });
    expect(await changeIt(mei, { ...body, payPassword: "111111" })).toMatchObject({ ok: false, code: "PAY_PASSWORD_WRONG" });
    const short = toDecimal(subtract(difference, await balance()));
    expect(await changeIt(mei, { ...body, payPassword })).toMatchObject({
      ok: false,
      code: "BALANCE_NOT_ENOUGH",
      data: { short },
    });
    await spec.fund(mei, short);
    expect(await changeIt(mei, { ...body, payPassword })).toMatchObject({ ok: true, data: { charged: toDecimal(difference) } });
    expect(toDecimal(await balance())).toBe("0.00");
  });

  it("comes back whole when it is cancelled after changes both ways (rule F17)", async () => {
    const start = await balance();
    const parcel = await aPaidParcel(spec, mei, benches);
    const more = await aStoredItem(spec, mei, benches);
    const dearer = await aChangeOf(mei, parcel.packageId, { itemIds: [parcel.item.itemId, more.itemId] });
    await mei.must(contract.changeParcel, { body: { ...dearer, payPassword } }, { key: aKey() });
    const cheaper = await aChangeOf(mei, parcel.packageId, { itemIds: [more.itemId] });
    await mei.must(contract.changeParcel, { body: cheaper }, { key: aKey() });
    const again = await aChangeOf(mei, parcel.packageId, { itemIds: [parcel.item.itemId, more.itemId] });
    await mei.must(contract.changeParcel, { body: { ...again, payPassword } }, { key: aKey() });
    await mei.must(contract.cancelParcel, { body: { packageId: parcel.packageId } }, { key: aKey() });
    expect(await balance()).toEqual(start);
    expect(toDecimal(await balanceOf(spec.deps.db, deposit(mei.id)))).toBe("0.00");
  });

  it("is settled to the fen after a change (rule F33)", async () => {
    const couponId = await aShippingCoupon(spec, mei);
    const parcel = await aPaidParcel(spec, mei, benches);
    const more = await aStoredItem(spec, mei, benches);
    const body = await aChangeOf(mei, parcel.packageId, { itemIds: [parcel.item.itemId, more.itemId], couponId });
    const paid = await changeIt(mei, { ...body, payPassword });
    expect(paid).toMatchObject({ ok: true });
    await packIt(benches, parcel.packageId, [parcel.item.itemNo, more.itemNo]);
    expect((await weighIt(benches, parcel.packageId, { grams: 700, sidesCm: [30, 20, 8] })).ok).toBe(true);
    await benches.dispatcher.must(contract.giveWaybill, {
      body: { packageId: parcel.packageId, carrier: "Sihai Line", waybillNo: `SH${Date.now()}CN` },
    });
    expect((await leave(benches, [parcel.packageId])).ok).toBe(true);
    expect(toDecimal(await balanceOf(spec.deps.db, deposit(mei.id)))).toBe("0.00");
  });

  it("is refused once it is sealed, and nothing is different", async () => {
    const parcel = await aSealedParcel(spec, mei, benches);
    const before = await detail(parcel.packageId);
    expect(before.may.change).toBe(false);
    const body = await aChangeOf(mei, parcel.packageId, { total: before.total, remark: "too late" });
    expect(await changeIt(mei, body)).toMatchObject({ ok: false, code: "PARCEL_CHANGE_REFUSED", status: 409 });
    const request = await mei.call(contract.parcelOptions, { body: { itemIds: body.itemIds, packageId: parcel.packageId } });
    expect(request).toMatchObject({ ok: false, code: "PARCEL_CHANGE_REFUSED" });
    expect(await detail(parcel.packageId)).toEqual(before);
  });
});
