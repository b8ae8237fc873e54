import type { Wire } from "@sihai/client/testing";
import type { CallData } from "@sihai/contract";
import { calculate, listGoodsClasses, readCurves, readLine } from "@sihai/contract/freight";
import { cnyText, exactWeight } from "@sihai/text";
import { freightDict } from "@sihai/text/dict/freight";
import { uiDict } from "@sihai/text/dict/ui";
import { cutOff, violations } from "@sihai/ui/testing";
import { beforeEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { openPage, shopWire } from "../testing/open-page.tsx";

const air: CallData<typeof readLine> = {
  line: {
    ...{ id: "de-air", name: { zh: "德国空运", en: "Germany air" }, service: "air", days: [8, 14], package: "carton" },
    ...{ tax: { mode: "excluded", rateBp: 0 }, note: { zh: "", en: "" } },
    volumetric: { rule: "greater", divisor: 6000, sideCm: null, ratio: null },
    limits: { maxGrams: 30_000, maxSideCm: 120, maxSumCm: null, maxGirthCm: null },
    ...{ refuses: ["battery"], insurance: { rateBp: 300, min: "3.00", cap: "3000.00" } },
    prices: { min: "90.00", max: "900.00", firstGrams: 500, first: "90.00", additionalGrams: 500, additional: "30.00" },
    ...{ needsOutlet: false, needsIdentity: false, isMeasured: true, usage30Days: 12 },
    performance: { parcels: 40, lowDays: 7, medianDays: 10, highDays: 15, onTimeBp: 9_300, deliveredBp: 9_900 },
    depositError: { median: "4.00", p90: "11.00" },
  },
  ...{ countries: ["DE", "AT"], warehouses: [1, 2], minChargeGrams: 800, roundUpGrams: 500, operationFee: "8.00" },
  tariff: [
    {
      overGrams: 0,
      upToGrams: 30_000,
      price: { kind: "first-step", first: "90.00", firstGrams: 500, step: "30.00", stepGrams: 500 },
    },
  ],
  surcharges: [{ label: "fuel", rateBp: 800, amount: null, prefixes: [] }],
};
const search = { lineId: "de-air", country: "DE", weight: 2 };
let wire: Wire;
beforeEach(() => {
  wire = shopWire();
  wire.answering(listGoodsClasses, {
    data: { classes: [], flags: [{ id: "battery", name: { zh: "带电", en: "Batteries" } }] },
  });
  wire.answering(readCurves, { data: { curves: [] } });
  wire.answering(calculate, { refusal: "ROUTES_UNAVAILABLE" });
});

it.each([
  [2, true],
  [undefined, false],
])("a line looked at with a weight of %s calls a weight the reader's own: %s", async (weight, isMarked) => {
  wire.answering(readLine, { data: air });
  const points = [
    { grams: 1, amount: "90.00" },
    { grams: 5_000, amount: "360.00" },
  ];
  wire.answering(readCurves, { data: { curves: [{ lineId: "de-air", stepped: false, points }] } });
  await openPage("/calculator/detail", { search: { lineId: "de-air", country: "DE", ...(weight && { weight }) } });
  const words = await freightDict.load("en");
  await expect.element(page.getByRole("figure", { name: words.costByWeight })).toBeVisible();
  expect(page.getByText(new RegExp(`^${words.yourWeight("")}\\d`)).elements().length > 0).toBe(isMarked);
});

describe.each(["en", "zh"] as const)("a line in %s", (language) => {
  it("shows that it loads, then its days, prices and limits, and nothing wrong", async () => {
    const arrive = wire.holding(readLine);
    const host = await openPage("/calculator/detail", { language, search });
    const [{ loading }, words] = await Promise.all([uiDict.load(language), freightDict.load(language)]);
    await expect.element(page.getByRole("status", { name: loading })).toBeVisible();
    arrive({ data: air });
    await expect.element(page.getByRole("heading", { level: 1, name: air.line.name[language] })).toBeVisible();
    for (const title of [words.days, words.howGood, words.tariff, words.limits, words.refused])
      await expect.element(page.getByRole("heading", { name: title, exact: true })).toBeInTheDocument();
    await expect.element(page.getByText(language === "zh" ? "带电" : "Batteries")).toBeInTheDocument();
    const rowOf = (name: string) => page.getByText(name, { exact: true }).element().closest("div")?.textContent;
    expect(rowOf(words.minCharge)).toContain(exactWeight(800, language));
    expect(rowOf(words.chargeStep)).toContain(exactWeight(500, language));
    expect(rowOf(words.quoteLabels.operation)).toContain(cnyText("8.00"));
    expect(await violations(host, { whole: true })).toEqual([]);
    expect(cutOff(host)).toEqual([]);
  });
});

describe("a line", () => {
  it("nothing was measured of says no error and no punctuality, and what it does not limit", async () => {
    const words = await freightDict.load("en");
    const line = { ...air.line, performance: null, depositError: null, isMeasured: false, insurance: null, refuses: [] };
    wire.answering(readLine, { data: { ...air, line } });
    await openPage("/calculator/detail", { search });
    await expect.element(page.getByText(words.refusesNothing)).toBeVisible();
    await expect.element(page.getByText(words.notInsurable)).toBeVisible();
    expect(page.getByRole("heading", { name: words.howGood }).elements()).toEqual([]);
    expect(page.getByText(words.noLimit).elements()).toHaveLength(2);
  });

  it("whose figures are the price list’s says so of its parcels too, and one inside mainland China knows no import tax", async () => {
    const words = await freightDict.load("en");
    const home = { ...air, line: { ...air.line, isMeasured: false }, countries: ["CN"] };
    wire.answering(readLine, { data: home });
    await openPage("/calculator/detail", { search: { lineId: "de-air" } });
    await expect.element(page.getByText(words.usageStated("12"))).toBeVisible();
    await expect.element(page.getByText(words.taxNotes.home)).toBeInTheDocument();
    expect(page.getByText(words.taxNotes.excluded(words.importTaxes.any)).elements()).toEqual([]);
  });

  it("of brackets says first what its table says, and no first weight that a bracket below it undercuts", async () => {
    const words = await freightDict.load("en");
    const tariff = [
      { overGrams: 0, upToGrams: 100, price: { kind: "flat" as const, amount: "78.50" } },
      { overGrams: 100, upToGrams: 300, price: { kind: "flat" as const, amount: "91.50" } },
    ];
    const prices = { ...air.line.prices, firstGrams: 100, first: "78.50", additionalGrams: 200, additional: "13.00" };
    wire.answering(readLine, { data: { ...air, line: { ...air.line, prices }, tariff } });
    await openPage("/calculator/detail", { search });
    await expect.element(page.getByText(`100 g: ${cnyText("78.50")} · 300 g: ${cnyText("91.50")}`)).toBeVisible();
    expect(page.getByText(words.firstWeight("100 g", cnyText("78.50"))).elements()).toEqual([]);
  });

  it("that is not there says so, and is not tried again", async () => {
    const { reload } = await uiDict.load("en");
    wire.answering(readLine, { refusal: "LINE_NOT_FOUND" });
    await openPage("/calculator/detail", { search });
    await expect
      .element(page.getByRole("main").getByRole("link").or(page.getByRole("main").getByRole("button")).first())
      .toBeVisible();
    expect(page.getByRole("button", { name: reload }).elements()).toEqual([]);
  });

  it("that does not come is tried again", async () => {
    const { reload } = await uiDict.load("en");
    wire.answering(readLine, { refusal: "ROUTES_UNAVAILABLE" });
    await openPage("/calculator/detail", { search });
    await expect.element(page.getByRole("button", { name: reload })).toBeVisible();
    wire.answering(readLine, { data: air });
    await page.getByRole("button", { name: reload }).click();
    await expect.element(page.getByRole("heading", { level: 1, name: "Germany air" })).toBeVisible();
  });
});
