import { dailyCheck } from "@sihai/contract/identity";
import * as contract from "@sihai/contract/parcel";
import * as promotion from "@sihai/contract/promotion";
import { previewSetting } from "@sihai/contract/setting";
import { cny, subtract, toDecimal } from "@sihai/domain";
import { describe, expect, it } from "vitest";
import { aBuyer, aKey, anAddress, logInAgain } from "#testing";
import { aChangeOf, changeIt } from "../../../testing/parcel/changes.ts";
import { benches, detail, mei, spec, standOnNewGround } from "../../../testing/parcel/fixtures.ts";
import { aForm, aSealedParcel, leave } from "../../../testing/parcel/parcels.ts";
import { changeRule } from "../../../testing/setting/change-rule.ts";
import { aStoredItem } from "../../../testing/warehouse/stored-items.ts";
import { creditsOf, postCredits } from "../ledger/index.ts";

standOnNewGround();

async function aFormWithCredits(credits: number, off: string) {
  const item = await aStoredItem(spec, mei, benches);
  const form = await aForm(mei, [item.itemId], await anAddress(spec, mei));
  return { ...form, credits, total: toDecimal(subtract(cny(form.total), cny(off))) };
}

describe("rules of credits that change", () => {
  it("leave a parcel the credits it was submitted for, and hold for the next (rule J-35)", async () => {
    const { packageId } = await aSealedParcel(spec, mei, benches);
    await leave(benches, [packageId]);
    const { settlement } = await detail(packageId);
    await changeRule(spec, "creditsPerYuan", 3);
    await logInAgain(spec, mei);
    await mei.must(contract.confirmReceipt, { body: { packageId } }, { key: aKey() });
    const byYuan = Number(cny(settlement?.quote.total ?? "0.00").amount / 100n);
    expect(byYuan).toBeGreaterThan(0);
    expect(await creditsOf(spec.deps.db, mei.id)).toBe(byYuan);
    const later = await aSealedParcel(spec, mei, benches);
    await leave(benches, [later.packageId]);
    await mei.must(contract.confirmReceipt, { body: { packageId: later.packageId } }, { key: aKey() });
    const next = Number(cny((await detail(later.packageId)).settlement?.quote.total ?? "0.00").amount / 100n);
    expect(await creditsOf(spec.deps.db, mei.id)).toBe(byYuan + 3 * next);
  });

  it("leave credits where they are set aside, and bound those of the next parcel", async () => {
    const at = spec.deps.clock.now();
    await spec.deps.db.transaction().execute(async (tx) => {
      await postCredits(tx, { key: aKey(), kind: "spec", userId: mei.id, at, way: "earn", credits: 2_000 });
    });
    const form = await aFormWithCredits(600, "6.00");
    const { packageId } = await mei.must(contract.submitParcel, { body: form }, { key: aKey() });
    await changeRule(spec, "creditsMostByLevel", [500, 500, 500, 600, 700, 800]);
    await logInAgain(spec, mei);
    expect(await mei.must(promotion.readCredits)).toMatchObject({ reserved: 600, mostAParcel: 500 });
    const edited = await aChangeOf(mei, packageId, { credits: 600, total: form.total });
    const options = await mei.must(contract.parcelOptions, {
      body: { itemIds: form.itemIds, addressId: form.addressId, packageId },
    });
    expect(options.promotions.credits.mostAParcel).toBe(600);
    expect(await changeIt(mei, { ...edited, remark: "the back door" })).toMatchObject({ ok: true });
    const refused = await mei.call(contract.submitParcel, { body: await aFormWithCredits(600, "6.00") }, { key: aKey() });
    expect(refused).toMatchObject({ ok: false, code: "CREDITS_TOO_MANY", data: { most: 500 } });
  });

  it("say what parcels of late would have earned by a draft", async () => {
    const pricing = await spec.staff("pricing");
    const trialOf = async (value: number) => {
      const query = { name: "creditsPerYuan" as const, value: JSON.stringify(value) };
      return (await pricing.must(previewSetting, { query })).trials.find(({ of }) => of === "credits");
    };
    const [none, twice] = [await trialOf(0), await trialOf(6)];
    expect(none).toMatchObject({ rows: 2, changed: 2, after: "0.00" });
    expect(cny(twice?.after ?? "0.00").amount).toBe(2n * cny(twice?.before ?? "0.00").amount);
  });

  it("reward a check-in by the rule of its day (rule B-90)", async () => {
    const omar = await aBuyer(spec);
    expect(await omar.must(dailyCheck, { params: { userId: omar.id } })).toMatchObject({ signDay: 1, earned: 1 });
    await changeRule(spec, "checkInReward", { credits: 2, everyDays: 2, bonus: 9, growth: 1 });
    await logInAgain(spec, omar);
    expect(await omar.must(dailyCheck, { params: { userId: omar.id } })).toMatchObject({ signDay: 2, earned: 9 });
  });
});
