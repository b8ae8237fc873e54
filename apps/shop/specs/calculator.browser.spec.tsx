import type { Wire } from "@sihai/client/testing";
import { calculate, listFreightCountries, listGoodsClasses } from "@sihai/contract/freight";
import { freightDict } from "@sihai/text/dict/freight";
import { uiDict } from "@sihai/text/dict/ui";
import { cutOff, violations } from "@sihai/ui/testing";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { addressShown, openPage, shopWire } from "../testing/open-page.tsx";

const countries = [
  { code: "US", name: { zh: "美国", en: "United States" }, lines: 12 },
  { code: "DE", name: { zh: "德国", en: "Germany" }, lines: 9 },
];
const classes = [{ id: "battery", name: { zh: "带电", en: "Batteries" }, needsChecking: false, isOpen: true, flags: [] }];
let wire: Wire;
beforeEach(() => {
  wire = shopWire();
  wire.answering(listGoodsClasses, { data: { classes, flags: [] } });
});

const words = await freightDict.load("en");
const destination = page.getByRole("combobox", { name: words.destination });
const weight = page.getByRole("textbox", { name: words.weight });
const compare = page.getByRole("button", { name: words.compare });

describe.each(["en", "zh"] as const)("the calculator in %s", (language) => {
  it("shows that it loads, then its form, in its words, and nothing wrong", async () => {
    const arrive = wire.holding(listFreightCountries);
    const host = await openPage("/calculator/index", { language });
    const [{ loading }, own] = await Promise.all([uiDict.load(language), freightDict.load(language)]);
    await expect.element(page.getByRole("status", { name: loading })).toBeVisible();
    arrive({ data: { countries } });
    await expect.element(page.getByRole("combobox", { name: own.destination })).toBeVisible();
    await expect.element(page.getByRole("option", { name: language === "zh" ? "德国" : "Germany" })).toBeInTheDocument();
    expect(await violations(host, { whole: true })).toEqual([]);
    expect(cutOff(host)).toEqual([]);
  });

  it("whose countries do not come says so in words, and comes with the next try", async () => {
    wire.answering(listFreightCountries, { refusal: "ROUTES_UNAVAILABLE" });
    await openPage("/calculator/index", { language });
    const { reload, loadFailedReload } = await uiDict.load(language);
    const own = await freightDict.load(language);
    await expect.element(page.getByRole("alert").getByText(loadFailedReload)).toBeVisible();
    wire.answering(listFreightCountries, { data: { countries } });
    await page.getByRole("button", { name: reload }).click();
    await expect.element(page.getByRole("combobox", { name: own.destination })).toBeVisible();
  });
});

