import { addressList } from "@sihai/contract/address";
import { listFreightCountries, listGoodsClasses } from "@sihai/contract/freight";
import { stillToCome } from "@sihai/contract/goods";
import { orderDetail } from "@sihai/contract/order";
import { getWallet } from "@sihai/contract/payment";
import { listReturns } from "@sihai/contract/return";
import { listSubscriptions } from "@sihai/contract/service";
import { listSuspended } from "@sihai/contract/suspense";
import { cnyText, formatWeight, formulaText } from "@sihai/text";
import { forwardingDict } from "@sihai/text/dict/forwarding";
import { goodsDict } from "@sihai/text/dict/goods";
import { orderDict } from "@sihai/text/dict/order";
import { walletDict } from "@sihai/text/dict/payment-wallet";
import { violations } from "@sihai/ui/testing";
import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { teapotAhead, unpaidOrder } from "../testing/an-order.ts";
import { addressShown, mei, openPage, shopWire } from "../testing/open-page.tsx";
import { aWallet } from "../testing/things.ts";

const words = await forwardingDict.load("en");

it("a manual order keeps what was typed and agreed to when its page is left; another link begins anew", async () => {
  const wire = shopWire();
  wire.answering(listFreightCountries, { data: { countries: [] } });
  wire.answering(listGoodsClasses, { data: { classes: [], flags: [] } });
  const name = page.getByRole("textbox", { name: words.diyName }).last();
  const agree = page.getByRole("checkbox", { name: words.disclaimer }).last();
  await openPage("/order/submit/diy", { user: mei });
  await name.fill("Red teapot");
  await agree.click();
  await expect.element(agree).toBeChecked();
  await openPage("/order/submit/diy", { user: mei });
  await vi.waitFor(() => expect(addressShown()).toMatch(/^\/order\/submit\/diy/));
  await expect.element(name).toHaveValue("Red teapot");
  await expect.element(agree).toBeChecked();
  await openPage("/order/submit/diy", { user: mei, search: { link: "https://example.com/1" } });
  await expect.element(name).toHaveValue("");
  await expect.element(agree).not.toBeChecked();
});

it.each(["en", "zh"] as const)(
  "what a manual order comes to opens into its lines and how each is counted, in %s",
  async (language) => {
    const [own, orders] = await Promise.all([forwardingDict.load(language), orderDict.load(language)]);
    const wire = shopWire();
    wire.answering(listFreightCountries, { data: { countries: [] } });
    wire.answering(listGoodsClasses, { data: { classes: [], flags: [] } });
    const search = { link: `https://shop.example/costs-${language}`, price: "60" };
    const host = await openPage("/order/submit/diy", { user: mei, search, language });
    const costs = page.getByRole("heading", { name: orders.costs });
    await page.getByRole("textbox", { name: own.freight }).fill("8.50");
    await page.getByRole("textbox", { name: own.itemQuantity }).fill("2");
    await userEvent.tab();
    await expect.element(costs).toBeVisible();
    const text = () => host.textContent ?? "";
    await expect.poll(text).toContain(`${orders.line.goods}${cnyText("120.00")}`);
    expect(text()).toContain(`${orders.line["domestic-freight"]}${cnyText("8.50")}`);
    expect(text()).toContain(`${orders.orderTotal}${cnyText("128.50")}`);
    expect(text()).toContain(formulaText("2 × 60.00"));
    await expect.element(page.getByRole("button", { name: own.submitFor(cnyText("128.50")) })).toBeVisible();
    expect(await violations(host)).toEqual([]);
  },
);

it.each(["en", "zh"] as const)("who owes reads so before the form, with the way to repay, in %s", async (language) => {
  const wallet = await walletDict.load(language);
  const wire = shopWire();
  wire.answering(listFreightCountries, { data: { countries: [] } });
  wire.answering(listGoodsClasses, { data: { classes: [], flags: [] } });
  wire.answering(getWallet, { data: aWallet("0.00", { debt: "60.00" }) });
  const host = await openPage("/order/submit/diy", { user: mei, language });
  await expect.element(page.getByText(wallet.disputes.blocks(cnyText("60.00")))).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: wallet.recharge, exact: true }))
    .toHaveAttribute("href", `/${language === "en" ? "en" : "cn"}/recharge/index`);
  expect(await violations(host)).toEqual([]);
});

