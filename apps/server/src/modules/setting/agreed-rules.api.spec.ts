import * as parcel from "@sihai/contract/parcel";
import * as storage from "@sihai/contract/storage";
import { seedJson } from "@sihai/domain/setting";
import { describe, expect, it } from "vitest";
import { aKey, anAddress, logInAgain } from "#testing";
import { aChangeOf } from "../../../testing/parcel/changes.ts";
import { benches, detail, mei, spec, standOnNewGround } from "../../../testing/parcel/fixtures.ts";
import { aForm, aSubmittedParcel, theBenches } from "../../../testing/parcel/parcels.ts";
import { changeRules } from "../../../testing/setting/change-rule.ts";
import { daySeconds, extend } from "../../../testing/storage/stored.ts";
import { aStoredItem } from "../../../testing/warehouse/stored-items.ts";

standOnNewGround();

const dayMs = daySeconds * 1000;
const days = (from: string | Date, to: string | Date) => (new Date(to).getTime() - new Date(from).getTime()) / dayMs;

describe("rules that change while something is under way", () => {
  it("leave a submitted parcel its deadlines, allowance and prices, and hold for the next", async () => {
    const filling = { services: [{ code: "filling" as const, items: [] }] };
    const held = await aSubmittedParcel(spec, mei, benches, { form: filling, grams: 3_600 });
    const before = await detail(held.packageId);
    const prices = seedJson.parcelServicePrices;
    await changeRules(spec, {
      parcelServicePrices: { ...Object(prices), filling: "9.00" },
      depositAllowanceBp: 0,
      parcelPayDays: 3,
      parcelPayReminderDays: [1, 5],
      parcelConfirmDays: 10,
      vacuumLimitCm: { longest: 50, second: 40 },
      declarationLinesMost: 5,
      declaredValueMost: "200.00",
    });
    await logInAgain(spec, mei);
    const body = await aChangeOf(mei, held.packageId, { ...filling, remark: "no hurry" });
    await mei.must(parcel.changeParcel, { body }, { key: aKey() });
    expect(await detail(held.packageId)).toMatchObject({
      total: before.total,
      payBefore: before.payBefore,
      charges: before.charges,
    });
    const options = await mei.must(parcel.parcelOptions, { body: { itemIds: [held.item.itemId], packageId: held.packageId } });
    expect(options).toMatchObject({
      ...{ vacuumLimitCm: { longest: 80, second: 60 }, declarationLinesMost: 20 },
      declaredValueMost: { amount: "50000.00", currency: "USD" },
    });
    expect(options.services.find(({ code }) => code === "filling")?.price).toBe("5.00");

    const item = await aStoredItem(spec, mei, await theBenches(spec), { grams: 3_600 });
    const form = await aForm(mei, [item.itemId], await anAddress(spec, mei), filling);
    const next = await mei.must(parcel.submitParcel, { body: form }, { key: aKey() });
    const now = await detail(next.packageId);
    expect(days(spec.deps.clock.now(), now.payBefore)).toBeCloseTo(3, 2);
    expect(now.charges.find(({ code }) => code === "filling")?.amount).toBe("9.00");
    const rows = await spec.deps.db.selectFrom("parcel").select(["package_no", "policy"]).where("user_id", "=", mei.id).execute();
    const policyOf = (no: string) => rows.find((row) => row.package_no === no)?.policy;
    expect(policyOf(held.packageId)).toMatchObject({
      payDays: 7,
      confirmDays: 30,
      depositHow: expect.stringContaining("(+5 %)"),
    });
    expect(policyOf(next.packageId)).toMatchObject({
      payDays: 3,
      confirmDays: 10,
      depositHow: expect.not.stringContaining("(+"),
    });
    const reminders = await spec.deps.db.selectFrom("timer").selectAll().where("kind", "=", "parcel.remind-unpaid").execute();
    expect(reminders.filter(({ due_at: at }) => days(spec.deps.clock.now(), at) > 0.9)).not.toHaveLength(0);
  });

  it("leave stored goods the terms of their stock-in, and hold for what comes in next", async () => {
    const held = await aStoredItem(spec, mei, benches);
    await changeRules(spec, {
      storageTerms: { freeDays: 30, overdueDays: 5, feePerDay: "2.00" },
      storageReminderDays: { ending: [2], forfeiting: [1] },
      measuringTiers: [{ upToGrams: 0, upToSideCm: 0, fee: "7.00" }],
      storageExtension: { feePerMonth: "21.00", daysPerMonth: 20, monthsMost: 3, daysMost: 180, payMinutes: 30 },
    });
    await logInAgain(spec, mei);
    const next = await aStoredItem(spec, mei, await theBenches(spec));
    const stored = async () => {
      const { list } = await mei.must(storage.listStorage, { query: { itemIds: `${held.itemId},${next.itemId}`, pageSize: 10 } });
      return [held, next].map(({ itemId }) => list.find((one) => one.itemId === itemId));
    };
    const [old, young] = await stored();
    expect(old).toMatchObject({ measuringFee: "0.00", storage: { phase: "free", ofDays: 90, daysLeft: 89 } });
    expect(young).toMatchObject({ measuringFee: "7.00", storage: { phase: "free", ofDays: 30, daysLeft: 30 } });
    expect(await extend(mei, [{ itemId: held.itemId, months: 1 }], "15.00")).toMatchObject({ code: "STORAGE_PRICE_CHANGED" });
    expect(await extend(mei, [{ itemId: held.itemId, months: 1 }], "21.00")).toMatchObject({ ok: true });

    await spec.deps.clock.advance(31.5 * daySeconds);
    await logInAgain(spec, mei);
    const [later, overdue] = await stored();
    expect(later?.storage).toMatchObject({ phase: "free", daysLeft: 58 });
    expect(overdue).toMatchObject({ storage: { phase: "overdue", ofDays: 5 }, extension: { overdueFee: "4.00" } });
  });
});
