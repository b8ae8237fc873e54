import { calculate, listFreightCountries } from "@sihai/contract/freight";
import { popularGoods, searchGoods } from "@sihai/contract/goods";
import { adverts } from "@sihai/contract/identity";
import { homeDict } from "@sihai/text/dict/home";
import { describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { addressShown, openPage, shopWire } from "../testing/open-page.tsx";

const words = await homeDict.load("en");

describe("the paste box", () => {
  it("searches for text that holds no link", async () => {
    const wire = shopWire();
    wire.answering(listFreightCountries, { data: { countries: [] } });
    wire.answering(popularGoods, { data: { list: [] } });
    wire.answering(calculate, { refusal: "ROUTES_UNAVAILABLE" });
    wire.answering(searchGoods, "lost");
    wire.answering(adverts, { data: { list: [] } });
    await openPage("/home");
    await page.getByRole("textbox", { name: words.pasteLabel }).fill("red  tea set");
    await expect.element(page.getByText(words.notUnderstood["no-link"])).toBeVisible();
    await page.getByRole("button", { name: words.find }).click();
    await vi.waitFor(() => expect(addressShown()).toMatch(/^\/goods\/search\?/));
    expect(new URLSearchParams(addressShown().split("?")[1]).get("keyword")).toBe("red tea set");
  });
});