it.each(["en", "zh"] as const)(
  "reads the platform from the link, and says what sending will cost and for which weight, in %s",
  async (language) => {
    const [own, goods] = await Promise.all([forwardingDict.load(language), goodsDict.load(language)]);
    const wire = shopWire();
    wire.answering(addressList, { data: { list: [], total: 0, page: 1, pageSize: 50, hasDefault: false } });
    wire.answering(listFreightCountries, {
      data: { countries: [{ code: "DE", name: { zh: "德国", en: "Germany" }, lines: 18 }] },
    });
    const cups = { zh: "杯壶", en: "Cups and bottles" };
    wire.answering(listGoodsClasses, {
      data: { classes: [{ id: "cups", name: cups, needsChecking: false, flags: [], isOpen: true }], flags: [] },
    });
    wire.answering(stillToCome, { data: { ...teapotAhead, weightFrom: "class", grams: 400 } });
    await openPage("/order/submit/diy", {
      user: mei,
      search: { link: `https://shop.example/${language}`, goodsName: "Cup", price: "60" },
      language,
    });
    const platform = page.getByRole("combobox", { name: own.platform });
    await page.getByRole("textbox", { name: own.diyLink }).fill("https://item.taobao.com/item.htm?id=900000001");
    await expect.element(platform).toHaveValue("taobao");
    // Another one chosen by hand stays.
    await platform.selectOptions("tmall");
    await page.getByRole("textbox", { name: own.diyName }).fill("Blue cup");
    await expect.element(platform).toHaveValue("tmall");
    expect(wire.heard(stillToCome)).toEqual([]);
    await page.getByRole("combobox", { name: own.destination }).selectOptions("DE");
    await page.getByRole("combobox", { name: own.itemClass }).selectOptions("cups");
    const counted = goods.countedWith(goods.weightClass(formatWeight(400, language, "DE")));
    await expect.poll(() => document.body.textContent).toContain(counted);
    expect(wire.heard(stillToCome).at(-1)?.body?.goods).toMatchObject([{ goodsId: null, classId: "cups", quantity: 1 }]);
  },
);

const dot = "data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=";
const link = "https://shop.example/cup";
const items = unpaidOrder.items.map((item) => ({ ...item, goodsId: null, link, pictures: [dot, `${dot}#2`] }));

it.each(["en", "zh"] as const)(
  "goods described by hand show where they are sold and all pictures given, in %s",
  async (language) => {
    const orderWords = await orderDict.load(language);
    const wire = shopWire();
    wire.answering(orderDetail, { data: { ...unpaidOrder, type: "diy", items } });
    wire.answering(stillToCome, { data: teapotAhead });
    wire.answering(listReturns, { data: { list: [] } });
    wire.answering(listSuspended, { data: { list: [] } });
    wire.answering(listSubscriptions, { data: { itemNos: [], count: 0, max: 20 } });
    wire.answering(addressList, { data: { list: [], total: 0, page: 1, pageSize: 50, hasDefault: false } });
    wire.answering(listFreightCountries, {
      data: { countries: [{ code: "DE", name: { zh: "德国", en: "Germany" }, lines: 18 }] },
    });
    wire.answering(getWallet, { data: aWallet("500.00") });
    const shown = await openPage("/order/detail", { search: { orderNo: unpaidOrder.orderNo }, user: mei, language });
    const sold = page.getByRole("link", { name: orderWords.offerLink });
    await expect.element(sold).toHaveAttribute("href", link);
    await expect.element(page.getByRole("button", { name: orderWords.ownPictureAlt(1) })).toBeVisible();
    await expect.element(page.getByRole("button", { name: orderWords.ownPictureAlt(2) })).toBeVisible();
    expect(await violations(shown)).toEqual([]);
  },
);
