import type { Wire } from "@sihai/client/testing";
import type { CallData } from "@sihai/contract";
import { checkCampaign, createCouponKind, listCampaigns, listCampaignUses } from "@sihai/contract/promotion";
import { consolePromotionDict } from "@sihai/text/dict/console/promotion";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { cutOff, violations } from "@sihai/ui/testing";
import { beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { consoleWire, openDesk } from "../testing/open-page.tsx";

const words = await consolePromotionDict.load("en");
const field = (name: string) => page.getByRole("textbox", { name });
let wire: Wire;
beforeEach(() => {
  sessionStorage.clear();
  wire = consoleWire();
  wire.answering(listCampaigns, { data: { list: [], total: 0, page: 1, pageSize: 50 } });
  wire.answering(createCouponKind, { data: { kindId: "9" } });
});

it("a coupon for orders of chosen shops names them: without any it is not published, with one it is", async () => {
  const host = await openDesk("/promotions");
  await page.getByRole("button", { name: words.addCoupon }).click();
  await field(words.nameZh).fill("店铺券");
  await field(words.nameEn).fill("Shop coupon");
  await field(words.reduce).fill("20.00");
  await page.getByText(words.parcelTypes.domestic).click();
  await field(words.minSpend.domestic).fill("100.00");
  await page.getByLabelText(words.scope, { exact: true }).selectOptions(words.scopes.shops);
  await page.getByRole("button", { name: words.create }).click();
  await expect.element(page.getByText(words.wrong.shops)).toBeVisible();
  expect(wire.heard(createCouponKind)).toEqual([]);
  await field(words.shopNo).fill("88231");
  await page.getByRole("button", { name: words.addShop }).click();
  expect(await violations(host, { whole: true })).toEqual([]);
  await page.getByRole("button", { name: words.create }).click();
  await vi.waitFor(() => expect(wire.heard(createCouponKind)).toHaveLength(1));
  expect(wire.heard(createCouponKind)[0]?.body).toMatchObject({
    ...{ parcelType: "domestic", type: 0, reduce: "20.00", minSpend: "100.00", scope: "shops" },
    shops: [{ source: expect.any(String), shopId: "88231" }],
  });
});

it("what can be chosen for a coupon is written alike: each choice begins with a capital letter", async () => {
  const host = await openDesk("/promotions", { search: { show: "new" } });
  await expect.element(field(words.nameEn)).toBeVisible();
  const choices = [...host.querySelectorAll("fieldset label, select option")].map(({ textContent }) => textContent?.trim() ?? "");
  expect(choices.length).toBeGreaterThan(10);
  expect(choices.filter((choice) => /^[a-z]/.test(choice))).toEqual([]);
});

it.each(["coupon", "code"] as const)("a %s being typed outlives a reload, and is gone once it is set aside", async (tab) => {
  const { close } = await consoleDict.load("en");
  const opened = () => openDesk("/promotions", { search: { tab, show: "new" } });
  const before = await opened();
  await field(words.nameEn).fill("Spring");
  await field(words.reduce).fill("12.50");
  await expect.poll(() => sessionStorage.length).toBe(1);
  // The page goes, as it does with a reload; the tab stays.
  before.remove();
  const after = await opened();
  await expect.element(field(words.nameEn)).toHaveValue("Spring");
  await expect.element(field(words.reduce)).toHaveValue("12.50");
  await page.getByRole("button", { name: close, exact: true }).click();
  await expect.poll(() => sessionStorage.length).toBe(0);
  after.remove();
  await opened();
  await expect.element(field(words.nameEn)).toHaveValue("");
});

it("the number of a shop that was not added yet outlives a reload", async () => {
  const opened = () => openDesk("/promotions", { search: { tab: "coupon", show: "new" } });
  const before = await opened();
  await page.getByLabelText(words.scope, { exact: true }).selectOptions(words.scopes.shops);
  await field(words.shopNo).fill("88231");
  await expect.poll(() => Object.values(sessionStorage).join()).toContain("88231");
  before.remove();
  await opened();
  await expect.element(field(words.shopNo)).toHaveValue("88231");
});

type Campaign = CallData<typeof listCampaigns>["list"][number];
const aDraft: Campaign = {
  ...{ id: "7", kind: "code", name: { zh: "九折", en: "Ten off" }, code: "TEN", reduction: { type: 1, bp: 1_000 } },
  ...{ minSpend: "0.00", maxDeduction: null, perUser: 1, total: null, taken: 0, used: 0, amount: "0.00", coupon: null },
  ...{ from: "2026-11-25T00:00:00.000Z", until: "2026-12-25T00:00:00.000Z", state: "draft", mayCheck: "yes" },
  ...{ createdBy: "Yan", createdAt: "2026-11-25T00:00:00.000Z", checkedBy: null, checkedAt: null, checkedAlone: false },
  ...{ stoppedBy: null, stoppedAt: null },
};

it.each(["en", "zh"] as const)("a draft is opened to customers by a colleague, never by its author, in %s", async (language) => {
  const own = await consolePromotionDict.load(language);
  const { byMaker, rights } = await consoleDict.load(language);
  const opened = async (mayCheck: Campaign["mayCheck"]) => {
    wire.answering(listCampaigns, { data: { list: [{ ...aDraft, mayCheck }], total: 1, page: 1, pageSize: 50 } });
    return openDesk("/promotions", { search: { tab: "code", open: "7" }, language });
  };
  wire.answering(checkCampaign, { data: null });
  wire.answering(listCampaignUses, { data: { list: [], total: 0, page: 1, pageSize: 50 } });
  const host = await opened("own");
  await expect.element(page.getByText(byMaker.own(rights["promotion.edit"]))).toBeVisible();
  expect(page.getByRole("button", { name: own.check }).elements()).toEqual([]);
  expect(await violations(host, { whole: true })).toEqual([]);
  expect(cutOff(host)).toEqual([]);
  host.remove();
  // Where nobody else could, the author is told why the button is theirs, in the words every draft has.
  const alone = await opened("alone");
  await expect.element(page.getByText(byMaker.alone(rights["promotion.edit"]))).toBeVisible();
  await expect.element(page.getByRole("button", { name: own.check })).toBeVisible();
  alone.remove();
  await opened("yes");
  await expect.element(page.getByText(own.toCheck)).toBeVisible();
  await page.getByRole("button", { name: own.check }).click();
  await vi.waitFor(() => expect(wire.heard(checkCampaign).at(-1)).toEqual({ body: { kind: "code", id: "7" } }));
});
