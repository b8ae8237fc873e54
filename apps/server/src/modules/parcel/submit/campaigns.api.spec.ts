import * as contract from "@sihai/contract/parcel";
import * as promotion from "@sihai/contract/promotion";
import { cny, subtract, toDecimal } from "@sihai/domain";
import { beforeAll, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { aBuyer, aKey, anAddress, aWorld, type Client, pay, race, type SpecWorld } from "#testing";
import { aForm, aWaybill, type Benches, leave, packIt, theBenches, weighIt } from "../../../../testing/parcel/parcels.ts";
import { anOpenCode, anOpenKind } from "../../../../testing/promotion/promotions.ts";
import { aStoredItem } from "../../../../testing/warehouse/stored-items.ts";
import { stopCampaign } from "../../promotion/campaigns.service.ts";

let spec: SpecWorld;
let benches: Benches;
let editor: Client;
let mei: Client;

beforeAll(async () => {
  spec = await aWorld();
  editor = await spec.staff("content");
  benches = await theBenches(spec);
  mei = await aBuyer(spec);
});

const dayMs = 86_400_000;
const inDays = (days: number) => new Date(spec.deps.clock.now().getTime() + days * dayMs).toISOString();
const campaigns = async (kind: "coupon" | "code") => (await editor.must(promotion.listCampaigns, { query: { kind } })).list;
const stop = (kind: "coupon" | "code", id: string) =>
  editor.call(promotion.stopCampaign, { body: { kind, id } }, { key: aKey() });

async function aCode(code: string, fromDays = 0): Promise<string> {
  const terms = { code, name: { zh: "折扣", en: "Code" }, reduce: "5.00", minSpend: "0.00", perUser: 1 };
  return anOpenCode(spec, editor, { ...terms, validFrom: inDays(fromDays), validUntil: inDays(fromDays + 10) });
}

async function aKind({ reduce = "10.00" } = {}): Promise<string> {
  const terms = { name: { zh: "券", en: "Coupon" }, type: 0 as const, reduce, uses: 1, minSpend: "0.00", perUser: 1 };
  const scope = {
    parcelType: "international" as const,
    scope: "all" as const,
    shops: [],
    minLevel: 0,
    obtainedBy: "claim" as const,
  };
  const window = { claimFrom: inDays(0), claimUntil: inDays(5), validDays: 30 };
  return anOpenKind(spec, editor, { ...terms, ...scope, ...window });
}

async function submitWith(code: string) {
  const item = await aStoredItem(spec, mei, benches);
  const form = await aForm(mei, [item.itemId], await anAddress(spec, mei));
  const total = toDecimal(subtract(cny(form.total), cny("5.00")));
  return mei.call(contract.submitParcel, { body: { ...form, discountCode: code, total } }, { key: aKey() });
}

describe("campaigns as staff see them", () => {
  it("count the parcels that live, name each, and forget none that was cancelled", async () => {
    const id = await aCode("COUNTED");
    const sent = await submitWith("COUNTED");
    expect(sent).toMatchObject({ ok: true });
    const packageId = sent.ok ? sent.data.packageId : "";
    expect((await campaigns("code")).find((one) => one.id === id)).toMatchObject({
      code: "COUNTED",
      state: "running",
      taken: 1,
      used: 1,
      amount: "0.00",
    });
    const uses = () => editor.must(promotion.listCampaignUses, { query: { kind: "code", id } });
    expect((await uses()).list).toMatchObject([
      { kind: "parcel", no: packageId, amount: "5.00", usedAt: null, releasedAt: null },
    ]);
    expect(await pay(mei, sent.ok ? sent.data.tradeNo : "")).toMatchObject({ ok: true });
    expect((await campaigns("code")).find((one) => one.id === id)).toMatchObject({ used: 1, amount: "5.00" });
    await mei.must(contract.cancelParcel, { body: { packageId } }, { key: aKey() });
    expect((await campaigns("code")).find((one) => one.id === id)).toMatchObject({ taken: 0, used: 0, amount: "0.00" });
    expect((await uses()).list[0]?.releasedAt).not.toBeNull();
  });

  it("come to what they took off: what a lighter parcel did not need of them is not counted", async () => {
    const id = await aKind({ reduce: "500.00" });
    const { couponId } = await mei.must(promotion.claimCoupon, { body: { kindId: id } }, { key: aKey() });
    const item = await aStoredItem(spec, mei, benches, { grams: 2_500, sidesCm: [30, 20, 8] });
    const form = await aForm(mei, [item.itemId], await anAddress(spec, mei));
    const priced = await mei.call(contract.submitParcel, { body: { ...form, couponId } }, { key: aKey() });
    if (priced.ok) throw new Error("the coupon took nothing off");
    const { total } = z.object({ total: z.string() }).parse(priced.data);
    const { packageId, tradeNo } = await mei.must(contract.submitParcel, { body: { ...form, couponId, total } }, { key: aKey() });
    expect(await pay(mei, tradeNo)).toMatchObject({ ok: true });
    const amountOf = async () => (await campaigns("coupon")).find((one) => one.id === id)?.amount;
    const parcel = () => mei.must(contract.parcelDetail, { query: { packageId } });
    const [discount] = (await parcel()).discounts;
    expect(await amountOf()).toBe(discount?.amount);
    await packIt(benches, packageId, [item.itemNo]);
    await weighIt(benches, packageId, { grams: 600, sidesCm: [30, 20, 8] });
    await aWaybill(benches, packageId);
    expect((await leave(benches, [packageId])).ok).toBe(true);
    const { settlement } = await parcel();
    const unused = cny(settlement?.unusedDiscount ?? "0.00");
    expect(unused.amount).toBeGreaterThan(0n);
    const tookOff = toDecimal(subtract(cny(discount?.amount ?? "0.00"), unused));
    expect(await amountOf()).toBe(tookOff);
    const { list } = await editor.must(promotion.listCampaignUses, { query: { kind: "coupon", id } });
    expect(list).toMatchObject([{ no: packageId, amount: tookOff, releasedAt: null }]);
  });

  it("are stopped once, at once: the code no longer helps, and one that has not begun never does", async () => {
    const id = await aCode("STOPME");
    const answers = await race(4, () => stop("code", id));
    expect(answers.map((one) => (one.ok ? "ok" : one.code)).sort()).toEqual([
      "CAMPAIGN_OVER",
      "CAMPAIGN_OVER",
      "CAMPAIGN_OVER",
      "ok",
    ]);
    expect(await submitWith("STOPME")).toMatchObject({
      ok: false,
      code: "DISCOUNT_CODE_NOT_USABLE",
      data: { reason: "expired" },
    });
    const coming = await aCode("LATER", 3);
    expect((await campaigns("code")).find((one) => one.id === coming)?.state).toBe("coming");
    expect(await stop("code", coming)).toMatchObject({ ok: true });
    expect((await campaigns("code")).find((one) => one.id === coming)).toMatchObject({ state: "stopped" });
    expect(await mei.call(promotion.checkDiscountCode, { body: { code: "LATER" } })).toMatchObject({ ok: false });
    expect(await stop("code", "999999")).toMatchObject({ ok: false, code: "CAMPAIGN_NOT_FOUND" });
    const acts = await spec.deps.db.selectFrom("audit_log").select("action").where("subject", "=", `code:${id}`).execute();
    expect(acts).toEqual([{ action: "promotion.check-code" }, { action: "promotion.stop-code" }]);
  });

  it("are stopped once, also by who asked before the stop and got to it after", async () => {
    const id = await aCode("STOPAGAIN");
    const earlier = spec.deps.clock.now();
    expect(await stop("code", id)).toMatchObject({ ok: true });
    const late = { kind: "code" as const, id, staffId: editor.id, now: earlier, once: null };
    expect(await stopCampaign(spec.deps, late)).toEqual({ ok: false, refusal: { code: "CAMPAIGN_OVER" } });
  });

  it("leave coupons with those who hold them, and give out no more", async () => {
    const id = await aKind();
    await mei.must(promotion.claimCoupon, { body: { kindId: id } }, { key: aKey() });
    const before = (await mei.must(promotion.listCoupons, { query: {} })).counts.available;
    expect(await stop("coupon", id)).toMatchObject({ ok: true });
    const omar = await aBuyer(spec);
    expect(await omar.call(promotion.claimCoupon, { body: { kindId: id } }, { key: aKey() })).toMatchObject({
      ok: false,
      code: "GET_COUPON_FAILED",
    });
    expect((await mei.must(promotion.listCoupons, { query: {} })).counts.available).toBe(before);
    expect((await campaigns("coupon")).find((one) => one.id === id)).toMatchObject({
      state: "stopped",
      taken: 1,
      coupon: { obtainedBy: "claim", validDays: 30 },
    });
  });
});
