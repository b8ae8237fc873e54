import { addressList } from "@sihai/contract/address";
import { addToCart, countCart, listCart } from "@sihai/contract/cart";
import { listFreightCountries } from "@sihai/contract/freight";
import { goodsDetail, parseLinks, popularGoods } from "@sihai/contract/goods";
import { goodsDict } from "@sihai/text/dict/goods";
import { uiDict } from "@sihai/text/dict/ui";
import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { keptChoices } from "../src/features/goods/pasted/kept-choices.ts";
import { cartOf } from "../testing/a-cart.ts";
import { shoe } from "../testing/goods-page.ts";
import { addressShown, mei, openPage, shopWire } from "../testing/open-page.tsx";

const linkOf = (at: number) => `https://item.taobao.com/item.htm?id=65544332${at}`;
const understood = (at: number) => ({
  ...{ kind: "item" as const, platform: "taobao" as const, itemId: `65544332${at}`, skuId: null },
  canonicalUrl: linkOf(at),
});

/** The wire of somebody logged in, whose cart takes all. */
function buyersWire(links: number) {
  const wire = shoesWire(links);
  wire.answering(countCart, { data: { lines: 1 } });
  wire.answering(listCart, cartOf([]));
  wire.answering(addressList, { data: { list: [], total: 0, page: 1, pageSize: 20, hasDefault: false } });
  wire.answering(listFreightCountries, { data: { countries: [] } });
  wire.answering(addToCart, { data: { cartItemId: "901", quantity: 1, lines: 1 } });
  return wire;
}

function shoesWire(links: number) {
  const wire = shopWire();
  wire.answering(popularGoods, { data: { list: [] } });
  wire.answering(parseLinks, { data: { results: Array.from({ length: links }, (_, at) => understood(at)) } });
  wire.answering(goodsDetail, { data: shoe });
  return wire;
}

it("what a visitor chose of several links is there again when the page comes anew, as after a log-in", async () => {
  const [words, ui] = await Promise.all([goodsDict.load("en"), uiDict.load("en")]);
  shoesWire(2);
  const link = [linkOf(0), linkOf(1)].join("\n");
  const first = await openPage("/shopping", { search: { link } });
  const variant = page.getByRole("combobox", { name: words.variant });
  await expect.element(variant.nth(1)).toBeVisible();
  await variant.nth(1).selectOptions("m38");
  await page.getByRole("button", { name: ui.increase }).nth(1).click();
  await vi.waitFor(() => expect(sessionStorage.getItem("sh_pasted_chosen")).toContain('"quantity":2'));
  first.remove();
  await openPage("/shopping", { search: { link } });
  await expect.element(variant.nth(1)).toHaveValue("m38");
  await expect.element(page.getByRole("textbox", { name: words.quantity }).nth(1)).toHaveValue("2");
  await expect.element(variant.nth(0)).toHaveValue("");
});

it("a choice of a variant that is no longer sold gives way to the question which", async () => {
  const words = await goodsDict.load("en");
  shoesWire(2);
  const link = [linkOf(2), linkOf(3)].join("\n");
  keptChoices.keep(link, { choices: [[0, { goodsId: "53", skuId: "gone", quantity: 1, remark: "" }]], added: [] });
  await openPage("/shopping", { search: { link } });
  await expect.element(page.getByRole("combobox", { name: words.variant }).nth(0)).toHaveValue("");
  await vi.waitFor(() => expect(sessionStorage.getItem("sh_pasted_chosen")).not.toContain("gone"));
});

it("links beyond those looked up at once stand in the field still when the page comes anew", async () => {
  const words = await goodsDict.load("en");
  shoesWire(20);
  const many = Array.from({ length: 23 }, (_, at) => linkOf(at)).join("\n");
  const first = await openPage("/shopping");
  const box = page.getByRole("textbox", { name: words.pasteLabel });
  await box.fill(many);
  await page.getByRole("button", { name: words.findMany(20) }).click();
  await vi.waitFor(() => expect(addressShown()).toContain("link="));
  const link = new URLSearchParams(addressShown().split("?")[1]).get("link") ?? "";
  first.remove();
  await openPage("/shopping", { search: { link } });
  await expect.element(box).toHaveValue(many);
});

