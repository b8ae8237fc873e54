import type { CallData } from "@sihai/contract";
import { addressList } from "@sihai/contract/address";
import { listGoodsClasses } from "@sihai/contract/freight";
import { readPlan } from "@sihai/contract/plan";
import { formatDaysRange } from "@sihai/text";
import { goodsDict } from "@sihai/text/dict/goods";
import { planDict } from "@sihai/text/dict/plan";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { mei, openPage, shopWire } from "../testing/open-page.tsx";
import { parcelOffer } from "../testing/parcel-offer.ts";
import { homeAddress, storedCup } from "../testing/things.ts";

type Plan = CallData<typeof readPlan>;

function aPlan(performance: Plan["results"][number]["parcels"][number]["line"]["performance"]): Plan {
  const [offer] = parcelOffer.eligible;
  if (!offer) throw new Error("nothing is offered");
  const line = { ...offer.line, performance, isMeasured: false };
  const parcel = { itemIds: ["1"], line, quote: offer.quote, tax: null, open: true };
  return {
    ...{ planId: "5", state: "done", createdAt: "2026-11-20T02:00:00.000Z", addressId: "31", country: "DE", zipCode: "10119" },
    ...{ grams: 420, items: [storedCup], together: null, togetherAtDoor: null, objectives: ["cheapest"] },
    progress: { done: 1, of: 1 },
    results: [
      {
        ...{ objective: "cheapest", parcels: [parcel], total: "90.00", withTax: false, slowestDays: 15, optimal: true },
        ...{ value: "90.00", bound: "90.00", gap: "0.00", refused: [] },
      },
    ],
  };
}

async function openPlan(plan: Plan, language: "en" | "zh") {
  const wire = shopWire();
  wire.answering(readPlan, { data: plan });
  wire.answering(listGoodsClasses, { data: { classes: [], flags: [] } });
  wire.answering(addressList, { data: { list: [homeAddress], total: 1, page: 1, pageSize: 50, hasDefault: true } });
  return openPage("/package/plan/detail", { search: { planId: "5" }, user: mei, language });
}

it.each(["en", "zh"] as const)("a plan tells a line's days as storage tells them, in %s", async (language) => {
  const [words, goods] = await Promise.all([planDict.load(language), goodsDict.load(language)]);
  const usual = { parcels: 214, lowDays: 17, medianDays: 22, highDays: 29, onTimeBp: 9_000, deliveredBp: 9_900 };
  await openPlan(aPlan(usual), language);
  const range = formatDaysRange(17, 29, language);
  await expect.element(page.getByText(goods.arrives.listed(range))).toBeVisible();
  await expect.element(page.getByText(words.days.measured(range))).toBeVisible();
});

it("a plan on a line nobody measured says that its days are promised", async () => {
  const goods = await goodsDict.load("en");
  const host = await openPlan(aPlan(null), "en");
  const [before = "", after = ""] = goods.arrives.promised("|").split("|");
  await expect.element(page.getByText(before)).toBeVisible();
  expect(host.textContent).toContain(after);
  expect(host.textContent).toMatch(/all delivered in .*, as promised/);
});
