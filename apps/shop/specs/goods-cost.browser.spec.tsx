import type { Wire } from "@sihai/client/testing";
import { landedCost } from "@sihai/contract/goods";
import { cnyText, formatAmountRange } from "@sihai/text";
import { goodsDict } from "@sihai/text/dict/goods";
import { beforeEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { costOf, type Landed, line, shoeWire } from "../testing/goods-page.ts";
import { mei, openPage } from "../testing/open-page.tsx";

const words = await goodsDict.load("en");
let wire: Wire;
beforeEach(() => {
  wire = shoeWire();
});

describe("what an item costs", () => {
  it.each(["en", "zh"] as const)("says in %s that a price is the lowest of several until one is chosen", async (language) => {
    const { optionFrom, cheapestOption, certain, cheapestLine } = await goodsDict.load(language);
    await openPage("/goods/detail", { search: { goodsId: "53" }, language });
    await expect.element(page.getByText(optionFrom.before || optionFrom.after, { exact: true })).toBeVisible();
    await expect.element(page.getByText(cheapestOption)).toBeVisible();
    await expect.element(page.getByText(cheapestLine)).toBeVisible();
    await page.getByText(language === "en" ? "EU 38" : "38", { exact: true }).click();
    await expect.element(page.getByText(certain)).toBeVisible();
    await expect.element(page.getByText(optionFrom.before || optionFrom.after, { exact: true })).not.toBeInTheDocument();
  });

  it("says of goods with options that their weight is an estimate for all of them", async () => {
    await openPage("/goods/detail", { search: { goodsId: "53" } });
    // Among the facts, and where the cost at the door rests on it.
    await expect.poll(() => page.getByText(words.weightOfAll).elements()).toHaveLength(2);
  });

  it("carries the sum the confirm page asks for, with the domestic shipping", async () => {
    await openPage("/goods/detail", { search: { goodsId: "53" }, user: mei });
    await page.getByText("EU 38", { exact: true }).click();
    await expect.element(page.getByRole("button", { name: words.buyFor(cnyText("190.00")) })).toBeVisible();
    expect(page.getByText(words.lineSurcharge, { exact: true }).elements()).toEqual([]);
  });

  it("has the card's surcharge in its button, its lines and its whole, for a newcomer too", async () => {
    await openPage("/goods/detail", { search: { goodsId: "53" } });
    await page.getByText("EU 38", { exact: true }).click();
    // 3.5 % of 190.00 more, as on the confirm page; of 174.00 where the cost at the door knows no domestic shipping.
    await expect.element(page.getByRole("button", { name: words.buyFor(cnyText("196.65")) })).toBeVisible();
    await expect.element(page.getByText(words.lineSurcharge, { exact: true })).toBeVisible();
    await expect.element(page.getByText(cnyText("180.09")).first()).toBeVisible();
  });

  it.each([
    { by: "the balance", user: mei, now: "190.00", toCome: ["98.00", "118.00"], all: ["288.00", "308.00"] },
    // 3.5 % of 190.00 now; of shipping, operation fee and the tax we pay later.
    { by: "a card", now: "196.65", toCome: ["101.43", "122.13"], all: ["298.08", "318.78"] },
  ] as const)("says apart what is paid now and what is still to come, by $by, and both together", async (told) => {
    const { now, toCome, all } = told;
    const at = (label: Landed["lines"][number]["label"], low: string, high = low) => ({ label, low, high, how: "" });
    const lines = [
      ...[at("goods", "174.00"), at("domestic-freight", "16.00"), at("operation", "8.00")],
      ...[at("shipping", "60.00", "80.00"), at("tax", "30.00")],
    ];
    wire.answering(landedCost, { data: { ...costOf(12), lines, line: { ...line, taxMode: "prepaid" } } });
    await openPage("/goods/detail", { search: { goodsId: "53" }, ...("user" in told && { user: told.user }) });
    const sumOf = (label: string) => page.getByText(label).element().closest("p")?.textContent.trim();
    await expect.element(page.getByText(formatAmountRange(all[0], all[1], "CNY"))).toBeVisible();
    expect(sumOf(words.payForGoods)).toBe(`${words.payForGoods}${words.cheapestOption}${cnyText(now)}`);
    await page.getByText("EU 38", { exact: true }).click();
    await expect.element(page.getByText(words.certain)).toBeVisible();
    expect(sumOf(words.payForGoods)).toBe(`${words.payForGoods}${words.certain}${cnyText(now)}`);
    expect(sumOf(words.stillToCome)).toBe(
      `${words.stillToCome}${words.estimate}${formatAmountRange(toCome[0], toCome[1], "CNY")}`,
    );
  });

  it.each([
    ["included", true, words.taxIncluded],
    ["excluded", true, words.taxNone],
    ["excluded", false, words.taxUnknown],
  ] as const)("says of tax that is no sum of its own what it is: %s, known %s", async (taxMode, isTaxKnown, said) => {
    wire.answering(landedCost, { data: { ...costOf(12), isTaxKnown, line: { ...line, taxMode } } });
    await openPage("/goods/detail", { search: { goodsId: "53" } });
    // What the line's price bears is no estimate, and is not called one.
    const label = taxMode === "included" ? words.lineTaxIncluded : words.lineTax;
    await expect.element(page.getByText(label, { exact: true })).toBeVisible();
    await expect.element(page.getByText(said, { exact: true })).toBeVisible();
    await expect.element(page.getByText(words.dueOnShipping[taxMode], { exact: false })).toBeVisible();
  });

  it("claims how good its estimates were only where they were measured, and names the price list otherwise", async () => {
    const accuracy = { parcels: 856, medianBp: 100, p90Bp: 500, p90: "22.00" };
    wire.answering(landedCost, { data: { ...costOf(12), accuracy: { ...accuracy, isMeasured: false } } });
    await openPage("/goods/detail", { search: { goodsId: "53" } });
    await expect.element(page.getByText(words.accuracyListed(cnyText("22.00")).trim())).toBeVisible();
    wire.answering(landedCost, { data: { ...costOf(12), accuracy: { ...accuracy, isMeasured: true } } });
    await page.getByText("EU 38", { exact: true }).click();
    await expect.element(page.getByText(words.accuracy(cnyText("22.00")).trim())).toBeVisible();
  });
});
