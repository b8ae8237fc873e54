import { parcelClaims } from "@sihai/contract/claim";
import * as contract from "@sihai/contract/parcel";
import * as payment from "@sihai/contract/payment";
import * as storage from "@sihai/contract/storage";
import { cny, subtract, sum, toDecimal } from "@sihai/domain";
import { readFormula } from "@sihai/domain/freight";
import { readDeposit } from "@sihai/domain/parcel";
import { seededSettings } from "@sihai/domain/setting";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aBuyer, aKey, anAddress, aWorld, type Client, logInAgain, pay, type SpecWorld, watchLockOrder } from "#testing";
import {
  aForm,
  aPaidParcel,
  aSealedParcel,
  aSubmittedParcel,
  type Benches,
  leave,
  theBenches,
} from "../../../testing/parcel/parcels.ts";
import { aStoredItem } from "../../../testing/warehouse/stored-items.ts";
import { balanceOf, deposit, owed, wallet } from "../ledger/index.ts";
import { recordTracking } from "./transit/record-tracking.service.ts";

watchLockOrder();

let spec: SpecWorld;
let mei: Client;
let benches: Benches;
const day = 86_400;
const light = { grams: 1200, sidesCm: [28, 18, 6] as [number, number, number] };

beforeAll(async () => {
  spec = await aWorld();
});

// Days pass in these specs, and sessions end.
beforeEach(async () => {
  benches = await theBenches(spec);
  mei = await aBuyer(spec);
});

const detail = (client: Client, packageId: string) => client.must(contract.parcelDetail, { query: { packageId } });
const money = async (client: Client) => ({
  wallet: toDecimal(await balanceOf(spec.deps.db, wallet(client.id))),
  deposit: toDecimal(await balanceOf(spec.deps.db, deposit(client.id))),
  owed: toDecimal(await balanceOf(spec.deps.db, owed(client.id))),
});

