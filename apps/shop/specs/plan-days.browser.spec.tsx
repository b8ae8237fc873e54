import { formatDaysRange } from "@sihai/text";
import { goodsDict } from "@sihai/text/dict/goods";
import { planDict } from "@sihai/text/dict/plan";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { aPlan, planWire } from "../testing/a-plan.ts";
import { mei, openPage } from "../testing/open-page.tsx";

/** How a number of promised days begins. */
const promisedOne = { en: /Promised: \d/, zh: /承诺\s?\d/ };

async function openPlan(...[performance, language]: [...Parameters<typeof aPlan>, "en" | "zh"]) {
  planWire(aPlan(performance));
  return openPage("/package/plan/detail", { search: { planId: "5" }, user: mei, language });
}

it.each(["en", "zh"] as const)("a plan tells a line's days as storage tells them, in %s", async (language) => {
  const [words, goods] = await Promise.all([planDict.load(language), goodsDict.load(language)]);
  const usual = { parcels: 214, lowDays: 17, medianDays: 22, highDays: 29, onTimeBp: 9_000, deliveredBp: 9_900 };
  const host = await openPlan(usual, language);
  const range = formatDaysRange(17, 29, language);
  await expect.element(page.getByText(goods.arrives.listed(range))).toBeVisible();
  await expect.element(page.getByText(words.days.measured(range))).toBeVisible();
  // One statement: what is promised beside it would be a second number of days for the same parcel.
  expect(host.textContent).not.toMatch(promisedOne[language]);
});

it("a plan on a line nobody measured says that its days are promised", async () => {
  const goods = await goodsDict.load("en");
  const host = await openPlan(null, "en");
  const [before = "", after = ""] = goods.arrives.promised("|").split("|");
  await expect.element(page.getByText(before)).toBeVisible();
  expect(host.textContent).toContain(after);
  expect(host.textContent).toMatch(/all delivered in .*, as promised/);
});
