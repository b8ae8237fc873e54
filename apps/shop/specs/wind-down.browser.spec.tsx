import { queryClient } from "@sihai/client";
import { addressList } from "@sihai/contract/address";
import { countCart, listCart } from "@sihai/contract/cart";
import { countNewEnquiries } from "@sihai/contract/enquiry";
import { calculate, listFreightCountries, listGoodsClasses } from "@sihai/contract/freight";
import { popularGoods } from "@sihai/contract/goods";
import { getWallet, listBills } from "@sihai/contract/payment";
import { readNotices } from "@sihai/contract/setting";
import { listSuspended } from "@sihai/contract/suspense";
import { exchangeOffers, listTransfers, transferWays } from "@sihai/contract/transfer";
import { listWithdrawals } from "@sihai/contract/withdrawal";
import { endingDict } from "@sihai/text/dict/apart/ending";
import { cartDict } from "@sihai/text/dict/cart";
import { forwardingDict } from "@sihai/text/dict/forwarding";
import { homeDict } from "@sihai/text/dict/home";
import { walletDict } from "@sihai/text/dict/payment-wallet";
import { transferDict } from "@sihai/text/dict/transfer";
import { violations } from "@sihai/ui/testing";
import { beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { mei, openPage, shopWire } from "../testing/open-page.tsx";
import { aWallet } from "../testing/things.ts";

const transfer = await transferDict.load("en");
const held = aWallet("80.00", { held: "80.00" });

let wire: ReturnType<typeof shopWire>;
beforeEach(() => {
  wire = shopWire();
  const none = { list: [], total: 0, page: 1, pageSize: 20 };
  wire.answering(listBills, { data: none });
  wire.answering(listWithdrawals, { data: { ...none, held: [] } });
  wire.answering(listTransfers, { data: none });
  wire.answering(exchangeOffers, { data: { offers: [] } });
  wire.answering(transferWays, { data: { ways: [] } });
  wire.answering(listSuspended, { data: { list: [] } });
  wire.answering(listGoodsClasses, { data: { classes: [], flags: [] } });
  wire.answering(addressList, { data: { ...none, hasDefault: false } });
  wire.answering(countNewEnquiries, { data: { unread: 0 } });
  wire.answering(listFreightCountries, { data: { countries: [] } });
});

it.each(["en", "zh"] as const)("a page says that the business is wound down, where it is, in %s", async (language) => {
  const words = await endingDict.load(language);
  wire.answering(readNotices, { data: { windingDown: true, announcements: [], agreementsSince: null } });
  await openPage("/forgot-password", { language });
  await expect.element(page.getByText(words.bar)).toBeInViewport();
});

it.each(["/wallet/index", "/order/submit/diy", "/recharge/index", "/user/consult/shop-consult"] as const)(
  "on %s a sentence stands where something new would begin",
  async (path) => {
    const [words, wallet, forwarding] = await Promise.all([
      endingDict.load("en"),
      walletDict.load("en"),
      forwardingDict.load("en"),
    ]);
    wire.answering(readNotices, { data: { windingDown: true, announcements: [], agreementsSince: null } });
    wire.answering(getWallet, { data: held });
    await openPage(path, { user: mei });
    await expect.element(page.getByText(words.nothingNew)).toBeVisible();
    expect(page.getByRole("link", { name: wallet.recharge, exact: true }).elements()).toEqual([]);
    expect(page.getByRole("button", { name: forwarding.submitFor("") }).elements()).toEqual([]);
    expect(page.getByRole("heading", { name: transfer.online }).elements()).toEqual([]);
  },
);

it("home shows the end from its first moment, once it was heard of on this device, until it is heard otherwise", async () => {
  const [home, ending] = [await homeDict.load("en"), await endingDict.load("en")];
  const notices = { announcements: [], agreementsSince: null };
  wire.answering(popularGoods, { data: { list: [] } });
  wire.answering(readNotices, { data: { ...notices, windingDown: true } });
  // The teaser of a home that goes on asks for it, sooner or later than this ends.
  wire.holding(calculate);
  (await openPage("/home")).remove();
  await vi.waitFor(() => expect(localStorage.getItem("sh_winding_down")).toContain("true"));
  queryClient.clear();
  const answer = wire.holding(readNotices);
  await openPage("/home");
  await expect.element(page.getByText(ending.text)).toBeVisible();
  expect(page.getByRole("textbox", { name: home.pasteLabel }).elements()).toEqual([]);
  answer({ data: { ...notices, windingDown: false } });
  await expect.element(page.getByRole("textbox", { name: home.pasteLabel })).toBeVisible();
});

it.each(["en", "zh"] as const)("home invites to nothing new, and says why and what goes on, in %s", async (language) => {
  const [home, ending] = [await homeDict.load(language), await endingDict.load(language)];
  wire.answering(readNotices, { data: { windingDown: true, announcements: [], agreementsSince: null } });
  wire.answering(popularGoods, { data: { list: [] } });
  const host = await openPage("/home", { language });
  await expect.element(page.getByText(ending.text)).toBeVisible();
  await expect.element(page.getByRole("link", { name: ending.register })).toBeVisible();
  expect(page.getByRole("textbox", { name: home.pasteLabel }).elements()).toEqual([]);
  expect(page.getByRole("navigation", { name: home.otherWays }).elements()).toEqual([]);
  expect(await violations(host)).toEqual([]);
});

it.each(["en", "zh"] as const)("an empty cart invites to nothing new, and says why, in %s", async (language) => {
  const cart = await cartDict.load(language);
  wire.answering(readNotices, { data: { windingDown: true, announcements: [], agreementsSince: null } });
  wire.answering(listCart, { data: { shops: [], lines: 0, pieces: 0 } });
  wire.answering(countCart, { data: { lines: 0 } });
  wire.answering(addressList, { data: { list: [], total: 0, page: 1, pageSize: 20, hasDefault: false } });
  await openPage("/cart", { user: mei, language });
  await expect.element(page.getByText(cart.emptyEnding)).toBeVisible();
  expect(page.getByRole("link", { name: cart.goShopping }).elements()).toEqual([]);
});

it("who owes us may still recharge, and everybody may withdraw", async () => {
  const [words, wallet] = await Promise.all([endingDict.load("en"), walletDict.load("en")]);
  wire.answering(readNotices, { data: { windingDown: true, announcements: [], agreementsSince: null } });
  wire.answering(getWallet, { data: { ...held, debt: "12.00" } });
  await openPage("/wallet/index", { user: mei });
  await expect.element(page.getByRole("link", { name: wallet.recharge, exact: true })).toBeVisible();
  await expect.element(page.getByRole("link", { name: wallet.withdraw, exact: true })).toBeVisible();
  expect(page.getByText(words.nothingNew).elements()).toEqual([]);
});

it("and says nothing of it otherwise", async () => {
  const words = await endingDict.load("en");
  await openPage("/forgot-password");
  await expect.poll(() => wire.heard(readNotices).length).toBeGreaterThan(0);
  await expect.element(page.getByText(words.bar)).not.toBeInTheDocument();
});
