import type { Wire } from "@sihai/client/testing";
import { addressList } from "@sihai/contract/address";
import { addToCart, countCart } from "@sihai/contract/cart";
import { goodsDetail, landedCost } from "@sihai/contract/goods";
import { aboutInfo } from "@sihai/contract/identity";
import { readNotices } from "@sihai/contract/setting";
import { seededSettings } from "@sihai/domain/setting";
import { formatDaysRange } from "@sihai/text";
import { endingDict } from "@sihai/text/dict/apart/ending";
import { goodsDict } from "@sihai/text/dict/goods";
import { identityDict } from "@sihai/text/dict/identity";
import { shellDict } from "@sihai/text/dict/shell";
import { uiDict } from "@sihai/text/dict/ui";
import { render } from "@sihai/ui/testing";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { page } from "vitest/browser";
import { go } from "../src/shell/navigation.ts";
import { router } from "../src/shell/router.tsx";
import { useSession } from "../src/shell/session.ts";
import { useBuildOrderDraft } from "../src/stores/build-order-draft.ts";
import { costOf, line, shoe, shoeWire } from "../testing/goods-page.ts";
import { addressShown, mei, openPage } from "../testing/open-page.tsx";

const words = await goodsDict.load("en");
const buy = page.getByRole("button", { name: words.buy });
let wire: Wire;
beforeEach(() => {
  wire = shoeWire();
});

/** Until the next page is here the goods wait behind its skeleton. */
async function goElsewhere() {
  go("/forgot-password");
  await expect.poll(() => document.querySelectorAll("input[type=radio]").length).toBe(0);
}