describe("the form of the calculator", () => {
  beforeEach(() => wire.answering(listFreightCountries, { data: { countries } }));

  it("sent empty marks what is missing, goes to the first of it, and goes nowhere else", async () => {
    await openPage("/calculator/index");
    await compare.click();
    await expect.element(destination).toHaveAccessibleDescription(words.chooseDestination);
    await expect.element(weight).toHaveAccessibleDescription(words.weightNeeded);
    await expect.element(destination).toHaveFocus();
    await expect.element(destination).toBeInViewport();
    expect(addressShown()).toMatch(/^\/calculator\/index/);
  });

  it("refuses too much weight at its field, and keeps what else was typed", async () => {
    await openPage("/calculator/index", { search: { country: "DE" } });
    await page.getByRole("textbox", { name: words.postcode }).fill("10119");
    await weight.fill("100.5");
    await compare.click();
    await expect.element(weight).toHaveAccessibleDescription(words.weightTooHeavy);
    await expect.element(weight).toHaveFocus();
    await expect.element(page.getByRole("textbox", { name: words.postcode })).toHaveValue("10119");
    await expect.element(destination).toHaveValue("DE");
  });

  it("says what was typed in pounds and inches too, where people measure so, and elsewhere not", async () => {
    await openPage("/calculator/index", { search: { country: "US", weight: 2, length: 30, width: 20, height: 10 } });
    await expect.element(weight).toHaveAccessibleDescription(/4\.41\slb/);
    await expect.element(page.getByText(/\(11\.8\s×\s7\.9\s×\s3\.9\sin\)/)).toBeVisible();
    await destination.selectOptions("DE");
    await expect.element(weight).not.toHaveAccessibleDescription(/4\.41\slb/);
    await expect.element(page.getByText(words.sizeHint, { exact: true })).toBeVisible();
  });

  it("asks for all three sides or none, and marks those that are missing", async () => {
    await openPage("/calculator/index", { search: { country: "DE", weight: 2 } });
    await page.getByRole("textbox", { name: words.length }).fill("30");
    await compare.click();
    await expect.element(page.getByRole("alert").getByText(words.sizeNeeded)).toBeVisible();
    await expect.element(page.getByRole("textbox", { name: words.width })).toHaveFocus();
    await expect.element(page.getByRole("textbox", { name: words.width })).toHaveAttribute("aria-invalid", "true");
    await expect.element(page.getByRole("textbox", { name: words.length })).not.toHaveAttribute("aria-invalid");
  });

  it("is filled in from the keyboard alone, and carries what was typed to the lines", async () => {
    // What the lines ask for is not waited for here.
    wire.holding(calculate);
    await openPage("/calculator/index");
    await expect.element(destination).toBeVisible();
    destination.element().focus();
    await userEvent.keyboard("G{Tab}10119{Tab}{ArrowRight}{Tab}{Tab}2.5{Tab}30{Tab}20{Tab}10{Tab}99.5");
    weight.element().focus();
    await userEvent.keyboard("{Enter}");
    await vi.waitFor(() => expect(addressShown()).toMatch(/^\/calculator\/list/));
    const sent = Object.fromEntries(new URLSearchParams(addressShown().split("?")[1]));
    expect(sent).toEqual({
      country: "DE",
      postcode: "10119",
      warehouse: "2",
      weight: "2.5",
      length: "30",
      width: "20",
      height: "10",
      value: "99.5",
    });
  });

  it("names the kinds of goods chosen on their own page", async () => {
    await openPage("/calculator/index", { search: { country: "DE", weight: 2, properties: ["battery"] } });
    await expect.element(page.getByRole("button", { name: "Batteries" })).toBeVisible();
  });
});

it.each(["en", "zh"] as const)(
  "in %s a thing no line takes is told in the given words, and what else to try (rule N-54)",
  async (language) => {
    wire.answering(listFreightCountries, { data: { countries } });
    wire.answering(calculate, { data: { eligible: [], excluded: [] } });
    await openPage("/calculator/list", { language, search: { country: "DE", weight: 90 } });
    const { noLine, noLineHelp } = await freightDict.load(language);
    await expect.element(page.getByText(noLine, { exact: true })).toBeVisible();
    await expect.element(page.getByText(noLineHelp)).toBeVisible();
  },
);

it("names no more kinds of goods than it counts, whatever the address holds (rule G-06)", async () => {
  const ids = ["a", "b", "c", "d"];
  const all = ids.map((id) => ({ id, name: { zh: id, en: `Kind ${id}` }, needsChecking: false, isOpen: true, flags: [] }));
  wire.answering(listGoodsClasses, { data: { classes: all, flags: [] } });
  wire.answering(listFreightCountries, { data: { countries } });
  wire.answering(calculate, { data: { eligible: [], excluded: [] } });
  await openPage("/calculator/list", { search: { country: "DE", weight: 2, properties: ids } });
  await expect.element(page.getByText("Kind c")).toBeVisible();
  expect(page.getByText("Kind d").elements()).toEqual([]);
  expect(wire.heard(calculate).at(-1)).toMatchObject({ body: { classes: ["a", "b", "c"] } });
});
