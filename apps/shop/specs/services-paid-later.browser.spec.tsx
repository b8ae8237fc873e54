import { listFreightCountries } from "@sihai/contract/freight";
import { stillToCome } from "@sihai/contract/goods";
import { orderDetail } from "@sihai/contract/order";
import { getWallet } from "@sihai/contract/payment";
import { listReturns } from "@sihai/contract/return";
import { listSubscriptions, listSupplements } from "@sihai/contract/service";
import { listSuspended } from "@sihai/contract/suspense";
import { cnyText, formatAmountRange } from "@sihai/text";
import { goodsDict } from "@sihai/text/dict/goods";
import { orderDict } from "@sihai/text/dict/order";
import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { teapotAhead, unpaidOrder } from "../testing/an-order.ts";
import { mei, openPage, shopWire } from "../testing/open-page.tsx";
import { aWallet } from "../testing/things.ts";

type Language = "en" | "zh";
const [teapot] = unpaidOrder.items;
if (!teapot) throw new Error("an order has an item");
const stored = { ...teapot, state: "stocked-in" as const, paid: "124.00", paidServices: "10.00" };
const order = {
  ...{ ...unpaidOrder, state: "in-storage" as const, due: "0.00", tradeNo: null, paid: "124.00", items: [stored] },
  actions: { ...unpaidOrder.actions, pay: false },
};

async function opened(data: typeof order, language: Language): Promise<HTMLElement> {
  const wire = shopWire();
  wire.answering(orderDetail, { data });
  wire.answering(stillToCome, { data: teapotAhead });
  wire.answering(getWallet, { data: aWallet("500.00") });
  wire.answering(listReturns, { data: { list: [] } });
  wire.answering(listSuspended, { data: { list: [] } });
  wire.answering(listSupplements, { data: { list: [], open: 0, openTotal: "0.00" } });
  wire.answering(listSubscriptions, { data: { itemNos: [], count: 0, max: 20 } });
  wire.answering(listFreightCountries, { data: { countries: [] } });
  return openPage("/order/detail", { search: { orderNo: order.orderNo }, user: mei, language });
}

/** The sum beside a label of the four figures. */
const beside = (label: string) =>
  expect.poll(() =>
    page
      .getByText(label)
      .elements()
      .map((found) => found.closest("p")?.textContent ?? "")
      .join(),
  );

describe.each(["en", "zh"] as const)("services ordered later that are paid, in %s", (language) => {
  it("are in what was paid and in the whole, and a line of the order's costs", async () => {
    const [words, goods] = await Promise.all([orderDict.load(language), goodsDict.load(language)]);
    const host = await opened(order, language);
    await beside(goods.paidForGoods).toContain(cnyText("134.00"));
    await beside(goods.inAll).toContain(formatAmountRange("234.00", "254.00", "CNY"));
    expect(host.textContent).toContain(`${words.servicesPaid}${cnyText("10.00")}`);
  });

  it("are the costs of an order that cost nothing itself", async () => {
    const words = await orderDict.load(language);
    const free = { ...order, lines: [], total: "0.00", paid: "0.00", items: [{ ...stored, total: "0.00", paid: "0.00" }] };
    const host = await opened(free, language);
    await expect.element(page.getByText(words.servicesPaid)).toBeVisible();
    expect(host.textContent).toContain(`${words.servicesPaid}${cnyText("10.00")}`);
  });
});
