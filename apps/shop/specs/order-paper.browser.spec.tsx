import { listFreightCountries } from "@sihai/contract/freight";
import { stillToCome } from "@sihai/contract/goods";
import { orderDetail } from "@sihai/contract/order";
import { listReturns } from "@sihai/contract/return";
import { listSubscriptions } from "@sihai/contract/service";
import { listSuspended } from "@sihai/contract/suspense";
import { receiptDict } from "@sihai/text/dict/receipt";
import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { teapotAhead, unpaidOrder } from "../testing/an-order.ts";
import { mei, openPage, shopWire } from "../testing/open-page.tsx";

/** Sent in by its owner: it has no lines, and nothing is to be paid for it. */
const freeOrder = { ...unpaidOrder, lines: [], total: "0.00", due: "0.00" };

async function opened(language: "en" | "zh", isPaidApart: boolean) {
  const wire = shopWire();
  wire.answering(orderDetail, { data: { ...freeOrder, isPaidApart } });
  wire.answering(stillToCome, { data: teapotAhead });
  wire.answering(listReturns, { data: { list: [] } });
  wire.answering(listSuspended, { data: { list: [] } });
  wire.answering(listSubscriptions, { data: { itemNos: [], count: 0, max: 20 } });
  wire.answering(listFreightCountries, { data: { countries: [] } });
  await openPage("/order/detail", { search: { orderNo: freeOrder.orderNo }, user: mei, language });
  await expect.element(page.getByText(freeOrder.orderNo).first()).toBeVisible();
}

describe.each(["en", "zh"] as const)("an order that cost nothing, in %s", (language) => {
  it("leads to its receipt once something was paid for it", async () => {
    const { download } = await receiptDict.load(language);
    await opened(language, true);
    const paper = page.getByRole("link", { name: download.receipt });
    await expect.element(paper).toHaveAttribute("href", `/api/order/receipt-pdf?orderNo=${freeOrder.orderNo}&lang=${language}`);
  });

  it("has no paper before", async () => {
    const { download } = await receiptDict.load(language);
    await opened(language, false);
    for (const name of [download.receipt, download.invoice])
      await expect.element(page.getByRole("link", { name })).not.toBeInTheDocument();
  });
});
