import { addressList } from "@sihai/contract/address";
import { listOwnDisputes } from "@sihai/contract/dispute";
import { listFreightCountries } from "@sihai/contract/freight";
import { stillToCome } from "@sihai/contract/goods";
import { orderDetail } from "@sihai/contract/order";
import { getWallet } from "@sihai/contract/payment";
import { listReturns } from "@sihai/contract/return";
import { listSubscriptions, listSupplements } from "@sihai/contract/service";
import { cnyText } from "@sihai/text";
import { orderDict } from "@sihai/text/dict/order";
import { cutOff } from "@sihai/ui/testing";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { teapotAhead, unpaidOrder } from "../testing/an-order.ts";
import { mei, openPage, shopWire } from "../testing/open-page.tsx";
import { aWallet } from "../testing/things.ts";

async function opened(acceptedDifference: string | null, language: "en" | "zh") {
  const wire = shopWire();
  const items = unpaidOrder.items.map((item) => ({ ...item, state: "buying" as const }));
  wire.answering(orderDetail, { data: { ...unpaidOrder, state: "pending", items, paid: "190.00", acceptedDifference } });
  wire.answering(stillToCome, { data: teapotAhead });
  wire.answering(listReturns, { data: { list: [] } });
  wire.answering(listSubscriptions, { data: { itemNos: [], count: 0, max: 20 } });
  wire.answering(addressList, { data: { list: [], total: 0, page: 1, pageSize: 50, hasDefault: false } });
  wire.answering(listSupplements, { data: { list: [], open: 0, openTotal: "0.00" } });
  wire.answering(listFreightCountries, { data: { countries: [] } });
  wire.answering(getWallet, { data: aWallet("0.00") });
  wire.answering(listOwnDisputes, { data: { list: [], owed: "0.00" } });
  return openPage("/order/detail", { user: mei, language, search: { orderNo: unpaidOrder.orderNo } });
}

it.each(["en", "zh"] as const)(
  "an order that was paid more for than it came to says what was agreed to beyond it, in %s",
  async (language) => {
    const words = await orderDict.load(language);
    const host = await opened("24.00", language);
    await expect.element(page.getByText(words.acceptedDifference)).toBeVisible();
    await expect.element(page.getByText(cnyText("24.00"), { exact: true })).toBeVisible();
    expect(cutOff(host)).toEqual([]);
  },
);

it("says nothing of it where nothing was", async () => {
  const words = await orderDict.load("en");
  await opened(null, "en");
  await expect.element(page.getByText(cnyText("190.00"), { exact: true })).toBeVisible();
  await expect.element(page.getByText(words.acceptedDifference)).not.toBeInTheDocument();
});
