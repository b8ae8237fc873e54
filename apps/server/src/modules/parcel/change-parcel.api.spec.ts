import * as contract from "@sihai/contract/parcel";
import * as promotion from "@sihai/contract/promotion";
import { add, cny, type Money, subtract, toDecimal } from "@sihai/domain";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { anAddress, aWorld, type Client, race, type SpecWorld } from "#testing";
import { balanceOf, deposit, postCredits, wallet } from "../ledger/index.ts";
import { cancelUnpaidParcel } from "./cancel-parcel.service.ts";
import {
  aChangeOf,
  aForm,
  aKey,
  aPaidParcel,
  aRichShopper,
  aSealedParcel,
  aStoredItem,
  aSubmittedParcel,
  type Benches,
  type ChangeBody,
  changeIt,
  leave,
  logInAgain,
  packIt,
  pay,
  payPassword,
  theBenches,
  weighIt,
} from "./spec-helpers.ts";

let spec: SpecWorld;
let benches: Benches;
let mei: Client;

beforeAll(async () => {
  spec = await aWorld();
});
beforeEach(async () => {
  benches = await theBenches(spec);
  mei = await aRichShopper(spec);
});

const detail = (packageId: string) => mei.must(contract.parcelDetail, { query: { packageId } });
const balance = () => balanceOf(spec.deps.db, wallet(mei.id));
const change = (body: ChangeBody, client = mei) => changeIt(client, body);

const aChange = (packageId: string, given: Partial<ChangeBody> = {}) => aChangeOf(mei, packageId, given);

async function aCoupon(): Promise<string> {
  const editor = await spec.staff("content");
  const now = spec.deps.clock.now();
  const kind = {
    nameZh: "券",
    nameEn: "Coupon",
    type: 0 as const,
    reduce: "15.00",
    uses: 1,
    parcelType: "international" as const,
    minSpend: "0.00",
    scope: "all" as const,
    shops: [],
    minLevel: 0,
    obtainedBy: "claim" as const,
    perUser: 1,
    claimFrom: now.toISOString(),
    claimUntil: new Date(now.getTime() + 86_400_000).toISOString(),
    validDays: 30,
  };
  const { kindId } = await editor.must(promotion.createCouponKind, { body: kind }, { key: aKey() });
  return (await mei.must(promotion.claimCoupon, { body: { kindId } }, { key: aKey() })).couponId;
}

async function credit(credits: number): Promise<void> {
  const at = spec.deps.clock.now();
  await spec.deps.db.transaction().execute(async (tx) => {
    await postCredits(tx, { key: aKey(), kind: "spec", userId: mei.id, at, way: "earn", credits });
  });
}

/** A paid or unpaid parcel of two items. */
async function aParcelOfTwo(): Promise<{ packageId: string; tradeNo: string; itemIds: string[]; itemNos: string[] }> {
  const [first, second] = [await aStoredItem(spec, mei, benches), await aStoredItem(spec, mei, benches)];
  const itemIds = [first.itemId, second.itemId];
  const form = await aForm(mei, itemIds, await anAddress(spec, mei));
  const { packageId, tradeNo } = await mei.must(contract.submitParcel, { body: form }, { key: aKey() });
  return { packageId, tradeNo, itemIds, itemNos: [first.itemNo, second.itemNo] };
}

const total = async (packageId: string): Promise<Money> => cny((await detail(packageId)).total);

