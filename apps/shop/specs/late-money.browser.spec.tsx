import { addressList } from "@sihai/contract/address";
import { listFreightCountries } from "@sihai/contract/freight";
import { stillToCome } from "@sihai/contract/goods";
import { orderDetail } from "@sihai/contract/order";
import { listReturns } from "@sihai/contract/return";
import { listSubscriptions } from "@sihai/contract/service";
import { listSuspended } from "@sihai/contract/suspense";
import { listTransfers } from "@sihai/contract/transfer";
import { formatAmount } from "@sihai/text";
import { transferDict } from "@sihai/text/dict/transfer";
import { violations } from "@sihai/ui/testing";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { transfer, transferNo } from "../testing/a-transfer.ts";
import { teapotAhead, unpaidOrder } from "../testing/an-order.ts";
import { mei, openPage, shopWire } from "../testing/open-page.tsx";

const { orderNo } = unpaidOrder;

async function opened(arrivedFor: string, language: "en" | "zh") {
  const wire = shopWire();
  const items = unpaidOrder.items.map((item) => ({ ...item, state: "cancelled" as const }));
  wire.answering(orderDetail, { data: { ...unpaidOrder, state: "cancelled", items } });
  wire.answering(stillToCome, { data: teapotAhead });
  wire.answering(listReturns, { data: { list: [] } });
  wire.answering(listSuspended, { data: { list: [] } });
  wire.answering(listSubscriptions, { data: { itemNos: [], count: 0, max: 20 } });
  wire.answering(addressList, { data: { list: [], total: 0, page: 1, pageSize: 50, hasDefault: false } });
  wire.answering(listFreightCountries, { data: { countries: [] } });
  const arrived = { amount: "15.32", currency: "USD" as const };
  const none = { amount: "0.00", currency: "USD" as const };
  const pays = {
    ...{ tradeNo: "T2026112200000031", purpose: "order" as const, amount: "108.00", numbers: [arrivedFor], rate: "0.1418" },
    ...{ paid: null, state: "late" as const, until: null },
  };
  const credited = { arrived, fee: none, added: arrived, at: "2026-11-25T02:00:00.000Z", billId: "7" };
  const list = [transfer({ state: "credited", pays, credited })];
  wire.answering(listTransfers, { data: { list, total: 1, page: 1, pageSize: 20 } });
  return openPage("/order/detail", { user: mei, language, search: { orderNo } });
}

it.each(["en", "zh"] as const)("a cancelled order says that its money came late and where it is, in %s", async (language) => {
  const { pay } = await transferDict.load(language);
  const host = await opened(orderNo, language);
  await expect.element(page.getByText(pay.arrivedFor(formatAmount("15.32", "USD")))).toBeVisible();
  await expect.element(page.getByText(pay.states.late)).toBeVisible();
  const way = page.getByRole("link", { name: pay.show });
  await expect
    .element(way)
    .toHaveAttribute("href", `/${language === "en" ? "en" : "cn"}/recharge/success?transferNo=${transferNo}`);
  expect(await violations(host)).toEqual([]);
});

it("money for something else is not told on its page", async () => {
  const { pay } = await transferDict.load("en");
  await opened("DG000000099", "en");
  await expect.element(page.getByText(orderNo).first()).toBeVisible();
  expect(page.getByText(pay.states.late).elements()).toEqual([]);
});