describe("the goods page", () => {
  it("waits in its own layout while its code is on its way", async () => {
    const [, route] = Object.entries(router.routesByPath).find(([path]) => path === "/goods/detail") ?? [];
    const Waiting = route?.options.pendingComponent;
    if (!Waiting) throw new Error("nothing stands there meanwhile");
    const { host } = await render(<Waiting />);
    await expect.element(page.getByRole("status")).toBeVisible();
    const blocks = [...host.querySelectorAll("[class*=aspect-square]")].map((block) => block.getBoundingClientRect());
    expect(blocks.some(({ top, width }) => top === 0 && width === innerWidth)).toBe(true);
  });

  it("shows the picture of what was chosen, also where the page comes before there is room for it", async () => {
    const [colour] = shoe.options;
    const [small] = shoe.variants;
    if (!colour || !small) throw new Error("the shoe has a colour and a size");
    const mint = { ...small, valueIds: ["mint"], picture: "b".repeat(16) };
    wire.answering(goodsDetail, {
      data: { ...shoe, pictures: ["a".repeat(16), "b".repeat(16)], options: [colour], variants: [mint] },
    });
    document.body.style.display = "none";
    onTestFinished(() => document.body.removeAttribute("style"));
    await openPage("/goods/detail", { search: { goodsId: "53" } });
    await expect.element(page.getByText(words.pictureOf(1, 2))).toBeInTheDocument();
    document.body.style.display = "";
    await expect.element(page.getByText(words.pictureOf(2, 2))).toBeVisible();
  });

  it("is left like any other, once an option with a picture of its own was chosen", async () => {
    const [small, large] = shoe.variants;
    if (!small || !large) throw new Error("the shoe has two sizes");
    const variants = [small, { ...large, picture: "b".repeat(16) }];
    wire.answering(goodsDetail, { data: { ...shoe, pictures: ["a".repeat(16), "b".repeat(16)], variants } });
    await openPage("/goods/detail", { search: { goodsId: "53" } });
    await page.getByText("Mint").click();
    await page.getByText("EU 38").click();
    await expect.element(page.getByText(words.pictureOf(2, 2))).toBeVisible();
    const { forgotTitle } = await identityDict.load("en");
    go("/forgot-password");
    await expect.element(page.getByRole("heading", { name: forgotTitle })).toBeVisible();
  });

  it("keeps its buttons clear of the bar that says that the device is offline", async () => {
    await openPage("/goods/detail", { search: { goodsId: "53" } });
    await expect.element(page.getByRole("radio", { name: "Mint" })).toBeVisible();
    const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    onTestFinished(() => {
      online.mockRestore();
      dispatchEvent(new Event("online"));
    });
    dispatchEvent(new Event("offline"));
    const { offline } = await shellDict.load("en");
    await expect.element(page.getByText(offline)).toBeVisible();
    const bar = page.getByText(offline).element().getBoundingClientRect();
    const back = page.getByRole("button", { name: "Back" }).element().getBoundingClientRect();
    expect(back.top).toBeGreaterThanOrEqual(bar.bottom);
  });

  it.each([
    ["what our scans measured", { isMeasured: true, parcels: 214 }],
    ["what the price list states", { isMeasured: false, parcels: 214 }],
    ["what is promised", null],
  ])("says of its days that they are %s", async (_, daysFrom) => {
    const days = formatDaysRange(8, 12, "en");
    const said =
      daysFrom === null ? words.arrives.promised(days) : words.arrives[daysFrom.isMeasured ? "measured" : "listed"](days, "214");
    const daysBasis = daysFrom === null ? "promised" : "measured";
    wire.answering(landedCost, { data: { ...costOf(12), line: { ...line, daysBasis, daysFrom } } });
    await openPage("/goods/detail", { search: { goodsId: "53" } });
    await expect.element(page.getByText(said)).toBeInTheDocument();
  });

  it("says that two pieces are too few to tell how long they take, not that there were none", async () => {
    wire.answering(goodsDetail, { data: { ...shoe, purchases: { pieces: 2, averageDays: null, recent: [] } } });
    await openPage("/goods/detail", { search: { goodsId: "53" } });
    await expect.element(page.getByText(words.tooFewToTell)).toBeInTheDocument();
    await expect.element(page.getByText(words.noneYet)).not.toBeInTheDocument();
  });

  it("gone back to, has what was chosen on it, pieces and all; opened anew it chooses nothing", async () => {
    await openPage("/goods/detail", { search: { goodsId: "53" } });
    const size = page.getByRole("radio", { name: "EU 38" });
    await page.getByText("EU 38", { exact: true }).click();
    const ui = await uiDict.load("en");
    await page.getByRole("button", { name: ui.increase }).click();
    const pieces = page.getByRole("textbox", { name: words.quantity });
    await expect.element(pieces).toHaveValue("2");
    await goElsewhere();
    history.back();
    await expect.element(size).toBeChecked();
    await expect.element(pieces).toHaveValue("2");
    await goElsewhere();
    go("/goods/detail", { goodsId: "53" });
    await expect.element(size).toBeInTheDocument();
    await expect.element(size).not.toBeChecked();
  });

  it("chooses no size for the buyer, asks for one where it is chosen, and buys nothing meanwhile", async () => {
    await openPage("/goods/detail", { search: { goodsId: "53" } });
    await expect.element(page.getByRole("radio", { name: "Mint" })).toBeChecked();
    await expect.element(page.getByRole("radio", { name: "EU 37" })).not.toBeChecked();
    await buy.click();
    await expect.element(page.getByText(words.chooseFirst)).toBeVisible();
    await expect.element(page.getByText(words.choose("Size"))).toBeVisible();
    await expect.element(page.getByRole("radio", { name: "EU 37" })).toHaveFocus();
    await expect.element(page.getByRole("group", { name: "Size" })).toBeInViewport();
    expect(addressShown()).toMatch(/^\/goods\/detail/);
  });

  it("marks every option that is missing at once, and goes to the first", async () => {
    const [colour, size] = shoe.options;
    if (!colour || !size) throw new Error("the shoe has two options");
    const rust = { id: "rust", label: { zh: "铁锈", en: "Rust" }, picture: null };
    wire.answering(goodsDetail, { data: { ...shoe, options: [{ ...colour, values: [...colour.values, rust] }, size] } });
    await openPage("/goods/detail", { search: { goodsId: "53" } });
    await buy.click();
    await expect.element(page.getByText(words.choose("Colour"))).toBeVisible();
    await expect.element(page.getByText(words.choose("Size"))).toBeVisible();
    await expect.element(page.getByRole("radio", { name: "Mint" })).toHaveFocus();
  });

  it("says in place of its buttons that nothing new is ordered while the business is wound down", async () => {
    wire.answering(readNotices, { data: { windingDown: true, announcements: [], agreementsSince: null } });
    await openPage("/goods/detail", { search: { goodsId: "53" } });
    const { nothingNew } = await endingDict.load("en");
    await expect.element(page.getByText(nothingNew)).toBeVisible();
    for (const name of [words.buy, words.addToCart]) expect(page.getByRole("button", { name }).elements()).toEqual([]);
  });

  it("puts into the cart what will be ordered: it is chosen there", async () => {
    wire.answering(addToCart, { data: { cartItemId: "901", quantity: 1, lines: 1 } });
    wire.answering(countCart, { data: { lines: 1 } });
    wire.answering(addressList, { data: { list: [], total: 0, page: 1, pageSize: 20, hasDefault: false } });
    await openPage("/goods/detail", { search: { goodsId: "53" }, user: mei });
    await page.getByText("EU 38", { exact: true }).click();
    await page.getByRole("button", { name: words.addToCart }).click();
    await vi.waitFor(() => expect(useBuildOrderDraft.getState().goodsCodeList).toEqual(["901"]));
  });

  it("keeps what a visitor wanted in the cart over the log-in, which says why it came", async () => {
    wire.answering(addToCart, { data: { cartItemId: "901", quantity: 3, lines: 1 } });
    wire.answering(countCart, { data: { lines: 1 } });
    wire.answering(aboutInfo, {
      data: { name: shoe.title, email: "help@example.com", version: "1", isWechatOn: false, hasSandbox: false },
    });
    await openPage("/goods/detail", { search: { goodsId: "53" } });
    await page.getByText("EU 38", { exact: true }).click();
    const more = page.getByRole("button", { name: (await uiDict.load("en")).increase });
    await more.click();
    await more.click();
    await page.getByRole("button", { name: words.addToCart }).click();
    await expect.element(page.getByText((await identityDict.load("en")).intoCartAfter)).toBeVisible();
    // Logged in on that page, he is led on to the item he came from.
    useSession.setState({ status: "user", user: mei }, true);
    go("/goods/detail", { goodsId: "53" });
    const body = { goodsId: "53", skuId: "m38", quantity: 3 };
    await vi.waitFor(() => expect(wire.heard(addToCart).map((sent) => sent.body)).toEqual([body]));
    await expect.element(page.getByRole("radio", { name: "EU 38" })).toBeChecked();
  });

  it.each([true, false])("promises returns once, as the seller takes them (without a reason: %s)", async (returnable) => {
    wire.answering(goodsDetail, { data: { ...shoe, returnable } });
    await openPage("/goods/detail", { search: { goodsId: "53" } });
    const promise = page.getByRole("link", { name: words.promise });
    await expect.element(promise).toHaveTextContent(words.promiseShort(seededSettings));
    expect(promise.element().textContent).not.toMatch(/return/i);
    const note = returnable ? words.returnsYes(seededSettings.deadlines.returnDays) : words.returnsNo;
    await expect.element(page.getByText(note)).toBeVisible();
  });
});
