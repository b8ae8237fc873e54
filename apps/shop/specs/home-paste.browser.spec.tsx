import type { Wire } from "@sihai/client/testing";
import { calculate, listFreightCountries } from "@sihai/contract/freight";
import { goodsDetail, popularGoods, searchGoods } from "@sihai/contract/goods";
import { adverts } from "@sihai/contract/identity";
import { goodsDict } from "@sihai/text/dict/goods";
import { homeDict } from "@sihai/text/dict/home";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { addressShown, openPage, shopWire } from "../testing/open-page.tsx";

const words = await homeDict.load("en");

let wire: Wire;
beforeEach(() => {
  wire = shopWire();
  wire.answering(listFreightCountries, { data: { countries: [] } });
  wire.answering(popularGoods, { data: { list: [] } });
  wire.answering(calculate, { refusal: "ROUTES_UNAVAILABLE" });
  wire.answering(adverts, { data: { list: [] } });
});

describe("the paste box", () => {
  it("keeps what a share text calls the goods for the order by hand, should they not be found", async () => {
    wire.answering(goodsDetail, { refusal: "GOODS_LOOKUP_FAILED" });
    await openPage("/home");
    const shared = "【淘宝】https://item.taobao.com/item.htm?id=655443322 「重磅纯棉短袖」";
    await page.getByRole("textbox", { name: words.pasteLabel }).fill(shared);
    await page.getByRole("button", { name: words.find }).click();
    const { fillByHand } = await goodsDict.load("en");
    const byHand = page.getByRole("link", { name: fillByHand });
    await expect.element(byHand).toBeVisible();
    const target = new URL(byHand.element().getAttribute("href") ?? "", location.href).searchParams;
    expect(target.get("goodsName")).toBe("重磅纯棉短袖");
    expect(target.get("platform")).toBe("taobao");
  });

  it("searches for text that holds no link", async () => {
    wire.answering(searchGoods, "lost");
    await openPage("/home");
    await page.getByRole("textbox", { name: words.pasteLabel }).fill("red  tea set");
    await expect.element(page.getByText(words.notUnderstood["no-link"])).toBeVisible();
    await page.getByRole("button", { name: words.find }).click();
    await vi.waitFor(() => expect(addressShown()).toMatch(/^\/goods\/search\?/));
    expect(new URLSearchParams(addressShown().split("?")[1]).get("keyword")).toBe("red tea set");
  });
});
