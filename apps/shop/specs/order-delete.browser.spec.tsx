import { listFreightCountries } from "@sihai/contract/freight";
import { stillToCome } from "@sihai/contract/goods";
import { statusNumbers } from "@sihai/contract/identity";
import { deleteOrder, listOrders, orderDetail } from "@sihai/contract/order";
import { getWallet } from "@sihai/contract/payment";
import { listReturns } from "@sihai/contract/return";
import { listSubscriptions } from "@sihai/contract/service";
import { listSuspended } from "@sihai/contract/suspense";
import { waitingTransfers } from "@sihai/contract/transfer";
import { orderDict } from "@sihai/text/dict/order";
import { uiDict } from "@sihai/text/dict/ui";
import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { appHistory } from "../src/shell/navigation.ts";
import { teapotAhead, unpaidOrder } from "../testing/an-order.ts";
import { mei, openPage, shopWire } from "../testing/open-page.tsx";

/** A cancelled order that may be deleted. */
function deletable() {
  const wire = shopWire();
  const actions = { ...unpaidOrder.actions, pay: false, cancel: false, remove: true };
  wire.answering(orderDetail, { data: { ...unpaidOrder, state: "cancelled", actions } });
  wire.answering(deleteOrder, { data: null });
  wire.answering(stillToCome, { data: teapotAhead });
  wire.answering(listReturns, { data: { list: [] } });
  wire.answering(listSubscriptions, { data: { itemNos: [], count: 0, max: 20 } });
  wire.answering(listFreightCountries, { data: { countries: [] } });
  wire.answering(listSuspended, "lost");
  return wire;
}

it.each(["en", "zh"] as const)(
  "who is asked about deleting an order keeps it by a button that says so, in %s",
  async (language) => {
    const [words, ui] = [await orderDict.load(language), await uiDict.load(language)];
    const wire = deletable();
    await openPage("/order/detail", { user: mei, search: { orderNo: unpaidOrder.orderNo }, language });
    await page.getByRole("button", { name: words.remove }).click();
    const asked = page.getByRole("alertdialog");
    // Beside "delete" a "cancel" could be read as what is done to an order.
    expect(asked.getByRole("button", { name: ui.cancel, exact: true }).elements()).toEqual([]);
    await asked.getByRole("button", { name: words.keepOrder }).click();
    await expect.element(asked).not.toBeInTheDocument();
    expect(wire.heard(deleteOrder)).toEqual([]);
  },
);

it("an order deleted on the page a link led straight to leaves the list of orders, not the shop's front", async () => {
  const words = await orderDict.load("en");
  const wire = deletable();
  // The list that is come to asks for its own; nothing of it is looked at here.
  wire.answering(listOrders, "lost");
  wire.answering(statusNumbers, "lost");
  wire.answering(waitingTransfers, "lost");
  wire.answering(getWallet, "lost");
  // The first page of its tab: nothing stands behind it.
  vi.spyOn(appHistory, "canGoBack").mockReturnValue(false);
  await openPage("/order/detail", { user: mei, search: { orderNo: unpaidOrder.orderNo } });
  await page.getByRole("button", { name: words.remove }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: words.remove, exact: true }).click();
  await expect.poll(() => location.pathname).toBe("/en/order/list");
});
