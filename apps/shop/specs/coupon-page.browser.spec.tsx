import { listCoupons } from "@sihai/contract/promotion";
import { promotionDict } from "@sihai/text/dict/promotion";
import { cutOff, violations } from "@sihai/ui/testing";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { mei, openPage, shopWire } from "../testing/open-page.tsx";

const shops = [
  { source: "tmall", shopId: "88231", name: { zh: "云杯铺", en: "Cloud Cups" } },
  { source: "taobao", shopId: "1280364588" },
  { source: "jd", shopId: null },
];
const coupon = {
  ...{ couponId: "1", couponNo: "C1", name: { zh: "指定店铺券", en: "Shops’ coupon" }, status: "available" as const },
  ...{ usesLeft: 1, reason: null, heldFor: [] },
  ...{ validFrom: "2026-11-01T00:00:00.000Z", validUntil: "2026-12-01T00:00:00.000Z" },
  terms: {
    ...{ reduction: { type: 0 as const, amount: "20.00" }, parcelType: "domestic" as const, minSpend: "0.00" },
    ...{ maxDeduction: null, scope: "shops" as const, shops, minLevel: 0, warehouse: null },
  },
};

it.each([
  ["en", "Cloud Cups (Tmall), Taobao shop 1280364588, JD"],
  ["zh", "云杯铺（天猫）、淘宝店铺 1280364588、京东"],
] as const)("a coupon for designated shops names each of them, in %s (rule J-19)", async (language, places) => {
  const words = await promotionDict.load(language);
  shopWire().answering(listCoupons, { data: { list: [coupon], counts: { available: 1, used: 0, expired: 0 }, offers: [] } });
  const shown = await openPage("/user/coupon", { user: mei, language });
  await expect.element(page.getByText(places)).toBeVisible();
  await expect.element(page.getByText(words.scopes.shops)).toBeVisible();
  expect(cutOff(shown)).toEqual([]);
  expect(await violations(shown)).toEqual([]);
});

it("beneath coupons that can be taken does not say that there are none", async () => {
  const words = await promotionDict.load("en");
  const { name, terms } = coupon;
  const offer = { kindId: "7", name, terms, uses: 1, left: 3, mine: 1, validDays: 30, claimUntil: "2026-12-01T00:00:00.000Z" };
  shopWire().answering(listCoupons, { data: { list: [], counts: { available: 0, used: 0, expired: 0 }, offers: [offer] } });
  await openPage("/user/coupon", { user: mei });
  await expect.element(page.getByRole("heading", { name: words.offers })).toBeVisible();
  expect(page.getByText(words.empty.available).elements()).toEqual([]);
});

it.each([
  ["en", "Claim by 1 Dec 2026 · good for 30 days once claimed"],
  ["zh", "2026年12月1日 前可领取 · 领取后 30 天内有效"],
] as const)("one that can be taken says until when, and how long it is good then, in %s", async (language, validity) => {
  const { name, terms } = coupon;
  const offer = { kindId: "7", name, terms, uses: 1, left: 3, mine: 1, validDays: 30, claimUntil: "2026-12-01T00:00:00.000Z" };
  shopWire().answering(listCoupons, { data: { list: [], counts: { available: 0, used: 0, expired: 0 }, offers: [offer] } });
  const shown = await openPage("/user/coupon", { user: mei, language });
  await expect.element(page.getByText(validity)).toBeVisible();
  expect(cutOff(shown)).toEqual([]);
});
