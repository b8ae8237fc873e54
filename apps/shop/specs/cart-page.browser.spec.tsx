import type { Wire } from "@sihai/client/testing";
import type { CallData } from "@sihai/contract";
import { addressList } from "@sihai/contract/address";
import { changeCartItem, correctCartPrice, countCart, listCart, removeFromCart } from "@sihai/contract/cart";
import { listFreightCountries } from "@sihai/contract/freight";
import { goodsDetail, stillToCome } from "@sihai/contract/goods";
import { previewOrder } from "@sihai/contract/order";
import { getWallet } from "@sihai/contract/payment";
import { add, cny, toDecimal } from "@sihai/domain";
import { priceService } from "@sihai/domain/order";
import { emptyDraft } from "@sihai/domain/order/draft";
import { seededSettings } from "@sihai/domain/setting";
import { cnyText, formatAmountRange } from "@sihai/text";
import { cartDict } from "@sihai/text/dict/cart";
import { goodsDict } from "@sihai/text/dict/goods";
import { cutOff, dialogHolds } from "@sihai/ui/testing";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { page } from "vitest/browser";
import { useDisplayCurrency } from "../src/shell/display-currency.ts";
import { useBuildOrderDraft } from "../src/stores/build-order-draft.ts";
import { changeOperation } from "../src/stores/user-operation.ts";
import { cartOf, cartLine as line } from "../testing/a-cart.ts";
import { addressShown, mei, openPage, shopWire } from "../testing/open-page.tsx";
import { aWallet } from "../testing/things.ts";

const words = await cartDict.load("en");
const goods = await goodsDict.load("en");
/** Two cups at 26.00 to Germany: 100 to 120 of shipping and 8 of handling. */
const ahead: CallData<typeof stillToCome> = {
  costs: { operation: "8.00", shipping: { low: "100.00", high: "120.00" }, tax: "0.00", low: "108.00", high: "128.00" },
  line: { id: "air", name: { zh: "空运", en: "Air" }, days: [8, 12], daysBasis: "measured", taxMode: "included" },
  grams: 900,
  weightFrom: "seller",
  refused: [],
};
const longShop = "Jingdezhen Celadon Teaware Flagship Store";
let wire: Wire;
const holding = (amount: string) => wire.answering(getWallet, { data: aWallet(amount) });
beforeEach(() => {
  wire = shopWire();
  holding("9000.00");
  wire.answering(addressList, { data: { list: [], total: 0, page: 1, pageSize: 20, hasDefault: false } });
  wire.answering(countCart, { data: { lines: 2 } });
  wire.answering(listFreightCountries, { data: { countries: [{ code: "DE", name: { zh: "德国", en: "Germany" }, lines: 18 }] } });
  wire.answering(stillToCome, { data: { costs: null, line: null, grams: 1, weightFrom: "seller", refused: [] } });
  changeOperation((operation) => ({ ...operation, area: { goods: "DE" } }));
  useBuildOrderDraft.setState(emptyDraft());
});