it("no size is chosen for the buyer: all of them go into the cart but for those without one, which are marked and shown", async () => {
  const words = await goodsDict.load("en");
  const wire = buyersWire(3);
  await openPage("/shopping", { search: { link: [0, 1, 2].map(linkOf).join("\n") }, user: mei });
  const variant = page.getByRole("combobox", { name: words.variant });
  await expect.element(variant.nth(2)).toHaveValue("");
  await expect.element(page.getByRole("article").nth(2)).toHaveTextContent("from CN ￥174.00");
  await expect.element(page.getByText(words.summaryLines({ ready: 0, open: 3, failed: 0 }))).toBeVisible();
  await variant.nth(0).selectOptions("m38");
  await expect.element(page.getByRole("article").nth(0)).not.toHaveTextContent("from CN");
  await page.getByRole("button", { name: words.addAll(3) }).click();
  await expect.element(page.getByText(words.stillToChoose(2))).toBeVisible();
  await expect.element(variant.nth(1)).toHaveFocus();
  await expect.element(variant.nth(1)).toHaveAccessibleDescription(words.choose("Size"));
  expect(wire.heard(addToCart).map(({ body }) => body)).toEqual([{ goodsId: "53", skuId: "m38", quantity: 1, remark: "" }]);
});

it("a line without its size asks for it instead of going into the cart", async () => {
  const words = await goodsDict.load("en");
  const wire = shoesWire(2);
  await openPage("/shopping", { search: { link: [0, 1].map(linkOf).join("\n") } });
  const variant = page.getByRole("combobox", { name: words.variant });
  await page.getByRole("button", { name: words.addLine, exact: true }).nth(1).click();
  await expect.element(variant.nth(1)).toHaveFocus();
  await expect.element(variant.nth(1)).toHaveAttribute("aria-invalid", "true");
  await expect.element(variant.nth(0)).not.toHaveAttribute("aria-invalid");
  await variant.nth(1).selectOptions("m37");
  await expect.element(variant.nth(1)).not.toHaveAttribute("aria-invalid");
  expect(wire.heard(addToCart)).toEqual([]);
});

it("a size that is sold out cannot be chosen, and the only one left is", async () => {
  const words = await goodsDict.load("en");
  const wire = shoesWire(2);
  const variants = shoe.variants.map((each) => (each.skuId === "m37" ? { ...each, stock: 0 } : each));
  wire.answering(goodsDetail, { data: { ...shoe, variants } });
  await openPage("/shopping", { search: { link: [0, 1].map(linkOf).join("\n") } });
  await expect.element(page.getByRole("combobox", { name: words.variant }).nth(0)).toHaveValue("m38");
  await expect.element(page.getByRole("option", { name: `Mint · EU 37 · ${words.soldOut}` }).nth(0)).toBeDisabled();
});

it("a button leads to the cart once everything is in it", async () => {
  const words = await goodsDict.load("en");
  buyersWire(2);
  await openPage("/shopping", { search: { link: [0, 1].map(linkOf).join("\n") }, user: mei });
  const variant = page.getByRole("combobox", { name: words.variant });
  await variant.nth(0).selectOptions("m37");
  await page.getByRole("button", { name: words.addAll(2) }).click();
  await expect.element(page.getByText(words.stillToChoose(1))).toBeVisible();
  const toCart = page.getByRole("button", { name: words.goToCart });
  expect(toCart.elements()).toEqual([]);
  await variant.nth(1).selectOptions("m38");
  await page.getByRole("button", { name: words.addAll(1) }).click();
  await toCart.click();
  await vi.waitFor(() => expect(addressShown()).toBe("/cart"));
});
