import { previewOrder, submitOrder } from "@sihai/contract/order";
import { getTrade } from "@sihai/contract/payment";
import { cnyText } from "@sihai/text";
import { orderDict } from "@sihai/text/dict/order";
import { cutOff, violations } from "@sihai/ui/testing";
import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { setQuickGoods } from "../src/stores/quick-goods.ts";
import { confirmWire, openConfirm } from "../testing/confirm-page.ts";
import { addressShown, mei, openPage } from "../testing/open-page.tsx";

it.each(["en", "zh"] as const)(
  "an order that another tab has placed leads to the orders, and stands there no longer, in %s",
  async (language) => {
    const words = await orderDict.load(language);
    const wire = confirmWire();
    const host = await openConfirm(language);
    const order = page.getByRole("button", { name: words.submitFor(cnyText("106.00")) });
    await page.getByRole("checkbox", { name: words.disclaimer }).click();
    wire.answering(submitOrder, { refusal: "CART_ITEM_NOT_FOUND" });
    wire.answering(previewOrder, { refusal: "CART_ITEM_NOT_FOUND" });
    await order.click();
    await expect.element(page.getByRole("alert").getByText(words.goneFromCart)).toBeVisible();
    await expect
      .element(page.getByRole("link", { name: words.toOrders }))
      .toHaveAttribute("href", expect.stringContaining("/order/list"));
    await expect.element(order).not.toBeInTheDocument();
    expect(wire.heard(submitOrder)).toHaveLength(1);
    expect(await violations(host, { whole: true })).toEqual([]);
  },
);

it.each(["en", "zh"] as const)(
  "what another tab has just bought at once is said before it is bought again: that order is a tap away, and so is meaning it, in %s",
  async (language) => {
    const words = await orderDict.load(language);
    const wire = confirmWire();
    wire.holding(getTrade);
    setQuickGoods({ goodsId: "5", skuId: "1", quantity: 1, remark: "" });
    const host = await openPage("/order/submit/dg", { user: mei, search: { quick: "1" }, language });
    await page.getByRole("checkbox", { name: words.disclaimer }).click();
    wire.answering(submitOrder, { refusal: "ORDERED_A_MOMENT_AGO", facts: { orderNo: "DG000000017" } });
    await page.getByRole("button", { name: words.submitFor(cnyText("106.00")) }).click();
    await expect.element(page.getByText(words.justOrderedText("DG000000017"))).toBeVisible();
    await expect
      .element(page.getByRole("link", { name: words.toThatOrder }))
      .toHaveAttribute("href", expect.stringContaining("orderNo=DG000000017"));
    expect(await violations(host, { whole: true })).toEqual([]);
    expect(cutOff(host)).toEqual([]);
    const placed = { tradeNo: "T000000000012", total: "106.00", orders: [{ orderNo: "DG000000018", total: "106.00" }] };
    wire.answering(submitOrder, { data: placed });
    await page.getByRole("button", { name: words.orderAgain(cnyText("106.00")) }).click();
    await vi.waitFor(() => expect(addressShown()).toContain("/results"));
    expect(wire.heard(submitOrder).map(({ body }) => body?.unlessJustOrdered)).toEqual([true, undefined]);
  },
);