describe("a parcel", () => {
  it("goes from the shelf to the door, and its surplus comes back", async () => {
    const omar = await aBuyer(spec, "1000.00");
    const parcel = await aSealedParcel(spec, omar, benches, light, { grams: 2200, form: { insuredValue: "100.00" } });
    const before = await detail(omar, parcel.packageId);
    expect(before).toMatchObject({ state: "weighed", actual: light, settlement: null });
    // What settling it will come to is known as soon as it is sealed, before it leaves.
    const foretold = before.sealed;
    expect(foretold).toMatchObject({ outcome: "refund" });
    const { list } = await omar.must(contract.listParcels, { query: { keyword: parcel.packageId } });
    expect(list[0]?.sealed).toEqual({ outcome: "refund", difference: foretold?.difference });
    expect(before.evidence.map(({ kind }) => kind)).toEqual(["scale", "tape", "packed"]);

    const left = await leave(benches, [parcel.packageId]);
    expect(left).toMatchObject({ ok: true, data: { parcels: [{ outcome: "refund" }] } });
    const shipped = await detail(omar, parcel.packageId);
    expect(shipped).toMatchObject({
      state: "shipped",
      next: { code: "arrive" },
      settlement: { outcome: "refund", owed: "0.00" },
    });
    expect(shipped.arrives).toMatchObject({ basis: expect.any(String), isMeasured: expect.any(Boolean) });
    const { settlement } = shipped;
    expect([shipped.sealed, settlement?.difference, settlement?.quote]).toEqual([null, foretold?.difference, foretold?.quote]);
    // A customer can check both by hand: each line has its inputs, and the lines add up.
    const paidFor = readDeposit(shipped.depositHow)?.lines ?? [];
    for (const [lines, amount] of [
      [paidFor, shipped.deposit],
      [settlement?.quote.lines ?? [], settlement?.quote.total],
    ] as const) {
      expect(lines.map(({ how }) => readFormula(how))).not.toContain(null);
      expect(
        toDecimal(
          sum(
            lines.map((line) => cny(line.amount)),
            "CNY",
          ),
        ),
      ).toBe(amount);
    }
    expect(shipped.weighing.volumetric.rule).toBeDefined();
    expect(cny(shipped.deposit).amount - cny(settlement?.difference ?? "").amount).toBe(
      cny(settlement?.quote.total ?? "").amount,
    );
    const paid = cny(shipped.total).amount - cny(settlement?.difference ?? "").amount;
    expect(await money(omar)).toEqual({
      wallet: toDecimal({ amount: 100_000n - paid, currency: "CNY" }),
      deposit: "0.00",
      owed: "0.00",
    });

    const at = spec.deps.clock.now();
    await recordTracking(spec.deps, {
      number: parcel.waybillNo,
      reference: parcel.packageId,
      stage: "delivered",
      events: [
        { at, stage: "delivered", country: "DE", place: { zh: "柏林", en: "Berlin" }, text: { zh: "已签收", en: "Delivered" } },
      ],
    });
    const delivered = await detail(omar, parcel.packageId);
    expect(delivered).toMatchObject({ state: "delivered", deliveredAt: at.toISOString(), next: { code: "confirm" } });
    expect(delivered.tracking).toEqual([
      { at: at.toISOString(), status: "delivered", place: "Berlin", text: { zh: "已签收，柏林", en: "Delivered, Berlin" } },
    ]);
    // The day until which it can be claimed for stands on the parcel, in the list too, as the claim itself says it.
    const { kinds } = await omar.must(parcelClaims, { query: { packageId: parcel.packageId } });
    const closesAt = kinds.find(({ kind }) => kind === "damaged")?.closesAt;
    expect(closesAt).toMatch(/T15:59:59.999Z$/);
    expect(delivered.claimBy).toBe(closesAt);
    expect((await omar.must(contract.listParcels, { query: {} })).list[0]).toMatchObject({ claimBy: closesAt });
    await omar.must(contract.confirmReceipt, { body: { packageId: parcel.packageId } }, { key: aKey() });
    expect(await detail(omar, parcel.packageId)).toMatchObject({
      state: "completed",
      may: { pay: false, cancel: false, confirmReceipt: false },
    });
  });

  it("that came out heavier owes a balance with evidence, and is paid off", async () => {
    const omar = await aBuyer(spec, "1000.00");
    const parcel = await aSealedParcel(spec, omar, benches, { grams: 1800, sidesCm: [34, 24, 12] });
    expect(await leave(benches, [parcel.packageId])).toMatchObject({ ok: true, data: { parcels: [{ outcome: "balance-due" }] } });
    const due = await detail(omar, parcel.packageId);
    expect(due).toMatchObject({ state: "shipped", next: { code: "pay-balance" }, may: { pay: true } });
    const owedNow = due.settlement?.owed ?? "";
    // By when, and what otherwise, stands on the parcel and in the message, by the rule that blocks new parcels.
    const payBefore = new Date(Date.parse(due.settlement?.at ?? "") + seededSettings.outstandingLimit.days * 86_400_000);
    expect(due.next.by).toBe(payBefore.toISOString());
    const told = await spec.deps.db
      .selectFrom("message")
      .select("facts")
      .where("user_id", "=", omar.id)
      .where("template", "=", "parcel-balance-due")
      .executeTakeFirstOrThrow();
    const limitCny = toDecimal(seededSettings.outstandingLimit.amount);
    expect(told.facts).toMatchObject({ due: { payBefore: payBefore.toISOString(), limitCny } });
    expect((await money(omar)).owed).toBe(`-${owedNow}`);
    const { list } = await omar.must(contract.listParcels, { query: { tab: "back-payment" } });
    expect(list).toMatchObject([{ packageId: parcel.packageId, owed: owedNow }]);
    const withItem = await omar.must(contract.listParcels, { query: { keyword: due.items[0]?.itemNo ?? "" } });
    expect(withItem.list.map(({ packageId }) => packageId)).toEqual([parcel.packageId]);

    expect(await pay(omar, due.tradeNo ?? "")).toMatchObject({ ok: true, data: { amount: owedNow } });
    expect(await money(omar)).toMatchObject({ owed: "0.00", deposit: "0.00" });
    expect(await detail(omar, parcel.packageId)).toMatchObject({
      tradeNo: null,
      settlement: { outcome: "balance-due", owed: "0.00" },
    });
    expect(await omar.must(contract.listParcels, { query: { tab: "back-payment" } })).toMatchObject({
      list: [],
      counts: { backPayment: 0 },
    });
  });

  it("is cancelled before sealing: money and goods come back, the storage clock goes on", async () => {
    const omar = await aBuyer(spec, "500.00");
    const parcel = await aPaidParcel(spec, omar, benches);
    const shelf = async () => (await omar.must(storage.listStorage)).list.find(({ itemId }) => itemId === parcel.item.itemId);
    expect(await shelf()).toBeUndefined();
    // A tab left open on these goods hears where they are.
    expect(await omar.call(contract.parcelOptions, { body: { itemIds: [parcel.item.itemId] } })).toMatchObject({
      ok: false,
      code: "ITEM_ALREADY_IN_PARCEL",
    });
    await spec.advance(2 * day);
    const cancelled = await omar.must(contract.cancelParcel, { body: { packageId: parcel.packageId } }, { key: aKey() });
    expect(cancelled).toEqual({ state: "cancelled", refunded: parcel.total });
    expect(await money(omar)).toEqual({ wallet: "500.00", deposit: "0.00", owed: "0.00" });
    expect((await detail(omar, parcel.packageId)).refunded).toBe(parcel.total);
    expect((await shelf())?.storage).toMatchObject({ phase: "free", daysLeft: 90, paused: false });
    const again = await aForm(omar, [parcel.item.itemId], await anAddress(spec, omar));
    expect(await omar.call(contract.submitParcel, { body: again })).toMatchObject({ ok: true });
  });

  it("costs the opening once it is packed", async () => {
    const omar = await aBuyer(spec, "500.00");
    const parcel = await aPaidParcel(spec, omar, benches);
    await benches.packer.must(contract.startPicking, { body: { packageId: parcel.packageId } });
    expect(await benches.packer.call(contract.packParcel, { body: { packageId: parcel.packageId } })).toMatchObject({
      ok: false,
      code: "NOT_ALL_PICKED",
      data: { left: 1 },
    });
    await benches.packer.must(contract.pickItem, { body: { packageId: parcel.packageId, itemNo: parcel.item.itemNo } });
    await benches.packer.must(contract.packParcel, { body: { packageId: parcel.packageId } });
    expect((await detail(omar, parcel.packageId)).cancelFee).toBe("20.00");
    await omar.must(contract.cancelParcel, { body: { packageId: parcel.packageId } }, { key: aKey() });
    expect((await money(omar)).wallet).toBe("480.00");
    const kept = toDecimal(subtract(cny(parcel.total), cny("20.00")));
    expect((await detail(omar, parcel.packageId)).refunded).toBe(kept);
  });

  it("is cancelled by itself after seven unpaid days, with reminders before", async () => {
    const omar = await aBuyer(spec, "500.00");
    const parcel = await aSubmittedParcel(spec, omar, benches);
    const templates = async () =>
      (
        await spec.deps.db
          .selectFrom("message")
          .select("template")
          .where("user_id", "=", omar.id)
          .where("type", "=", "parcel")
          .execute()
      ).map(({ template }) => template);
    await spec.advance(3 * day + 60);
    await spec.advance(3 * day);
    expect(await templates()).toEqual(["parcel-submitted", "parcel-unpaid-reminder", "parcel-unpaid-reminder"]);
    await spec.advance(day);
    expect(await detail(omar, parcel.packageId)).toMatchObject({ state: "cancelled", tradeNo: null });
    expect((await omar.must(storage.listStorage)).total).toBe(1);
    expect(await pay(omar, parcel.tradeNo)).toMatchObject({ ok: false });
  });

  it("confirms its receipt by itself thirty days after delivery", async () => {
    const omar = await aBuyer(spec, "500.00");
    const parcel = await aSealedParcel(spec, omar, benches);
    await leave(benches, [parcel.packageId]);
    const at = spec.deps.clock.now();
    const scan = {
      at,
      stage: "delivered" as const,
      country: "DE",
      place: { zh: "柏林", en: "Berlin" },
      text: { zh: "已签收", en: "Delivered" },
    };
    const tracked = { number: parcel.waybillNo, reference: parcel.packageId, stage: "delivered" as const, events: [scan] };
    expect([await recordTracking(spec.deps, tracked), await recordTracking(spec.deps, tracked)]).toEqual([1, 0]);
    await spec.advance(29 * day);
    await logInAgain(spec, omar);
    expect((await detail(omar, parcel.packageId)).state).toBe("delivered");
    await spec.advance(day + 1);
    await logInAgain(spec, omar);
    expect((await detail(omar, parcel.packageId)).state).toBe("completed");
  });

  it("is not weighed without the photos of scale and tape, or with somebody else's", async () => {
    const omar = await aBuyer(spec, "500.00");
    const parcel = await aPaidParcel(spec, omar, benches);
    const { packer } = benches;
    await packer.must(contract.startPicking, { body: { packageId: parcel.packageId } });
    await packer.must(contract.pickItem, { body: { packageId: parcel.packageId, itemNo: parcel.item.itemNo } });
    await packer.must(contract.packParcel, { body: { packageId: parcel.packageId } });
    const body = { packageId: parcel.packageId, grams: 500, sidesCm: [30, 20, 8] as [number, number, number] };
    const none = "0".repeat(32);
    expect(
      await packer.call(contract.weighParcel, { body: { ...body, scalePhoto: none, tapePhoto: `${none.slice(1)}1` } }),
    ).toMatchObject({
      ok: false,
      code: "EVIDENCE_MISSING",
    });
    expect((await detail(omar, parcel.packageId)).state).toBe("packed");
  });

  it("keeps the identity number sealed to its row, and shows its ends", async () => {
    const omar = await aBuyer(spec, "900.00");
    const item = await aStoredItem(spec, omar, benches);
    const addressId = await anAddress(spec, omar, "BR");
    const form = await aForm(omar, [item.itemId], addressId);
    expect(await omar.call(contract.submitParcel, { body: form })).toMatchObject({ ok: false, code: "IDENTITY_NUMBER_NEEDED" });
    const identity = { kind: "personal" as const, companyName: "", number: "123.456.789-09" };
    const { packageId } = await omar.must(contract.submitParcel, { body: { ...form, identity } }, { key: aKey() });
    expect((await detail(omar, packageId)).identity.masked).toBe("1234•••8909");
    const row = await spec.deps.db.selectFrom("parcel").selectAll().where("package_no", "=", packageId).executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain("12345678909");
    const form2 = await benches.dispatcher.must(contract.customsForm, { body: { packageId } });
    expect(form2.identityNumber).toBe("12345678909");
    const { openIdentity } = await import("./submit/seal-identity.ts");
    const sealed = row.identity_sealed ?? Buffer.alloc(0);
    expect(() => openIdentity(spec.deps.config.sealKeys, { userId: omar.id, packageNo: "P20260101-OTHERRW" }, sealed)).toThrow();
  });

  it("refuses what the specification's parcel rules refuse", async () => {
    const omar = await aBuyer(spec, "900.00");
    const item = await aStoredItem(spec, omar, benches);
    const germany = await anAddress(spec, omar);
    const form = await aForm(omar, [item.itemId], germany);
    const refused = async (change: Partial<typeof form>) => {
      const reply = await omar.call(contract.submitParcel, { body: { ...form, ...change } });
      return reply.ok ? "ok" : reply.code;
    };
    const [line] = form.declaration.lines;
    if (!line) throw new Error("no line proposed");
    const zero = { amount: "0.00", currency: "USD" as const };
    expect(await refused({ agreedDifference: false })).toBe("AGREEMENT_NEEDED");
    expect(await refused({ declaration: { lines: [{ ...line, value: zero }], total: zero } })).toBe("DECLARED_VALUE_ZERO");
    expect(await refused({ declaration: { ...form.declaration, total: { amount: "1.00", currency: "USD" } } })).toBe(
      "DECLARED_TOTAL_DIFFERS",
    );
    expect(await refused({ insuredValue: "99999.00" })).toMatch(/INSURED_VALUE_TOO_HIGH|LINE_NOT_INSURABLE/);
    expect(await refused({ identity: { kind: "company", companyName: "", number: "" } })).toBe("COMPANY_NAME_NEEDED");
    expect(await refused({ services: [{ code: "remove-box", items: [{ itemId: item.itemId, quantity: 9 }] }] })).toBe(
      "SERVICE_QUANTITY_WRONG",
    );
    expect(await refused({ total: "1.00" })).toBe("PARCEL_PRICE_CHANGED");
    expect(await refused({ lineId: "no-such-line" })).toBe("LINE_NOT_FOUND");
    expect(await refused({ lineId: "us-air-standard" })).toBe("LINE_REFUSES_PARCEL");
    expect(await refused({ email: "not an address" })).toBe("INPUT_INVALID");
    expect((await omar.must(storage.listStorage)).total).toBe(1);
  });

  it("never mixes warehouses, lone packers or Hong Kong goods for the mainland", async () => {
    const omar = await aBuyer(spec, "900.00");
    const scarf = await aStoredItem(spec, omar, benches);
    const far = await aStoredItem(spec, omar, benches, { warehouse: 2 });
    const lone = await aStoredItem(spec, omar, benches, { alone: true });
    const options = (itemIds: string[], addressId: string) => omar.call(contract.parcelOptions, { body: { itemIds, addressId } });
    const germany = await anAddress(spec, omar);
    const mainland = await anAddress(spec, omar, "CN");
    expect(await options([scarf.itemId, far.itemId], germany)).toMatchObject({ ok: false, code: "TWO_WAREHOUSES" });
    expect(await options([scarf.itemId, lone.itemId], germany)).toMatchObject({ ok: false, code: "ITEM_TRAVELS_ALONE" });
    expect(await options([far.itemId], mainland)).toMatchObject({ ok: false, code: "HONG_KONG_TO_MAINLAND" });
    expect(await options([lone.itemId], germany)).toMatchObject({ ok: true });
    expect(await options([scarf.itemId], mainland)).toMatchObject({ ok: true });
  });

  it("asks for an outlet where the line ends at one", async () => {
    const omar = await aBuyer(spec, "900.00");
    const item = await aStoredItem(spec, omar, benches);
    const addressId = await anAddress(spec, omar, "HK");
    const form = await aForm(omar, [item.itemId], addressId, { lineId: "hk-pickup" });
    expect(await omar.call(contract.submitParcel, { body: form })).toMatchObject({ ok: false, code: "PICKUP_OUTLET_NEEDED" });
    const { outlets } = await omar.must(contract.listOutlets, { query: { lineId: "hk-pickup" } });
    const pickupCode = outlets[0]?.code ?? "";
    const { packageId } = await omar.must(contract.submitParcel, { body: { ...form, pickupCode } }, { key: aKey() });
    expect((await detail(omar, packageId)).outlet).toMatchObject({ code: pickupCode });
  });

  it("is estimated at the weight its deposit was calculated for, the allowance in it", async () => {
    const omar = await aBuyer(spec, "1000.00");
    const { packageId } = await aPaidParcel(spec, omar, benches, { grams: 2_990 });
    const { depositHow, estimated, quote } = await detail(omar, packageId);
    const deposit = readDeposit(depositHow);
    expect(deposit?.chargeableGrams).toBeGreaterThan(quote.chargeableGrams);
    expect(estimated.chargeableGrams).toBe(deposit?.chargeableGrams);
  });

  it("is paid once, and then not again", async () => {
    const parcel = await aSubmittedParcel(spec, mei, benches);
    expect(await pay(mei, parcel.tradeNo)).toMatchObject({ ok: true });
    expect(await pay(mei, parcel.tradeNo)).toMatchObject({ ok: false, state: 40008 });
    expect(await mei.must(payment.getTrade, { query: { tradeNo: parcel.tradeNo } })).toMatchObject({ state: "paid" });
  });
});
