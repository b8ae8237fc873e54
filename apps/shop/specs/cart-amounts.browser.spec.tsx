import type { Wire } from "@sihai/client/testing";
import { addressList } from "@sihai/contract/address";
import { correctCartPrice, countCart, listCart } from "@sihai/contract/cart";
import { listFreightCountries } from "@sihai/contract/freight";
import { goodsDetail, stillToCome } from "@sihai/contract/goods";
import { previewOrder } from "@sihai/contract/order";
import { labelled } from "@sihai/text";
import { cartDict } from "@sihai/text/dict/cart";
import { refusalSentence } from "@sihai/text/refusals";
import { beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { cartOf, cartLine as line } from "../testing/a-cart.ts";
import { addressShown, mei, openPage, shopWire } from "../testing/open-page.tsx";

let wire: Wire;
beforeEach(() => {
  wire = shopWire();
  wire.answering(addressList, { data: { list: [], total: 0, page: 1, pageSize: 20, hasDefault: false } });
  wire.answering(countCart, { data: { lines: 2 } });
  wire.answering(listFreightCountries, { data: { countries: [] } });
  wire.answering(stillToCome, { data: { costs: null, line: null, grams: 1, weightFrom: "seller", refused: [] } });
  wire.answering(goodsDetail, { refusal: "GOODS_NOT_FOUND" });
});

it.each([
  ["price", "PRICE_ZERO", { unitPrice: "0", domesticFreight: "6.00" }],
  ["price", "PRICE_NOT_CORRECT", { unitPrice: "", domesticFreight: "6.00" }],
  ["freight", "PRICE_NOT_CORRECT", { unitPrice: "24.00", domesticFreight: "" }],
] as const)("what is wrong with a corrected %s (%s) stands at its own field", async (which, refusal, typed) => {
  const words = await cartDict.load("en");
  wire.answering(listCart, cartOf([line(1)]));
  wire.answering(correctCartPrice, { refusal });
  await openPage("/cart", { user: mei });
  await page.getByRole("button", { name: words.editOf("Cup 1") }).click();
  const price = page.getByRole("textbox", { name: words.unitPrice });
  const freight = page.getByRole("textbox", { name: words.domesticFreight });
  await price.fill(typed.unitPrice);
  await freight.fill(typed.domesticFreight);
  await page.getByRole("button", { name: words.save }).click();
  const [wrong, right] = which === "price" ? [price, freight] : [freight, price];
  await expect.element(wrong).toHaveAccessibleDescription(expect.stringContaining(refusalSentence({ code: refusal }, "en")));
  await expect.element(wrong).toHaveFocus();
  await expect.element(right).not.toHaveAttribute("aria-invalid", "true");
});

it.each(["en", "zh"] as const)(
  "fewer chosen than a wholesale shop sells at once are not taken to the confirm page, though the cart holds enough, in %s (rule C-17)",
  async (language) => {
    const words = await cartDict.load(language);
    const of = (at: number, quantity: number) => ({ ...line(at), goodsId: "7", quantity, minimumQuantity: 5 });
    wire.answering(listCart, cartOf([of(1, 3), of(2, 2)]));
    wire.holding(previewOrder);
    await openPage("/cart", { user: mei, language });
    const name = language === "en" ? "Cup 1" : "杯1";
    await page.getByRole("checkbox", { name: words.selectLine(name) }).click();
    const order = page.getByRole("button", { name: new RegExp(`^${words.order(0, "")}`) });
    await order.click();
    await expect.element(page.getByText(labelled(name, words.belowMinimum(5), language))).toBeVisible();
    expect(addressShown()).toBe("/cart");
    await page.getByRole("checkbox", { name: words.selectAll, exact: true }).click();
    await order.click();
    await vi.waitFor(() => expect(addressShown()).toBe("/order/submit/dg?goodsCodes=1%2C2"));
  },
);

it("of a wholesale item a part is priced as the confirm page will: by the pieces that are chosen (rule D-11)", async () => {
  const words = await cartDict.load("en");
  const pricesFrom = [
    { fromQuantity: 1, price: "24.00" },
    { fromQuantity: 5, price: "20.00" },
  ];
  const of = (at: number, quantity: number) => ({ ...line(at), goodsId: "7", quantity, unitPrice: "20.00", pricesFrom });
  wire.answering(listCart, cartOf([of(1, 3), of(2, 2)]));
  await openPage("/cart", { user: mei });
  await page.getByRole("checkbox", { name: words.selectLine("Cup 1") }).click();
  await expect.element(page.getByText("CN ￥24.00")).toBeVisible();
  await page.getByRole("checkbox", { name: words.selectAll, exact: true }).click();
  await expect.element(page.getByText("CN ￥24.00")).not.toBeInTheDocument();
});
