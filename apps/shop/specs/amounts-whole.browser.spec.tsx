import { addressList } from "@sihai/contract/address";
import { listCart } from "@sihai/contract/cart";
import { listFreightCountries } from "@sihai/contract/freight";
import { stillToCome } from "@sihai/contract/goods";
import { listBills } from "@sihai/contract/payment";
import { listStorage } from "@sihai/contract/storage";
import { listSuspended } from "@sihai/contract/suspense";
import { exchangeOffers, listTransfers } from "@sihai/contract/transfer";
import { listWithdrawals } from "@sihai/contract/withdrawal";
import { cartDict } from "@sihai/text/dict/cart";
import { brokenAmounts, cutOff } from "@sihai/ui/testing";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { cartLine, cartOf } from "../testing/a-cart.ts";
import { aPlan, planWire } from "../testing/a-plan.ts";
import { payWire, trade, tradeNo } from "../testing/a-trade.ts";
import { teapotAhead, unpaidOrder } from "../testing/an-order.ts";
import { confirmWire, openConfirm } from "../testing/confirm-page.ts";
import { shoeWire } from "../testing/goods-page.ts";
import { mei, openPage, shopWire } from "../testing/open-page.tsx";
import { orderPageWire } from "../testing/order-page.ts";
import { answerOf, stored } from "../testing/stored-goods.ts";
import { openSubmit, submitWire } from "../testing/submit-page.ts";

type Language = "en" | "zh";
const noAddress = { data: { list: [], total: 0, page: 1, pageSize: 50, hasDefault: false } };
const cny = (amount: string) => ({ amount, currency: "CNY" as const });
const bill = {
  ...{ id: "9", kind: "supplement" as const, at: "2026-11-20T02:00:00.000Z", change: cny("-12888.00"), amount: cny("12888.00") },
  ...{ balanceAfter: cny("12345.67"), method: "balance" as const, subject: "T2611255VJEDDAB8", card: null },
};

const pages: Record<string, (language: Language) => Promise<HTMLElement>> = {
  goods: (language) => {
    shoeWire();
    return openPage("/goods/detail", { user: mei, search: { goodsId: "53" }, language });
  },
  async cart(language) {
    const wire = shopWire();
    wire.answering(listCart, cartOf([cartLine(1), cartLine(2)]));
    wire.answering(addressList, noAddress);
    wire.answering(listFreightCountries, { data: { countries: [] } });
    wire.answering(stillToCome, { data: teapotAhead });
    const host = await openPage("/cart", { user: mei, language });
    const { selectAll } = await cartDict.load(language);
    await page.getByRole("checkbox", { name: selectAll, exact: true }).click();
    return host;
  },
  confirm: (language) => {
    confirmWire();
    return openConfirm(language);
  },
  order: (language) => {
    orderPageWire(unpaidOrder).answering(listSuspended, { data: { list: [] } });
    return openPage("/order/detail", { user: mei, search: { orderNo: unpaidOrder.orderNo }, language });
  },
  payment: (language) => {
    payWire(trade);
    return openPage("/pay/index", { user: mei, search: { tradeNo }, language });
  },
  storage: (language) => {
    const wire = shopWire();
    wire.answering(listStorage, answerOf([stored("1"), stored("2")]));
    wire.answering(addressList, noAddress);
    wire.answering(listFreightCountries, { data: { countries: [] } });
    return openPage("/order/in-storage/goods-list", { user: mei, language });
  },
  plan: (language) => {
    planWire(aPlan(null));
    return openPage("/package/plan/detail", { search: { planId: "5" }, user: mei, language });
  },
  parcel: (language) => {
    submitWire();
    return openSubmit({}, language);
  },
  wallet: (language) => {
    const wire = shopWire();
    wire.answering(listBills, { data: { list: [bill], total: 1, page: 1, pageSize: 20 } });
    wire.answering(exchangeOffers, { data: { offers: [] } });
    wire.answering(listSuspended, { data: { list: [] } });
    wire.answering(listTransfers, { data: { list: [], total: 0, page: 1, pageSize: 20 } });
    wire.answering(listWithdrawals, { data: { list: [], total: 0, page: 1, pageSize: 20, held: [] } });
    return openPage("/wallet/index", { user: mei, language });
  },
};

it.each(Object.keys(pages).flatMap((name) => (["en", "zh"] as const).map((language) => [name, language] as const)))(
  "no amount of five figures breaks within its number on the narrowest phone with text twice as large: %s in %s",
  async (name, language) => {
    await page.viewport(320, 844);
    document.documentElement.style.fontSize = "32px";
    const host = await pages[name]?.(language);
    if (!host) throw new Error("no such page");
    await expect.poll(() => /￥/.test(host.textContent ?? "") || name === "storage").toBe(true);
    expect(brokenAmounts(host)).toEqual([]);
    expect(cutOff(host)).toEqual([]);
    expect(document.documentElement.scrollWidth).toBe(innerWidth);
  },
);
