import { addressList } from "@sihai/contract/address";
import { countCart, listCart } from "@sihai/contract/cart";
import { listFreightCountries } from "@sihai/contract/freight";
import { goodsDetail, stillToCome } from "@sihai/contract/goods";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { cartLine, cartOf } from "../testing/a-cart.ts";
import { mei, openPage, shopWire } from "../testing/open-page.tsx";

it("stands where it was left when one comes back from the goods of a line far down", async () => {
  const wire = shopWire();
  wire.answering(listCart, cartOf(Array.from({ length: 30 }, (_, at) => cartLine(at + 1))));
  wire.answering(countCart, { data: { lines: 30 } });
  wire.answering(addressList, { data: { list: [], total: 0, page: 1, pageSize: 20, hasDefault: false } });
  wire.answering(listFreightCountries, { data: { countries: [] } });
  wire.answering(stillToCome, { data: { costs: null, line: null, grams: 1, weightFrom: "seller", refused: [] } });
  wire.answering(goodsDetail, "lost");
  await openPage("/cart", { user: mei });
  const far = page.getByRole("link", { name: "Cup 20", exact: true });
  await expect.element(far).toBeInTheDocument();
  await expect.element(page.getByRole("link", { name: "Cup 30", exact: true })).toBeInTheDocument();
  far.element().scrollIntoView({ block: "center" });
  await expect.element(far).toBeVisible();
  await far.click();
  // Until then the cart waits behind the skeleton of the page to come.
  await expect.poll(() => document.querySelectorAll("main li").length).toBe(0);
  history.back();
  await expect.poll(() => location.pathname).toContain("/cart");
  await expect.element(far).toBeInViewport();
});
