import type { Wire } from "@sihai/client/testing";
import { addressList } from "@sihai/contract/address";
import { countNewEnquiries } from "@sihai/contract/enquiry";
import { calculate, listFreightCountries } from "@sihai/contract/freight";
import { goodsDetail, parseLinks, popularGoods, searchGoods } from "@sihai/contract/goods";
import { statusNumbers } from "@sihai/contract/identity";
import { platforms } from "@sihai/domain/platform";
import { pastedDict } from "@sihai/text/dict/apart/pasted";
import { goodsDict } from "@sihai/text/dict/goods";
import { homeDict } from "@sihai/text/dict/home";
import { orderDict } from "@sihai/text/dict/order";
import { cutOff } from "@sihai/ui/testing";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { useSession } from "../src/shell/session.ts";
import { addressShown, mei, openPage, shopWire } from "../testing/open-page.tsx";

const words = { ...(await homeDict.load("en")), ...(await pastedDict.load("en")) };

let wire: Wire;
beforeEach(() => {
  wire = shopWire();
  wire.answering(listFreightCountries, { data: { countries: [] } });
  wire.answering(popularGoods, { data: { list: [] } });
  wire.answering(calculate, { refusal: "ROUTES_UNAVAILABLE" });
});

describe("the paste box", () => {
  it.each(["en", "zh"] as const)("says in %s how many shops there are, as many as links are understood of", async (language) => {
    await openPage("/home", { language });
    const named = (await homeDict.load(language)).platforms;
    const said = page.getByRole("list", { name: named }).getByRole("listitem");
    await expect.element(said.first()).toBeVisible();
    await expect.element(said.last()).toHaveTextContent(String(language === "zh" ? platforms.length : platforms.length - 5));
  });

  it("keeps what a share text calls the goods for the order by hand, should they not be found", async () => {
    wire.answering(goodsDetail, { refusal: "GOODS_LOOKUP_FAILED" });
    await openPage("/home");
    const shared = "【淘宝】https://item.taobao.com/item.htm?id=655443322 「重磅纯棉短袖」";
    await page.getByRole("textbox", { name: words.pasteLabel }).fill(shared);
    await page.getByRole("button", { name: words.find }).click();
    const { fillByHand } = await goodsDict.load("en");
    const byHand = page.getByRole("link", { name: fillByHand });
    await expect.element(byHand).toBeVisible();
    const target = new URL(byHand.element().getAttribute("href") ?? "", location.href).searchParams;
    expect(target.get("goodsName")).toBe("重磅纯棉短袖");
    expect(target.get("platform")).toBe("taobao");
  });

  it("searches for text that holds no link", async () => {
    wire.answering(searchGoods, "lost");
    await openPage("/home");
    await page.getByRole("textbox", { name: words.pasteLabel }).fill("red  tea set");
    await expect.element(page.getByText(words.notUnderstood["no-link"])).toBeVisible();
    await page.getByRole("button", { name: words.find }).click();
    await vi.waitFor(() => expect(addressShown()).toMatch(/^\/goods\/search\?/));
    expect(new URLSearchParams(addressShown().split("?")[1]).get("keyword")).toBe("red tea set");
  });

  it("of the shopping page searches for words too, as it says", async () => {
    const { pasteLabel, find } = await goodsDict.load("en");
    wire.answering(searchGoods, "lost");
    await openPage("/shopping");
    await page.getByRole("textbox", { name: pasteLabel }).fill("red  tea set");
    await expect.element(page.getByText(words.notUnderstood["no-link"])).toBeVisible();
    await page.getByRole("button", { name: find, exact: true }).click();
    await vi.waitFor(() => expect(addressShown()).toMatch(/^\/goods\/search\?/));
    expect(new URLSearchParams(addressShown().split("?")[1]).get("keyword")).toBe("red tea set");
  });

  it.each([
    ["words", "red  tea set", "/goods/search"],
    ["a link among words", "要蓝色的\nhttps://item.taobao.com/item.htm?id=655443322", "/goods/detail"],
  ])("of the shopping page has %s again after Find and Back, and looks for nothing by itself", async (_, text, led) => {
    const { pasteLabel, find } = await goodsDict.load("en");
    wire.answering(searchGoods, "lost");
    wire.answering(goodsDetail, { refusal: "GOODS_LOOKUP_FAILED" });
    wire.answering(parseLinks, {
      data: {
        results: [
          {
            kind: "item",
            platform: "taobao",
            itemId: "655443322",
            skuId: null,
            canonicalUrl: "https://item.taobao.com/item.htm?id=655443322",
          },
        ],
      },
    });
    await openPage("/shopping");
    const box = page.getByRole("textbox", { name: pasteLabel });
    await box.fill(text);
    await page.getByRole("button", { name: find, exact: true }).click();
    await vi.waitFor(() => expect(addressShown()).toContain(led));
    await expect.element(box).not.toBeInTheDocument();
    const asked = wire.heard(parseLinks).length;
    history.back();
    await vi.waitFor(() => expect(addressShown()).toMatch(/^\/shopping\?typed=/));
    await expect.element(box).toHaveValue(text);
    expect(wire.heard(parseLinks)).toHaveLength(asked);
  });

  it("of the home page has what was typed again after Find and Back, and when the page comes anew", async () => {
    wire.answering(goodsDetail, { refusal: "GOODS_LOOKUP_FAILED" });
    const first = await openPage("/home");
    const box = page.getByRole("textbox", { name: words.pasteLabel });
    await box.fill("https://item.taobao.com/item.htm?id=655443322");
    await page.getByRole("button", { name: words.find }).click();
    await vi.waitFor(() => expect(addressShown()).toContain("/goods/detail"));
    await expect.element(box).not.toBeInTheDocument();
    history.back();
    await expect.element(box).toHaveValue("https://item.taobao.com/item.htm?id=655443322");
    first.remove();
    await openPage("/home");
    await expect.element(box).toHaveValue("https://item.taobao.com/item.htm?id=655443322");
    expect(sessionStorage.getItem("sh_pasted_home")).toContain("655443322");
  });

  it("of the shopping page has what was typed again when the page comes anew", async () => {
    const { pasteLabel } = await goodsDict.load("en");
    const first = await openPage("/shopping", { search: { typed: "red tea set" } });
    const box = page.getByRole("textbox", { name: pasteLabel });
    await expect.element(box).toHaveValue("red tea set");
    await box.fill("red tea set, the small one");
    first.remove();
    await openPage("/shopping", { search: { typed: "red tea set" } });
    await expect.element(box).toHaveValue("red tea set, the small one");
    expect(sessionStorage.getItem("sh_pasted")).toContain("the small one");
  });

  it.each(["en", "zh"] as const)(
    "says in %s that words beside a link are left out, and not so of a share text",
    async (language) => {
      const { wordsLeftOut, understood } = await pastedDict.load(language);
      const { pasteLabel } = await homeDict.load(language);
      const link = "https://item.taobao.com/item.htm?id=655443322";
      for (const [path, label] of [
        ["/home", pasteLabel],
        ["/shopping", (await goodsDict.load(language)).pasteLabel],
      ] as const) {
        const host = await openPage(path, { language });
        const box = page.getByRole("textbox", { name: label }).last();
        await box.fill(`${link} 蓝色`);
        await expect.element(page.getByText(wordsLeftOut)).toBeVisible();
        expect(cutOff(host)).toEqual([]);
        await box.fill(`【淘宝】${link} 「重磅纯棉短袖」`);
        await expect.element(page.getByText(understood(language === "zh" ? "淘宝" : "Taobao")).last()).toBeVisible();
        await expect.element(page.getByText(wordsLeftOut)).not.toBeInTheDocument();
      }
    },
  );

  it.each(["连衣裙", "dress"])("searches for %s however fast Enter follows", async (text) => {
    wire.answering(searchGoods, "lost");
    await openPage("/home");
    const box = page.getByRole("textbox", { name: words.pasteLabel });
    await expect.element(box).toBeVisible();
    // In one breath: what is said under the box has had no time to be of this text.
    const field = box.element() as HTMLTextAreaElement;
    const set = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set;
    set?.call(field, text);
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.form?.requestSubmit();
    await vi.waitFor(() => expect(addressShown()).toMatch(/^\/goods\/search\?/));
  });

  it("searches with Enter too, and begins a line with it between several links", async () => {
    wire.answering(searchGoods, "lost");
    await openPage("/home");
    const box = page.getByRole("textbox", { name: words.pasteLabel });
    const two = "https://item.taobao.com/item.htm?id=1\nhttps://item.taobao.com/item.htm?id=2";
    await box.fill(two);
    await expect.element(page.getByText(words.understoodMany(2))).toBeVisible();
    await userEvent.type(box, "{Enter}");
    await expect.element(box).toHaveValue(`${two}\n`);
    await box.fill("red tea set");
    await expect.element(page.getByText(words.notUnderstood["no-link"])).toBeVisible();
    await userEvent.type(box, "{Enter}");
    await vi.waitFor(() => expect(addressShown()).toMatch(/^\/goods\/search\?/));
  });
});

