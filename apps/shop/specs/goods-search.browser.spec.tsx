import { popularGoods, searchGoods } from "@sihai/contract/goods";
import { goodsDict } from "@sihai/text/dict/goods";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { openPage, shopWire } from "../testing/open-page.tsx";

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
