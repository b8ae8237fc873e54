import { queryClient } from "@sihai/client";
import { addressList } from "@sihai/contract/address";
import { countCart, listCart } from "@sihai/contract/cart";
import { listFreightCountries } from "@sihai/contract/freight";
import { stillToCome } from "@sihai/contract/goods";
import { getWallet } from "@sihai/contract/payment";
import { readSettings } from "@sihai/contract/setting";
import { cnyText } from "@sihai/text";
import { cartDict } from "@sihai/text/dict/cart";
import { QueryClientProvider } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { page } from "vitest/browser";
import { useSession } from "../src/shell/session.ts";
import { useAmountDue } from "../src/shell/use-amount-due.ts";
import { cartLine, cartOf } from "../testing/a-cart.ts";
import { mei, openPage, shopWire } from "../testing/open-page.tsx";
import { stand } from "../testing/stand.ts";
import { aWallet } from "../testing/things.ts";

const before = useSession.getState();
beforeEach(() => useSession.setState({ status: "user", user: { userId: "1", email: "mei@example.com" } }, true));
afterEach(() => useSession.setState(before, true));

function Button({ amount }: { amount: string }) {
  return <p>{useAmountDue(amount).sum}</p>;
}

function twentyButtons(): HTMLElement {
  const amounts = Array.from({ length: 20 }, (_, at) => `${at + 10}.00`);
  return stand(
    <QueryClientProvider client={queryClient}>
      {amounts.map((amount) => (
        <Button key={amount} amount={amount} />
      ))}
    </QueryClientProvider>,
  );
}

const readersOf = (path: string) =>
  queryClient
    .getQueryCache()
    .find({ queryKey: [path, {}] })
    ?.getObserversCount();

it("twenty buttons with a sum look at the wallet and at the rules through one reading of each", async () => {
  const wire = shopWire();
  wire.answering(getWallet, { data: aWallet("0.00") });
  const host = twentyButtons();
  // 3.5 % on top, by card.
  await vi.waitFor(() => expect(host.textContent).toContain("10.35"));
  expect(readersOf(getWallet.path)).toBe(1);
  expect(readersOf(readSettings.path)).toBe(1);
  expect(wire.heard(getWallet)).toHaveLength(1);
  expect(wire.heard(readSettings)).toHaveLength(1);
});

it("a wallet that changed is read again, and so is the next person's", async () => {
  const wire = shopWire();
  wire.answering(getWallet, { data: aWallet("0.00") });
  const host = twentyButtons();
  await vi.waitFor(() => expect(host.textContent).toContain("10.35"));
  wire.answering(getWallet, { data: aWallet("500.00") });
  await queryClient.invalidateQueries({ queryKey: [getWallet.path] });
  await vi.waitFor(() => expect(host.textContent).not.toContain("10.35"));
  queryClient.clear();
  wire.answering(getWallet, { data: aWallet("0.00") });
  const next = twentyButtons();
  await vi.waitFor(() => expect(next.textContent).toContain("10.35"));
});

it("a visitor's page asks for no wallet", async () => {
  useSession.setState({ status: "visitor", user: null }, true);
  const wire = shopWire();
  const host = twentyButtons();
  await vi.waitFor(() => expect(host.textContent).toContain("10.35"));
  expect(wire.heard(getWallet)).toHaveLength(0);
});

it("a cart sorts the countries once, however many of its parts name the place", async () => {
  const { Collator } = Intl;
  const made = vi.fn();
  Intl.Collator = new Proxy(Collator, {
    construct(target, given) {
      made();
      return Reflect.construct(target, given);
    },
  });
  onTestFinished(() => {
    Intl.Collator = Collator;
  });
  const wire = shopWire();
  const words = await cartDict.load("en");
  wire.answering(getWallet, { data: aWallet("500.00") });
  wire.answering(listCart, cartOf([cartLine(1), cartLine(2)]));
  wire.answering(countCart, { data: { lines: 2 } });
  wire.answering(addressList, { data: { list: [], total: 0, page: 1, pageSize: 20, hasDefault: false } });
  wire.answering(listFreightCountries, { data: { countries: [{ code: "DE", name: { zh: "德国", en: "Germany" }, lines: 18 }] } });
  wire.answering(stillToCome, { data: { costs: null, line: null, grams: 1, weightFrom: "seller", refused: [] } });
  await openPage("/cart", { user: mei });
  await page.getByRole("checkbox", { name: words.selectAll, exact: true }).click();
  await expect.element(page.getByRole("button", { name: words.order(2, cnyText("52.00")) })).toBeVisible();
  // Before they have come, and then.
  expect(made.mock.calls.length).toBeLessThanOrEqual(2);
});
