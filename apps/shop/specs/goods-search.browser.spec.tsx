import { listGoodsClasses } from "@sihai/contract/freight";
import { popularGoods, searchGoods } from "@sihai/contract/goods";
import { goodsDict } from "@sihai/text/dict/goods";
import { uiDict } from "@sihai/text/dict/ui";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { addressShown, openPage, shopWire } from "../testing/open-page.tsx";

const words = await goodsDict.load("en");

it("a search that finds nothing says how to go on, and shows what others buy", async () => {
  const wire = shopWire();
  const found = { list: [], total: 0, isMore: false, isWide: false, page: 1, pageSize: 20, sourceFailed: false, categories: [] };
  wire.answering(searchGoods, { data: found });
  const name = { zh: "茶具", en: "Tea set" };
  const goods = {
    goodsId: "53",
    platform: "taobao",
    link: "https://item.taobao.com/item.htm?id=1",
    title: name,
    price: "69.00",
  } as const;
  const more = { picture: null, salesCount: 3, shopName: name, goodsClass: "tea", availability: "on-sale" } as const;
  wire.answering(popularGoods, { data: { list: [{ ...goods, ...more }] } });
  await openPage("/goods/search", { search: { keyword: "thermos" } });
  await expect.element(page.getByText(words.noResults)).toBeVisible();
  await expect.element(page.getByRole("heading", { name: words.popular })).toBeVisible();
});

it.each(["en", "zh"] as const)(
  "a price that is no number is no missing limit: the filter stays open at it, in %s",
  async (language) => {
    const own = await goodsDict.load(language);
    const { digitsOnly } = await uiDict.load(language);
    const wire = shopWire();
    const found = {
      list: [],
      total: 0,
      isMore: false,
      isWide: false,
      page: 1,
      pageSize: 20,
      sourceFailed: false,
      categories: [],
    };
    wire.answering(searchGoods, { data: found });
    wire.answering(popularGoods, { data: { list: [] } });
    wire.answering(listGoodsClasses, { data: { classes: [], flags: [] } });
    await openPage("/goods/search", { search: { keyword: "thermos" }, language });
    await page.getByRole("button", { name: own.filter }).click();
    const from = page.getByRole("textbox", { name: own.priceFrom });
    await from.fill("1e3");
    await page.getByRole("button", { name: own.apply }).click();
    await expect.element(from).toHaveFocus();
    await expect.element(from).toHaveAccessibleDescription(digitsOnly);
    expect(addressShown()).toBe("/goods/search?keyword=thermos");
    await from.fill("1000");
    await page.getByRole("button", { name: own.apply }).click();
    await expect.poll(addressShown).toContain("priceFrom=1000");
  },
);
