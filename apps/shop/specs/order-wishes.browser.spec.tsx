import type { Wire } from "@sihai/client/testing";
import type { CallData } from "@sihai/contract";
import { addressList } from "@sihai/contract/address";
import { listFreightCountries } from "@sihai/contract/freight";
import { stillToCome } from "@sihai/contract/goods";
import { previewOrder, submitOrder } from "@sihai/contract/order";
import { getTrade } from "@sihai/contract/payment";
import { forgetGoodsServices, goodsServicesOf, setGoodsService, setOrderCountry } from "@sihai/domain/order/draft";
import { cnyText } from "@sihai/text";
import { goodsDict } from "@sihai/text/dict/goods";
import { orderDict } from "@sihai/text/dict/order";
import { beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import type { PathSearch } from "../src/paths.ts";
import { go } from "../src/shell/navigation.ts";
import { changeDraft, useQuickOrderDraft } from "../src/stores/build-order-draft.ts";
import { setQuickGoods, useQuickGoods } from "../src/stores/quick-goods.ts";
import { changeOperation, useUserOperation } from "../src/stores/user-operation.ts";
import { teapotAhead } from "../testing/an-order.ts";
import { addressShown, mei, openPage, shopWire } from "../testing/open-page.tsx";

const words = await orderDict.load("en");
type Previewed = CallData<typeof previewOrder>["orders"][number];

/** What is priced for one shop. */
function orderOf(goodsCodes: readonly string[], shopId: string): Previewed {
  return {
    ...{ shopId, shopSource: "taobao", shopName: { zh: shopId, en: shopId }, total: "10.00", lines: [] },
    ...{ discount: null, memberDiscount: "0.00", coupons: [], bestCoupon: null },
    items: goodsCodes.map((goodsCode) => ({
      ...{ goodsCode, goodsId: "5", title: { zh: "茶杯", en: "Cup" }, options: [], picture: null, quantity: 1 },
      ...{ unitPrice: "10.00", domesticFreight: "0.00", service: "0.00", total: "10.00", remark: "", isBuyersOwnPrice: false },
    })),
  };
}

let wire: Wire;
beforeEach(() => {
  setQuickGoods({ goodsId: "5", skuId: "1", quantity: 1, remark: "" });
  wire = shopWire();
  wire.answering(addressList, { data: { list: [], total: 0, page: 1, pageSize: 50, hasDefault: false } });
  wire.answering(listFreightCountries, { data: { countries: [] } });
  wire.answering(stillToCome, { data: teapotAhead });
  wire.answering(previewOrder, ({ body }) => {
    const codes = body?.goodsCodeList ?? [];
    const isOther = (code: string) => code.startsWith("2");
    const shops = [
      orderOf(
        codes.filter((code) => !isOther(code)),
        "77",
      ),
      orderOf(codes.filter(isOther), "88"),
    ];
    return { data: { total: "10.00", offered: [], orders: shops.filter(({ items }) => items.length > 0) } };
  });
  // What the page after the order asks for is not waited for here.
  wire.holding(getTrade);
});

const openCart = (...goodsCodes: string[]) => openPage("/order/submit/dg", { user: mei, search: { goodsCodes } });
const toCart = (...goodsCodes: string[]) => toSubmit({ goodsCodes });
const toQuick = () => toSubmit({ quick: "1" });
const note = page.getByRole("textbox", { name: words.shopRemark });

/** By way of another page, as in life. */
async function toSubmit(search: PathSearch<"/order/submit/dg">) {
  go("/forgot-password");
  await expect.element(page.getByText(words.shopWishes).first()).not.toBeInTheDocument();
  go("/order/submit/dg", search);
}

async function write(text: string, { at = 0 } = {}) {
  await page.getByText(words.shopWishes).nth(at).click();
  await expect.element(note).toHaveValue("");
  await note.fill(text);
  await vi.waitFor(() => expect(JSON.stringify(wire.heard(previewOrder).at(-1)?.body?.shopOrderService)).toContain(text));
}

async function order(own = words) {
  const placed = { tradeNo: "T000000000011", total: "10.00", orders: [{ orderNo: "DG000000017", total: "10.00" }] };
  wire.answering(submitOrder, { data: placed });
  await page.getByRole("checkbox", { name: own.disclaimer }).click();
  await page.getByRole("button", { name: own.submitFor(cnyText("10.00")) }).click();
  await vi.waitFor(() => expect(addressShown()).toContain("/results"));
}

it("what was written for the cart's order waits while the same shop sells something in a quick buy, ordered or not", async () => {
  await openCart("11");
  await write("the blue box");
  await toQuick();
  await write("without its box");
  await toCart("11");
  await expect.element(note).toHaveValue("the blue box");
  await toQuick();
  await expect.element(note).toHaveValue("without its box");
  await order();
  await toCart("11");
  await expect.element(note).toHaveValue("the blue box");
});

it("what was written for a shop left in the cart is there when its goods are ordered later", async () => {
  await openCart("11", "21");
  await write("the green one", { at: 1 });
  await toCart("11");
  await page.getByText(words.shopWishes).click();
  await expect.element(note).toHaveValue("");
  await order();
  await toCart("11", "21");
  await expect.element(note).toHaveValue("the green one");
});

it("what was written for an order goes with it", async () => {
  await openCart("11");
  await write("the blue box");
  await order();
  await toCart("12");
  await page.getByText(words.shopWishes).click();
  await expect.element(note).toHaveValue("");
});

it.each(["en", "zh"] as const)(
  "in %s a warehouse chosen for other goods is said to be chosen, with what it costs more, and is not that of the next order",
  async (language) => {
    const [own, goods] = await Promise.all([orderDict.load(language), goodsDict.load(language)]);
    const [here, there] = language === "en" ? ["South China", "Hong Kong"] : ["华南仓", "香港仓"];
    const fromThere = teapotAhead.costs && { ...teapotAhead.costs, high: "180.00" };
    wire.answering(stillToCome, ({ body }) => ({
      data: body?.warehouse === 2 ? { ...teapotAhead, costs: fromThere } : teapotAhead,
    }));
    changeOperation((operation) => ({ ...setOrderCountry(operation, "DE"), warehouse: 2 }));
    await openPage("/order/submit/dg", { user: mei, search: { quick: "1" }, language });
    const said = page.getByText(goods.dearerWarehouse(there, cnyText("60.00"), here));
    await expect.element(said).toBeVisible();
    await page.getByRole("button", { name: goods.backToWarehouse(here) }).click();
    await expect.element(said).not.toBeInTheDocument();
    await vi.waitFor(() => expect(wire.heard(previewOrder).at(-1)?.body?.warehouseId).toBe(1));
    changeOperation((operation) => ({ ...operation, warehouse: 2 }));
    await expect.element(said).toBeVisible();
    await order(own);
    expect(wire.heard(submitOrder).at(-1)?.body?.warehouseId).toBe(2);
    expect(useUserOperation.getState().warehouse).toBeNull();
  },
);

it("a tab buys what it was opened with, whatever another tab bought since, also after a reload", async () => {
  await openPage("/order/submit/dg", { user: mei, search: { quick: "1" } });
  await write("without its box");
  // What the browser keeps for all tabs is the other's by now.
  const others = JSON.stringify({ state: { quick: { goodsId: "6", skuId: "2", quantity: 1, remark: "" } }, version: 1 });
  localStorage.setItem("sh_quick_goods", others);
  localStorage.removeItem("sh_quick_order");
  await Promise.all([useQuickGoods.persist.rehydrate(), useQuickOrderDraft.persist.rehydrate()]);
  expect(wire.heard(previewOrder).at(-1)?.body?.quickGoods?.goodsId).toBe("5");
  expect(useQuickGoods.getState().quick?.goodsId).toBe("5");
  await expect.element(note).toHaveValue("without its box");
});

it("photos chosen for goods are found again when others were bought in between", async () => {
  const photos = { serviceNo: "fine-photo", count: 2, remarks: "the zip" };
  const chosen = () => goodsServicesOf(useQuickOrderDraft.getState(), "quick");
  changeDraft((draft) => setGoodsService(draft, "quick", photos), useQuickOrderDraft);
  setQuickGoods({ goodsId: "6", skuId: "2", quantity: 1, remark: "" });
  expect(chosen()).toEqual([]);
  setQuickGoods({ goodsId: "5", skuId: "1", quantity: 3, remark: "" });
  expect(chosen()).toEqual([photos]);
  // Ordered: nothing of them waits.
  changeDraft((draft) => forgetGoodsServices(draft, "quick"), useQuickOrderDraft);
  setQuickGoods(null);
  setQuickGoods({ goodsId: "5", skuId: "1", quantity: 1, remark: "" });
  expect(chosen()).toEqual([]);
});
