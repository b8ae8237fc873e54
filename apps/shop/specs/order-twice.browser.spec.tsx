import { previewOrder, submitOrder } from "@sihai/contract/order";
import { cnyText } from "@sihai/text";
import { orderDict } from "@sihai/text/dict/order";
import { violations } from "@sihai/ui/testing";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { confirmWire, openConfirm } from "../testing/confirm-page.ts";

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
