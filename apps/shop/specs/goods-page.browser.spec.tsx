import type { Wire } from "@sihai/client/testing";
import type { CallData } from "@sihai/contract";
import { addressList } from "@sihai/contract/address";
import { addToCart, countCart } from "@sihai/contract/cart";
import { listFreightCountries } from "@sihai/contract/freight";
import { goodsDetail, landedCost, stillToCome } from "@sihai/contract/goods";
import { aboutInfo } from "@sihai/contract/identity";
import { getWallet } from "@sihai/contract/payment";
import { readNotices } from "@sihai/contract/setting";
import { seededSettings } from "@sihai/domain/setting";
import { cnyText, formatAmountRange, formatDaysRange } from "@sihai/text";
import { endingDict } from "@sihai/text/dict/apart/ending";
import { goodsDict } from "@sihai/text/dict/goods";
import { identityDict } from "@sihai/text/dict/identity";
import { shellDict } from "@sihai/text/dict/shell";
import { uiDict } from "@sihai/text/dict/ui";
import { dialogHolds, render } from "@sihai/ui/testing";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { page } from "vitest/browser";
import { go } from "../src/shell/navigation.ts";
import { router } from "../src/shell/router.tsx";
import { useSession } from "../src/shell/session.ts";
import { useBuildOrderDraft } from "../src/stores/build-order-draft.ts";
import { changeOperation, useUserOperation } from "../src/stores/user-operation.ts";
import { teapotAhead } from "../testing/an-order.ts";
import { addressShown, mei, openPage, shopWire } from "../testing/open-page.tsx";
import { aWallet } from "../testing/things.ts";

type Goods = CallData<typeof goodsDetail>;
type Landed = CallData<typeof landedCost>;

const words = await goodsDict.load("en");
const shoe: Goods = {
  goodsId: "53",
  platform: "taobao",
  itemId: "655443322",
  link: "https://item.taobao.com/item.htm?id=655443322",
  availability: "on-sale",
  title: { zh: "帆布鞋", en: "Canvas shoe" },
  description: { zh: "帆布鞋", en: "A canvas shoe" },
  shop: { id: "9", name: { zh: "鞋店", en: "Shoe shop" }, rating: 4.8 },
  goodsClass: "shoes",
  flags: [],
  categoryName: { zh: "鞋", en: "Shoes" },
  pictures: [],
  attributes: [],
  options: [
    { id: "c", name: { zh: "颜色", en: "Colour" }, values: [{ id: "mint", label: { zh: "薄荷", en: "Mint" }, picture: null }] },
    {
      id: "s",
      name: { zh: "尺码", en: "Size" },
      values: [
        { id: "37", label: { zh: "37", en: "EU 37" }, picture: null },
        { id: "38", label: { zh: "38", en: "EU 38" }, picture: null },
      ],
    },
  ],
  variants: [
    { skuId: "m37", valueIds: ["mint", "37"], price: "174.00", stock: 5, picture: null },
    { skuId: "m38", valueIds: ["mint", "38"], price: "180.00", stock: 5, picture: null },
  ],
  price: "174.00",
  listPrice: null,
  priceSteps: [],
  minimumQuantity: 1,
  domesticFreight: "10.00",
  returnable: true,
  salesCount: 0,
  purchases: { pieces: 0, averageDays: null, recent: [] },
  prices: [],
  risks: [],
  inspectionPhotos: [],
  weightGrams: 700,
  sidesCm: null,
  isMeasured: false,
  fetchedAt: "2026-11-20T02:00:00.000Z",
  isStale: false,
  isFavourite: false,
};

const line: Landed["line"] = {
  id: "7",
  name: { zh: "空运专线", en: "Air line" },
  taxMode: "included",
  days: [8, 12],
  daysBasis: "promised",
};

function costOf(offered: number): Landed {
  const amount = { low: "174.00", high: "174.00" };
  return {
    lines: [{ label: "goods", ...amount, how: "" }],
    ...amount,
    grams: 700,
    weightFrom: "seller",
    line: offered === 0 ? null : line,
    isTaxKnown: true,
    linesOffered: offered,
    linesAll: 18,
    refusedBecause: offered === 0 ? [{ code: "goods", lines: 18 }] : [],
    accuracy: null,
  };
}