it("the room of one's own numbers is kept while the server is asked who it is, and nothing moves when they come", async () => {
  wire.answering(addressList, { data: { list: [], total: 0, page: 1, pageSize: 20, hasDefault: false } });
  wire.answering(countNewEnquiries, { data: { unread: 0 } });
  wire.answering(statusNumbers, {
    data: {
      ...{ orderUnpaid: 1, orderPending: 2, orderSigned: 0, itemStored: 3, itemToConfirm: 0 },
      ...{ parcelUnpaid: 0, parcelUnshipped: 0, parcelShipped: 1, parcelBackPayment: 0, messagesUnread: 0 },
    },
  });
  await openPage("/home");
  const box = page.getByRole("textbox", { name: words.pasteLabel });
  await expect.element(box).toBeVisible();
  const below = () => box.element().closest("form")?.nextElementSibling?.getBoundingClientRect().height;
  useSession.setState({ status: "unknown", user: null }, true);
  await vi.waitFor(() => expect(below()).toBe(80));
  useSession.setState({ status: "user", user: mei }, true);
  await expect.element(page.getByRole("navigation", { name: words.glance })).toBeVisible();
  expect(below()).toBe(80);
  // Each number leads to the list it counts.
  const led = [...page.getByRole("navigation", { name: words.glance }).element().querySelectorAll("a")].map((link) => [
    link.textContent,
    link.getAttribute("href")?.replace(/^\/en/, ""),
  ]);
  expect(led).toEqual([
    [`1${words.toPay}`, "/order/list?tab=unpaid"],
    [`2${words.inProgress}`, "/order/list?tab=pending"],
    [`3${words.inStorage}`, "/order/in-storage/goods-list"],
    [`1${words.shipping}`, "/package/list?tab=shipped"],
  ]);
  // It says what it counts, and then the word of the list it opens.
  expect(words.inProgress).toBe(`Orders ${(await orderDict.load("en")).tabPending.toLowerCase()}`);
});
