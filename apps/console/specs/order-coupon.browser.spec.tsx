import type { Wire } from "@sihai/client/testing";
import { createCouponKind, listCampaigns } from "@sihai/contract/promotion";
import { consolePromotionDict } from "@sihai/text/dict/console/promotion";
import { violations } from "@sihai/ui/testing";
import { beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { consoleWire, openDesk } from "../testing/open-page.tsx";

const words = await consolePromotionDict.load("en");
const field = (name: string) => page.getByRole("textbox", { name });
let wire: Wire;
beforeEach(() => {
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
