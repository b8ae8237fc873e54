import { listCampaigns, listCampaignUses } from "@sihai/contract/promotion";
import { consolePromotionDict } from "@sihai/text/dict/console/promotion";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { consoleWire, openDesk } from "../testing/open-page.tsx";

const at = "2026-11-28T04:00:00.000Z";

it.each([
  ["en", "Taobao · 1280364588, JD · whole platform"],
  ["zh", "淘宝 · 1280364588、京东 · 整个平台"],
] as const)("who checks a coupon reads the shops it is for, in %s", async (language, shops) => {
  const wire = consoleWire();
  const reduction = { type: 0 as const, amount: "6.00" };
  const terms = {
    ...{ reduction, parcelType: "domestic" as const, minSpend: "0.00", maxDeduction: null, scope: "shops" as const },
    shops: [
      { source: "taobao", shopId: "1280364588" },
      { source: "jd", shopId: null },
    ],
    ...{ minLevel: 0, warehouse: null },
  };
  const campaign = {
    ...{ id: "6", kind: "coupon" as const, name: { zh: "专享", en: "Off at a shop" }, code: null, reduction, minSpend: "0.00" },
    ...{ maxDeduction: null, perUser: 1, total: null, taken: 0, used: 0, amount: "0.00", from: at, until: at },
    coupon: { terms, obtainedBy: "claim" as const, uses: 1, validDays: 30 },
    ...{ state: "draft" as const, createdBy: "Lin", createdAt: at, checkedBy: null, checkedAt: null, checkedAlone: false },
    ...{ mayCheck: "alone" as const, stoppedBy: null, stoppedAt: null },
  };
  wire.answering(listCampaigns, { data: { list: [campaign], total: 1, page: 1, pageSize: 20 } });
  wire.answering(listCampaignUses, { data: { list: [], total: 0, page: 1, pageSize: 20 } });
  await openDesk("/promotions", { search: { open: "6" }, language });
  const words = await consolePromotionDict.load(language);
  await expect.element(page.getByText(words.shops, { exact: true })).toBeVisible();
  await expect.element(page.getByText(shops, { exact: true })).toBeVisible();
});