const buy = page.getByRole("button", { name: words.buy });
let wire: Wire;
beforeEach(() => {
  wire = shopWire();
  const name = (zh: string, en: string) => ({ zh, en });
  wire.answering(listFreightCountries, {
    data: {
      countries: [
        { code: "DE", name: name("德国", "Germany"), lines: 18 },
        { code: "US", name: name("美国", "United States"), lines: 22 },
      ],
    },
  });
  wire.answering(goodsDetail, { data: shoe });
  wire.answering(addressList, { data: { list: [], total: 0, page: 1, pageSize: 50, hasDefault: false } });
  wire.answering(getWallet, { data: aWallet("500.00") });
  wire.answering(landedCost, { data: costOf(12) });
  changeOperation((operation) => ({ ...operation, area: { ...operation.area, goods: "DE" } }));
});

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

  it.each(["en", "zh"] as const)("says in %s that a price is the lowest of several until one is chosen", async (language) => {
    const { optionFrom, cheapestOption, certain, cheapestLine } = await goodsDict.load(language);
    await openPage("/goods/detail", { search: { goodsId: "53" }, language });
    await expect.element(page.getByText(optionFrom.before || optionFrom.after, { exact: true })).toBeVisible();
    await expect.element(page.getByText(cheapestOption)).toBeVisible();
    await expect.element(page.getByText(cheapestLine)).toBeVisible();
    await page.getByText(language === "en" ? "EU 38" : "38", { exact: true }).click();
    await expect.element(page.getByText(certain)).toBeVisible();
    await expect.element(page.getByText(optionFrom.before || optionFrom.after, { exact: true })).not.toBeInTheDocument();
  });

  it("says of goods with options that their weight is an estimate for all of them", async () => {
    await openPage("/goods/detail", { search: { goodsId: "53" } });
    // Among the facts, and where the cost at the door rests on it.
    await expect.poll(() => page.getByText(words.weightOfAll).elements()).toHaveLength(2);
  });

  it("carries the sum the confirm page asks for, with the domestic shipping", async () => {
    await openPage("/goods/detail", { search: { goodsId: "53" }, user: mei });
    await page.getByText("EU 38", { exact: true }).click();
    await expect.element(page.getByRole("button", { name: words.buyFor(cnyText("190.00")) })).toBeVisible();
    expect(page.getByText(words.lineSurcharge, { exact: true }).elements()).toEqual([]);
  });

  it("has the card's surcharge in its button, its lines and its whole, for a newcomer too", async () => {
    await openPage("/goods/detail", { search: { goodsId: "53" } });
    await page.getByText("EU 38", { exact: true }).click();
    // 3.5 % of 190.00 more, as on the confirm page; of 174.00 where the cost at the door knows no domestic shipping.
    await expect.element(page.getByRole("button", { name: words.buyFor(cnyText("196.65")) })).toBeVisible();
    await expect.element(page.getByText(words.lineSurcharge, { exact: true })).toBeVisible();
    await expect.element(page.getByText(cnyText("180.09")).first()).toBeVisible();
  });

  it.each([
    { by: "the balance", user: mei, now: "190.00", toCome: ["98.00", "118.00"], all: ["288.00", "308.00"] },
    // 3.5 % of 190.00 now; of shipping, operation fee and the tax we pay later.
    { by: "a card", now: "196.65", toCome: ["101.43", "122.13"], all: ["298.08", "318.78"] },
  ] as const)("says apart what is paid now and what is still to come, by $by, and both together", async (told) => {
    const { now, toCome, all } = told;
    const at = (label: Landed["lines"][number]["label"], low: string, high = low) => ({ label, low, high, how: "" });
    const lines = [
      ...[at("goods", "174.00"), at("domestic-freight", "16.00"), at("operation", "8.00")],
      ...[at("shipping", "60.00", "80.00"), at("tax", "30.00")],
    ];
    wire.answering(landedCost, { data: { ...costOf(12), lines, line: { ...line, taxMode: "prepaid" } } });
    await openPage("/goods/detail", { search: { goodsId: "53" }, ...("user" in told && { user: told.user }) });
    const sumOf = (label: string) => page.getByText(label).element().closest("p")?.textContent.trim();
    await expect.element(page.getByText(formatAmountRange(all[0], all[1], "CNY"))).toBeVisible();
    expect(sumOf(words.payForGoods)).toBe(`${words.payForGoods}${words.cheapestOption}${cnyText(now)}`);
    await page.getByText("EU 38", { exact: true }).click();
    await expect.element(page.getByText(words.certain)).toBeVisible();
    expect(sumOf(words.payForGoods)).toBe(`${words.payForGoods}${words.certain}${cnyText(now)}`);
    expect(sumOf(words.stillToCome)).toBe(
      `${words.stillToCome}${words.estimate}${formatAmountRange(toCome[0], toCome[1], "CNY")}`,
    );
  });

  it.each([
    ["included", true, words.taxIncluded],
    ["excluded", true, words.taxNone],
    ["excluded", false, words.taxUnknown],
  ] as const)("says of tax that is no sum of its own what it is: %s, known %s", async (taxMode, isTaxKnown, said) => {
    wire.answering(landedCost, { data: { ...costOf(12), isTaxKnown, line: { ...line, taxMode } } });
    await openPage("/goods/detail", { search: { goodsId: "53" } });
    await expect.element(page.getByText(words.lineTax)).toBeVisible();
    await expect.element(page.getByText(said, { exact: true })).toBeVisible();
    await expect.element(page.getByText(words.dueOnShipping[taxMode], { exact: false })).toBeVisible();
  });

  it("claims how good its estimates were only where they were measured, and names the price list otherwise", async () => {
    const accuracy = { parcels: 856, medianBp: 100, p90Bp: 500, p90: "22.00" };
    wire.answering(landedCost, { data: { ...costOf(12), accuracy: { ...accuracy, isMeasured: false } } });
    await openPage("/goods/detail", { search: { goodsId: "53" } });
    await expect.element(page.getByText(words.accuracyListed(cnyText("22.00")).trim())).toBeVisible();
    wire.answering(landedCost, { data: { ...costOf(12), accuracy: { ...accuracy, isMeasured: true } } });
    await page.getByText("EU 38", { exact: true }).click();
    await expect.element(page.getByText(words.accuracy(cnyText("22.00")).trim())).toBeVisible();
  });

  it("speaks of no restrictions only where every line takes the goods", async () => {
    const tooHeavy: Landed["refusedBecause"] = [{ code: "too-heavy", lines: 6 }];
    wire.answering(landedCost, { data: { ...costOf(12), refusedBecause: tooHeavy } });
    await openPage("/goods/detail", { search: { goodsId: "53" } });
    await expect.element(page.getByText(words.refusedBy(6, words.refusalTooHeavy))).toBeVisible();
    await expect.element(page.getByText(words.restricted)).toBeVisible();
    expect(page.getByText(words.notRestricted).elements()).toEqual([]);
  });

  it("asks before it sells what no line takes to the country, and names the ways", async () => {
    wire.answering(landedCost, ({ query }) => ({ data: costOf(query.country === "DE" ? 0 : 12) }));
    await openPage("/goods/detail", { search: { goodsId: "53" } });
    await page.getByText("EU 38", { exact: true }).click();
    await expect.element(page.getByText(words.nobodyShips("Germany")).first()).toBeVisible();
    // What it costs up to our warehouse is called that, and nothing else.
    await expect.element(page.getByRole("heading", { name: words.toWarehouse })).toBeVisible();
    expect(page.getByText(words.deliveredTo("Germany")).elements()).toEqual([]);
    await buy.click();
    const sheet = page.getByRole("dialog");
    await expect.element(sheet.getByRole("heading", { name: words.nobodyShips("Germany") })).toBeVisible();
    await expect.element(sheet.getByText(words.refusedBy(18, words.refusalGoods))).toBeVisible();
    await expect.element(sheet.getByRole("button", { name: words.buyAnyway })).toBeVisible();
    expect(addressShown()).toMatch(/^\/goods\/detail/);
    await sheet.getByRole("combobox", { name: words.destination }).selectOptions("US");
    await expect.element(sheet.getByRole("heading", { name: words.deliveredTo("United States") })).toBeVisible();
    await sheet.getByRole("button", { name: words.leaveIt }).click();
    await vi.waitFor(() => expect(document.querySelector("dialog[open]")).toBeNull());
    expect(addressShown()).toMatch(/^\/goods\/detail/);
  });

  it("says plainly what no country takes, with the real ends, and leads to not buying it", async () => {
    wire.answering(goodsDetail, { data: { ...shoe, returnable: false } });
    wire.answering(landedCost, { data: { ...costOf(0), countriesTaking: 0 } });
    await openPage("/goods/detail", { search: { goodsId: "53" } });
    await page.getByText("EU 38", { exact: true }).click();
    await expect.element(page.getByText(words.nobodyShipsAnywhere).first()).toBeVisible();
    await buy.click();
    const sheet = page.getByRole("dialog");
    await expect.element(sheet.getByRole("heading", { name: words.nobodyShipsAnywhere })).toBeVisible();
    await expect.element(sheet.getByText(words.storedOnly(seededSettings.storageTerms))).toBeVisible();
    await expect.element(sheet.getByText(words.returnsNo)).toBeVisible();
    expect(sheet.getByRole("combobox").elements()).toEqual([]);
    const [anyway, leave] = [words.buyAnyway, words.leaveIt].map((name) => sheet.getByRole("button", { name }).element());
    expect(getComputedStyle(leave as Element).color).toBe("rgb(255, 255, 255)");
    expect(getComputedStyle(anyway as Element).color).not.toBe("rgb(255, 255, 255)");
  });

  it("says how many other countries take what this one does not", async () => {
    wire.answering(landedCost, { data: { ...costOf(0), countriesTaking: 31 } });
    await openPage("/goods/detail", { search: { goodsId: "53" } });
    await page.getByText("EU 38", { exact: true }).click();
    await expect.element(page.getByText(words.nobodyShips("Germany")).first()).toBeVisible();
    await buy.click();
    const sheet = page.getByRole("dialog");
    await expect.element(sheet.getByText(words.takenBy(31), { exact: false })).toBeVisible();
    await expect.element(sheet.getByText(words.storedForElsewhere)).toBeVisible();
    expect(sheet.getByText(words.storedOnly(seededSettings.storageTerms)).elements()).toEqual([]);
  });

  it.each(["zh", "en"] as const)("asks in a dialog that holds, in %s", async (language) => {
    const own = await goodsDict.load(language);
    wire.answering(landedCost, { data: costOf(0) });
    await openPage("/goods/detail", { search: { goodsId: "53" }, language });
    await page.getByText(language === "zh" ? "38" : "EU 38", { exact: true }).click();
    await expect.element(page.getByText(own.carriedBy(0, 18)).first()).toBeVisible();
    const buyNow = page.getByRole("button", { name: own.buyFor("").trim() });
    await dialogHolds("features/goods/to-door/NobodyShips.tsx", buyNow.element());
  });

  it("offers another warehouse where its lines take what those of the usual one refuse, and sends it there", async () => {
    wire.answering(landedCost, ({ query }) => ({ data: costOf(query.warehouse === "2" ? 5 : 0) }));
    wire.answering(stillToCome, ({ body }) => ({ data: body?.warehouse === 2 ? teapotAhead : { ...teapotAhead, costs: null } }));
    await openPage("/goods/detail", { search: { goodsId: "53" } });
    await page.getByText("EU 38", { exact: true }).click();
    await expect.element(page.getByText(words.carriedBy(0, 18))).toBeVisible();
    await buy.click();
    const sheet = page.getByRole("dialog");
    await expect.element(sheet.getByText(words.carriedBy(5, 18))).toBeVisible();
    await sheet.getByRole("button", { name: words.otherWarehouse("Hong Kong") }).click();
    await expect.element(sheet.getByRole("heading", { name: words.deliveredTo("Germany") })).toBeVisible();
    await expect.element(sheet.getByRole("button", { name: words.buy, exact: true })).toBeVisible();
    expect(useUserOperation.getState().warehouse).toBe(2);
  });

  it("offers no other warehouse where none of them helps", async () => {
    wire.answering(landedCost, { data: costOf(0) });
    await openPage("/goods/detail", { search: { goodsId: "53" } });
    await page.getByText("EU 38", { exact: true }).click();
    await expect.element(page.getByText(words.carriedBy(0, 18))).toBeVisible();
    await buy.click();
    await vi.waitFor(() => expect(wire.heard(landedCost).some(({ query }) => query.warehouse === "2")).toBe(true));
    await expect.element(page.getByRole("dialog").getByRole("button", { name: words.buyAnyway })).toBeVisible();
    expect(page.getByRole("button", { name: words.otherWarehouse("Hong Kong") }).elements()).toEqual([]);
  });
});