describe("the cart", () => {
  it("marks the line nobody ships to the country chosen, what no country takes as that, and no other", async () => {
    wire.answering(listCart, cartOf([line(1), line(2), line(3)]));
    const refused = [
      { at: 0, reasons: ["goods"], countriesTaking: 0 },
      { at: 1, reasons: ["goods"] },
    ];
    wire.answering(stillToCome, { data: { costs: null, line: null, grams: 1, weightFrom: "seller", refused } });
    await openPage("/cart", { user: mei });
    const marks = [page.getByText(words.cannotShipAnywhere), page.getByText(words.cannotShipTo("Germany"))];
    for (const [at, mark] of marks.entries()) {
      await expect.element(mark).toBeVisible();
      expect(mark.elements()).toHaveLength(1);
      expect(mark.element().closest("li")?.textContent).toContain(`Cup ${at + 1}`);
    }
  });

  it("says beside what is paid now what it comes to at the door, and opens it into its parts", async () => {
    wire.answering(listCart, cartOf([line(1), line(2)]));
    wire.answering(stillToCome, { data: ahead });
    await openPage("/cart", { user: mei });
    await page.getByRole("checkbox", { name: words.selectAll, exact: true }).click();
    const price = page.getByRole("button", { name: goods.deliveredAbout("Germany") });
    await expect.element(price.getByText(formatAmountRange("160.00", "180.00", "CNY"))).toBeVisible();
    await price.click();
    const sheet = page.getByRole("dialog");
    await expect.element(sheet.getByText(goods.payForGoods)).toBeVisible();
    await expect.element(sheet.getByText(formatAmountRange("108.00", "128.00", "CNY"))).toBeVisible();
    await expect.element(sheet.getByText(goods.dueOnShipping.included)).toBeVisible();
  });

  it("says the card's surcharge where the confirm page asks for it, and has it in the whole", async () => {
    holding("0.00");
    wire.answering(listCart, cartOf([line(1), line(2)]));
    wire.answering(stillToCome, { data: ahead });
    await openPage("/cart", { user: mei });
    await page.getByRole("checkbox", { name: words.selectAll, exact: true }).click();
    await expect.element(page.getByText(words.withSurcharge(cnyText("1.82")))).toBeVisible();
    const price = page.getByRole("button", { name: goods.deliveredAbout("Germany") });
    await expect.element(price.getByText(formatAmountRange("165.60", "186.30", "CNY"))).toBeVisible();
    await price.click();
    await expect.element(page.getByRole("dialog").getByText(goods.lineSurcharge, { exact: true })).toBeVisible();
  });

  it("counts the services ticked on the confirm page, as that page asks for them", async () => {
    wire.answering(listCart, cartOf([{ ...line(1), quantity: 2 }, line(2)]));
    wire.answering(stillToCome, { data: ahead });
    const chosen = [
      { serviceNo: "fixed-fee", count: 2, remarks: "" },
      { serviceNo: "fine-photo", count: 3, remarks: "" },
    ];
    useBuildOrderDraft.setState({
      ...emptyDraft(),
      goodsCodeList: ["1", "2"],
      goodsAdditionalServiceList: [{ goodsCode: "1", itemServiceExtList: chosen }],
    });
    await openPage("/cart", { user: mei });
    // Three cups at 26.00, 2 × 23.00 for each piece, and three detailed photos, the third at half price.
    const photos = priceService({ serviceNo: "fine-photo", quantity: 3, remarks: "" }, seededSettings);
    const services = add(cny("46.00"), photos.total);
    const total = cnyText(toDecimal(add(cny("78.00"), services)));
    await expect.element(page.getByRole("button", { name: words.order(3, total) })).toBeVisible();
    await expect.element(page.getByText(words.withServices(cnyText(toDecimal(services))), { exact: false })).toBeVisible();
  });

  it("keeps each amount of its bar on one line, in Chinese with dollars beside", async () => {
    const { currency, rate } = useDisplayCurrency.getState();
    onTestFinished(() => {
      useDisplayCurrency.setState({ currency, rate });
    });
    useDisplayCurrency.setState({ currency: "USD", rate: "0.14" });
    holding("0.00");
    wire.answering(listCart, cartOf([{ ...line(1), unitPrice: "1026.00", domesticFreight: "12.00" }]));
    wire.answering(stillToCome, { data: ahead });
    const zh = await cartDict.load("zh");
    const host = await openPage("/cart", { user: mei, language: "zh" });
    await page.getByRole("checkbox", { name: zh.selectAll, exact: true }).click();
    await expect.element(page.getByText(/含国内运费.*银行卡/)).toBeVisible();
    const bar = page
      .getByText(/含国内运费.*银行卡/)
      .element()
      .closest("p");
    const broken = [...(bar?.querySelectorAll("span") ?? [])].flatMap(({ firstChild }) =>
      [...(firstChild?.textContent ?? "").matchAll(/(?:US\$|CN)\u00a0￥?[\d,.]+/g)].flatMap(({ 0: amount, index }) => {
        const range = document.createRange();
        range.setStart(firstChild as Text, index);
        range.setEnd(firstChild as Text, index + amount.length);
        return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1 ? [amount] : [];
      }),
    );
    expect(bar?.textContent).toMatch(/US\$/);
    expect(broken).toEqual([]);
    expect(cutOff(host)).toEqual([]);
  });

  it("says who pays the tax and when, by the line", async () => {
    wire.answering(listCart, cartOf([line(1)]));
    wire.answering(stillToCome, { data: { ...ahead, line: ahead.line && { ...ahead.line, taxMode: "excluded" } } });
    await openPage("/cart", { user: mei });
    await page.getByRole("checkbox", { name: words.selectAll, exact: true }).click();
    await page.getByRole("button", { name: goods.deliveredAbout("Germany") }).click();
    await expect.element(page.getByRole("dialog").getByText(goods.dueOnShipping.excluded)).toBeVisible();
  });

  it("asks before it orders what nobody ships, and orders the rest", async () => {
    wire.answering(listCart, cartOf([line(1), line(2)]));
    wire.answering(stillToCome, { data: { ...ahead, costs: null, line: null, refused: [{ at: 1, reasons: ["goods"] }] } });
    // The page it leads to asks at once.
    wire.holding(previewOrder);
    await openPage("/cart", { user: mei });
    await page.getByRole("checkbox", { name: words.selectAll, exact: true }).click();
    await expect.element(page.getByRole("button", { name: goods.refusedCount(1, "Germany") })).toBeVisible();
    await page.getByRole("button", { name: words.order(2, cnyText("52.00")) }).click();
    const sheet = page.getByRole("dialog");
    await expect.element(sheet.getByText(goods.refusedItem("Cup 2", goods.refusalGoods))).toBeVisible();
    await expect.element(sheet.getByRole("combobox", { name: goods.destination })).toBeVisible();
    await expect.element(sheet.getByText(/or leave it out\.$/)).toBeVisible();
    await sheet.getByRole("button", { name: goods.leaveThemOut(1) }).click();
    await vi.waitFor(() => expect(addressShown()).toMatch(/^\/order\/submit\/dg\?goodsCodes=1$/));
  });

  it.each(["zh", "en"] as const)("changes a line in a dialog that holds, in %s", async (language) => {
    const own = await cartDict.load(language);
    wire.answering(listCart, cartOf([line(1)]));
    wire.answering(goodsDetail, { refusal: "GOODS_NOT_FOUND" });
    await openPage("/cart", { user: mei, language });
    const edit = page.getByRole("button", { name: own.editOf(language === "zh" ? "杯1" : "Cup 1") });
    await expect.element(edit).toBeVisible();
    await dialogHolds("features/cart/EditLineSheet.tsx", edit.element());
  });

  it("offers to undo in sight, however far down the line was", async () => {
    const many = Array.from({ length: 20 }, (_, at) => line(at + 1));
    wire.answering(listCart, cartOf(many));
    wire.answering(removeFromCart, { data: { removed: 1 } });
    await openPage("/cart", { user: mei });
    await page.getByRole("button", { name: `${words.remove}: Cup 20`, exact: true }).click();
    const undo = page.getByRole("button", { name: words.undo });
    await expect.element(undo).toBeInViewport();
  });

  it("sends the price typed together with another variant", async () => {
    wire.answering(listCart, cartOf([line(1)]));
    wire.answering(goodsDetail, { refusal: "GOODS_NOT_FOUND" });
    wire.answering(changeCartItem, { refusal: "GOODS_UNAVAILABLE" });
    wire.answering(correctCartPrice, { refusal: "PRICE_NOT_CORRECT" });
    await openPage("/cart", { user: mei });
    await page.getByRole("button", { name: words.editOf("Cup 1") }).click();
    await page.getByRole("textbox", { name: words.unitPrice }).fill("24.00");
    await page.getByRole("button", { name: words.save }).click();
    await vi.waitFor(() => expect(wire.heard(correctCartPrice)).toHaveLength(1));
  });

  it("loses no tap on its stepper: it shows each at once, and sends those made meanwhile as one", async () => {
    wire.answering(listCart, cartOf([line(1)]));
    const answer = wire.holding(changeCartItem);
    await openPage("/cart", { user: mei });
    const stepper = page.getByRole("group", { name: words.quantityOf("Cup 1") });
    const more = stepper.getByRole("button").last();
    for (let taps = 0; taps < 4; taps++) await more.click();
    const field = stepper.getByRole("textbox");
    await expect.element(field).toHaveValue("5");
    wire.answering(listCart, cartOf([{ ...line(1), quantity: 5 }]));
    answer({ data: { ...line(1), quantity: 2 } });
    await vi.waitFor(() => expect(wire.heard(changeCartItem).map(({ body }) => body.quantity)).toEqual([2, 5]));
    await expect.element(field).toHaveValue("5");
  });

  it("goes back to what the cart holds when it is refused more", async () => {
    wire.answering(listCart, cartOf([line(1)]));
    wire.answering(changeCartItem, { refusal: "GOODS_UNAVAILABLE" });
    await openPage("/cart", { user: mei });
    const stepper = page.getByRole("group", { name: words.quantityOf("Cup 1") });
    await stepper.getByRole("button").last().click();
    await vi.waitFor(() => expect(wire.heard(changeCartItem)).toHaveLength(1));
    await expect.element(stepper.getByRole("textbox")).toHaveValue("1");
  });

  it.each([320, 390])("at %i px keeps the whole stepper inside its line", async (width) => {
    await page.viewport(width, 800);
    wire.answering(listCart, cartOf([line(1)]));
    await openPage("/cart", { user: mei });
    const stepper = page.getByRole("group", { name: words.quantityOf("Cup 1") });
    await expect.element(stepper).toBeVisible();
    const { right } = stepper.element().getBoundingClientRect();
    expect(right).toBeLessThanOrEqual(width - 16 - 16);
  });

  it("with text of twice the size breaks no amount, and leaves a shop's name its second line", async () => {
    document.documentElement.style.fontSize = "32px";
    const cart = cartOf([{ ...line(1), unitPrice: "1226.00" }]);
    wire.answering(listCart, {
      data: { ...cart.data, shops: cart.data.shops.map((shop) => ({ ...shop, shopName: { zh: "茶店", en: longShop } })) },
    });
    await openPage("/cart", { user: mei });
    const amount = page.getByRole("listitem").getByText(cnyText("1226.00")).first();
    await expect.element(amount).toBeVisible();
    const drawn = document.createRange();
    drawn.selectNodeContents(amount.element());
    const pieces = [...drawn.getClientRects()];
    expect(Math.max(...pieces.map(({ top }) => top))).toBeLessThan(Math.min(...pieces.map(({ bottom }) => bottom)));
    const name = page.getByRole("heading", { name: longShop }).element();
    expect(name.clientHeight).toBeGreaterThan(1.5 * Number.parseFloat(getComputedStyle(name).lineHeight));
  });

  it("with text of twice the size on the narrowest phone puts what it comes to under its words, and breaks no word", async () => {
    document.documentElement.style.fontSize = "32px";
    await page.viewport(320, 844);
    wire.answering(listCart, cartOf([line(1), line(2)]));
    wire.answering(stillToCome, { data: ahead });
    await openPage("/cart", { user: mei });
    await page.getByRole("checkbox", { name: words.selectAll, exact: true }).click();
    const opener = page.getByRole("button", { name: /Delivered to .*CN/ });
    await expect.element(opener).toBeVisible();
    const [said, sum] = [...opener.element().querySelectorAll("span > span")].map((part) => part.getBoundingClientRect());
    expect(said?.bottom).toBeLessThanOrEqual((sum?.top ?? 0) + 1);
    expect(said?.width).toBeGreaterThan(160);
    const all = page.getByText(words.selectAll, { exact: true }).element();
    const drawn = document.createRange();
    drawn.selectNodeContents(all);
    expect(new Set([...drawn.getClientRects()].map(({ top }) => top)).size).toBe(1);
  });
});
