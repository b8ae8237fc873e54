import { addressList } from "@sihai/contract/address";
import { addToCart, countCart, listCart } from "@sihai/contract/cart";
import { listFreightCountries } from "@sihai/contract/freight";
import { goodsDetail, parseLinks, popularGoods } from "@sihai/contract/goods";
import { goodsDict } from "@sihai/text/dict/goods";
import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { keptChoices } from "../src/features/goods/pasted/kept-choices.ts";
import { homePasted, shoppingPasted } from "../src/stores/pasted-text.ts";
import { cartOf } from "../testing/a-cart.ts";
import { shoe } from "../testing/goods-page.ts";
import { addressShown, mei, openPage, shopWire } from "../testing/open-page.tsx";

const words = await goodsDict.load("en");
const links = ["655443320", "655443321"].map((itemId) => `https://item.taobao.com/item.htm?id=${itemId}`);
const link = links.join("\n");
const toCart = page.getByRole("button", { name: words.goToCart });

/** Two links of goods sold in one variant, and a cart that takes them. */
function openLinks() {
  const wire = shopWire();
  const understood = (canonicalUrl: string) => ({
    ...{ kind: "item" as const, platform: "taobao" as const, itemId: canonicalUrl.slice(-9), skuId: null },
    canonicalUrl,
  });
  wire.answering(popularGoods, { data: { list: [] } });
  wire.answering(parseLinks, { data: { results: links.map(understood) } });
  wire.answering(goodsDetail, { data: { ...shoe, variants: shoe.variants.slice(0, 1) } });
  wire.answering(countCart, { data: { lines: 2 } });
  wire.answering(listCart, cartOf([]));
  wire.answering(addressList, { data: { list: [], total: 0, page: 1, pageSize: 20, hasDefault: false } });
  wire.answering(listFreightCountries, { data: { countries: [] } });
  wire.answering(addToCart, { data: { cartItemId: "901", quantity: 1, lines: 2 } });
  return openPage("/shopping", { search: { link }, user: mei });
}

it("boxes and choices forget links whose goods are all in the cart, and the way back from it leads to an empty box", async () => {
  homePasted.keep("home", `${links.join("\n\n")}\n`);
  shoppingPasted.keep(link, link);
  await openLinks();
  await page.getByRole("button", { name: words.addAll(2) }).click();
  await expect.element(toCart).toBeVisible();
  expect([homePasted.keptOf("home"), shoppingPasted.keptOf(link)]).toEqual([null, null]);
  await toCart.click();
  await vi.waitFor(() => expect(addressShown()).toBe("/cart"));
  await vi.waitFor(() => expect(keptChoices.keptOf(link)).toBeNull());
  history.back();
  await vi.waitFor(() => expect(addressShown()).toBe("/shopping"));
  await expect.element(page.getByRole("textbox", { name: words.pasteLabel })).toHaveValue("");
});

it("a reload still says that they are in the cart", async () => {
  await openLinks().then(async (first) => {
    await page.getByRole("button", { name: words.addAll(2) }).click();
    await expect.element(toCart).toBeVisible();
    first.remove();
  });
  await openPage("/shopping", { search: { link }, user: mei });
  await expect.element(page.getByText(words.addedLine, { exact: true }).nth(1)).toBeVisible();
  await expect.element(toCart).toBeVisible();
});

it("boxes keep links while one is not in the cart, and what else stands in them", async () => {
  homePasted.keep("home", link);
  const more = `${link}\nhttps://item.taobao.com/item.htm?id=655443322`;
  shoppingPasted.keep(link, more);
  await openLinks();
  await page.getByRole("button", { name: words.addLine, exact: true }).nth(0).click();
  await expect.element(page.getByText(words.addedLine, { exact: true })).toBeVisible();
  expect(homePasted.keptOf("home")).toBe(link);
  await page.getByRole("button", { name: words.addAll(1) }).click();
  await expect.element(toCart).toBeVisible();
  expect([homePasted.keptOf("home"), shoppingPasted.keptOf(link)]).toEqual([null, more]);
  await toCart.click();
  await vi.waitFor(() => expect(addressShown()).toBe("/cart"));
  history.back();
  await expect.element(page.getByRole("textbox", { name: words.pasteLabel })).toHaveValue(more);
});
