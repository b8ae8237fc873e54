import { render } from "@sihai/ui/testing";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { AppLink } from "../src/shell/AppLink.tsx";
import { addressShown } from "../testing/open-page.tsx";

async function aLink(): Promise<void> {
  history.replaceState(null, "", "/en/order/list");
  await render(<AppLink href="/en/cart">Cart</AppLink>);
}

it("a link that was tapped lets the focus go before its page does", async () => {
  await aLink();
  await page.getByRole("link", { name: "Cart" }).click();
  await expect.poll(addressShown).toBe("/cart");
  expect(document.activeElement).toBe(document.body);
});

it("a link opened by keyboard keeps its place until the next page stands", async () => {
  await aLink();
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect.poll(addressShown).toBe("/cart");
  await expect.element(page.getByRole("link", { name: "Cart" })).toHaveFocus();
});
