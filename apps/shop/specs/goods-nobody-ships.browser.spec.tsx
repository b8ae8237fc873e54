import type { Wire } from "@sihai/client/testing";
import { goodsDetail, landedCost, stillToCome } from "@sihai/contract/goods";
import { seededSettings } from "@sihai/domain/setting";
import { goodsDict } from "@sihai/text/dict/goods";
import { dialogHolds } from "@sihai/ui/testing";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { useUserOperation } from "../src/stores/user-operation.ts";
import { teapotAhead } from "../testing/an-order.ts";
import { costOf, type Landed, shoe, shoeWire } from "../testing/goods-page.ts";
import { addressShown, openPage } from "../testing/open-page.tsx";

const words = await goodsDict.load("en");
const buy = page.getByRole("button", { name: words.buy });
let wire: Wire;
beforeEach(() => {
  wire = shoeWire();
});

describe("an item that lines refuse", () => {
  it("speaks of no restrictions only where every line takes the goods", async () => {
    const tooHeavy: Landed["refusedBecause"] = [{ code: "too-heavy", lines: 6 }];
    wire.answering(landedCost, { data: { ...costOf(12), refusedBecause: tooHeavy } });
    await openPage("/goods/detail", { search: { goodsId: "53" } });
    await expect.element(page.getByText(words.refusedBy(6, words.refusalTooHeavy))).toBeVisible();
    await expect.element(page.getByText(words.restricted)).toBeVisible();
    expect(page.getByText(words.notRestricted).elements()).toEqual([]);
  });

  it("asks before it sells what no line takes to the country, and names the ways", async () => {
    wire.answering(landedCost, ({ query }) => ({ data: costOf(query.country === "DE" ? 0 : 12) }));
    await openPage("/goods/detail", { search: { goodsId: "53" } });
    await page.getByText("EU 38", { exact: true }).click();
    await expect.element(page.getByText(words.nobodyShips("Germany")).first()).toBeVisible();
    // What it costs up to our warehouse is called that, and nothing else.
    await expect.element(page.getByRole("heading", { name: words.toWarehouse })).toBeVisible();
    expect(page.getByText(words.deliveredTo("Germany")).elements()).toEqual([]);
    await buy.click();
    const sheet = page.getByRole("dialog");
    await expect.element(sheet.getByRole("heading", { name: words.nobodyShips("Germany") })).toBeVisible();
    await expect.element(sheet.getByText(words.refusedBy(18, words.refusalGoods))).toBeVisible();
    await expect.element(sheet.getByRole("button", { name: words.buyAnyway })).toBeVisible();
    expect(addressShown()).toMatch(/^\/goods\/detail/);
    await sheet.getByRole("combobox", { name: words.destination }).selectOptions("US");
    await expect.element(sheet.getByRole("heading", { name: words.deliveredTo("United States") })).toBeVisible();
    await sheet.getByRole("button", { name: words.leaveIt }).click();
    await vi.waitFor(() => expect(document.querySelector("dialog[open]")).toBeNull());
    expect(addressShown()).toMatch(/^\/goods\/detail/);
  });

  it("says plainly what no country takes, with the real ends, and leads to not buying it", async () => {
    wire.answering(goodsDetail, { data: { ...shoe, returnable: false } });
    wire.answering(landedCost, { data: { ...costOf(0), countriesTaking: 0 } });
    await openPage("/goods/detail", { search: { goodsId: "53" } });
    await page.getByText("EU 38", { exact: true }).click();
    await expect.element(page.getByText(words.nobodyShipsAnywhere).first()).toBeVisible();
    await buy.click();
    const sheet = page.getByRole("dialog");
    await expect.element(sheet.getByRole("heading", { name: words.nobodyShipsAnywhere })).toBeVisible();
    await expect.element(sheet.getByText(words.storedOnly(seededSettings.storageTerms))).toBeVisible();
    await expect.element(sheet.getByText(words.returnsNo)).toBeVisible();
    expect(sheet.getByRole("combobox").elements()).toEqual([]);
    const [anyway, leave] = [words.buyAnyway, words.leaveIt].map((name) => sheet.getByRole("button", { name }).element());
    expect(getComputedStyle(leave as Element).color).toBe("rgb(255, 255, 255)");
    expect(getComputedStyle(anyway as Element).color).not.toBe("rgb(255, 255, 255)");
  });

  it("says how many other countries take what this one does not", async () => {
    wire.answering(landedCost, { data: { ...costOf(0), countriesTaking: 31 } });
    await openPage("/goods/detail", { search: { goodsId: "53" } });
    await page.getByText("EU 38", { exact: true }).click();
    await expect.element(page.getByText(words.nobodyShips("Germany")).first()).toBeVisible();
    await buy.click();
    const sheet = page.getByRole("dialog");
    await expect.element(sheet.getByText(words.takenBy(31), { exact: false })).toBeVisible();
    await expect.element(sheet.getByText(words.storedForElsewhere)).toBeVisible();
    expect(sheet.getByText(words.storedOnly(seededSettings.storageTerms)).elements()).toEqual([]);
  });

  it.each(["zh", "en"] as const)("asks in a dialog that holds, in %s", async (language) => {
    const own = await goodsDict.load(language);
    wire.answering(landedCost, { data: costOf(0) });
    await openPage("/goods/detail", { search: { goodsId: "53" }, language });
    await page.getByText(language === "zh" ? "38" : "EU 38", { exact: true }).click();
    await expect.element(page.getByText(own.carriedBy(0, 18)).first()).toBeVisible();
    const buyNow = page.getByRole("button", { name: own.buyFor("").trim() });
    await dialogHolds("features/goods/to-door/NobodyShips.tsx", buyNow.element());
  });

  it("offers another warehouse where its lines take what those of the usual one refuse, and sends it there", async () => {
    wire.answering(landedCost, ({ query }) => ({ data: costOf(query.warehouse === "2" ? 5 : 0) }));
    wire.answering(stillToCome, ({ body }) => ({ data: body?.warehouse === 2 ? teapotAhead : { ...teapotAhead, costs: null } }));
    await openPage("/goods/detail", { search: { goodsId: "53" } });
    await page.getByText("EU 38", { exact: true }).click();
    await expect.element(page.getByText(words.carriedBy(0, 18))).toBeVisible();
    await buy.click();
    const sheet = page.getByRole("dialog");
    await expect.element(sheet.getByText(words.carriedBy(5, 18))).toBeVisible();
    await sheet.getByRole("button", { name: words.otherWarehouse("Hong Kong") }).click();
    await expect.element(sheet.getByRole("heading", { name: words.deliveredTo("Germany") })).toBeVisible();
    await expect.element(sheet.getByRole("button", { name: words.buy, exact: true })).toBeVisible();
    expect(useUserOperation.getState().warehouse).toBe(2);
  });

  it("offers no other warehouse where none of them helps", async () => {
    wire.answering(landedCost, { data: costOf(0) });
    await openPage("/goods/detail", { search: { goodsId: "53" } });
    await page.getByText("EU 38", { exact: true }).click();
    await expect.element(page.getByText(words.carriedBy(0, 18))).toBeVisible();
    await buy.click();
    await vi.waitFor(() => expect(wire.heard(landedCost).some(({ query }) => query.warehouse === "2")).toBe(true));
    await expect.element(page.getByRole("dialog").getByRole("button", { name: words.buyAnyway })).toBeVisible();
    expect(page.getByRole("button", { name: words.otherWarehouse("Hong Kong") }).elements()).toEqual([]);
  });
});