describe("an unpaid parcel", () => {
  it("is changed under its number, and paid at its new price by its new payment", async () => {
    const parcel = await aSubmittedParcel(spec, mei, benches);
    const more = await aStoredItem(spec, mei, benches);
    const before = await detail(parcel.packageId);
    const body = await aChange(parcel.packageId, {
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
    await mei.must(contract.changeParcel, { body: await aChange(packageId, { remark: "again" }) }, { key: aKey() });
    expect((await detail(packageId)).identity).toEqual(identity);
    const read = await benches.dispatcher.must(contract.customsForm, { body: { packageId } });
    expect(read.identityNumber).toBe(number);
    const forgotten = await aChange(packageId, {
      total: form.total,
      identity: { kind: "personal", companyName: "", number: "", kept: false },
    });
    expect(await change(forgotten)).toMatchObject({ ok: false, code: "IDENTITY_NUMBER_NEEDED" });
  });

  it("keeps coupon and credits that still fit, and gives them back once when they are taken off (F22)", async () => {
    const couponId = await aCoupon();
    await credit(500);
    const item = await aStoredItem(spec, mei, benches);
    const form = await aForm(mei, [item.itemId], await anAddress(spec, mei));
    const cheaper = { ...form, couponId, credits: 300, total: toDecimal(subtract(cny(form.total), cny("18.00"))) };
    const { packageId } = await mei.must(contract.submitParcel, { body: cheaper }, { key: aKey() });
    const options = await mei.must(contract.parcelOptions, { body: { itemIds: [item.itemId], packageId } });
    expect(options.holds).toMatchObject({ couponId, credits: 300, code: null });
    expect(options.promotions).toMatchObject({ coupons: [{ couponId, reason: null }], credits: { balance: 500 } });
    const kept = await aChange(packageId, { couponId, credits: 300, remark: "kept" });
    expect(kept.total).toBe(cheaper.total);
    await mei.must(contract.changeParcel, { body: kept }, { key: aKey() });
    expect(await mei.must(promotion.readCredits)).toMatchObject({ balance: 200, reserved: 300 });
    const bare = await aChange(packageId, {});
    expect(bare.total).toBe(form.total);
    await mei.must(contract.changeParcel, { body: bare }, { key: aKey() });
    expect(await mei.must(promotion.readCredits)).toMatchObject({ balance: 500, reserved: 0 });
    expect((await mei.must(promotion.listCoupons, { query: {} })).counts).toMatchObject({ available: 1, used: 0 });
    // Taken again and again, they come back as they were taken last; a coupon in exchange for another, too.
    const other = await aCoupon();
    for (const [index, credits] of [300, 100, 200].entries()) {
      const body = await aChange(packageId, { couponId: index === 1 ? other : couponId, credits });
      await mei.must(contract.changeParcel, { body }, { key: aKey() });
      expect(await mei.must(promotion.readCredits)).toMatchObject({ balance: 500 - credits, reserved: credits });
    }
    await mei.must(contract.cancelParcel, { body: { packageId } }, { key: aKey() });
    expect(await mei.must(promotion.readCredits)).toMatchObject({ balance: 500, reserved: 0 });
    expect((await mei.must(promotion.listCoupons, { query: {} })).counts).toMatchObject({ available: 2, used: 0 });
  });

  it("refuses a stale page, goods of another parcel and goods nobody knows", async () => {
    const parcel = await aSubmittedParcel(spec, mei, benches);
    const other = await aSubmittedParcel(spec, mei, benches);
    const body = await aChange(parcel.packageId, { remark: "one" });
    await mei.must(contract.changeParcel, { body }, { key: aKey() });
    expect(await change({ ...body, remark: "two" })).toMatchObject({ ok: false, code: "PARCEL_CHANGED_MEANWHILE" });
    const fresh = { ...body, revision: 1 };
    const both = [parcel.item.itemId, other.item.itemId];
    expect(await change({ ...fresh, itemIds: both })).toMatchObject({ ok: false, code: "ITEM_ALREADY_IN_PARCEL" });
    const unknown = [parcel.item.itemId, "999999999"];
    expect(await change({ ...fresh, itemIds: unknown })).toMatchObject({ ok: false, code: "PARCEL_ITEM_NOT_FOUND" });
  });

  it("of another customer answers like an unknown one (F57)", async () => {
    const parcel = await aSubmittedParcel(spec, mei, benches);
    const body = await aChange(parcel.packageId, { total: "1.00" });
    const omar = await aRichShopper(spec);
    expect(await change(body, omar)).toEqual(await change({ ...body, packageId: "P20260101-AAAAAAA" }, omar));
  });
});

describe("a paid parcel", () => {
  it("gives the difference back to the wallet when goods are taken out", async () => {
    const { packageId, tradeNo, itemIds } = await aParcelOfTwo();
    expect((await pay(mei, tradeNo)).ok).toBe(true);
    const [was, before] = [await total(packageId), await balance()];
    const body = await aChange(packageId, { itemIds: itemIds.slice(0, 1) });
    const reply = await mei.must(contract.changeParcel, { body }, { key: aKey() });
    expect(reply).toMatchObject({ tradeNo: null, charged: "0.00", refunded: toDecimal(subtract(was, cny(body.total))) });
    expect(await balance()).toEqual(add(before, cny(reply.refunded)));
    expect((await detail(packageId)).items).toHaveLength(1);
  });

  it("takes the difference with the payment password, and says exactly what is missing", async () => {
    mei = await aRichShopper(spec, "200.00");
    const parcel = await aPaidParcel(spec, mei, benches);
    const more = await aStoredItem(spec, mei, benches, { grams: 9_000 });
    const body = await aChange(parcel.packageId, { itemIds: [parcel.item.itemId, more.itemId] });
    const difference = subtract(cny(body.total), await total(parcel.packageId));
    expect(await change(body)).toMatchObject({ ok: false, code: "PAY_PASSWORD_NEEDED", data: { amount: toDecimal(difference) } });
    expect(await change({ ...body, payPassword: "111111" })).toMatchObject({ ok: false, code: "PAY_PASSWORD_WRONG" });
    const short = toDecimal(subtract(difference, await balance()));
    expect(await change({ ...body, payPassword })).toMatchObject({ ok: false, code: "BALANCE_NOT_ENOUGH", data: { short } });
    await spec.fund(mei, short);
    expect(await change({ ...body, payPassword })).toMatchObject({ ok: true, data: { charged: toDecimal(difference) } });
    expect(toDecimal(await balance())).toBe("0.00");
  });

  it("comes back whole when it is cancelled after changes both ways (F17)", async () => {
    const start = await balance();
    const parcel = await aPaidParcel(spec, mei, benches);
    const more = await aStoredItem(spec, mei, benches);
    const dearer = await aChange(parcel.packageId, { itemIds: [parcel.item.itemId, more.itemId] });
    await mei.must(contract.changeParcel, { body: { ...dearer, payPassword } }, { key: aKey() });
    const cheaper = await aChange(parcel.packageId, { itemIds: [more.itemId] });
    await mei.must(contract.changeParcel, { body: cheaper }, { key: aKey() });
    const again = await aChange(parcel.packageId, { itemIds: [parcel.item.itemId, more.itemId] });
    await mei.must(contract.changeParcel, { body: { ...again, payPassword } }, { key: aKey() });
    await mei.must(contract.cancelParcel, { body: { packageId: parcel.packageId } }, { key: aKey() });
    expect(await balance()).toEqual(start);
    expect(toDecimal(await balanceOf(spec.deps.db, deposit(mei.id)))).toBe("0.00");
  });

  it("is settled to the fen after a change (F33)", async () => {
    const couponId = await aCoupon();
    const parcel = await aPaidParcel(spec, mei, benches);
    const more = await aStoredItem(spec, mei, benches);
    const body = await aChange(parcel.packageId, { itemIds: [parcel.item.itemId, more.itemId], couponId });
    const paid = await change({ ...body, payPassword });
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
    const body = await aChange(parcel.packageId, { total: before.total, remark: "too late" });
    expect(await change(body)).toMatchObject({ ok: false, code: "PARCEL_CHANGE_REFUSED", status: 409 });
    const asked = await mei.call(contract.parcelOptions, { body: { itemIds: body.itemIds, packageId: parcel.packageId } });
    expect(asked).toMatchObject({ ok: false, code: "PARCEL_CHANGE_REFUSED" });
    expect(await detail(parcel.packageId)).toEqual(before);
  });
});

describe("a parcel on the packing bench", () => {
  it("asks for goods taken out to be put back before the box is closed", async () => {
    const { packageId, tradeNo, itemIds, itemNos } = await aParcelOfTwo();
    await pay(mei, tradeNo);
    const { packer } = benches;
    await packer.must(contract.startPicking, { body: { packageId } });
    for (const itemNo of itemNos) await packer.must(contract.pickItem, { body: { packageId, itemNo } });
    const body = await aChange(packageId, { itemIds: itemIds.slice(0, 1) });
    await mei.must(contract.changeParcel, { body }, { key: aKey() });
    const read = await packer.must(contract.packingParcel, { query: { packageId } });
    expect(read).toMatchObject({ items: [{ itemNo: itemNos[0] }], putBack: [{ itemNo: itemNos[1], shelf: "A-01-1" }] });
    expect(read.changedAt).not.toBeNull();
    const close = () => packer.call(contract.packParcel, { body: { packageId } });
    expect(await close()).toMatchObject({ ok: false, code: "NOT_PUT_BACK", data: { left: 1 } });
    const put = () => packer.call(contract.putItemBack, { body: { itemNo: itemNos[1] ?? "" } });
    expect(await put()).toMatchObject({ ok: true, data: { shelf: "A-01-1" } });
    expect(await put()).toMatchObject({ ok: false, code: "ITEM_NOT_TO_PUT_BACK" });
    expect(await close()).toMatchObject({ ok: true });
  });

  it("lists the picked goods of a cancelled parcel, too", async () => {
    const parcel = await aPaidParcel(spec, mei, benches);
    const { packer } = benches;
    await packer.must(contract.startPicking, { body: { packageId: parcel.packageId } });
    await packer.must(contract.pickItem, { body: { packageId: parcel.packageId, itemNo: parcel.item.itemNo } });
    await mei.must(contract.cancelParcel, { body: { packageId: parcel.packageId } }, { key: aKey() });
    const { items } = await packer.must(contract.putBackList, { query: { warehouse: "1" } });
    expect(items).toContainEqual(expect.objectContaining({ itemNo: parcel.item.itemNo, packageId: parcel.packageId }));
    await packer.must(contract.putItemBack, { body: { itemNo: parcel.item.itemNo } });
  });

  it("opens a closed box for ¥20 when goods or services change, and for nothing when papers do", async () => {
    const parcel = await aPaidParcel(spec, mei, benches, { form: { services: [{ code: "reinforcement", items: [] }] } });
    await packIt(benches, parcel.packageId, [parcel.item.itemNo]);
    const was = await total(parcel.packageId);
    const services = [{ code: "reinforcement" as const, items: [] }];
    const papers = await aChange(parcel.packageId, { services, remark: "ring twice" });
    expect(cny(papers.total)).toEqual(was);
    expect(await change(papers)).toMatchObject({ ok: true, data: { state: "packed" } });
    const box = await aChange(parcel.packageId, { services: [...services, { code: "filling", items: [] }] });
    expect(subtract(cny(box.total), was)).toEqual(cny("25.00"));
    expect(await change({ ...box, payPassword })).toMatchObject({ ok: true, data: { state: "picking" } });
    const { work, items } = await benches.packer.must(contract.packingParcel, { query: { packageId: parcel.packageId } });
    expect(items).toMatchObject([{ picked: true }]);
    expect(work.map(({ code, doneAt }) => [code, doneAt])).toEqual([
      ["reinforcement", null],
      ["filling", null],
    ]);
    // What opening the box cost is not given back.
    const before = await balance();
    const { refunded } = await mei.must(contract.cancelParcel, { body: { packageId: parcel.packageId } }, { key: aKey() });
    expect(refunded).toBe(toDecimal(subtract(cny(box.total), cny("20.00"))));
    expect(await balance()).toEqual(add(before, cny(refunded)));
  });
});

describe("what is edited again and again", () => {
  it("costs what its list costs, after every edit, and comes back once (F42)", async () => {
    const codes = ["filling", "corner-protection", "remove-box", "waterproof-bag"] as const;
    const start = await balance();
    const parcel = await aPaidParcel(spec, mei, benches, { quantity: 3 });
    const others = [await aStoredItem(spec, mei, benches, { quantity: 2 }), await aStoredItem(spec, mei, benches)];
    const goods = [
      { itemId: parcel.item.itemId, most: 3 },
      { itemId: others[0]?.itemId ?? "", most: 2 },
      { itemId: others[1]?.itemId ?? "", most: 1 },
    ];
    let seed = 20_261_121;
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed % below;
    };
    for (let edit = 0; edit < 12; edit++) {
      const chosen = goods.filter((_, index) => index === edit % 3 || random(2) === 0);
      const services = codes
        .filter(() => random(2) === 0)
        .map((code) => ({
          code,
          items:
            code === "remove-box" || code === "waterproof-bag"
              ? chosen.map(({ itemId, most }) => ({ itemId, quantity: 1 + random(most) }))
              : [],
        }));
      const itemIds = chosen.map(({ itemId }) => itemId);
      const [first] = chosen;
      const tooMany = [{ code: "remove-box" as const, items: [{ itemId: first?.itemId ?? "", quantity: 9 }] }];
      const wrong = await change(await aChange(parcel.packageId, { itemIds, services: tooMany, total: "1.00" }));
      expect(wrong).toMatchObject({ ok: false, code: "SERVICE_QUANTITY_WRONG" });
      const body = await aChange(parcel.packageId, { itemIds, services });
      expect(await change({ ...body, payPassword })).toMatchObject({ ok: true, data: { total: body.total } });
      const { charges, chargesTotal } = await detail(parcel.packageId);
      const prices: Record<string, bigint> = {
        filling: 500n,
        "corner-protection": 1_000n,
        "remove-box": 100n,
        "waterproof-bag": 100n,
      };
      const list = services.reduce((sum, { code, items }) => {
        const pieces = items.reduce((count, { quantity }) => count + quantity, 0);
        return sum + (prices[code] ?? 0n) * BigInt(items.length === 0 ? 1 : pieces);
      }, 0n);
      expect(cny(chargesTotal).amount).toBe(list);
      expect(charges.map(({ code }) => code)).toEqual(services.map(({ code }) => code));
      expect(subtract(start, await balance())).toEqual(cny(body.total));
    }
    await mei.must(contract.cancelParcel, { body: { packageId: parcel.packageId } }, { key: aKey() });
    expect(await balance()).toEqual(start);
  });

  it("keeps the rules of warehouses and debts (F34, F43)", async () => {
    const parcel = await aPaidParcel(spec, mei, benches);
    const far = await aStoredItem(spec, mei, benches, { warehouse: 2 });
    const mixed = await aChange(parcel.packageId, { itemIds: [parcel.item.itemId, far.itemId], total: "1.00" });
    expect(await change(mixed)).toMatchObject({ ok: false, code: "TWO_WAREHOUSES" });
    const { db } = spec.deps;
    await db
      .updateTable("order_item")
      .set({ flags: ["overseas-origin"] })
      .where("item_no", "=", parcel.item.itemNo)
      .execute();
    const moved = await aChange(parcel.packageId, { addressId: await anAddress(spec, mei, "CN"), total: "1.00" });
    expect(await change(moved)).toMatchObject({ ok: false, code: "OVERSEAS_ORIGIN_TO_MAINLAND" });
    await db.updateTable("order_item").set({ flags: [] }).where("item_no", "=", parcel.item.itemNo).execute();
    const debt = await aSealedParcel(spec, mei, benches, { grams: 1_800, sidesCm: [34, 24, 12] });
    await leave(benches, [debt.packageId]);
    const near = await aStoredItem(spec, mei, benches);
    await spec.advance(15 * 86_400);
    await logInAgain(spec, mei);
    const more = await aChange(parcel.packageId, { itemIds: [parcel.item.itemId, near.itemId], total: "1.00" });
    expect(await change({ ...more, payPassword })).toMatchObject({ ok: false, code: "OUTSTANDING_BALANCE" });
    expect(await change(await aChange(parcel.packageId, { remark: "papers only" }))).toMatchObject({ ok: true });
  });
});

describe("changing races", () => {
  it("with paying: one of the two prices is paid, once (F12)", async () => {
    for (let trial = 0; trial < 6; trial++) {
      const parcel = await aSubmittedParcel(spec, mei, benches);
      const more = await aStoredItem(spec, mei, benches);
      const body = await aChange(parcel.packageId, { itemIds: [parcel.item.itemId, more.itemId] });
      const before = await balance();
      const [paid, changed] = await Promise.all([
        pay(mei, parcel.tradeNo),
        change(trial % 2 === 0 ? body : { ...body, payPassword }),
      ]);
      const after = await detail(parcel.packageId);
      expect(after.state).toBe(paid.ok ? "unshipped" : "unpaid");
      expect(after.revision).toBe(changed.ok ? 1 : 0);
      const spent = subtract(before, await balance());
      expect(toDecimal(spent)).toBe(paid.ok ? after.total : "0.00");
    }
  });

  it("with the seal: what was sealed is what was changed into, or the change came too late (F36)", async () => {
    for (let trial = 0; trial < 4; trial++) {
      const { packageId, tradeNo, itemIds, itemNos } = await aParcelOfTwo();
      await pay(mei, tradeNo);
      await packIt(benches, packageId, itemNos);
      const body = await aChange(packageId, { itemIds: itemIds.slice(0, 1) });
      const [sealed, changed] = await Promise.all([
        weighIt(benches, packageId, { grams: 900, sidesCm: [30, 20, 10] }),
        change({ ...body, payPassword }),
      ]);
      const after = await detail(packageId);
      expect([sealed.ok, changed.ok].filter(Boolean)).toHaveLength(1);
      expect(after.state).toBe(sealed.ok ? "weighed" : "picking");
      expect(after.items).toHaveLength(sealed.ok ? 2 : 1);
      if (changed.ok) await benches.packer.must(contract.putItemBack, { body: { itemNo: itemNos[1] ?? "" } });
    }
  });

  it("with cancelling and the deadline: money, coupon and goods are back once (F12, F22)", async () => {
    for (let trial = 0; trial < 4; trial++) {
      mei = await aRichShopper(spec);
      const couponId = await aCoupon();
      const start = await balance();
      const item = await aStoredItem(spec, mei, benches);
      const form = await aForm(mei, [item.itemId], await anAddress(spec, mei));
      const cheaper = { ...form, couponId, total: toDecimal(subtract(cny(form.total), cny("15.00"))) };
      const { packageId, tradeNo } = await mei.must(contract.submitParcel, { body: cheaper }, { key: aKey() });
      if (trial % 2 === 0) await pay(mei, tradeNo);
      const { id } = await spec.deps.db
        .selectFrom("parcel")
        .select("id")
        .where("package_no", "=", packageId)
        .executeTakeFirstOrThrow();
      const body = await aChange(packageId, { couponId, services: [{ code: "filling", items: [] }] });
      const cancel = () => mei.call(contract.cancelParcel, { body: { packageId } }, { key: aKey() });
      const expire = () => spec.deps.db.transaction().execute((tx) => cancelUnpaidParcel(`${mei.id}:${id}`, spec.deps, tx));
      await race<unknown>(9, (index) => [() => change({ ...body, payPassword }), cancel, expire][index % 3]?.() ?? cancel());
      expect((await detail(packageId)).state).toBe("cancelled");
      expect(await balance()).toEqual(start);
      expect((await mei.must(promotion.listCoupons, { query: {} })).counts).toMatchObject({ available: 1, used: 0 });
    }
  });

  it("with itself: sixteen at once, one is made; then with other parcels for the same goods (F36)", async () => {
    const parcel = await aPaidParcel(spec, mei, benches);
    const more = await aStoredItem(spec, mei, benches);
    const other = await aPaidParcel(spec, mei, benches);
    const body = await aChange(parcel.packageId, { itemIds: [parcel.item.itemId, more.itemId] });
    const rival = await aChange(other.packageId, { itemIds: [other.item.itemId, more.itemId] });
    const form = await aForm(mei, [more.itemId], await anAddress(spec, mei));
    const replies = await race<{ ok: true } | { ok: false; code: string }>(16, (index) =>
      index % 4 === 3
        ? mei.call(contract.submitParcel, { body: form }, { key: aKey() })
        : change({ ...(index % 2 === 0 ? body : rival), payPassword }),
    );
    expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
    const codes = new Set(replies.flatMap((reply) => (reply.ok ? [] : [reply.code])));
    for (const code of codes) expect(["PARCEL_CHANGED_MEANWHILE", "ITEM_ALREADY_IN_PARCEL"]).toContain(code);
  });
});
